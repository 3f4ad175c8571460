/// How the system behaves in one life cycle: which steps make sense, and the calls that a step leads to.
protocol LifeCycleModel: Sendable {
  /// Why a step makes no sense now; nil if it does. The process is known to be in the right state.
  static func problem(with step: Step, in world: World) -> String?

  /// Plans the calls of a step that has no problem.
  static func plan(_ step: Step, in world: World)
}
