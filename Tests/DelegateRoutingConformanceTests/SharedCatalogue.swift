import DelegateRoutingConformance
import DelegateRoutingSpec

/// The bundled catalogue, read once for all tests.
enum SharedCatalogue {
  static func get() throws -> Catalogue { try result.get() }

  private static let result = Result { try Catalogue.bundled() }
}

extension SuiteOptions {
  /// All cases but those that differ in nothing but their payload: of each kind of payload some stay.
  static let everydayCases = [
    "background/*", "cold/*", "completion/*", "consumers/*", "disconnected/*", "handoff/*", "launch-*", "many/*",
    "notifications/*", "ready/*", "regression/*", "scenes/*", "stale/*", "warm/*", "windows/*", "payload/*/plain",
    "payload/*/item", "payload/*/query", "payload/*/start-call", "payload/*/with-webpage", "payload/*/second",
  ]

  /// The everyday cases that say something of a router that claims these kinds of event. Each other kind is sent to it
  /// cold; that it is dropped by a running app too, the kill matrix and the references see.
  static func everyday(claiming kinds: Set<EventKind>) throws -> SuiteOptions {
    var options = only(everydayCases)
    let other = EventKind.allCases.filter { !kinds.contains($0) }.flatMap {
      ["warm/\($0.rawValue)/", "disconnected/\($0.rawValue)/"]
    }
    options.ids = Set(try SharedCatalogue.get().cases.map(\.id).filter { id in !other.contains { id.hasPrefix($0) } })
    return options
  }

  /// The cases that match one of the patterns.
  static func only(_ globs: String...) -> SuiteOptions { only(globs) }

  static func only(_ globs: [String]) -> SuiteOptions {
    var options = SuiteOptions()
    options.only = globs.map(Glob.init)
    return options
  }
}

extension ConformanceReport {
  /// The cases that make the run fail, each with what it broke, for the messages of tests.
  var failures: [String] {
    results.filter(\.verdict.isFailure).map { result in
      "\(result.id): \(result.verdict.rawValue) \(result.brokenRules.map(\.rawValue)) \(result.note ?? "")"
    } + problems
  }

  /// The rules that the failing cases break.
  var brokenRules: Set<RouterRule> { Set(results.filter(\.verdict.isFailure).flatMap(\.brokenRules)) }

  /// The ids of the cases that came to a verdict.
  func cases(_ verdict: Verdict) -> [String] { results.filter { $0.verdict == verdict }.map(\.id) }
}
