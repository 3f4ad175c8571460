import DelegateRoutingSpec

/// What a scenario says and nothing in it is about: links that its app does not declare, scenes that are not there,
/// changes that change nothing, answers that nobody gives, tags.
struct ScenarioSense {
  private let scenario: ScenarioFixture
  /// Nil where a payload does not parse here, or a step cannot happen; another check tells.
  private let played: PlayedScenario?
  private let log: IssueLog

  /// `forms` are the scenario, once for each fixture that it repeats over.
  init?(_ forms: [ScenarioFixture], in corpus: Corpus, log: IssueLog) {
    guard let scenario = forms.first else { return nil }
    self.scenario = scenario
    self.log = log
    played = PlayedScenario(forms, in: corpus)
  }

  func check() {
    checkAnswers()
    checkLifeCycles()
    checkLinks()
    guard let played else { return }
    for (index, setting) in scenario.settings.enumerated() {
      let place = scenario.place.key("settings").index(index)
      check(setting.sceneRoles.keys, among: played.scenes, at: place.key("sceneRoles"))
      check(setting.host.sceneClaims.keys, among: played.scenes, at: place.key("sceneClaims"))
      if let base = setting.base, !isRule(about: setting, apartFrom: base), !played.isOther(in: setting, than: base) {
        log.add(
          place, "is \(setting.name), in which the same happens as in \(base.name)",
          right: "the setting by its name, or a change that the steps are about")
      }
    }
    for (index, tag) in scenario.tags.enumerated() {
      guard let meaning = TagMeaning.all[tag], !meaning.holds(scenario, played) else { continue }
      log.add(
        scenario.place.key("tags").index(index), "is \(Wording.quoted(tag)), but there is not \(meaning.what)",
        right: "a tag of what the scenario is about")
    }
  }

  /// A router owes nothing in a life cycle that it does not serve: what is expected there says nothing.
  private func checkLifeCycles() {
    for (index, setting) in scenario.settings.enumerated()
    where !scenario.profile.lifeCycles.contains(setting.lifeCycle) {
      log.add(
        scenario.place.key("settings").index(index),
        "is of the life cycle \(setting.lifeCycle.rawValue), which the profile that expect is about does not claim",
        right: "a setting of \(Wording.oneOf(scenario.profile.lifeCycles.map(\.rawValue).sorted())), or another profile"
      )
    }
  }

  /// The system delivers no link that the app does not declare; a fixture declares by being there, a link that is written
  /// out does not.
  private func checkLinks() {
    let urls = scenario.inline.urls.values.map { (DeclaredIdentity.foreignName(of: $0), $0.place.key("url")) }
    let activities = scenario.inline.activities.values.map {
      (DeclaredIdentity.foreignName(of: $0), $0.place.key("webpageURL"))
    }
    var foreign: Set<String> = []
    for case (let name?, let place) in urls + activities {
      foreign.insert(name)
      guard !scenario.declares.contains(name) else { continue }
      log.add(
        place, "is a link of \(Wording.quoted(name)), which the app does not declare",
        right: "{scheme} or {host}, or that name among what the scenario declares")
    }
    for (index, name) in scenario.declares.enumerated() where !foreign.contains(name) {
      log.add(
        scenario.place.key("declares").index(index),
        "is \(Wording.quoted(name)), of which the scenario writes no link out",
        right: "the scheme or host of a link in it, in lower case")
    }
  }

  /// Answers are given by consumers, in their order; without one the scenario says nothing of them.
  private func checkAnswers() {
    let consumers = scenario.profile.channels.filter { if case .consumer = $0.role { true } else { false } }
    guard scenario.answers.count > consumers.count else { return }
    log.add(
      scenario.place.key("answers"),
      "has \(scenario.answers.count), but the profile that expect is about has \(consumers.count) consumers",
      right: "an answer for a consumer each, and a profile with channels of the role consumer")
  }

  /// Whether the scenario is about a rule of the platform's that applies to one of the settings alone.
  private func isRule(about setting: Setting, apartFrom base: Setting) -> Bool {
    PlatformRule.all.contains {
      scenario.rules.contains($0.rule.name) && $0.applies(setting) != $0.applies(base)
    }
  }

  private func check(_ names: some Sequence<String>, among scenes: Set<String>, at place: Place) {
    for name in names.sorted() where !scenes.contains(name) {
      log.add(
        place.key(name), "is a scene in which nothing happens",
        right: "one that the steps are about: \(Wording.oneOf(scenes.sorted()))")
    }
  }
}

/// What happens in a scenario.
struct PlayedScenario {
  /// The steps of each form, as the app with the identity that declares everything gets them.
  private let courses: [[Step]]
  private let identity: AppIdentity
  /// A trace for each form and setting.
  let traces: [Trace]
  /// The names of the scenes that steps or calls are about.
  let scenes: Set<String>

  init?(_ forms: [ScenarioFixture], in corpus: Corpus) {
    identity = corpus.identity()
    var courses: [[Step]] = []
    var traces: [Trace] = []
    for form in forms {
      guard let steps = form.steps(for: identity, in: corpus) else { return nil }
      courses.append(steps)
      for setting in form.settings {
        guard let trace = Trace(playing: steps, in: setting.with(identity), replies: .agreeable) else { return nil }
        traces.append(trace)
      }
    }
    self.courses = courses
    self.traces = traces
    scenes = Set(traces.flatMap(\.calls).compactMap(\.scene?.name)).union(courses.joined().compactMap(\.scene?.name))
  }

  var steps: [Step] { Array(courses.joined()) }
  var occurrences: [Occurrence] { traces.flatMap(\.occurrences) }

  /// Whether something is sent in a state.
  func hasEvent(_ state: TableState) -> Bool { occurrences.contains { $0.state == state } }

  /// Whether the app gets other calls in a setting than in the one that it changes, under some reading.
  fileprivate func isOther(in setting: Setting, than base: Setting) -> Bool { calls(in: setting) != calls(in: base) }

  /// The calls under each reading that matters, as text.
  private func calls(in setting: Setting) -> [String] {
    courses.flatMap { steps -> [String] in
      var consulted = PointSet(rawValue: 0)
      let setting = setting.with(identity)
      let main = Trace(playing: steps, in: setting, reading: Reading(), replies: .agreeable, noting: &consulted)
      let others = Reading().alternatives(at: consulted).map {
        Trace(playing: steps, in: setting, reading: $0, replies: .agreeable)
      }
      return ([main] + others).map { "\($0?.entries ?? [])" }
    }
  }
}

extension Trace {
  fileprivate var calls: [DelegateCall] {
    entries.compactMap { if case .call(let call, _, _) = $0 { call } else { nil } }
  }
}

extension Setting {
  /// The named setting that this one changes; nil where it changes none.
  fileprivate var base: Setting? {
    name.range(of: " with ").flatMap { Setting.named(String(name[..<$0.lowerBound])) }
  }
}

extension Step {
  /// The scene that the step names.
  fileprivate var scene: SceneID? {
    switch self {
    case .launch(_, let scene, _), .openScene(let scene, _), .leave(let scene), .comeBack(let scene),
      .closeScene(let scene), .disconnect(let scene), .app(.showWindow(let scene, _)):
      scene
    case .receive(_, let scene, _), .app(.becomeReady(let scene)), .askForLaunchLink(let scene): scene
    default: nil
    }
  }
}
