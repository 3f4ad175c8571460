import DelegateRoutingSpec
import Foundation
import Testing

@testable import DelegateRoutingCorpus

/// Scenarios that public reports are about, payloads that a scenario writes out, settings with changes, profiles.
@Suite struct RegressionTests {
  private let file = "regressions/lost.json"
  private let place = "$.scenarios[0]"

  @Test("a regression with everything is read") func aRegressionWithEverythingIsRead() throws {
    let corpus = try TemporaryFolder(GoodCorpus.wholeFiles).corpus()
    let fixture = try #require(corpus.scenario("regression/lost/written-out"))
    #expect(fixture.why == "A link of its own is lost.")
    #expect(fixture.reports.map(\.witness) == ["first-url-alone", nil])
    #expect(fixture.reports[1].source.url == "https://github.com/a/b/issues/2")
    #expect(fixture.profile == RouterProfile { $0.eventKinds = [.customURL, .quickAction] })
    #expect(
      fixture.expect == [
        ExpectedDelivery(payload: .url("mine"), scene: "main", after: 1),
        ExpectedDelivery(payload: .event("tap"), scene: "main", after: 1),
      ])

    var setting = Setting.scenesTemplate
    setting.name = "uikit-scenes-template with leavesOut, savesState"
    setting.host.leavesOut = [.sceneContinueActivity]
    setting.host.savesState = true
    #expect(fixture.settings == [setting])

