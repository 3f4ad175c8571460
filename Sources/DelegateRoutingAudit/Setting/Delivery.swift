import DelegateRoutingSpec

/// Where an event of a kind is handed over, cold or warm: the calls with its payload, as in the behaviour tables.
struct Delivery: Sendable {
  let event: EventKind
  let state: TableState
  let carriers: [Carrier]

  /// A call with the place of the payload in it.
  struct Carrier: Sendable, Hashable {
    let method: DelegateMethod
    let payload: String
  }

  init(_ event: EventKind, _ state: TableState, _ carriers: [(DelegateMethod, String)]) {
    self.event = event
    self.state = state
    self.carriers = carriers.map { Carrier(method: $0.0, payload: $0.1) }.filter {
      !Self.announcing.contains($0.method)
    }
  }

  /// Calls that carry an activity's type, and never what it holds.
  private static let announcing: Set<DelegateMethod> = [
    .applicationWillContinueActivity, .applicationDidFailToContinueActivity, .sceneWillContinueActivity,
    .sceneDidFailToContinueActivity,
  ]

  /// The deliveries of a column of the behaviour tables; none where the app does not launch.
  static func of(_ column: TableColumn) -> [Delivery] {
    switch column {
    case .applicationDelegate: applicationDelegate
    case .scene: scene
    case .swiftUI: swiftUI
    case .swiftUIOwnSceneDelegate: swiftUIOwnSceneDelegate
    case .refusedToLaunch: []
    }
  }
}
