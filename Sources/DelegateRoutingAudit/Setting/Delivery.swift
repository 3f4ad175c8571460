import DelegateRoutingSpec

/// Where events of some kinds are handed over, cold or warm: the calls with the payload, as in the behaviour tables.
/// Calls that carry an activity's type, and never what it holds, are no such places.
struct Delivery: Sendable {
  let events: Set<EventKind>
  let state: TableState
  let carriers: [Carrier]

  /// A call with the place of the payload in it.
  struct Carrier: Sendable, Hashable {
    let method: DelegateMethod
    let payload: String
  }

  init(_ events: Set<EventKind>, _ state: TableState, _ carriers: [(DelegateMethod, String)]) {
    self.events = events
    self.state = state
    self.carriers = carriers.map { Carrier(method: $0.0, payload: $0.1) }
  }

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
