import Foundation
import Testing

/// What `trace check` says of recordings that are written here by hand.
struct TraceTests {
  static let scenes = #"{"recording":1,"setting":"uikit-scenes-template"}"#
  static let launch = #"{"call":"application(_:didFinishLaunchingWithOptions:)"}"#
  static let connect = #"{"call":"scene(_:willConnectTo:options:)"}"#
  static let connectForURL =
    #"{"call":"scene(_:willConnectTo:options:)","options":{"urlContexts":[{"url":"acme://item/7"}]}}"#
  static let foreground = #"{"call":"sceneWillEnterForeground(_:)"}"#
  static let active = #"{"call":"sceneDidBecomeActive(_:)"}"#
  static let openURL = #"{"call":"scene(_:openURLContexts:)","urlContexts":[{"url":"acme://item/7"}]}"#
  static let delivered = #"{"delivered":"links","url":"acme://item/7"}"#
  static let coldURL = [scenes, launch, connectForURL, delivered, foreground, active]

  private func check(_ lines: [String], _ options: [String] = []) async throws -> Run {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("recording.jsonl")
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      return try await tool(["trace", "check", file.path] + options)
    }
  }

  @Test func aColdLinkIsExplainedAndDelivered() async throws {
    let run = try await check(Self.coldURL)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("steps:\n  launch by acme://item/7\n"))
    #expect(run.output.contains("✓ every call is explained"))
    #expect(run.output.contains("deliveries: 1 owed, no rule broken"))
  }

  @Test func aCallThatScenesReplaceIsNamedWithTheRuleThatItBreaks() async throws {
    let open = #"{"call":"application:openURL:options:","url":"acme://item/7"}"#
    let run = try await check([Self.scenes, Self.launch, open, Self.connect])
    #expect(run.status == 1)
    #expect(run.output.contains("✗ line 3: application(_:open:options:) ⟨url: acme://item/7⟩\n  no reading explains"))
    #expect(run.output.contains("Specs/scenes-cold.md#app-delegate-is-silent-under-scenes"))
  }

  @Test func aSceneThatIsActiveBeforeItIsInFrontIsNotExplained() async throws {
    let run = try await check([Self.scenes, Self.launch, Self.connect, Self.active, Self.foreground])
    #expect(run.status == 1)
    #expect(run.output.contains("✗ line 4: sceneDidBecomeActive(_:) main"))
    #expect(run.output.contains("instead: sceneWillEnterForeground(_:) main"))
    #expect(run.output.contains("connect-before-foreground-before-active"))
  }

  @Test func aMethodThatTheRecorderNeverSawMayBeMissing() async throws {
    let run = try await check([Self.scenes, Self.connectForURL, Self.active])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func aQuestionThatTheRecorderNeverSawIsNotHeldAgainstTheSceneThatConnects() async throws {
    let scenes = #"{"recording":1,"ios":"26.1","manifest":"configured","answersConfiguration":true}"#
    let car =
      #"{"call":"scene(_:willConnectTo:options:)","scene":"car","role":"CPTemplateApplicationSceneSessionRoleApplication"}"#
    let run = try await check([scenes, Self.launch, car])
    #expect(run.status == 0, "\(run.output)")
    let asked = #"{"call":"application(_:configurationForConnecting:options:)","scene":"car"}"#
    let other = try await check([scenes, Self.launch, asked, car])
    #expect(other.status == 1)
    #expect(other.output.contains("configuration-question-is-about-the-session"))
  }

  @Test func aWebLinkWithASchemeOfTheAppsOwnIsRefused() async throws {
    let continued =
      #"{"call":"scene(_:continue:)","activity":{"activityType":"NSUserActivityTypeBrowsingWeb","webpageURL":"acme://item/7"}}"#
    let run = try await check([Self.scenes, Self.launch, Self.connect, Self.foreground, Self.active, continued])
    #expect(run.status == 1)
    #expect(run.output.contains("web-link-has-a-web-address"))
  }

  @Test func nothingComesAfterTheAppWasToldThatItTerminates() async throws {
    let terminates = #"{"call":"applicationWillTerminate(_:)"}"#
    let disconnects = #"{"call":"sceneDidDisconnect(_:)"}"#
    let opened = [Self.scenes, Self.launch, Self.connect, Self.foreground, Self.active]
    let good = try await check(opened + [disconnects, terminates])
    #expect(good.status == 0, "\(good.output)")
    let late = try await check(opened + [terminates, disconnects])
    #expect(late.status == 1)
    #expect(late.output.contains("Specs/life-cycle-pairs.md#termination-is-the-last-call"))
    #expect(late.output.contains("line 7: The process was told before that it terminates."))
  }

  @Test func whatWasSentIsTakenFromTheTriggers() async throws {
    let trigger = #"{"trigger":"launch","urls":["acme://item/7"]}"#
    let lines = [Self.scenes, trigger, Self.launch]
    let good = try await check(lines + [Self.connectForURL, Self.foreground, Self.active])
    #expect(good.status == 0, "\(good.output)")
    let empty = try await check(lines + [Self.connect, Self.foreground, Self.active])
    #expect(empty.status == 1)
    #expect(empty.output.contains("✗ line 4: scene(_:willConnectTo:options:) main"))
    #expect(empty.output.contains("cold-url-in-connection-options"))
    // Nobody wrote down that the URL was sent a second time.
    let again = try await check(lines + [Self.connectForURL, Self.foreground, Self.active, Self.openURL])
    #expect(again.status == 1)
    #expect(again.output.contains("✗ line 7: scene(_:openURLContexts:)"))
    #expect(again.output.contains("no-open-call-for-the-connecting-url"))
  }

  @Test func theReadingsThatFitAreNamed() async throws {
    let activity = #"{"activityType":"NSUserActivityTypeBrowsingWeb","webpageURL":"https://links.example.com/a"}"#
    let lines = [
      Self.scenes, Self.launch, Self.connect, Self.foreground, Self.active,
      #"{"call":"sceneWillResignActive(_:)"}"#, #"{"call":"sceneDidEnterBackground(_:)"}"#,
      #"{"call":"scene(_:willContinueUserActivityWithType:)","activityType":"NSUserActivityTypeBrowsingWeb"}"#,
      Self.foreground, #"{"call":"scene(_:continue:)","activity":\#(activity)}"#, Self.active,
    ]
    let run = try await check(lines)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("  link-announcement: announced fits, not-announced does not\n"))
  }

  @Test func anInterruptionIsReadFromTheCallsOrFromItsLines() async throws {
    let launched = [Self.scenes, Self.launch, Self.connect, Self.foreground, Self.active]
    let resign = #"{"call":"sceneWillResignActive(_:)"}"#
    let run = try await check(launched + [resign, Self.openURL, Self.active])
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains(
        "steps:\n  launch\n  an interruption\n  receive acme://item/7\n  the interruption is over\n"),
      "\(run.output)")
    let written = try await check(
      launched + [#"{"trigger":"interrupt"}"#, resign, #"{"trigger":"resume"}"#, Self.active])
    #expect(written.status == 0, "\(written.output)")
    #expect(written.output.contains("steps:\n  launch\n  an interruption\n  the interruption is over\n"))
    // A recorder that sees no resign call sees the active call alone.
    let unseen = try await check(launched + [Self.openURL, Self.active])
    #expect(unseen.status == 0, "\(unseen.output)")
    #expect(unseen.output.contains("  receive acme://item/7\n  an interruption\n  the interruption is over\n"))
    let again = try await check(launched + [resign, Self.active, Self.active])
    #expect(again.status == 1)
    #expect(again.output.contains("✗ line 8: sceneDidBecomeActive(_:) main"), "\(again.output)")
    #expect(again.output.contains("active-is-told-once"))
  }

  @Test func ofAHostedSceneTheLifeCycleIsExplainedAndNoEvent() async throws {
    let hosted = [#"{"recording":1,"setting":"uikit-hosting-scene-delegate"}"#, Self.launch, Self.connect]
    let plain = try await check(hosted + [Self.foreground, Self.active])
    #expect(plain.status == 0, "\(plain.output)")
    let link = try await check(hosted + [Self.foreground, Self.active, Self.openURL])
    #expect(link.status == 1)
    #expect(link.output.contains("✗ line 6: scene(_:openURLContexts:)"), "\(link.output)")
    #expect(link.output.contains("UIHostingSceneDelegate is not documented"), "\(link.output)")
  }

  @Test func aLinkThatNeverCameBreaksTheRouterRule() async throws {
    let elsewhere = #"{"delivered":"links","url":"acme://item/8"}"#
    let run = try await check([Self.scenes, Self.launch, Self.connectForURL, elsewhere, Self.foreground, Self.active])
    #expect(run.status == 1)
    #expect(run.output.contains("✓ every call is explained"))
    #expect(run.output.contains("payload-intact (must)"))
    let twice = try await check(Self.coldURL + [Self.delivered])
    #expect(twice.status == 1)
    #expect(twice.output.contains("line 7: links: acme://item/7 came once more than it was owed"))
  }

  @Test func aProfileSaysWhatIsOwed() async throws {
    try await withFolder { folder in
      let profile = folder.appendingPathComponent("profile.json")
      try Data(
        #"{"ready":{"when":"listener-attached"},"sceneScope":"process","channels":[{"name":"links","fields":["url"]}]}"#
          .utf8
      ).write(to: profile)
      let early = try await check(Self.coldURL, ["--profile", profile.path])
      #expect(early.status == 1, "\(early.output)\(early.errors)")
      let lines = [
        Self.scenes, Self.launch, Self.connectForURL, #"{"trigger":"attachListener"}"#, Self.delivered,
        Self.foreground, Self.active,
      ]
      let ready = try await check(lines, ["--profile", profile.path])
      #expect(ready.status == 0, "\(ready.output)")
      try Data(#"{"redy":"at-once"}"#.utf8).write(to: profile)
      let bad = try await check(Self.coldURL, ["--profile", profile.path])
      #expect(bad.status == 2)
      #expect(bad.errors.contains("unknown key 'redy'"))
    }
  }

  @Test func aCallThatCarriesTooMuchIsRefused() async throws {
    let url = "{\"url\": \"acme://a\"}"
    let many = Array(repeating: url, count: 251).joined(separator: ", ")
    let run = try await check([
      "{\"recording\": 1, \"ios\": \"26\"}",
      "{\"call\": \"scene(_:openURLContexts:)\", \"scene\": \"main\", \"urlContexts\": [\(many)]}",
    ])
    #expect(run.status == 2)
    #expect(
      run.errors.contains("urlContexts: has 251 elements; right would be at most 250"), "\(run.errors.prefix(300))")
  }

  @Test func aConsoleCountsTheLinesThatAreNotTheRecorders() async throws {
    let console =
      ["Launching…"] + Self.coldURL.map { "2026-01-05 10:00:00.1 App[7:9] delegate-recorder: \($0)" } + ["{ bye }"]
    let run = try await check(console)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("4 calls, 1 deliveries, 2 other lines skipped"))
  }

  @Test func aSecondFirstLineIsANewProcess() async throws {
    let run = try await check(Self.coldURL + [Self.scenes, Self.launch, Self.connect, Self.foreground, Self.active])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("  launch by acme://item/7\n  terminate\n  launch\n"))
  }

  @Test func anAppThatMustNotLaunchMustNotBeCalled() async throws {
    let run = try await check([#"{"recording":1,"setting":"not-adopted-ios27"}"#, Self.launch])
    #expect(run.status == 1)
    #expect(run.output.contains("refused-on-27"))
  }

  @Test func aLongRecordingIsGivenUpInBoundedTime() async throws {
    let trip = [
      #"{"call":"sceneWillResignActive(_:)"}"#, #"{"call":"sceneDidEnterBackground(_:)"}"#, Self.foreground,
      Self.active,
    ]
    let lines = [Self.scenes, Self.launch, Self.connect, Self.foreground, Self.active]
    let short = try await check(lines + (0..<100).flatMap { _ in trip })
    #expect(short.status == 0)
    let long = try await check(lines + (0..<2_400).flatMap { _ in trip })
    #expect(long.status == 1)
    #expect(long.output.contains("the search was given up here: it has a limit"))
  }

  @Test(arguments: [
    ([#"{"call":"sceneDidBecomeActive(_:)"}"#], "recording.jsonl:1: $: comes before the first line"),
    ([scenes, "nonsense"], "recording.jsonl:2: $: is not valid JSON"),
    ([scenes, #"{"call":"sceneDidBecomActive(_:)"}"#], "recording.jsonl:2: $.call: is \"sceneDidBecomActive(_:)\""),
    ([scenes, #"{"call":"scene(_:continue:)"}"#], "recording.jsonl:2: $.activity: is missing"),
    ([scenes, #"{"call":"sceneDidBecomeActive(_:)","scen":"a"}"#], "recording.jsonl:2: $.scen: is not known here"),
    (
      [scenes, #"{"call":"scene(_:openURLContexts:)","urlContexts":[{"url":7}]}"#], "$.urlContexts[0].url: is a number"
    ),
    ([scenes, #"{"trigger":"receive"}"#], "does not say what is received"),
    ([scenes, #"{"trigger":"leave","urls":["acme://a"]}"#], "recording.jsonl:2: $.urls: is there for leave"),
    ([scenes, "[1]"], "recording.jsonl:2: $: is an array"),
    ([#"{"recording":2,"ios":"26"}"#], "recording.jsonl:1: $.recording: is 2"),
    ([#"{"recording":1}"#], "recording.jsonl:1: $.ios: is missing"),
    ([#"{"recording":1,"setting":"uikit"}"#], "$.setting: is \"uikit\""),
    ([scenes, #"{"recording":1,"ios":"12"}"#], "recording.jsonl:2: $: is another setting than before"),
    ([""], "has no line of a recorder's"),
  ])
  func badInputIsRefusedWithItsLine(_ lines: [String], _ words: String) async throws {
    let run = try await check(lines)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test(arguments: [
    (["trace"], "trace needs an action: check"), (["trace", "chek", "x"], "did you mean 'check'?"),
    (["trace", "check"], "trace check needs one file"),
    (["trace", "check", "/nowhere/a.jsonl"], "/nowhere/a.jsonl: cannot be read"),
  ])
  func badUseIsRefused(_ arguments: [String], _ words: String) async throws {
    let run = try await tool(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func placeholdersHaveTheShapeOfWhatTheyReplace() async throws {
    let connect =
      #"{"call":"scene(_:willConnectTo:options:)","scene":"7C9E6679-7425-40DE-944B-E07FC1F90AE7","options":{"urlContexts":[{"url":"shop://Item/42?n=J%C3%BCrgen%20K&n=J%C3%BCrgen"}]}}"#
    let link = #"{"delivered":"links","url":"shop://Item/42?n=J%C3%BCrgen%20K&n=J%C3%BCrgen"}"#
    let lines = [Self.scenes, Self.launch, connect, link, "Jürgen's own log"]
      .map { $0.hasPrefix("{") ? "delegate-recorder: \($0)" : $0 }
    let run = try await check(lines, ["--redact"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.contains("shop") && !run.output.contains("rgen") && !run.output.contains("7C9E6679"))
    let redacted = run.output.split(separator: "\n").map(String.init)
    #expect(redacted.count == 4)
    #expect(redacted[3] == #"{"delivered":"links","url":"aaaa://Aaab/11?a=B%C3%80aaac%20C&a=B%C3%80aaac"}"#)
    #expect(redacted[2].contains(#""url":"aaaa://Aaab/11?a=B%C3%80aaac%20C&a=B%C3%80aaac""#))
    let before = try await check(lines)
    let after = try await check(redacted)
    #expect(before.status == 0 && after.status == 0, "\(before.output)\(after.output)")
  }
}
