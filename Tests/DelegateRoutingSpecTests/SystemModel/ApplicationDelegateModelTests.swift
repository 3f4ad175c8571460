import DelegateRoutingSpec
import Testing

/// The app-delegate columns of the behaviour tables, written out by hand.
struct ApplicationDelegateModelTests {
  private let setting = Setting.appDelegateIOS12

  @Test func plainLaunch() throws {
    #expect(
      try calls(setting, [launch()]) == [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidBecomeActive(_:)",
      ])
  }

  @Test(arguments: [customURL, file]) func coldURLComesTwice(_ event: ExternalEvent) throws {
    #expect(
      try calls(setting, [launch(event)]) == [
        "application(_:willFinishLaunchingWithOptions:) #0", "application(_:didFinishLaunchingWithOptions:) #0",
        "application(_:open:options:) #0", "applicationDidBecomeActive(_:)",
      ])
  }

  @Test func coldLink() throws {
    #expect(
      try calls(setting, [launch(webLink)]) == [
        "application(_:willFinishLaunchingWithOptions:) #0", "application(_:didFinishLaunchingWithOptions:) #0",
        "application(_:willContinueUserActivityWithType:)", "application(_:continue:restorationHandler:) #0",
        "applicationDidBecomeActive(_:)",
      ])
  }

  @Test func coldLinkWhoseActivityIsNotInTheLaunchOptions() throws {
    #expect(
      try calls(setting, [launch(webLink)], reading: Reading().with(ColdActivity.typeAlone)) == [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "application(_:willContinueUserActivityWithType:)", "application(_:continue:restorationHandler:) #0",
        "applicationDidBecomeActive(_:)",
      ])
  }

  @Test func warmURLFromTheBackground() throws {
    #expect(
      try calls(setting, [launch(), .leave(.main), receive(customURL)]).suffix(5) == [
        "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
        "applicationWillEnterForeground(_:)", "application(_:open:options:) #0", "applicationDidBecomeActive(_:)",
      ])
  }

  @Test func warmLinkFromTheBackground() throws {
    #expect(
      try calls(setting, [launch(), .leave(.main), receive(webLink)]).suffix(4) == [
        "applicationWillEnterForeground(_:)", "application(_:willContinueUserActivityWithType:)",
        "application(_:continue:restorationHandler:) #0", "applicationDidBecomeActive(_:)",
      ])
  }

  @Test func warmURLInTheForeground() throws {
    #expect(try calls(setting, [launch(), receive(customURL)]).suffix(1) == ["application(_:open:options:) #0"])
    #expect(
      try calls(
        setting, [launch(), receive(customURL)], reading: Reading().with(ForegroundDelivery.insideResignAndActivate)
      ).suffix(3) == [
        "applicationWillResignActive(_:)", "application(_:open:options:) #0", "applicationDidBecomeActive(_:)",
      ])
  }

  @Test func eitherFalseReturnSilencesTheLaunchURL() throws {
    let silent = [
      "application(_:willFinishLaunchingWithOptions:) #0", "application(_:didFinishLaunchingWithOptions:) #0",
      "applicationDidBecomeActive(_:)",
    ]
    for method in [DelegateMethod.willFinishLaunching, .didFinishLaunching] {
      #expect(try calls(setting, [launch(customURL)], replies: [method: .bool(false)]) == silent)
    }
  }

  @Test func underTheOtherReadingBothHaveToBeFalse() throws {
    let reading = Reading().with(LaunchRefusal.bothFalse)
    let one = try calls(
      setting, [launch(customURL)], reading: reading, replies: [.didFinishLaunching: .bool(false)])
    #expect(one.contains("application(_:open:options:) #0"))
    let both = try calls(
      setting, [launch(customURL)], reading: reading,
      replies: [.willFinishLaunching: .bool(false), .didFinishLaunching: .bool(false)])
    #expect(!both.contains("application(_:open:options:) #0"))
  }

  @Test func anUnimplementedLaunchMethodDoesNotCount() throws {
    let replies: [DelegateMethod: DelegateReply] = [.willFinishLaunching: .unimplemented]
    #expect(try calls(setting, [launch(customURL)], replies: replies).contains("application(_:open:options:) #0"))
  }

  @Test func aFalseReturnSilencesTheLaunchLinkAndItsAnnouncement() throws {
    let played = try calls(setting, [launch(webLink)], replies: [.didFinishLaunching: .bool(false)])
    #expect(
      played == [
        "application(_:willFinishLaunchingWithOptions:) #0", "application(_:didFinishLaunchingWithOptions:) #0",
        "applicationDidBecomeActive(_:)",
      ])
  }

  @Test func aFalseReturnConcernsTheLaunchEventOnly() throws {
    let played = try calls(
      setting, [launch(customURL), receive(customURL)], replies: [.didFinishLaunching: .bool(false)])
    #expect(played.last == "application(_:open:options:) #1")
  }

  @Test func theOldLaunchMethodIsCalledWhereTheNewOneIsMissing() throws {
    let played = try calls(setting, [launch()], replies: [.didFinishLaunching: .unimplemented])
    #expect(
      played == [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidFinishLaunching(_:)", "applicationDidBecomeActive(_:)",
      ])
  }

  @Test func backgroundLaunchNeverActivates() throws {
    #expect(
      try calls(setting, [.launchInBackground(.silentPush)]) == [
        "application(_:willFinishLaunchingWithOptions:) #0", "application(_:didFinishLaunchingWithOptions:) #0",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) #0",
      ])
    #expect(
      try calls(
        setting, [.launchInBackground(.backgroundURLSession)], reading: Reading().with(BackgroundNotice.told)) == [
          "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
          "applicationDidEnterBackground(_:)",
          "application(_:handleEventsForBackgroundURLSession:completionHandler:) #0",
        ])
  }

  @Test func killedInTheForeground() throws {
    #expect(
      try calls(setting, [launch(), .terminate]).suffix(3) == [
        "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)", "applicationWillTerminate(_:)",
      ])
  }

  @Test func aCutLaunchLeavesTheRestToFinish() throws {
    let cut = try calls(setting, [launch(customURL, upTo: .launched)])
    #expect(
      cut == ["application(_:willFinishLaunchingWithOptions:) #0", "application(_:didFinishLaunchingWithOptions:) #0"])
    let finished = try calls(setting, [launch(customURL, upTo: .launched), .finish])
    #expect(finished == cut + ["application(_:open:options:) #0", "applicationDidBecomeActive(_:)"])
  }

  @Test func nonsenseIsRefused() {
    #expect(throws: NotPlayed.step("the app is not running")) { try calls(setting, [receive(customURL)]) }
    #expect(throws: NotPlayed.step("the app is running already")) { try calls(setting, [launch(), launch()]) }
    #expect(throws: NotPlayed.step("the app-delegate life cycle has no scenes")) {
      try calls(setting, [launch(), .disconnect(.main)])
    }
    #expect(throws: NotPlayed.step("nothing was cut")) { try calls(setting, [launch(), .finish]) }
    #expect(throws: NotPlayed.step("the app has not declared that it opens this")) {
      try calls(setting, [launch(.openURLs([OpenURLContext(url: url("other://open"))]))])
    }
    #expect(throws: NotPlayed.step("a launch or event was cut and has to be finished first")) {
      try calls(setting, [launch(upTo: .launched), .leave(.main)])
    }
  }
}
