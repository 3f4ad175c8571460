/// Which false return of a launch method keeps the launch URL from `application(_:open:options:)`.
public enum LaunchRefusal: UInt8, ReadingChoice {
  case eitherFalse, bothFalse
  public static let point = DisputedPoint.launchRefusal
}

/// What the launch options hold of the activity that launched an app without scenes.
public enum ColdActivity: UInt8, ReadingChoice {
  case typeAndActivity, typeAlone
  public static let point = DisputedPoint.coldActivity
}

/// Whether the configuration question is asked for a session that existed before.
public enum ConfigurationAtRelaunch: UInt8, ReadingChoice {
  case notAsked, asked
  public static let point = DisputedPoint.configurationAtRelaunch
}

/// Whether a background launch connects a window scene.
public enum BackgroundLaunch: UInt8, ReadingChoice {
  case noScene, connectsScene
  public static let point = DisputedPoint.backgroundLaunch
}

/// Whether an app-delegate app is told that it entered the background after a background launch.
public enum BackgroundNotice: UInt8, ReadingChoice {
  case notTold, told
  public static let point = DisputedPoint.backgroundNotice
}

/// What the launch options of a scene app hold after a launch for a location event or a push.
public enum BackgroundLaunchOptions: UInt8, ReadingChoice {
  case empty, filled
  public static let point = DisputedPoint.backgroundLaunchOptions
}

/// What surrounds a delivery to an app or scene that is in front already.
public enum ForegroundDelivery: UInt8, ReadingChoice {
  case bare, insideResignAndActivate
  public static let point = DisputedPoint.foregroundDelivery
}

/// Whether a universal link is announced to a connected scene before it is continued.
public enum LinkAnnouncement: UInt8, ReadingChoice {
  case announced, notAnnounced
  public static let point = DisputedPoint.linkAnnouncement
}

/// What a scene app sees when it is killed in the app switcher while in front.
public enum SceneKill: UInt8, ReadingChoice {
  case disconnects, disconnectsAndDiscards, discardsAndTerminates, entersBackgroundAndTerminates
  public static let point = DisputedPoint.sceneKill
}

/// What a scene app sees when one of its windows is closed.
public enum WindowClosing: UInt8, ReadingChoice {
  case disconnectsAndDiscards, discardsAlone, disconnectsAlone
  public static let point = DisputedPoint.windowClosing
}

/// When the activity of a Handoff that launched the app follows its announcement.
public enum HandoffFollowUp: UInt8, ReadingChoice {
  case beforeActivation, afterActivation
  public static let point = DisputedPoint.handoffFollowUp
}

/// Which copies of a notification response reach a scene app that it launches.
public enum NotificationCopies: UInt8, ReadingChoice {
  case both, optionsAlone, centreAlone
  public static let point = DisputedPoint.notificationCopies
}

/// Whether the push method is called again when the person opens an app without scenes from the alert.
public enum PushAfterTap: UInt8, ReadingChoice {
  case notCalled, called
  public static let point = DisputedPoint.pushAfterTap
}

/// Whether a Siri intent is announced before it is continued.
public enum SiriAnnouncement: UInt8, ReadingChoice {
  case notAnnounced, announced
  public static let point = DisputedPoint.siriAnnouncement
}

/// Whether the App Intent that connects a scene also comes by the call of the scene delegate.
public enum AppIntentCall: UInt8, ReadingChoice {
  case called, optionAlone
  public static let point = DisputedPoint.appIntentCall
}

/// When a connecting scene is handed its saved state.
public enum RestoreCall: UInt8, ReadingChoice {
  case beforeForeground, afterForeground
  public static let point = DisputedPoint.restoreCall
}

/// Whether a SwiftUI app's own scene delegate is asked to continue the activity that connected its scene.
public enum OwnContinuation: UInt8, ReadingChoice {
  case notCalled, called
  public static let point = DisputedPoint.ownContinuation
}

/// Where an event goes that no view of a SwiftUI app claims, where several windows are possible.
public enum UnclaimedEvent: UInt8, ReadingChoice {
  case openScene, newScene
  public static let point = DisputedPoint.unclaimedEvent
}

/// How a Siri intent comes to a CarPlay scene that it connects.
public enum CarPlaySiri: UInt8, ReadingChoice {
  case continued, inOptions
  public static let point = DisputedPoint.carPlaySiri
}

/// When a scene is asked for the state to save.
public enum SavingCall: UInt8, ReadingChoice {
  case inTheBackground, beforeDisconnection
  public static let point = DisputedPoint.savingCall
}
