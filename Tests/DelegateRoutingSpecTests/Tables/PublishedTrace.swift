import DelegateRoutingSpec
import Foundation
import Testing

/// A published callback log of `Corpus/traces`.
struct PublishedTrace: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let setting: Known
  let trigger: String
  let before: Before
  let observed: [Call]
  let besides: [Besides]?
  let notObserved: [DelegateMethod]
  let complete: Bool
  let ordered: Bool?
  let logged: Logged?
  let grade: String
  let source: Source
  let note: String?

  /// What is known of app and system.
  struct Known: Decodable, Sendable {
    let lifeCycle: TableColumn
    let ios: String?
    let adoption: String?
    let windows: String?
    let notificationDelegate: Bool?
    let launchReturns: Bool?
  }

  enum Before: String, Decodable, Sendable {
    case notRunning = "not-running"
    case background, foreground, interrupted
    case backgroundLaunched = "background-launched"
  }

  struct Call: Decodable, Sendable, Hashable {
    let method: DelegateMethod
    let payload: String?
    let scene: String?
  }

  struct Besides: Decodable, Sendable {
    let name: String
    let after: Int
  }

  /// The methods that were looked at, or a description of them.
  enum Logged: Decodable, Sendable {
    case methods([DelegateMethod])
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .methods(try container.decode([DelegateMethod].self))
      }
    }
  }

  var testDescription: String { id }

  /// The observed calls that the model knows. Which orientations are supported is asked of the app at any time, and is
  /// no part of it.
  var calls: [Call] { observed.filter { $0.method != .supportedInterfaceOrientations } }

  /// The methods in which the log can be compared: those that the author looked at, if the log is complete, else those
  /// that it names.
  var comparable: Set<DelegateMethod> {
    if complete, case .methods(let methods)? = logged { return Set(methods) }
    return Set(calls.map(\.method))
  }
}

extension PublishedTrace {
  /// The traces of a file.
  struct File: Decodable {
    let traces: [PublishedTrace]
  }

  /// `Corpus/traces`.
  static let folder = BehaviourTable.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpus").appendingPathComponent("traces")

  /// The files by their names without ending.
  static func files() throws -> [(name: String, traces: [PublishedTrace])] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      return (String(name.dropLast(5)), try JSONDecoder().decode(File.self, from: data).traces)
    }
  }

  /// Every trace.
  static let all: [PublishedTrace] = ((try? files()) ?? []).flatMap(\.traces)
}
