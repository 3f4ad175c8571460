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

  public static func < (one: Cell, other: Cell) -> Bool {
    if one.state != other.state { return one.state.rawValue < other.state.rawValue }
    if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
    return one.column.rawValue < other.column.rawValue
  }
}
