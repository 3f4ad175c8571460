import DelegateRoutingConformance

/// Why groups of cases stay without which every fault is still convicted.
enum RedundantGroups {
  /// A pattern of groups, and the reason.
  static let reasons: [(groups: String, reason: String)] = [
    ("cold/*", cell), ("warm/*", cell), ("disconnected/*", cell),
    ("payload/*", "the same texts in each life cycle and kind of event: a text can be spoiled in one place alone."),
    (
      "background/*",
      "launches for a push, a URL session, a fetch and a location each have a method of their own; today's broken "
        + "routers stumble over the push."
    ),
    ("stale/*", "every way back to an app that has had its link; a router that replays does so on some of them."),
    (
      "launch-return/*",
      "what a launch method returns, with and without a launch link, router by host and host by router."
    ),
    (
      "regression/*",
      "public reports, each with its thread: that another case finds the same mistake today is no reason to forget them."
    ),
    ("handoff/*", event), ("notifications/*", event), ("completion/*", event), ("scenes/*", twoLifeCycles),
    ("windows/*", twoLifeCycles), ("consumers/*", twoLifeCycles), ("launch-link/*", twoLifeCycles),
    ("many/*", twoLifeCycles),
    ("ready/*", twoLifeCycles),
  ]

  private static let cell =
    "the cells of the behaviour tables, each with its plainest cases: they are what a reader looks up and reruns first."

  private static let twoLifeCycles =
    "the same course of events with and without scenes, which reach a router by other methods."

  private static let event =
    "one kind of event in its course, with and without scenes; today's broken routers stumble over its plainest case."

  /// The groups by their reasons, as a list.
  static func list(of groups: [String]) -> String {
    reasons.map { pattern, reason in
      let names = groups.filter { Glob(pattern).matches($0) }.joined(separator: ", ")
      return names.isEmpty ? "" : "- \(names): \(reason)\n"
    }.joined()
  }
}
