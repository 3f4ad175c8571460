import DelegateRoutingCorpus
import DelegateRoutingSpec

extension StepAlphabet {
  /// Every alphabet, the one that an exploration takes unless it is told otherwise first.
  public static let all = [standard, interruptions, alerts, windows, background, mixtures, consumers, events, swiftUI]

  private static let standard = StepAlphabet(
    "standard", "launches, links, readiness, the scene's comings and goings",
    in: [.scenesTemplate, .appDelegateIOS12],
    [
      Letter("launch", .launch(FixtureEvent(), scene: .main, upTo: nil)),
      Letter("launch-by-url", .launch(url, scene: .main, upTo: nil)),
      Letter("launch-by-link", .launch(link, scene: .main, upTo: nil)),
      Letter("receive-url", .receive(url, scene: nil, upTo: nil)),
      Letter("receive-link", .receive(link, scene: nil, upTo: nil)),
      Letter("receive-two-urls", .receive(twoURLs, scene: nil, upTo: nil)),
      Letter("leave", .plain(.leave(.main))),
      Letter("return", .plain(.comeBack(.main))),
      Letter("disconnect", .plain(.disconnect(.main))),
      Letter("terminate", .plain(.terminate)),
      Letter("become-ready", .plain(.app(.becomeReady(nil)))),
      Letter("attach-listener", .plain(.app(.attachListener))),
      Letter("detach-listener", .plain(.app(.detachListener))),
      Letter("ask-for-launch-link", .plain(.askForLaunchLink(nil))),
    ])

  private static let interruptions = StepAlphabet(
    "interruptions", "launches and links that are cut, reloads, time", in: [.scenesTemplate, .appDelegateIOS12],
    [
      Letter("launch", .launch(FixtureEvent(), scene: .main, upTo: nil)),
      Letter("launch-by-url", .launch(url, scene: .main, upTo: nil)),
      Letter("launch-cut", .launch(url, scene: .main, upTo: .launched)),
      Letter("launch-cut-connected", .launch(link, scene: .main, upTo: .connected)),
      Letter("finish", .plain(.finish)),
      Letter("receive-url", .receive(otherURL, scene: nil, upTo: nil)),
      Letter("receive-link-cut", .receive(link, scene: nil, upTo: .connected)),
      Letter("leave", .plain(.leave(.main))),
      Letter("terminate", .plain(.terminate)),
      Letter("become-ready", .plain(.app(.becomeReady(nil)))),
      Letter("attach-listener", .plain(.app(.attachListener))),
      Letter("reload", .plain(.app(.reload))),
      Letter("time-passes", .plain(.app(.timePasses))),
      Letter("ask-for-launch-link", .plain(.askForLaunchLink(nil))),
    ])

  private static let alerts = StepAlphabet(
    "alerts", "phone calls and system alerts over the app", in: [.scenesTemplate, .appDelegateIOS12],
    [
      Letter("launch", .launch(FixtureEvent(), scene: .main, upTo: nil)),
      Letter("launch-by-url", .launch(url, scene: .main, upTo: nil)),
      Letter("launch-by-link", .launch(link, scene: .main, upTo: nil)),
      Letter("receive-url", .receive(url, scene: nil, upTo: nil)),
      Letter("receive-link", .receive(link, scene: nil, upTo: nil)),
      Letter("interrupt", .plain(.interrupt(.main))),
      Letter("resume", .plain(.resume(.main))),
      Letter("leave", .plain(.leave(.main))),
      Letter("return", .plain(.comeBack(.main))),
      Letter("terminate", .plain(.terminate)),
      Letter("become-ready", .plain(.app(.becomeReady(nil)))),
      Letter("attach-listener", .plain(.app(.attachListener))),
      Letter("ask-for-launch-link", .plain(.askForLaunchLink(nil))),
    ])

