/// iOS, as far as it concerns routing: plays a scenario, delegate call by delegate call. A value that the stage pulls:
/// `begin(_:)` a step, then `next()` and `reply(_:)` until there is no next call.
public struct SystemModel: Sendable {
  private var world: World
  private let model: any LifeCycleModel.Type

  /// A system that has not started the app yet; nil for an app that refuses to launch, which gets no calls.
  public init?(setting: Setting, reading: Reading = Reading(), setOrder: SetOrder = SetOrder()) {
    let lifeCycle = setting.lifeCycle
    switch lifeCycle {
    case .applicationDelegate: model = ApplicationDelegateModel.self
    case .scene, .swiftUI: model = SceneModel.self
    case .refusedToLaunch: return nil
    }
    world = World(
      Circumstances(setting: setting, lifeCycle: lifeCycle, reading: reading, setOrder: setOrder))
  }

  /// The disputed points that mattered so far.
  public var consulted: PointSet { world.consulted }

  /// The number of elements in the largest set that was handed over so far, at least 1.
  public var largestSet: Int { world.largestSet }

  /// What the world has sent so far, by `OccurrenceID`.
  public var occurrences: [Occurrence] { world.occurrences }

  /// Whether the app's process is running.
  public var isRunning: Bool { world.isRunning }

  /// Whether the host has created the router in this process.
  public var isRouterCreated: Bool { world.isRouterCreated }

  /// The life cycle that is played.
  public var lifeCycle: LifeCycle { world.circumstances.lifeCycle }

  /// The app's state.
  public var applicationState: ApplicationState { world.applicationState }

  /// The scene that an event would go to that names none and of which nothing else is known; the main one where there are
  /// no scenes.
  package var preferredScene: SceneID { world.preferredScene }

  /// The scenes that have connected since this was asked last.
  package mutating func takeNewScenes() -> [SceneID] {
    guard world.hasNewScenes else { return [] }
    ownWorld()
    return world.takeNewScenes()
  }

  /// Whether a cut launch or event waits for `Step.finish`.
  public var isCut: Bool { world.isCut }

  /// The connected scenes; their order means nothing.
  public mutating func connectedScenes() -> [SceneInfo] {
    ownWorld()
    return world.arrange(
      world.sessions.compactMap { session in
        session.activation.map { activation in
          SceneInfo(
            scene: session.scene, session: SceneSession(scene: session.scene, role: session.role),
            activationState: activation,
            windows: world.arrange(session.windows))
        }
      })
  }
}

extension SystemModel {
  /// Whether a step makes sense now.
  public func allows(_ step: Step) -> Bool { problem(with: step) == nil }

  /// Why a step makes no sense now, in a few words; nil if it does.
  public func problem(with step: Step) -> String? {
    switch step {
    case .launch(let event, _, _):
      if isRunning { return "the app is running already" }
      if let event, let problem = problem(with: event) { return problem }
    case .launchInBackground:
      if isRunning { return "the app is running already" }
    case .receive(let event, _, _):
      if !isRunning { return Self.notRunning }
      if let problem = problem(with: event) { return problem }
      if case .notificationResponse(let response) = event, world.hasAnswered(response) {
        return "the notification has been answered already"
      }
    case .openScene(_, let event):
      if !isRunning { return Self.notRunning }
      if let event, let problem = problem(with: event) { return problem }
    case .finish:
      if !isCut { return "nothing was cut" }
    case .closeScene:
      if !isRunning && world.sessions.isEmpty { return Self.notRunning }
    case .leave, .comeBack, .interrupt, .resume, .disconnect, .terminate:
      if !isRunning { return Self.notRunning }
    case .app, .askForLaunchLink:
      if !isRunning { return Self.notRunning }
      if !isRouterCreated { return "the host has not created the router yet" }
      if case .app(.showWindow(let scene, _)) = step, !world.isConnected(scene) {
        return "scene '\(scene)' is not connected"
      }
    }
    if isCut && !step.leavesCutOpen { return "a launch or event was cut and has to be finished first" }
    return model.problem(with: step, in: world)
  }

  /// Why the event comes to this app at no time; nil if it may come.
  private func problem(with event: ExternalEvent) -> String? {
    let setting = world.circumstances.setting
    if !setting.identity.accepts(event) { return "the app has not declared that it opens this" }
    return setting.host.hasHostingSceneDelegate && !event.isPastScenes
      ? "who is handed an event for a scene of a UIHostingSceneDelegate is not documented" : nil
  }

  private static let notRunning = "the app is not running"

  /// Begins a step that `allows(_:)`.
  public mutating func begin(_ step: Step) {
    ownWorld()
    world.beginStep(cutAt: step.cut)
    switch step {
    case .launch, .launchInBackground:
      world.startProcess()
      model.plan(step, in: world)
    case .finish: world.planPostponed()
    case .terminate:
      model.plan(step, in: world)
      world.endsProcess()
    case .app(.showWindow(let scene, let name)): world.showKeyWindow(name, in: scene)
    case .app, .askForLaunchLink: break
    default: model.plan(step, in: world)
    }
  }

  /// What has happened around the delegates since the last call, where no call is to come.
  package mutating func takeNotes() -> [TraceEntry] {
    guard !world.notes.isEmpty else { return [] }
    ownWorld()
    return world.takeNotes()
  }

  /// The next call of the step; nil when the step is over.
  public mutating func next() -> PlannedCall? {
    ownWorld()
    return world.next()
  }

  /// What the router (or the host, which leaves it out) answered to the last call.
  public mutating func reply(_ reply: DelegateReply) {
    guard let question = world.asked else { return }
    ownWorld()
    world.reply(reply, to: question)
  }

  /// A copy of a model shares the world with it until one of them changes it.
  private mutating func ownWorld() {
    if !isKnownUniquelyReferenced(&world) { world = World(world) }
  }

  /// Says that the last call did not reach the router: the host leaves the method out, or answers itself as long as it
  /// has not created the router.
  public mutating func replyByHost() {
    reply(world.isLeftOut ? .unimplemented : .void)
  }
}
