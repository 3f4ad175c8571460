extension PlatformRule {
  /// Every platform rule, in the order of the pages.
  public static let all: [PlatformRule] = pages.flatMap { $0 }

  private static let pages: [[PlatformRule]] = [
    adoption, applicationDelegate, applicationDelegateActivities, applicationDelegateEvents, backgroundWork, scenesCold,
    scenesColdEvents, scenesWarm, scenesWarmEvents, sceneLifetime, sceneTargets, activationConditions, savedStates,
    swiftUI,
    swiftUIEvents, swiftUIPhases, hostingScenes, windows, environment, lifeCyclePairs, interruptions, threads, versions,
  ]

  /// The platform rule of that name.
  public static func named(_ name: String) -> PlatformRule? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.rule.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// A rule that every app in these life cycles must keep, unless `condition` narrows it.
  init(
    _ name: String, _ statement: String, _ evidence: Evidence, _ sources: [Source], page: SpecsPage,
    in lifeCycles: [LifeCycle], where condition: @escaping @Sendable (Setting) -> Bool = { _ in true },
    question: @escaping @Sendable (TraceHistory) -> Violation?
  ) {
    self.init(
      rule: Self.rule(name, statement, evidence, sources, page, lifeCycles),
      applies: { lifeCycles.contains($0.lifeCycle) && condition($0) }, question: question)
  }

  /// A rule about which life cycle a setting leads to: it applies by the setting's parts alone.
  init(
    _ name: String, _ statement: String, _ evidence: Evidence, _ sources: [Source], leadsTo lifeCycle: LifeCycle,
    where condition: @escaping @Sendable (Setting) -> Bool,
    question: @escaping @Sendable (TraceHistory) -> Violation?
  ) {
    self.init(
      rule: Self.rule(name, statement, evidence, sources, .adoption, [lifeCycle]), applies: condition,
      question: question)
  }

  private static func rule(
    _ name: String, _ statement: String, _ evidence: Evidence, _ sources: [Source], _ page: SpecsPage,
    _ lifeCycles: [LifeCycle]
  ) -> Rule {
    Rule(
      name: name, subject: .platform, level: .must, statement: statement, evidence: evidence, sources: sources,
      page: page.rawValue, lifeCycles: lifeCycles)
  }
}

/// The pages of `Specs/` about the platform.
enum SpecsPage: String, CaseIterable {
  case adoption = "adoption.md"
  case applicationDelegate = "app-delegate.md"
  case scenesCold = "scenes-cold.md"
  case scenesWarm = "scenes-warm.md"
  case sceneLifetime = "scene-lifetime.md"
  case swiftUI = "swiftui.md"
  case windows = "windows.md"
  case environment = "environment.md"
  case lifeCyclePairs = "life-cycle-pairs.md"
  case threads = "threads.md"
  case versions = "versions.md"
}
