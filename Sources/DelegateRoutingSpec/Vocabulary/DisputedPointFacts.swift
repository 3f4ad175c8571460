/// What is known of a disputed point.
public struct DisputedPointFacts: Sendable, Hashable {
  /// The point's permanent name.
  public let name: String
  /// The question, in one sentence.
  public let question: String
  /// How sure anybody is.
  public let evidence: Evidence
  /// The reported behaviours, in the order of the point's `ReadingChoice`; the first is the default.
  public let choices: [Choice]

  /// A reported behaviour with the sources that report it.
  public struct Choice: Sendable, Hashable {
    /// The choice's permanent name.
    public let name: String
    /// What the system does, in one sentence.
    public let statement: String
    /// Who says so.
    public let sources: [Source]
  }
}

extension DisputedPoint {
  /// The point's question, grade and reported behaviours.
  public var facts: DisputedPointFacts { DisputedPointFacts.all[Int(rawValue)] }
}

extension DisputedPointFacts {
  /// In the order of `DisputedPoint`.
  fileprivate static let all: [DisputedPointFacts] = [
    DisputedPointFacts(
      name: "launch-refusal",
      question: "Which false return of a launch method keeps the launch URL from application(_:open:options:)?",
      evidence: .disputed,
      choices: [
        Choice(
          name: "either-false", statement: "One of the two launch methods returning false is enough.",
          sources: [.willFinish, .didFinish]),
        Choice(name: "both-false", statement: "Both have to return false.", sources: [.applicationOpen]),
      ]),
    DisputedPointFacts(
      name: "cold-activity",
      question: "What do the launch options hold of the activity that launched an app without scenes?",
      evidence: .observed,
      choices: [
        Choice(
          name: "type-and-activity", statement: "The type, and the activity under an undocumented key.",
          sources: [.launchSequenceLog, .invocationOrder]),
        Choice(
          name: "type-alone", statement: "The type; the activity comes with the continuation call alone.",
          sources: [.didFinish, .appClip]),
      ]),
    DisputedPointFacts(
      name: "configuration-at-relaunch",
      question: "Is the configuration question asked for a session that existed before?", evidence: .disputed,
      choices: [
        Choice(
          name: "not-asked", statement: "It is not; the stored configuration is used.",
          sources: [.configurationNotCalled, .forums702040]),
        Choice(
          name: "asked", statement: "It is, at every connection.", sources: [.launchPractice, .catalystTalk]),
      ]),
    DisputedPointFacts(
      name: "background-launch", question: "Does a background launch connect a window scene?", evidence: .disputed,
      choices: [
        Choice(
          name: "no-scene", statement: "It does not; a scene connects when the person opens the app.",
          sources: [.previewsTalk, .wordPress]),
        Choice(
          name: "connects-scene", statement: "A scene connects and stays in the background.",
          sources: [.managingLifeCycle, .sentryPrewarm]),
      ]),
    DisputedPointFacts(
      name: "background-notice",
      question: "Is an app without scenes told that it entered the background after a background launch?",
      evidence: .disputed,
      choices: [
        Choice(name: "not-told", statement: "It is not.", sources: [.launchSequenceLog]),
        Choice(
          name: "told", statement: "It is, after the launch methods and before the event.",
          sources: [.backgroundSequence]),
      ]),
    DisputedPointFacts(
      name: "background-launch-options",
      question: "What do the launch options of a scene app hold after a launch for a location event or a push?",
      evidence: .disputed,
      choices: [
        Choice(
          name: "empty", statement: "Nothing, as for every launch of a scene app.",
          sources: [.didFinish, .locationReport]),
        Choice(
          name: "filled", statement: "The location or remote-notification key.", sources: [.significantLocation]),
      ]),
    DisputedPointFacts(
      name: "foreground-delivery",
      question: "What surrounds a delivery to an app or scene that is in front already?", evidence: .undocumented,
      choices: [
        Choice(name: "bare", statement: "Nothing: the event's calls come alone.", sources: [.customScheme]),
        Choice(
          name: "inside-resign-and-activate",
          statement: "The app or scene resigns before and becomes active after the event's calls.",
          sources: [.openradar2171]),
      ]),
    DisputedPointFacts(
      name: "link-announcement",
      question: "Is a universal link announced to a connected scene before it is continued?", evidence: .undocumented,
      choices: [
        Choice(
          name: "announced",
          statement: "It is, before the scene enters the foreground (printed for a widget's activity).",
          sources: [.launchPractice, .sceneContinue]),
        Choice(
          name: "not-announced", statement: "It is not; the guide names the continuation alone.",
          sources: [.universalLinks]),
      ]),
    DisputedPointFacts(
      name: "scene-kill", question: "What does a scene app see when it is killed in the app switcher while in front?",
      evidence: .observed,
      choices: [
        Choice(name: "disconnects", statement: "The scene resigns and disconnects.", sources: [.forums732170]),
        Choice(
          name: "disconnects-and-discards",
          statement: "The scene resigns and disconnects, then its session is discarded.", sources: [.statesNote]),
        Choice(
          name: "discards-and-terminates",
          statement: "The same, and then the app delegate is told that the app terminates (of an iPad).",
          sources: [.swipeUpAnswer, .firefox12622]),
        Choice(
          name: "enters-background-and-terminates",
          statement: "The scene resigns and enters the background, then the app terminates (of an iPhone).",
          sources: [.swipeUpAnswer]),
      ]),
    DisputedPointFacts(
      name: "window-closing", question: "What does a scene app see when one of its windows is closed?",
      evidence: .observed,
      choices: [
        Choice(
          name: "disconnects-and-discards", statement: "The scene disconnects, then its session is discarded.",
          sources: [.sceneDidDisconnect, .discardSessions]),
        Choice(
          name: "discards-alone", statement: "The session is discarded; no disconnect call comes.",
          sources: [.appTermination]),
        Choice(
          name: "disconnects-alone", statement: "The scene disconnects; no discard call comes.",
          sources: [.lifeCycleNotes]),
      ]),
    DisputedPointFacts(
      name: "handoff-follow-up",
      question: "When does the activity of a Handoff follow that launched an app or connected a scene?",
      evidence: .undocumented,
      choices: [
        Choice(
          name: "before-activation",
          statement: "Before the app or scene becomes active, as universal links were printed.",
          sources: [.launchSequenceLog]),
        Choice(
          name: "after-activation", statement: "After it (a remark of 2015 about apps without scenes).",
          sources: [.openradar6833, .eigen835]),
      ]),
    DisputedPointFacts(
      name: "notification-copies",
      question: "Which copies of a notification response reach a scene that connects for it?", evidence: .disputed,
      choices: [
        Choice(
          name: "both", statement: "The connection options hold it, and the notification centre's delegate gets it.",
          sources: [.depict, .defold]),
        Choice(
          name: "options-alone", statement: "The connection options alone hold it.", sources: [.sceneDelegateReplay]),
        Choice(
          name: "centre-alone", statement: "The notification centre's delegate alone gets it.",
          sources: [.onmyway884, .wordPress]),
      ]),
    DisputedPointFacts(
      name: "push-after-tap",
      question: "Is the push method called again when the person opens an app without scenes from the alert?",
      evidence: .disputed,
      choices: [
        Choice(
          name: "not-called", statement: "It is not; the guide names the response alone.",
          sources: [.handlingNotifications]),
        Choice(
          name: "called", statement: "It is, for a remote notification, after the app became active.",
          sources: [.didReceiveRemoteNotification]),
      ]),
    DisputedPointFacts(
      name: "siri-announcement", question: "Is a Siri intent announced before it is continued?",
      evidence: .undocumented,
      choices: [
        Choice(
          name: "not-announced", statement: "It is not; the talk names the continuation alone.",
          sources: [.intentsTalk, .applicationContinue]),
        Choice(
          name: "announced", statement: "It is (printed for a widget's activity).", sources: [.launchPractice]),
      ]),
    DisputedPointFacts(
      name: "app-intent-call",
      question: "Does the App Intent that connects a scene also come by the call of the scene delegate?",
      evidence: .disputed,
      choices: [
        Choice(
          name: "called", statement: "It does, always: the option only prepares for it.",
          sources: [.directingIntents, .appIntentOption]),
        Choice(
          name: "option-alone", statement: "It does not; at a cold launch the option alone is filled.",
          sources: [.intentTodo]),
      ]),
    DisputedPointFacts(
      name: "restore-call", question: "When is a connecting scene handed its saved state?", evidence: .observed,
      choices: [
        Choice(
          name: "before-foreground", statement: "Before it enters the foreground.", sources: [.nextLevelTalk]),
        Choice(
          name: "after-foreground", statement: "After it has entered the foreground, before it is active.",
          sources: [.launchPractice]),
      ]),
    DisputedPointFacts(
      name: "own-continuation",
      question: "Is a SwiftUI app's own scene delegate asked to continue the activity that connected its scene?",
      evidence: .disputed,
      choices: [
        Choice(
          name: "not-called", statement: "It is not (printed on iOS 16 for a widget's activity).",
          sources: [.launchPractice]),
        Choice(
          name: "called", statement: "It is, after the modifier (a re-implementation of iOS 18.5).",
          sources: [.openSwiftUI]),
      ]),
    DisputedPointFacts(
      name: "unclaimed-event",
      question: "Where does an event go that no view of a SwiftUI app claims, where several windows are possible?",
      evidence: .disputed,
      choices: [
        Choice(
          name: "open-scene", statement: "To an open scene, which by default takes everything.",
          sources: [.openSwiftUI, .headers27]),
        Choice(name: "new-scene", statement: "To a new scene.", sources: [.handlesExternalEvents]),
      ]),
    DisputedPointFacts(
      name: "car-play-siri", question: "How does a Siri intent come to a CarPlay scene that it connects?",
      evidence: .disputed,
      choices: [
        Choice(
          name: "continued", statement: "By a continuation at once; the connection options do not hold it.",
          sources: [.siriShortcut102]),
        Choice(
          name: "in-options", statement: "In the connection options, as to a window.", sources: [.intentsTalk]),
      ]),
    DisputedPointFacts(
      name: "saving-call", question: "When is a scene asked for the state to save?", evidence: .disputed,
      choices: [
        Choice(
          name: "in-the-background", statement: "When it has entered the background.", sources: [.restoringSample]),
        Choice(
          name: "before-disconnection", statement: "Before it is disconnected.", sources: [.sessionRestorationActivity]),
      ]),
  ]
}
