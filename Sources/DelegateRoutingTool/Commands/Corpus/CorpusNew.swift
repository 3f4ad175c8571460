import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// Writes a fixture that is whole but for what only its author knows.
enum CorpusNew {
  private enum Kind: String, CaseIterable {
    case url, activity, event, scenario, regression

    /// The list in which such fixtures stand.
    var list: String {
      switch self {
      case .url: "urls"
      case .activity: "activities"
      case .event: "events"
      case .scenario, .regression: "scenarios"
      }
    }
  }

  static func run(_ word: String, _ id: String, _ arguments: Arguments, _ corpus: Corpus, _ terminal: Terminal) throws {
    guard let kind = Kind(rawValue: word) else {
      throw UsageError(
        "corpus new writes \(Kind.allCases.map(\.rawValue).joined(separator: ", ")), not '\(word)'"
          + Suggestion.text(for: word, among: Kind.allCases.map(\.rawValue)))
    }
    let id = kind == .regression && !id.hasPrefix("regression/") ? "regression/\(id)" : id
    let known =
      corpus.urls.map(\.id) + corpus.activities.map(\.id) + corpus.events.map(\.id) + corpus.scenarios.map(\.id)
    if known.contains(id) { throw UsageError("there is a fixture '\(id)' already") }
    if corpus.retired.contains(where: { $0.id == id }) {
      throw UsageError("'\(id)' was withdrawn; ids are never used again")
    }
    let fixture: [(String, Any)]
    switch kind {
    case .url: fixture = url(id)
    case .activity: fixture = activity(id)
    case .event: fixture = event(id)
    case .scenario, .regression: fixture = try NewScenario(arguments).fixture(id, isRegression: kind == .regression)
    }
    let document =
      #"{"$schema": "../schema/\#(kind.list).schema.json", "format": 1, "\#(kind.list)": [\#(object(fixture))]}"#
    let folder = URL(fileURLWithPath: arguments.value("--into") ?? "Corpus")
    for (id, file) in try CorpusWriter(folder).add(Data(document.utf8), named: id) {
      terminal.write("\(id): added to \(folder.appendingPathComponent(file).path)\n")
    }
    let near = Self.near(id, known)
    if !near.isEmpty { terminal.write("look whether one of these says it already: \(near.joined(separator: ", "))\n") }
    terminal.write("fill in what is in capitals, then: delegate-routing corpus validate --corpus \(folder.path)\n")
  }

  /// The ids that share a word with the new one, those of the same family first.
  private static func near(_ id: String, _ known: [String]) -> [String] {
    func words(_ id: String) -> Set<Substring> { Set(id.split { $0 == "/" || $0 == "-" }) }
    let own = words(id)
    return known.map { (id: $0, shared: words($0).intersection(own).count) }.filter { $0.shared > 1 }
      .sorted { ($1.shared, $0.id) < ($0.shared, $1.id) }.prefix(5).map(\.id)
  }

  private static var head: [(String, Any)] {
    [
      ("why", "A router that DOES WHAT fails with it."),
      ("sources", [["title": "WHERE IT COMES FROM", "url": "https://example.com/"]]),
    ]
  }

  private static func url(_ id: String) -> [(String, Any)] {
    [
      ("id", id), ("kind", "custom-url"), ("url", "{scheme}://item/\(id.split(separator: "/").last ?? "")"),
      ("parses", true),
    ]
      + head + [("tags", ["path"])]
  }

  private static func activity(_ id: String) -> [(String, Any)] {
    [("id", id), ("kind", "app-activity"), ("activityType", "com.example.acme.\(id.split(separator: "/").last ?? "")")]
      + head + [("tags", ["app-made"])]
  }

  private static func event(_ id: String) -> [(String, Any)] {
    [("id", id), ("kind", "quick-action"), ("type", "com.example.acme.\(id.split(separator: "/").last ?? "")")] + head
      + [("tags", ["plain"])]
  }

  /// A JSON object with its keys in this order.
  private static func object(_ members: [(String, Any)]) -> String {
    "{" + members.map { "\"\($0.0)\": \(value($0.1))" }.joined(separator: ", ") + "}"
  }

  private static func value(_ value: Any) -> String {
    switch value {
    case let members as [(String, Any)]: return object(members)
    case let list as [Any]: return "[" + list.map(Self.value).joined(separator: ", ") + "]"
    default:
      let data = try? JSONSerialization.data(
        withJSONObject: value, options: [.fragmentsAllowed, .withoutEscapingSlashes])
      return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
  }
}
