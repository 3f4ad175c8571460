import DelegateRoutingSpec
import Testing

/// The scene column of the behaviour tables, written out by hand.
struct SceneModelTests {
  private let setting = Setting.scenesTemplate
  private let launched = [
    "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
  ]

  @Test func plainLaunch() throws {
    #expect(
      try calls(setting, [launch()]) == launched + [
        "application(_:configurationForConnecting:options:) main", "scene(_:willConnectTo:options:) main",
        "sceneWillEnterForeground(_:) main", "sceneDidBecomeActive(_:) main",
      ])
  }

  @Test(arguments: [customURL, file, webLink]) func coldPayloadIsInTheOptions(_ event: ExternalEvent) throws {
    #expect(
      try calls(setting, [launch(event)]) == launched + [
        "application(_:configurationForConnecting:options:) main #0", "scene(_:willConnectTo:options:) main #0",
        "sceneWillEnterForeground(_:) main", "sceneDidBecomeActive(_:) main",
      ])
  }

  @Test func theManifestAloneAsksNoQuestion() throws {
    #expect(
      try calls(.scenesByManifestAlone, [launch(customURL)]) == launched + [
        "scene(_:willConnectTo:options:) main #0", "sceneWillEnterForeground(_:) main",
        "sceneDidBecomeActive(_:) main",
      ])
  }

  @Test func warmURLFromTheBackgroundComesBeforeTheForeground() throws {
    #expect(
      try calls(setting, [launch(), .leave(.main), receive(customURL)]).suffix(5) == [
        "sceneWillResignActive(_:) main", "sceneDidEnterBackground(_:) main",
        "scene(_:openURLContexts:) main #0", "sceneWillEnterForeground(_:) main", "sceneDidBecomeActive(_:) main",
      ])
  }

  @Test func warmLinkFromTheBackgroundComesAfterTheForeground() throws {
    #expect(
      try calls(setting, [launch(), .leave(.main), receive(webLink)]).suffix(4) == [
        "scene(_:willContinueUserActivityWithType:) main", "sceneWillEnterForeground(_:) main",
        "scene(_:continue:) main #0", "sceneDidBecomeActive(_:) main",
      ])
    #expect(
      try calls(
        setting, [launch(), .leave(.main), receive(webLink)], reading: Reading().with(LinkAnnouncement.notAnnounced)
      ).suffix(3) == [
        "sceneWillEnterForeground(_:) main", "scene(_:continue:) main #0", "sceneDidBecomeActive(_:) main",
      ])
  }

  @Test func warmInTheForegroundComesBare() throws {
    #expect(try calls(setting, [launch(), receive(customURL)]).last == "scene(_:openURLContexts:) main #0")
    #expect(try calls(setting, [launch(), receive(webLink)]).last == "scene(_:continue:) main #0")
  }

  @Test func severalURLsComeInOneCall() throws {
    #expect(try calls(setting, [launch(), receive(twoURLs)]).last == "scene(_:openURLContexts:) main #0,1")
    #expect(try calls(setting, [launch(twoURLs)]).contains("scene(_:willConnectTo:options:) main #0,1"))
  }

  @Test func aDisconnectedSceneConnectsAgainWithoutLaunch() throws {
    let steps = [launch(), .leave(.main), .disconnect(.main), receive(webLink)]
    #expect(
      try calls(setting, steps).suffix(4) == [
        "sceneDidDisconnect(_:) main", "scene(_:willConnectTo:options:) main #0",
        "sceneWillEnterForeground(_:) main", "sceneDidBecomeActive(_:) main",
      ])
    #expect(
      try calls(setting, steps, reading: Reading().with(ConfigurationAtRelaunch.asked)).suffix(5) == [
        "sceneDidDisconnect(_:) main", "application(_:configurationForConnecting:options:) main #0",
        "scene(_:willConnectTo:options:) main #0", "sceneWillEnterForeground(_:) main",
        "sceneDidBecomeActive(_:) main",
      ])
  }

  @Test func aRelaunchKeepsTheSession() throws {
    #expect(
      try calls(setting, [launch(), .leave(.main), .terminate, launch(customURL)]).suffix(5) == launched + [
        "scene(_:willConnectTo:options:) main #0", "sceneWillEnterForeground(_:) main",
        "sceneDidBecomeActive(_:) main",
      ])
  }

  @Test func aNewSceneTakesTheLinkAlone() throws {
    #expect(
      try calls(.scenesTwoWindows, [launch(), .openScene("second", customURL)]).suffix(4) == [
        "application(_:configurationForConnecting:options:) second #0", "scene(_:willConnectTo:options:) second #0",
        "sceneWillEnterForeground(_:) second", "sceneDidBecomeActive(_:) second",
      ])
  }

  @Test func backgroundLaunchWithoutScene() throws {
    let steps = [Step.launchInBackground(.location), receive(customURL)]
    #expect(
      try calls(setting, steps) == launched + [
        "application(_:configurationForConnecting:options:) main #1", "scene(_:willConnectTo:options:) main #1",
        "sceneWillEnterForeground(_:) main", "sceneDidBecomeActive(_:) main",
      ])
  }

  @Test func backgroundLaunchWithScene() throws {
    let steps = [Step.launchInBackground(.location), receive(customURL)]
    #expect(
      try calls(setting, steps, reading: Reading().with(BackgroundLaunch.connectsScene)) == launched + [
        "application(_:configurationForConnecting:options:) main", "scene(_:willConnectTo:options:) main",
        "scene(_:openURLContexts:) main #1", "sceneWillEnterForeground(_:) main", "sceneDidBecomeActive(_:) main",
      ])
  }

  @Test func closingAWindow() throws {
    let steps = [launch(), Step.openScene("second", nil), .closeScene("second")]
    #expect(
      try calls(.scenesTwoWindows, steps).suffix(4) == [
        "sceneWillResignActive(_:) second", "sceneDidEnterBackground(_:) second", "sceneDidDisconnect(_:) second",
        "application(_:didDiscardSceneSessions:)",
      ])
  }

  /// Found by an exploration: a router that keeps something for a session could not tell the two apart.
  @Test func aClosedWindowNeverComesBackUnderItsName() throws {
    let closed = [launch(), Step.openScene("second", nil), .closeScene("second")]
    for step in [Step.openScene("second", nil), receive(customURL, in: "second"), .comeBack("second")] {
      #expect(throws: NotPlayed.step("the session 'second' is gone; a new window has a new name")) {
        try calls(.scenesTwoWindows, closed + [step])
      }
    }
    _ = try calls(.scenesTwoWindows, closed + [.openScene("third", nil)])
    _ = try calls(.scenesTwoWindows, closed + [.terminate, launch(), .openScene("second", nil)])
  }

  @Test func killedInTheForeground() throws {
    #expect(
      try calls(setting, [launch(), .terminate]).suffix(2) == [
        "sceneWillResignActive(_:) main", "sceneDidDisconnect(_:) main",
      ])
  }

  @Test func withoutDelegateClassTheSceneGetsNoCalls() throws {
    #expect(try calls(.scenesWithoutDelegate, [launch(customURL)]) == launched)
  }

  @Test func aFalseLaunchReturnChangesNothing() throws {
    #expect(
      try calls(setting, [launch(customURL)], replies: [.didFinishLaunching: .bool(false)])
        .contains("scene(_:willConnectTo:options:) main #0"))
  }

  @Test func aSecondLinkMayComeBeforeTheSceneIsActive() throws {
    #expect(
      try calls(setting, [launch(customURL, upTo: .connected), receive(customURL), .finish]).suffix(4) == [
        "scene(_:willConnectTo:options:) main #0", "scene(_:openURLContexts:) main #1",
        "sceneWillEnterForeground(_:) main", "sceneDidBecomeActive(_:) main",
      ])
  }

  @Test func aNotificationIsAnsweredOnce() throws {
    let tap = receive(.notificationResponse(NotificationResponse(requestIdentifier: "message", date: 1)))
    let later = receive(.notificationResponse(NotificationResponse(requestIdentifier: "message", date: 2)))
    #expect(throws: NotPlayed.step("the notification has been answered already")) {
      try calls(setting, [launch(), tap, tap])
    }
    #expect(try calls(setting, [launch(), tap, later]).count == 8)
    #expect(try calls(setting, [launch(), tap, .terminate, launch(), tap]).count > 8)
  }

  @Test func nonsenseIsRefused() {
    #expect(throws: NotPlayed.step("scene 'main' is not in the background")) {
      try calls(setting, [launch(), .disconnect(.main)])
    }
    #expect(throws: NotPlayed.step("the setting has one window, and that is 'main', not 'second'")) {
      try calls(setting, [launch(), .openScene("second", nil)])
    }
    #expect(throws: NotPlayed.step("scene 'main' is not connected yet")) {
      try calls(setting, [launch(upTo: .launched), receive(customURL, in: .main)])
    }
    #expect(throws: NotPlayed.setting("not-adopted-ios27")) { try calls(.refusedIOS27, [launch()]) }
  }
}
