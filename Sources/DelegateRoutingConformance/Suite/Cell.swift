import DelegateRoutingSpec

/// A cell of the behaviour tables.
public struct Cell: Sendable, Hashable, Comparable {
  /// The table.
  public let state: TableState
  /// The row.
  public let kind: EventKind
  /// The column.
  public let column: TableColumn

  /// A cell.
  public init(state: TableState, kind: EventKind, column: TableColumn) {
    self.state = state
    self.kind = kind
    self.column = column
  }

  /// The cell's permanent name, such as `cold/universal-link/scene`.
  public var name: String { "\(state.rawValue)/\(kind.rawValue)/\(column.rawValue)" }

  /// The cell of that name; nil if there is none.
  init?(name: String) {
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count == 3, let state = TableState(rawValue: parts[0]), let kind = EventKind(rawValue: parts[1]),
      let column = TableColumn(rawValue: parts[2])
    else { return nil }
    self.init(state: state, kind: kind, column: column)
  }

  public static func < (one: Cell, other: Cell) -> Bool {
    if one.state != other.state { return one.state.rawValue < other.state.rawValue }
    if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
    return one.column.rawValue < other.column.rawValue
  }
}