  private static let windows = StepAlphabet(
    "windows", "two windows, each with links and readiness of its own", in: [.scenesTwoWindows],
    [
      Letter("launch", .launch(FixtureEvent(), scene: .main, upTo: nil)),
      Letter("launch-by-url", .launch(url, scene: .main, upTo: nil)),
      Letter("open-second", .openScene(second, FixtureEvent())),
      Letter("receive-url-in-main", .receive(url, scene: .main, upTo: nil)),
      Letter("receive-url-in-second", .receive(otherURL, scene: second, upTo: nil)),
      Letter("receive-link", .receive(link, scene: nil, upTo: nil)),
      Letter("leave-main", .plain(.leave(.main))),
      Letter("leave-second", .plain(.leave(second))),
      Letter("disconnect-main", .plain(.disconnect(.main))),
      Letter("close-second", .plain(.closeScene(second))),
      Letter("terminate", .plain(.terminate)),
      Letter("main-becomes-ready", .plain(.app(.becomeReady(.main)))),
      Letter("second-becomes-ready", .plain(.app(.becomeReady(second)))),
      Letter("attach-listener", .plain(.app(.attachListener))),
    ])

  private static let background = StepAlphabet(
    "background", "launches in the background, and what comes after them", in: [.scenesTemplate, .appDelegateIOS26],
    [
      Letter("launch", .launch(FixtureEvent(), scene: .main, upTo: nil)),
      Letter("launch-by-url", .launch(url, scene: .main, upTo: nil)),
      Letter("launch-for-a-push", .plain(.launchInBackground(.silentPush))),
      Letter("launch-for-a-url-session", .plain(.launchInBackground(.backgroundURLSession))),
      Letter("launch-for-a-fetch", .plain(.launchInBackground(.backgroundFetch))),
      Letter("launch-for-a-location", .plain(.launchInBackground(.location))),
      Letter("receive-url", .receive(url, scene: nil, upTo: nil)),
      Letter("receive-link", .receive(link, scene: nil, upTo: nil)),
      Letter("leave", .plain(.leave(.main))),
      Letter("return", .plain(.comeBack(.main))),
      Letter("terminate", .plain(.terminate)),
      Letter("become-ready", .plain(.app(.becomeReady(nil)))),
      Letter("attach-listener", .plain(.app(.attachListener))),
    ])

  private static let mixtures = StepAlphabet(
    "mixtures", "sets, links with everything in them, activities that are no web links",
    in: [.scenesTemplate, .appDelegateIOS26],
    [
      Letter("launch", .launch(FixtureEvent(), scene: .main, upTo: nil)),
      Letter("launch-by-two-urls", .launch(twoURLs, scene: .main, upTo: nil)),
      Letter("launch-by-url-and-link", .launch(urlAndLink, scene: .main, upTo: nil)),
      Letter("launch-by-link-and-activity", .launch(linkAndActivity, scene: .main, upTo: nil)),
      Letter("launch-by-full-url", .launch(fullURL, scene: .main, upTo: nil)),
      Letter("receive-full-url", .receive(fullURL, scene: nil, upTo: nil)),
      Letter("receive-url-with-source", .receive(urlWithSource, scene: nil, upTo: nil)),
      Letter("receive-full-link", .receive(fullLink, scene: nil, upTo: nil)),
      Letter("receive-file", .receive(file, scene: nil, upTo: nil)),
      Letter("receive-link-without-url", .receive(linkWithoutURL, scene: nil, upTo: nil)),
      Letter("receive-activity", .receive(activity, scene: nil, upTo: nil)),
      Letter("leave", .plain(.leave(.main))),
      Letter("disconnect", .plain(.disconnect(.main))),
      Letter("terminate", .plain(.terminate)),
    ])

  private static let consumers = StepAlphabet(
    "consumers", "a first consumer that tries and fails", in: [.scenesTemplate, .appDelegateIOS12], answers: [.failed],
    [
      Letter("launch", .launch(FixtureEvent(), scene: .main, upTo: nil)),
      Letter("launch-by-url", .launch(url, scene: .main, upTo: nil)),
      Letter("receive-link", .receive(link, scene: nil, upTo: nil)),
      Letter("receive-file", .receive(file, scene: nil, upTo: nil)),
      Letter("leave", .plain(.leave(.main))),
      Letter("terminate", .plain(.terminate)),
    ])

