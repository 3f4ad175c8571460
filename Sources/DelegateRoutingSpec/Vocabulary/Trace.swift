/// The ordered record of one run: what the system and the app did, what the router answered and delivered.
public struct Trace: Sendable {
  /// The setting that was played.
  public var setting: Setting
  /// The reading that the model followed.
  public var reading: Reading
  /// The steps that the entries refer to by number.
  public var steps: [Step]
  /// What the world sent, by `OccurrenceID`.
  public var occurrences: [Occurrence]
  /// What the profile's consumers answered, in their order; those beyond the list took everything.
  public var answers: [ListenerAnswer]
  /// Whether the app became ready as soon as it could, so that no link may wait to the end.
  public var isReadied = false
  /// What happened, in order.
  public var entries: [TraceEntry]

  /// A trace.
  public init(
    setting: Setting, reading: Reading = Reading(), steps: [Step] = [], occurrences: [Occurrence] = [],
    answers: [ListenerAnswer] = [], entries: [TraceEntry] = []
  ) {
    self.setting = setting
    self.reading = reading
    self.steps = steps
    self.occurrences = occurrences
    self.answers = answers
    self.entries = entries
  }
}

/// One entry of a trace. What is large is `indirect`: a trace is copied more often than it is read.
public enum TraceEntry: Sendable {
  /// A step begins, by its number in `Trace.steps`.
  case step(Int)
  /// A process starts.
  case processStarted
  /// The process ends.
  case processEnded
  /// The system makes a call that carries these occurrences; `forwarded` is false where the host swallows it.
  case call(DelegateCall, occurrences: [OccurrenceID], forwarded: Bool)
  /// The last call came off the main thread; only a recording says so.
  case offMainThread
  /// An instance of a delegate class was made: the app delegate's, or a scene's. Under SwiftUI it says whether the
  /// instance is in the environment of the scene's views.
  case delegateMade(DelegateOwner, scene: SceneID?, isInEnvironment: Bool)
  /// The scene's windows are these from now on; their order means nothing.
  indirect case windows(SceneID, [WindowInfo])
  /// The answer to the last call.
  case reply(DelegateReply)
  /// Everything that the router did because of the last call or app step is done.
  case settled
  /// The router delivered something.
  indirect case delivery(Delivery)
  /// The router said that it is ready, for a scene or for all.
  case becameReady(SceneID?)
  /// The router called a completion handler.
  case completed(CompletionID)
  /// The router asked the system for something.
  case calledOut(CallOutKind)
  /// The launch link was asked for, and this was the answer.
  indirect case launchLink(SceneID?, DeliveredLink?)
  /// The router was asked what it finds in an occurrence's URL; its answer, and what the fixture's author wrote.
  indirect case parsed(OccurrenceID, ParsedLink, written: ParsedLink)
  /// A delivery came after the last settle and before the case was closed.
  indirect case afterTheEnd(Delivery)
}
