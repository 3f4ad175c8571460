import DelegateRoutingSpec

/// A shape in code or manifest that breaks a rule: a rule of subject `source`, and how it is found.
struct Shape: Sendable {
  let facts: SourceRule
  /// The places where the app has the shape.
  let find: @Sendable (DerivedApp) -> [Sighting]

  init(
    _ name: String, _ level: Rule.Level, breaks: [String], _ statement: String, advice: String,
    in lifeCycles: [LifeCycle] = [.scene], evidence: Evidence? = nil, sources: [Source] = [],
    find: @escaping @Sendable (DerivedApp) -> [Sighting]
  ) {
    facts = SourceRule(
      name, level, breaks: breaks, statement, advice: advice, in: lifeCycles, evidence: evidence, sources: sources)
    self.find = find
  }

  /// All shapes, in the order of the page.
  static let all =
    adoption + deadMethods + launchOptions + coldLinks + warmLinks + waitingLinks + windows + sceneLifetimes + queues
    + answers
}

/// A place where an app has a shape.
struct Sighting: Sendable {
  let place: Place
  /// The source line; nil for a manifest's place.
  let line: String?
  /// What is there, in one sentence or part of one.
  let detail: String
  /// The statements that are concerned, where they are more than a line.
  var statements: [String] = []
  /// Where they belong.
  var moves: Move?

  init(_ place: Place, line: String? = nil, _ detail: String) {
    self.place = place
    self.line = line
    self.detail = detail
  }

  /// A word or sign in a source file.
  init(_ file: SourceFile, _ token: Int, _ detail: String) {
    let number = file.line(at: token)
    self.init(Place(path: file.path, line: number), line: file.text.line(number), detail)
  }

  /// A method's name.
  init(_ method: LocatedMethod, _ detail: String) { self.init(method.file, method.declaration.place, detail) }
}

/// What a shape is called and what it breaks.
public struct SourceRule: Sendable, Hashable {
  /// The rule, of subject `source`.
  public let rule: Rule
  /// The platform and router rules that such code would break, by name.
  public let breaks: [String]
  /// What to do, in one sentence.
  public let advice: String

  /// A rule with grade and sources of the first rule that it would break, or with its own if they are given.
  init(
    _ name: String, _ level: Rule.Level, breaks: [String], _ statement: String, advice: String,
    in lifeCycles: [LifeCycle], evidence: Evidence?, sources: [Source]
  ) {
    let broken = breaks.compactMap(Self.rule)
    rule = Rule(
      name: name, subject: .source, level: level, statement: statement,
      evidence: evidence ?? broken.first?.evidence ?? .undocumented,
      sources: sources.isEmpty ? broken.first?.sources ?? [] : sources, page: "audit.md",
      lifeCycles: lifeCycles)
    self.breaks = breaks
    self.advice = advice
  }

  /// The platform or router rule of a name.
  static func rule(_ name: String) -> Rule? { RouterRule(rawValue: name)?.rule ?? PlatformRule.named(name)?.rule }

  /// All rules of subject `source`, those of the profiles last.
  public static let all: [SourceRule] = Shape.all.map(\.facts) + FrameworkProfile.bundled.flatMap(\.rules)
}
