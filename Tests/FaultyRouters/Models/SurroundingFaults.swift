import DelegateRoutingSpec

extension ModelFault {
  static let surroundingFaults = windows + instances + pairs + threads + versions

  private static let windows = [
    ModelFault(
      "storyboard-window-before-the-connection", in: .scenesTemplate, [.launch],
      .surround(.sceneWillConnect, with: [.sceneDelegateMade])),
    ModelFault(
      "swiftui-window-is-key-before-the-connection", in: .swiftUIOwnSceneDelegate, [.launch],
      .surround(
        .sceneWillConnect, with: [.windows(.main, [WindowInfo(name: "main", isKey: false)]), .sceneDelegateMade])),
    ModelFault(
      "one-key-window-in-a-scene", in: .scenesTemplate, [.launch],
      .surround(.sceneDidBecomeActive, with: [.windows(.main, [.main, WindowInfo(name: "alert", isKey: true)])])),
    ModelFault(
      "windows-go-with-their-scene", in: .scenesTwoWindows,
      [.launch, .openScene(.second, nil), .leave(.second), .disconnect(.second), .leave],
      .surround(.sceneWillResignActive, with: [.windows(.second, [.main])])),
    ModelFault(
      "windows-stay-in-the-background", in: .scenesTemplate, [.launch, .leave],
      .surround(.sceneDidEnterBackground, with: [.windows(.main, [])])),
  ]

  private static let instances = [
    ModelFault(
      "one-app-delegate-in-a-process", in: .swiftUIApp, [.launch],
      .surround(
        .configurationForConnecting, with: [.delegateMade(.applicationDelegate, scene: nil, isInEnvironment: false)])),
    ModelFault(
      "each-connection-has-a-new-scene-delegate", in: .scenesByManifestAlone,
      [.launch, .leave, .disconnect, .comeBack], .surround(.sceneWillConnect, with: [])),
    ModelFault(
      "observable-delegates-are-in-the-environment",
      in: .swiftUIOwnSceneDelegate.having { $0.host.hasObservableDelegates = true }, [.launch],
      .surround(.sceneWillConnect, with: [.windows(.main, [.main]), .sceneDelegateMade])),
  ]

  private static let pairs = [
    ModelFault(
      "only-what-is-active-resigns", in: .appDelegateIOS12, [.launch, .leave], .repeat(.applicationWillResignActive)),
    ModelFault("active-is-told-once", in: .scenesTemplate, [.launch], .repeat(.sceneDidBecomeActive)),
    ModelFault(
      "foreground-is-entered-from-the-background", in: .scenesTemplate, [.launch], .repeat(.sceneWillEnterForeground)),
    ModelFault(
      "only-the-left-scene-goes-to-the-background", in: .scenesTwoWindows,
      [.launch, .openScene(.second, nil), .leave(.second)],
      .add(.sceneDidEnterBackground(.main), after: .sceneDidEnterBackground)),
    ModelFault(
      "termination-comes-in-the-background", in: .appDelegateIOS12, [.launch, .terminate],
      .drop(.applicationDidEnterBackground)),
    ModelFault(
      "interruption-resigns-and-stays-in-front", in: .scenesTemplate, [.launch, .interrupt(.main)],
      .add(.sceneDidEnterBackground(.main), after: .sceneWillResignActive)),
    ModelFault(
      "interruption-ends-with-active", in: .appDelegateIOS12, [.launch, .interrupt(.main), .resume(.main)],
      .replace(.applicationDidBecomeActive, with: .applicationWillEnterForeground)),
    ModelFault(
      "event-in-an-interruption-makes-no-background-trip", in: .scenesTemplate,
      [.launch, .interrupt(.main), .receiveURL],
      .add(.sceneDidDisconnect(.main), after: .sceneOpenURLContexts)),
    ModelFault(
      "termination-is-the-last-call", in: .appDelegateIOS12, [.launch, .terminate],
      .swap(.applicationDidEnterBackground, .applicationWillTerminate)),
  ]

  private static let threads = [
    ModelFault(
      "delegate-calls-come-on-the-main-thread", in: .scenesTemplate, [.launch],
      .surround(.sceneDidBecomeActive, with: [.offMainThread])),
    ModelFault(
      "each-call-has-its-own-completion-handler", in: .scenesTemplate, [.launch, .receive(.push), .receive(.push)],
      .replace(
        .didReceiveRemoteNotification, with: .didReceiveRemoteNotification([:], completion: CompletionID(1)))),
    ModelFault(
      "only-what-was-sent-comes", in: .scenesTemplate, [.launch, .receiveURL],
      .replace(.sceneOpenURLContexts, with: .sceneOpenURLContexts(.main, [.other]))),
    ModelFault(
      "web-link-has-a-web-address", in: .scenesTemplate, [.launch, .receiveLink],
      .replace(.sceneContinueActivity, with: .sceneContinueActivity(.main, .ofAnAppScheme))),
    ModelFault(
      "calls-need-a-process", in: .scenesTemplate, [.launch], .surround(.sceneDidBecomeActive, with: [.processEnded])),
  ]

  private static let versions = [
    ModelFault(
      "no-method-before-its-ios", in: .scenesIOS13, [.launch],
      .add(.sceneRestoreInteractionState(.main, .edited), after: .sceneWillConnect)),
    ModelFault(
      "app-intents-from-26", in: .scenesIOS13, [.launch],
      .add(.sceneWillPerformAppIntent(.main, .sent), after: .sceneWillConnect)),
    ModelFault(
      "roles-from-their-ios", in: .scenesIOS13, [.launch],
      .replace(.sceneWillConnect, with: .connect(.main, role: .assistiveAccess))),
    ModelFault(
      "swiftui-launches-on-27", in: .swiftUIApp.having { ($0.ios, $0.sdk) = (OSVersion(27), OSVersion(27)) },
      [.launch], .surround(.configurationForConnecting, with: [.processEnded])),
    ModelFault(
      "old-app-delegate-calls-still-come-on-26", in: .appDelegateIOS26, [.launch, .receiveURL],
      .drop(.applicationOpenURL)),
  ]
}

extension WindowInfo {
  fileprivate static let main = WindowInfo(name: "main", isKey: true)
}

extension TraceEntry {
  /// An instance of the main scene's delegate that SwiftUI does not show to views.
  fileprivate static let sceneDelegateMade = TraceEntry.delegateMade(
    .sceneDelegate, scene: .main, isInEnvironment: false)
}
