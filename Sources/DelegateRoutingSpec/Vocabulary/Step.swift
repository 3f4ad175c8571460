/// Where a launch or an event is cut, so that something else can happen before the rest (`Step.finish`).
public enum CutPoint: String, Sendable, Hashable, Codable, CaseIterable {
  /// After the launch methods.
  case launched
  /// After the event was handed over: the scene is connected, or the app delegate has its event; not yet active.
  case connected
  /// After the foreground call, before the active one.
  case foreground
}

/// Why the system starts an app in the background.
public enum BackgroundReason: String, Sendable, Hashable, Codable, CaseIterable {
  case silentPush = "silent-push"
  case backgroundURLSession = "background-url-session"
  case backgroundFetch = "background-fetch"
  case location
  /// A notification action that does not bring the app forward.
  case notificationAction = "notification-action"
}

/// What happens next in a scenario: what the person or the system does, or what the app does.
public indirect enum Step: Sendable, Hashable {
  /// The process starts, from the icon or by an event.
  case launch(ExternalEvent?, scene: SceneID, upTo: CutPoint?)
  /// The system starts the process without showing it.
  case launchInBackground(BackgroundReason)
  /// An event reaches the living process; nil means the scene that the system would choose.
  case receive(ExternalEvent, scene: SceneID?, upTo: CutPoint?)
  /// What a cut launch or event still has to do.
  case finish
  /// The person leaves the scene (or the app, in the app-delegate life cycle).
  case leave(SceneID)
  /// The person returns to it.
  case comeBack(SceneID)
  /// Something lies over the scene (or the app) for a while: a phone call, a system alert, the control centre. It stays
  /// where it is, and is not active.
  case interrupt(SceneID)
  /// The interruption is over.
  case resume(SceneID)
  /// A new scene is opened, by the person or for an event.
  case openScene(SceneID, ExternalEvent?)
  /// The person closes the scene's window.
  case closeScene(SceneID)
  /// The system disconnects a scene in the background.
  case disconnect(SceneID)
  /// The process ends.
  case terminate
  /// Something that the app does.
  case app(AppStep)
  /// The app asks for the link that it was launched with.
  case askForLaunchLink(SceneID?)
}

/// What the app around the router does, not the system.
public enum AppStep: Sendable, Hashable {
  /// The app signals that links can be routed, for a scene or for all (nil).
  case becomeReady(SceneID?)
  /// A listener attaches to the router's events.
  case attachListener
  /// The listener detaches.
  case detachListener
  /// The interface is reloaded in the living process (a JavaScript reload, a soft restart).
  case reload
  /// Some time passes; no real waiting.
  case timePasses
  /// The app shows a window of that name in a scene (an alert's, a splash screen's), which becomes the key window.
  case showWindow(SceneID, String)
}
