import DelegateRoutingSpec

/// What a recorder wrote down in an app: the calls that its delegates got, what the person did, and what was delivered.
/// The format is that of `Specs/trace-format.md`.
public struct Recording: Sendable {
  /// Where and how the app ran.
  public let setting: Setting
  /// What was recorded, in order.
  public let items: [Item]
  /// How many lines of the file were not the recorder's.
  public let skippedLines: Int

  package init(setting: Setting, items: [Item], skippedLines: Int = 0) {
    self.setting = setting
    self.items = items
    self.skippedLines = skippedLines
  }

  /// One line of the recorder's.
  public struct Item: Sendable {
    /// Its number in the file, from 1.
    public let line: Int
    /// What it says.
    public let content: Content

    package init(line: Int, content: Content) {
      self.line = line
      self.content = content
    }
  }

  /// What a line says.
  public indirect enum Content: Sendable {
    /// A process starts: a first line stands there again.
    case processStarted
    /// A delegate method was called.
    case call(DelegateCall, RecordedCircumstances)
    /// A delegate method was called that carries nothing and says nothing about routing.
    case otherCall(DelegateMethod)
    /// The person or the app did something.
    case trigger(RecordedTrigger)
    /// The router delivered something.
    case delivery(Delivery)
    /// The scene's windows are these.
    case windows(SceneID, [WindowInfo])
  }
}

/// What a recorder may say of a call besides its arguments.
public struct RecordedCircumstances: Sendable, Hashable {
  /// What the method returned, where it returns a Boolean and the recorder was told.
  public var returned: Bool?
  /// Whether the call came off the main thread.
  public var isOffMainThread = false

  /// Nothing said.
  public init() {}
}

/// What the person, the system or the app did before the calls that follow, as somebody wrote it into a recording.
public struct RecordedTrigger: Sendable, Hashable {
  /// What was done.
  public var kind: Kind
  /// The scene that it was done to.
  public var scene: SceneID?
  /// What was sent; nil where the line does not say.
  public var event: ExternalEvent?
  /// The kind of what was sent, where its payload is to be taken from the calls.
  public var eventKind: EventKind?
  /// Why the system started the app in the background.
  public var reason: BackgroundReason?

  /// What can be done; the names are those of the steps of a scenario.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case launch, launchInBackground, receive, leave, `return`, interrupt, resume, openScene, closeScene, disconnect,
      terminate,
      becomeReady, attachListener, detachListener, reload
  }
}