    let reading = UserActivity(activityType: "com.example.acme.reading")
    let identity = AppIdentity(schemes: ["mine"])
    let links = ["mine://mine", "mine://item/7?a=1"].compactMap { URL(string: $0) }
    let steps = try #require(fixture.steps(for: identity, in: corpus))
    #expect(steps.count == 3)
    #expect(
      steps[1]
        == .receive(
          .together([
            .openURLs([
              OpenURLContext(url: links[0]),
              OpenURLContext(
                url: links[1],
                options: OpenURLOptions(
                  sourceApplication: "com.example.other", annotation: .dictionary(["n": .integer(1)]))),
            ]),
            .handoff(reading, fails: false), .quickAction(QuickAction(type: "compose")),
          ]), scene: nil, upTo: nil))
    #expect(steps[2] == .receive(.handoff(reading, fails: true), scene: nil, upTo: nil))
    #expect(corpus.identity().activityTypes.contains("com.example.acme.reading"))
    #expect(corpus.outOfScope.map(\.reason) == ["It is about the layout of a screen."])
    #expect(corpus.retired.map(\.id) == ["links/old"])
  }

  @Test("a regression has a report, with a witness") func aRegressionHasAReportWithAWitness() throws {
    #expect(
      try refusals(file, replacing: "\"witness\": \"first-url-alone\"", with: "\"witness\": \"First\"") == [
        "\(file):9: \(place).reports[0].witness: is \"First\"; right would be the id of a faulty router, or \"wanted\""
      ])
    #expect(
      try refusals(file, replacing: "issues/2", with: "issues/1") == [
        "\(file):10: \(place).reports[1].url: stands there twice; right would be each report once"
      ])
    #expect(
      try refusals(file, replacing: ", \"witness\": \"first-url-alone\"", with: "") == [
        "\(file):9: \(place).reports[0].witness: is missing; right would be a text"
      ])
    #expect(
      try refusals(file, replacing: "\"reports\"", with: "\"report\"").contains(
        "\(file):5: \(place).reports: is missing; right would be an array"))
  }

  @Test("a regression's id begins with regression and the file's name") func anIDOfAnotherFile() throws {
    #expect(
      try refusals(file, replacing: "regression/lost/written-out", with: "lost/written-out") == [
        "\(file):6: \(place).id: is \"lost/written-out\"; right would be regression/lost/…, which begins with the "
          + "file's name"
      ])
  }

  @Test("a payload that is written out wrongly") func aPayloadThatIsWrittenOutWrongly() throws {
    let line = "\(file):20: \(place).steps[1].receive"
    #expect(
      try refusals(file, replacing: "\"as\": \"mine\", \"kind\"", with: "\"as\": \"links/mine\", \"kind\"").first
        == "\(line).urls[0].as: is \"links/mine\"; right would be a word of a-z, 0-9 and hyphens")
    #expect(
      try refusals(file, replacing: "\"as\": \"read\"", with: "\"as\": \"mine\"").first
        == "\(file):21: \(place).steps[1].receive.activities[0].as: is \"mine\", as another payload of the scenario; "
        + "right would be a name of its own, or that name alone where the same payload is meant")
    #expect(
      try refusals(file, replacing: "\"url\": \"{scheme}://mine\"", with: "\"url\": \"a:b\", \"parses\": true") == [
        "\(line).urls[0].parses: is not known here; right would be no key but as, kind, url, repeat or options"
      ])
    #expect(
      try refusals(file, replacing: "\"type\": \"compose\"", with: "\"name\": \"compose\"").count == 2)
  }

  @Test("a Handoff that fails needs an activity, and is never delivered") func aHandoffThatFails() throws {
    #expect(
      try refusals(file, replacing: "\"activities\": [\"read\"], \"hand", with: "\"urls\": [\"mine\"], \"hand") == [
        "\(file):25: \(place).steps[2].receive.handoffFails: is there without an activity; "
          + "right would be an activity of the kind handoff"
      ])
    #expect(
      try refusals(
        file, replacing: "{ \"event\": \"tap\", \"scene\": \"main\", \"after\": 1 }",
        with: "{ \"event\": \"none\", \"scene\": \"main\", \"after\": 1 }") == [
          "\(file):30: \(place).expect[1]: is a delivery that no step up to 1 has sent; "
            + "right would be the index of a later step",
          "\(file):30: \(place).expect[1].event: is \"none\"; right would be the id of an event fixture",
        ])
  }

  @Test("a setting that is changed wrongly") func aSettingThatIsChangedWrongly() throws {
    let line = "\(file):14: \(place).settings[0]"
    #expect(
      try refusals(file, replacing: "scene(_:continue:)", with: "scene(continue:)") == [
        "\(line).leavesOut[0]: is \"scene(continue:)\"; right would be a delegate method's Swift name"
      ])
    #expect(
      try refusals(file, replacing: ", \"leavesOut\": [\"scene(_:continue:)\"], \"savesState\": true", with: "").first?
        .hasPrefix("\(line): changes nothing; right would be the name alone, or one of ") == true)
    #expect(
      try refusals(file, replacing: "\"savesState\": true", with: "\"sceneRoles\": { \"car\": \"CarPlay\" }").first?
        .hasPrefix("\(line).sceneRoles.car: is \"CarPlay\"; right would be UIWindowSceneSessionRoleApplication, ")
        == true)
    #expect(
      try refusals(file, replacing: "\"savesState\": true", with: "\"sceneClaims\": { \"main\": { \"likes\": [] } }")
        == [
          "\(line).sceneClaims.main.likes: is not known here; right would be no key but prefers or allows"
        ])
  }

  @Test("a profile that cannot be, or contradicts itself") func aProfileThatCannotBe() throws {
    let right = "right would be what Specs/profile.schema.json describes"
    #expect(
      try refusals(file, replacing: "\"eventKinds\": [\"custom-url\", \"quick-action\"]", with: "\"event\": []").first?
        .hasPrefix("\(file):27: \(place).profile.event: cannot be read: unknown key 'event'") == true)
    #expect(
      try refusals(file, replacing: "\"eventKinds\": [\"custom-url\", \"quick-action\"]", with: "\"eventKinds\": []")
        == ["\(file):27: \(place).profile: contradicts itself: the profile claims no kind of event; \(right)"])
  }

  @Test("a report out of scope without a reason, a retired id that is none") func otherFiles() throws {
    #expect(
      try refusals(
        "regressions/out-of-scope.json", replacing: "\"reason\": \"It is about the layout of a screen.\"",
        with: "\"reason\": \"\"") == [
          "regressions/out-of-scope.json:8: $.outOfScope[0].reason: is empty; right would be a text"
        ])
    #expect(
      try refusals("retired.json", replacing: "links/old", with: "old") == [
        "retired.json:4: $.retired[0].id: is \"old\"; right would be words of a-z, 0-9 and hyphens, joined by "
          + "slashes, such as encoding/space"
      ])
    #expect(
      try refusals("retired.json", replacing: "schema/retired", with: "schema/urls") == [
        "retired.json:2: $.$schema: is \"schema/urls.schema.json\"; right would be schema/retired.schema.json"
      ])
  }
}
