/// One thing the world sent, as the system model played it.
public struct Occurrence: Sendable, Hashable {
  /// Its number in the trace.
  public var id: OccurrenceID
  /// What kind of event it is.
  public var kind: EventKind
  /// What was sent.
  public var payload: OccurrencePayload
  /// The scene that it was sent to; nil in the app-delegate life cycle.
  public var scene: SceneID?
  /// Where the process and the scene were.
  public var state: TableState
  /// Whether the app's interface starts with it: it came with the launch, or with the first scene that connected after a
  /// launch in the background, which a router cannot tell from a launch.
  public var isLaunchLink: Bool
  /// The process that it was sent to, counted from 0.
  public var process: Int
  /// The event that it belongs to, counted from 0: what one call hands over together has the same number.
  public var event: Int

  /// An occurrence.
  public init(
    id: OccurrenceID, kind: EventKind, payload: OccurrencePayload, scene: SceneID?, state: TableState,
    isLaunchLink: Bool = false, process: Int, event: Int
  ) {
    self.id = id
    self.kind = kind
    self.payload = payload
    self.scene = scene
    self.state = state
    self.isLaunchLink = isLaunchLink
    self.process = process
    self.event = event
  }
}
