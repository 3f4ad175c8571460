import DelegateRoutingSpec

extension ModelFault {
  static let sceneEventFaults = cold + warm + targets + conditions + states

  private static let cold = [
    ModelFault(
      "cold-activity-in-connection-options", in: .scenesTemplate, [.launch(by: .spotlightItem)],
      .replace(.sceneWillConnect, with: .connect())),
    ModelFault(
      "handoff-type-in-connection-options", in: .scenesTemplate, [.launch(by: .handoff)],
      .replace(.sceneWillConnect, with: .connect(.main, ConnectionOptions(userActivities: [.edited])))),
    ModelFault(
      "handoff-follows-the-connection", in: .scenesTemplate, [.launch(by: .handoff)], .drop(.sceneContinueActivity)),
    ModelFault(
      "cold-quick-action-in-connection-options", in: .scenesTemplate, [.launch(by: .action)],
      .replace(.sceneWillConnect, with: .connect())),
    ModelFault(
      "no-action-call-for-the-connecting-quick-action", in: .scenesTemplate, [.launch(by: .action)],
      .add(.windowScenePerformAction(.main, .sent, completion: CompletionID(1)), after: .sceneDidBecomeActive)),
    ModelFault(
      "cold-share-in-connection-options", in: .scenesTemplate, [.launch(by: .share)],
      .replace(.sceneWillConnect, with: .connect())),
    ModelFault(
      "no-accept-call-for-the-connecting-share", in: .scenesTemplate, [.launch(by: .share)],
      .add(.windowSceneDidAcceptShare(.main, .sent), after: .sceneDidBecomeActive)),
    ModelFault(
      "cold-response-comes-in-one-copy-or-two", in: .scenesTemplate, [.launch(by: .response)],
      reading: Reading().with(NotificationCopies.centreAlone), .drop(.didReceiveNotificationResponse)),
    ModelFault(
      "response-copies-are-equal", in: .scenesTemplate, [.launch(by: .response)],
      .replace(
        .didReceiveNotificationResponse,
        with: .didReceiveNotificationResponse(.local, targetScene: .main, completion: CompletionID(1)))),
    ModelFault(
      "cold-app-intent-in-connection-options", in: .scenesTwoWindows, [.launch(by: .intent)],
      .swap(.sceneWillPerformAppIntent, .sceneWillEnterForeground)),
    ModelFault(
      "restore-call-before-active", in: .scenesTemplate, [.launch(by: .savedState)],
      reading: Reading().with(RestoreCall.afterForeground),
      .swap(.sceneRestoreInteractionState, .sceneDidBecomeActive)),
    ModelFault(
      "restored-state-is-the-sessions", in: .scenesTemplate, [.launch(by: .savedState)],
      .replace(.sceneRestoreInteractionState, with: .sceneRestoreInteractionState(.main, .found))),
  ]

  private static let warm = [
    ModelFault(
      "warm-activity-continues-on-the-scene", in: .scenesTemplate, [.launch, .receive(.spotlightItem)],
      .drop(.sceneContinueActivity)),
    ModelFault(
      "live-activity-and-widget-are-announced", in: .scenesTemplate, [.launch, .receive(.widget)],
      .swap(.sceneWillContinueActivity, .sceneContinueActivity)),
    ModelFault(
      "warm-handoff-comes-or-fails", in: .scenesTemplate, [.launch, .receive(.lostHandoff)],
      .replace(.sceneDidFailToContinueActivity, with: .sceneContinueActivity(.main, .edited))),
    ModelFault(
      "warm-quick-action-is-performed-on-the-scene", in: .scenesTemplate, [.launch, .receive(.action)],
      .drop(.windowScenePerformAction)),
    ModelFault(
      "warm-share-is-accepted-on-the-scene", in: .scenesTemplate, [.launch, .receive(.share)],
      .repeat(.windowSceneDidAcceptShare)),
    ModelFault(
      "warm-response-comes-to-the-centre-alone", in: .scenesTemplate, [.launch, .receive(.response)],
      .drop(.didReceiveNotificationResponse)),
    ModelFault(
      "response-names-its-scene", in: .scenesTemplate, [.launch, .receive(.response)],
      .replace(
        .didReceiveNotificationResponse,
        with: .didReceiveNotificationResponse(.sent, targetScene: .second, completion: CompletionID(1)))),
    ModelFault(
      "warm-app-intent-comes-to-the-scene", in: .scenesTwoWindows, [.launch, .leave, .receive(.intent)],
      .swap(.sceneWillPerformAppIntent, .sceneWillEnterForeground)),
    ModelFault(
      "app-intent-needs-several-scenes", in: .scenesTemplate, [.launch, .leave, .receive(.intent)],
      .add(.sceneWillPerformAppIntent(.main, .sent), after: .sceneWillEnterForeground)),
    ModelFault(
      "event-reaches-one-scene", in: .scenesTwoWindows, [.launch, .openScene(.second, nil), .receiveURL],
      .add(.sceneOpenURLContexts(.second, [.sent]), after: .sceneOpenURLContexts)),
  ]

