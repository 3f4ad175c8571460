import DelegateRoutingSpec
import Foundation
import Testing

/// A hand-written table of `Specs/tables`.
struct BehaviourTable: Decodable {
  let state: TableState
  let rows: [TableRow]
  let absent: [AbsentCell]

  /// The table of a state.
  static func read(_ state: TableState) throws -> BehaviourTable {
    try JSONDecoder().decode(
      BehaviourTable.self, from: Data(contentsOf: folder.appendingPathComponent("\(state.rawValue).json")))
  }

  /// The rows of all tables.
  static let rows: [TableRow] = TableState.allCases.flatMap { (try? read($0).rows) ?? [] }

  /// `Specs/tables`.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(Rule.specsFolder)
    .appendingPathComponent("tables")
}

/// What a table says that iOS calls for an event in a life cycle.
struct TableRow: Decodable, Sendable, CustomTestStringConvertible {
  let event: TableEvent
  let state: TableState
  let lifeCycle: TableColumn
  let calls: [Call]
  let neverCalled: [DelegateMethod]
  let orderCertain: Bool
  let evidence: Evidence
  let sources: [Source]
  let note: String?

  struct Call: Decodable, Sendable, Hashable {
    let method: DelegateMethod
    let payload: String?
    let optional: Bool
  }

  var testDescription: String { "\(state.rawValue)/\(event.name)/\(lifeCycle.rawValue)" }
}

/// A cell, or a whole column, without a row.
struct AbsentCell: Decodable {
  let event: TableEvent?
  let lifeCycle: TableColumn
  let why: String
  let sources: [Source]
}

/// What a row is about: a kind of event, or the app being opened without one.
enum TableEvent: Sendable, Hashable, Decodable {
  case plainLaunch
  case kind(EventKind)

  static let all: [TableEvent] = [.plainLaunch] + EventKind.allCases.map { .kind($0) }

  var name: String {
    switch self {
    case .plainLaunch: "plain-launch"
    case .kind(let kind): kind.rawValue
    }
  }

  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let event = Self.all.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no event is called '\(name)'"))
    }
    self = event
  }
}