  private static let events = StepAlphabet(
    "events", "quick actions, notifications, shares, intents, Handoff; a window over another",
    in: [.scenesTemplate, .appDelegateIOS26],
    [
      Letter("launch", .launch(FixtureEvent(), scene: .main, upTo: nil)),
      Letter("launch-by-quick-action", .launch(quickAction, scene: .main, upTo: nil)),
      Letter("launch-by-notification", .launch(localNotification, scene: .main, upTo: nil)),
      Letter("launch-by-share", .launch(share, scene: .main, upTo: nil)),
      Letter("launch-by-handoff", .launch(handoff, scene: .main, upTo: nil)),
      Letter("receive-url", .receive(url, scene: nil, upTo: nil)),
      Letter("receive-quick-action", .receive(quickAction, scene: nil, upTo: nil)),
      Letter("receive-notification", .receive(notification, scene: nil, upTo: nil)),
      Letter("launch-by-intent", .launch(intent, scene: .main, upTo: nil)),
      Letter("receive-intent", .receive(intent, scene: nil, upTo: nil)),
      Letter("receive-handoff", .receive(handoff, scene: nil, upTo: nil)),
      Letter("show-window", .plain(.app(.showWindow(.main, "alert")))),
      Letter("leave", .plain(.leave(.main))),
      Letter("disconnect", .plain(.disconnect(.main))),
    ])

  private static let swiftUI = StepAlphabet(
    "swiftui", "a SwiftUI app, with and without a scene delegate", in: [.swiftUIApp, .swiftUIOwnSceneDelegate],
    [
      Letter("launch", .launch(FixtureEvent(), scene: .main, upTo: nil)),
      Letter("launch-by-url", .launch(url, scene: .main, upTo: nil)),
      Letter("launch-by-link", .launch(link, scene: .main, upTo: nil)),
      Letter("launch-by-activity", .launch(searchResult, scene: .main, upTo: nil)),
      Letter("receive-url", .receive(url, scene: nil, upTo: nil)),
      Letter("receive-link", .receive(link, scene: nil, upTo: nil)),
      Letter("receive-two-urls", .receive(twoURLs, scene: nil, upTo: nil)),
      Letter("receive-activity", .receive(searchResult, scene: nil, upTo: nil)),
      Letter("leave", .plain(.leave(.main))),
      Letter("return", .plain(.comeBack(.main))),
      Letter("disconnect", .plain(.disconnect(.main))),
      Letter("terminate", .plain(.terminate)),
      Letter("become-ready", .plain(.app(.becomeReady(nil)))),
      Letter("attach-listener", .plain(.app(.attachListener))),
    ])

  private static let second = SceneID("second")
  private static let quickAction = FixtureEvent(events: ["quick-action/plain"])
  private static let notification = FixtureEvent(events: ["notification/plain"])
  private static let localNotification = FixtureEvent(events: ["notification/local"])
  private static let share = FixtureEvent(events: ["share/plain"])
  private static let intent = FixtureEvent(activities: ["siri/start-call"])
  private static let handoff = FixtureEvent(activities: ["handoff/plain"])
  private static let searchResult = FixtureEvent(activities: ["spotlight/item"])
  private static let url = FixtureEvent(urls: ["custom-scheme/plain"])
  private static let otherURL = FixtureEvent(urls: ["custom-scheme/second"])
  private static let twoURLs = FixtureEvent(urls: ["custom-scheme/second", "custom-scheme/third"])
  private static let fullURL = FixtureEvent(urls: ["encoding/plus-and-encoded-plus"])
  private static let urlWithSource = FixtureEvent(urls: ["custom-scheme/with-annotation"])
  private static let file = FixtureEvent(urls: ["file/open-in-place"])
  private static let link = FixtureEvent(activities: ["universal-link/plain"])
  private static let fullLink = FixtureEvent(activities: ["universal-link/fragment"])
  private static let linkWithoutURL = FixtureEvent(activities: ["universal-link/no-webpage"])
  private static let urlAndLink = FixtureEvent(urls: ["custom-scheme/plain"], activities: ["universal-link/plain"])
  private static let linkAndActivity = FixtureEvent(activities: ["app-activity/plain", "universal-link/plain"])
  private static let activity = FixtureEvent(activities: ["app-activity/with-webpage"])
}
