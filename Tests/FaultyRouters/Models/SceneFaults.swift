import DelegateRoutingSpec

extension ModelFault {
  static let sceneFaults = cold + warm + lifetime + connections

  private static let cold = [
    ModelFault(
      "scene-launch-options-are-nil", in: .scenesTemplate, [.launchByURL],
      .replace(.didFinishLaunching, with: .didFinishLaunching(.sentURL))),
    ModelFault(
      "connect-before-foreground-before-active", in: .scenesTemplate, [.launch],
      .swap(.sceneWillConnect, .sceneWillEnterForeground)),
    ModelFault("scene-launch-ends-with-active", in: .scenesTemplate, [.launch], .drop(.sceneDidBecomeActive)),
    ModelFault(
      "cold-url-in-connection-options", in: .scenesTemplate, [.launchByURL],
      .replace(.sceneWillConnect, with: .connect())),
    ModelFault(
      "cold-link-in-connection-options", in: .scenesTemplate, [.launchByLink],
      .replace(.sceneWillConnect, with: .connect())),
    ModelFault(
      "no-open-call-for-the-connecting-url", in: .scenesTemplate, [.launchByURL],
      .add(.sceneOpenURLContexts(.main, [.sent]), after: .sceneDidBecomeActive)),
    ModelFault(
      "no-continue-call-for-the-connecting-link", in: .scenesTemplate, [.launchByLink],
      .add(.sceneContinueActivity(.main, .sent), after: .sceneDidBecomeActive)),
    ModelFault(
      "web-links-are-never-url-contexts", in: .scenesTemplate, [.launch, .receiveLink],
      .replace(.sceneContinueActivity, with: .sceneOpenURLContexts(.main, [.web]))),
    ModelFault(
      "connection-options-hold-the-event-alone", in: .scenesTemplate, [.launch],
      .replace(.sceneWillConnect, with: .connect(.main, ConnectionOptions(urlContexts: [.sent])))),
    ModelFault(
      "app-delegate-is-silent-under-scenes", in: .scenesTemplate, [.launchByURL],
      .add(.applicationOpenURL(.sent), after: .sceneDidBecomeActive)),
    ModelFault(
      "app-announcements-stop-under-scenes", in: .scenesTemplate, [.launchByLink],
      .add(.applicationWillContinueActivity(type: ActivityType.browsingWeb), after: .sceneDidBecomeActive)),
  ]

  private static let warm = [
    ModelFault(
      "warm-url-opens-contexts", in: .scenesTemplate, [.launch, .receiveURL], .drop(.sceneOpenURLContexts)),
    ModelFault(
      "warm-link-continues", in: .scenesTemplate, [.launch, .receiveLink], .repeat(.sceneContinueActivity)),
    ModelFault(
      "announcement-precedes-continuation", in: .scenesTemplate, [.launch, .receiveLink],
      .swap(.sceneWillContinueActivity, .sceneContinueActivity)),
    ModelFault(
      "warm-link-may-be-announced", in: .scenesTemplate, [.launch, .receiveLink], .drop(.sceneWillContinueActivity)),
    ModelFault(
      "delivery-in-front-needs-no-background-trip", in: .scenesTemplate, [.launch, .receiveURL],
      .add(.sceneWillEnterForeground(.main), after: .sceneOpenURLContexts)),
  ]

  private static let lifetime = [
    ModelFault(
      "leaving-does-not-disconnect", in: .scenesTemplate, [.launch, .leave],
      .add(.sceneDidDisconnect(.main), after: .sceneDidEnterBackground)),
    ModelFault(
      "disconnect-is-told", in: .scenesTemplate, [.launch, .leave, .disconnect], .drop(.sceneDidDisconnect)),
    ModelFault(
      "disconnected-scene-is-silent", in: .scenesTemplate, [.launch, .leave, .disconnect],
      .add(.sceneOpenURLContexts(.main, [.sent]), after: .sceneDidDisconnect)),
    ModelFault(
      "disconnect-discards-nothing", in: .scenesTemplate, [.launch, .leave, .disconnect],
      .add(.didDiscardSceneSessions([SceneSession(scene: .main)]), after: .sceneDidDisconnect)),
    ModelFault(
      "closed-window-disconnects-or-discards", in: .scenesTwoWindows,
      [.launch, .openScene(.second, nil), .closeScene(.second)], .drop(.didDiscardSceneSessions)),
    ModelFault(
      "killed-scene-resigns-and-disconnects", in: .scenesTemplate, [.launch, .terminate],
      .drop(.sceneWillResignActive)),
    ModelFault(
      "background-launch-never-activates", in: .appDelegateIOS26, [.launchInBackground(.location)],
      .add(.applicationDidBecomeActive, after: .didFinishLaunching)),
    ModelFault(
      "background-launch-may-connect-a-scene", in: .scenesTemplate, [.launchInBackground(.location)],
      .add(.connect(), after: .didFinishLaunching)),
  ]

  private static let connections = [
    ModelFault(
      "disconnected-scene-connects-again", in: .scenesTemplate, [.launch, .leave, .disconnect, .receiveURL],
      .replace(.sceneWillConnect, with: .sceneOpenURLContexts(.main, [.sent]))),
    ModelFault(
      "no-launch-methods-for-a-reconnect", in: .scenesTemplate, [.launch, .leave, .disconnect, .comeBack],
      .add(.didFinishLaunching(nil), after: .sceneWillConnect)),
    ModelFault(
      "configuration-asked-for-a-session-made-now", in: .scenesTemplate, [.launch],
      .swap(.configurationForConnecting, .sceneWillConnect)),
    ModelFault(
      "old-session-may-skip-the-configuration", in: .scenesTemplate, [.launch, .terminate, .launch],
      .add(
        .configurationForConnecting(SceneSession(scene: .main), ConnectionOptions()), after: .didFinishLaunching)),
    ModelFault(
      "configuration-question-shows-the-options", in: .scenesTemplate, [.launchByURL],
      .replace(
        .configurationForConnecting,
        with: .configurationForConnecting(SceneSession(scene: .main), ConnectionOptions()))),
    ModelFault(
      "new-scene-takes-the-link-alone", in: .scenesTwoWindows,
      [.launch, .openScene(.second, .universalLink(.sent))],
      .add(.sceneContinueActivity(.main, .sent), after: .sceneDidBecomeActive)),
    ModelFault(
      "one-scene-unless-declared", in: .scenesTemplate, [.launch],
      .add(.connect(.second), after: .sceneDidBecomeActive)),
    ModelFault(
      "reconnect-keeps-the-session", in: .scenesTemplate, [.launch, .leave, .disconnect, .comeBack],
      .replace(.sceneWillConnect, with: .connect(.main, role: .carPlay))),
  ]
}