  private static let targets = [
    ModelFault(
      "missing-scene-connects-with-the-event", in: .scenesTemplate, [.launch, .leave, .disconnect, .receive(.action)],
      .replace(.sceneWillConnect, with: .connect())),
    ModelFault(
      "background-work-connects-no-scene", in: .scenesTemplate, [.launch, .leave, .disconnect, .receive(.push)],
      .add(.connect(), after: .didReceiveRemoteNotification)),
    ModelFault(
      "one-scene-app-connects-its-session-again", in: .scenesTemplate, [.launch, .leave, .disconnect, .comeBack],
      .replace(.sceneWillConnect, with: .connect(.second))),
    ModelFault(
      "removed-session-is-told-at-the-next-launch", in: .scenesTemplate,
      [.launch, .leave, .terminate, .closeScene(.main), .launch(nil, scene: .second, upTo: nil)],
      .drop(.didDiscardSceneSessions)),
    ModelFault(
      "launch-discards-no-connected-scene", in: .scenesTemplate, [.launch],
      .add(.didDiscardSceneSessions([SceneSession(scene: .main)]), after: .sceneWillConnect)),
    ModelFault(
      "configuration-question-is-about-the-session", in: .scenesTemplate, [.launch],
      .replace(
        .configurationForConnecting,
        with: .configurationForConnecting(SceneSession(scene: .main, role: .carPlay), ConnectionOptions()))),
    ModelFault(
      "configuration-of-another-role-connects-nothing", in: .scenesTemplate, [.launch],
      replies: [.configurationForConnecting: .configuration(SceneConfiguration(role: .windowApplication))],
      .replace(.sceneWillConnect, with: .connect(.main, role: .carPlay))),
    ModelFault(
      "car-launch-connects-no-window", in: carApp, [.launch(nil, scene: .car, upTo: nil)],
      .add(.connect(), after: .sceneWillConnect)),
    ModelFault(
      "window-calls-come-to-window-scenes", in: carApp, [.launch(nil, scene: .car, upTo: nil)],
      .add(.windowScenePerformAction(.car, .sent, completion: CompletionID(1)), after: .sceneDidBecomeActive)),
  ]

  private static let conditions = [
    ModelFault(
      "preferring-scene-gets-the-event", in: claiming(["main": SceneClaim(prefers: ["item"])]),
      [.launch, .openScene(.second, nil), .receiveURL],
      .replace(.sceneOpenURLContexts, with: .sceneOpenURLContexts(.second, [.sent]))),
    ModelFault(
      "refusing-scene-gets-no-event-of-another", in: claiming(["second": SceneClaim(allows: ["profile"])]),
      [.launch, .openScene(.second, nil), .receiveURL],
      .replace(.sceneOpenURLContexts, with: .sceneOpenURLContexts(.second, [.sent]))),
    ModelFault(
      "event-that-no-scene-takes-opens-a-new-one", in: claiming(["main": SceneClaim(allows: ["profile"])]),
      [.launch, .receiveURL],
      .replace(.sceneWillConnect, with: .sceneOpenURLContexts(.main, [.sent]))),
    ModelFault(
      "scene-without-conditions-takes-every-event", in: .scenesTwoWindows, [.launch, .receiveURL],
      .replace(.sceneOpenURLContexts, with: .connect("window-2", ConnectionOptions(urlContexts: [.sent])))),
  ]

  private static func claiming(_ claims: [String: SceneClaim]) -> Setting {
    .scenesTwoWindows.having { $0.host.sceneClaims = claims }
  }

  private static let states = [
    ModelFault(
      "scene-state-is-asked-for-out-of-sight", in: savingApp, [.launch, .leave],
      .swap(.sceneDidEnterBackground, .stateRestorationActivity)),
    ModelFault(
      "session-has-the-state-that-was-answered", in: savingApp, [.launch, .leave, .disconnect, .comeBack],
      replies: [.stateRestorationActivity: .restorationActivity(.edited)],
      .replace(
        .sceneWillConnect,
        with: .sceneWillConnect(
          .main, SceneSession(scene: .main, stateRestorationActivity: .found), ConnectionOptions()))),
  ]

  private static let savingApp = Setting.scenesTemplate.having { $0.host.savesState = true }

  private static let carApp = Setting.scenesTwoWindows.having { $0.sceneRoles = ["car": .carPlay] }
}
