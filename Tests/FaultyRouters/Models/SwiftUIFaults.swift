import DelegateRoutingSpec

extension ModelFault {
  static let swiftUIFaults = delegates + modifiers + phases

  private static let delegates = [
    ModelFault(
      "app-delegate-is-silent-under-swiftui", in: .swiftUIApp, [.launch],
      .add(.applicationDidBecomeActive, after: .didFinishLaunching)),
    ModelFault(
      "scene-calls-need-an-own-scene-delegate", in: .swiftUIApp, [.launch],
      .add(.connect(), after: .configurationForConnecting)),
    ModelFault(
      "adaptor-is-asked-at-every-connection", in: .swiftUIApp, [.launch, .terminate, .launch],
      .drop(.configurationForConnecting)),
    ModelFault(
      "own-scene-delegate-sees-the-whole-connection", in: .swiftUIOwnSceneDelegate, [.launchByURL],
      .replace(.sceneWillConnect, with: .connect())),
    ModelFault(
      "own-scene-delegate-opens-the-whole-set", in: .swiftUIOwnSceneDelegate, [.launch, .receive(.twoURLs)],
      .replace(.sceneOpenURLContexts, with: .sceneOpenURLContexts(.main, [.sent]))),
    ModelFault(
      "no-own-open-call-for-the-connecting-url", in: .swiftUIOwnSceneDelegate, [.launchByURL],
      .add(.sceneOpenURLContexts(.main, [.sent]), after: .sceneDidBecomeActive)),
    ModelFault(
      "own-scene-delegate-continues-no-web-link", in: .swiftUIOwnSceneDelegate, [.launch, .receiveLink],
      .add(.sceneContinueActivity(.main, .sent), after: .onOpenURL)),
    ModelFault(
      "own-scene-delegate-continues-other-activities", in: .swiftUIOwnSceneDelegate,
      [.launch, .receive(.spotlightItem)], .drop(.sceneContinueActivity)),
    ModelFault(
      "own-scene-delegate-gets-actions-and-shares", in: .swiftUIOwnSceneDelegate, [.launch, .receive(.action)],
      .drop(.windowScenePerformAction)),
  ]

  private static let modifiers = [
    ModelFault("url-comes-to-on-open-url", in: .swiftUIApp, [.launch, .receiveURL], .drop(.onOpenURL)),
    ModelFault(
      "one-url-of-a-set-comes-to-on-open-url", in: .swiftUIApp, [.launch, .receive(.twoURLs)],
      .add(.onOpenURL(.main, OpenURLContext.other.url), after: .onOpenURL)),
    ModelFault(
      "web-link-comes-to-one-modifier", in: .swiftUIApp, [.launch, .receiveLink],
      .add(.onContinueUserActivity(.main, .sent), after: .onOpenURL)),
    ModelFault(
      "activity-comes-to-on-continue-user-activity", in: .swiftUIApp, [.launch, .receive(.spotlightItem)],
      .drop(.onContinueUserActivity)),
    ModelFault(
      "modifiers-get-urls-and-activities-alone", in: .swiftUIApp, [.launch, .receive(.push)],
      .add(.onOpenURL(.main, OpenURLContext.sent.url), after: .didReceiveRemoteNotification)),
    ModelFault(
      "failed-handoff-comes-to-no-modifier", in: .swiftUIApp, [.launch, .leave, .receive(.lostHandoff)],
      .add(.onContinueUserActivity(.main, .edited), after: .scenePhase)),
    ModelFault(
      "intent-comes-to-the-modifier-once", in: .swiftUIApp, [.launch, .receive(.intent)],
      .repeat(.onAppIntentExecution)),
    ModelFault(
      "event-opens-one-window-at-most", in: .swiftUIApp, [.launch, .leave, .disconnect, .receiveURL],
      .add(
        .configurationForConnecting(SceneSession(scene: .second), ConnectionOptions()),
        after: .configurationForConnecting)),
  ]

  private static let phases = [
    ModelFault(
      "phase-goes-through-inactive", in: .swiftUIApp, [.launch, .leave],
      .add(.scenePhaseChanged(.main, .foregroundActive), after: .scenePhase)),
    ModelFault("phase-changes-to-another", in: .swiftUIApp, [.launch, .leave], .repeat(.scenePhase)),
    ModelFault(
      "phase-follows-the-scene-call", in: .swiftUIOwnSceneDelegate, [.launch],
      .swap(.sceneDidBecomeActive, .scenePhase)),
    ModelFault(
      "app-phase-is-active-if-any-scene-is", in: .swiftUIOwnSceneDelegate, [.launch],
      .add(.scenePhaseChanged(nil, .background), after: .scenePhase)),
    ModelFault(
      "own-scene-delegate-is-not-asked-for-its-state", in: .swiftUIOwnSceneDelegate, [.launch, .leave],
      .add(.stateRestorationActivity(.main), after: .sceneDidEnterBackground)),
    ModelFault(
      "hosting-scene-delegate-gets-the-state-calls", in: .scenesHostingSwiftUI, [.launch, .leave],
      .drop(.sceneDidEnterBackground)),
  ]
}
