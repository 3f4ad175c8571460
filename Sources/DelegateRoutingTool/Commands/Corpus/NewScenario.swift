import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec

/// A scenario from the words of a report: which event, in which state and life cycle, and what went wrong. What is
/// expected is what the behaviour tables say: the event reaches the app once, in its last step.
struct NewScenario {
  private let event: EventKind
  private let state: TableState
  private let column: TableColumn
  private let symptom: Symptom
  private let thread: String?

  /// What went wrong, in a word.
  private enum Symptom: String, CaseIterable {
    case lost, twice, early, late, altered, stale
    case wrongScene = "wrong-scene"
    case wrongAnswer = "wrong-answer"
  }

  init(_ arguments: Arguments) throws {
    func word<Word: RawRepresentable<String> & CaseIterable>(_ option: String, _ usual: Word) throws -> Word {
      guard let text = arguments.value(option) else { return usual }
      let known = Word.allCases.map(\.rawValue)
      guard let word = Word(rawValue: text) else {
        throw UsageError(
          "\(option) is \(known.joined(separator: ", ")), not '\(text)'\(Suggestion.text(for: text, among: known))")
      }
      return word
    }
    event = try word("--event", .customURL)
    state = try word("--state", .cold)
    column = try word("--life-cycle", .scene)
    symptom = try word("--symptom", .lost)
    thread = arguments.value("--thread")
    if let thread, !thread.hasPrefix("https://") { throw UsageError("--thread is an address with https://") }
    if state == .disconnected, column == .applicationDelegate {
      throw UsageError("the app-delegate life cycle has no scenes that are disconnected")
    }
  }

  func fixture(_ id: String, isRegression: Bool) throws -> [(String, Any)] {
    guard let (list, key, payload) = payload else {
      throw UsageError("the system starts no router for \(event.rawValue) alone; choose another --event")
    }
    let sent: [String: Any] = [list: [payload]]
    let open: [[String: Any]] = [["launch": [String: Any]()], ["leave": ["scene": "main"]]]
    let steps: [[String: Any]] =
      switch state {
      case .cold: [["launch": sent]]
      case .warm: open + [["receive": sent]]
      case .disconnected:
        open + [["disconnect": ["scene": "main"]], ["receive": sent.merging(["scene": "main"]) { $1 }]]
      }
    let title = "A \(event.rawValue) that comes \(state.rawValue) is delivered once."
    let expected: [String: Any] = [key: payload, "scene": "main", "after": steps.count - 1]
    let profile = RouterProfile()
    let claims: [(String, Any)] =
      profile.eventKinds.contains(event) && profile.lifeCycles.contains(column.lifeCycle)
      ? []
      : [("profile", ["eventKinds": [event.rawValue], "lifeCycles": [column.lifeCycle.rawValue]] as [String: Any])]
    let report: [String: Any] = [
      "title": "REPOSITORY AND NUMBER", "url": thread ?? "https://example.com/", "witness": "wanted",
    ]
    let source: [String: Any] = ["title": "WHERE IT COMES FROM", "url": thread ?? "https://example.com/"]
    let head: [(String, Any)] =
      isRegression
      ? [("id", id), ("title", title), ("reports", [report])]
      : [
        ("id", id), ("title", title), ("why", "A router that DOES WHAT fails here."), ("sources", [source]),
        ("tags", [state.rawValue]),
      ]
    return head + [("rules", [rule.rawValue]), ("settings", [setting]), ("steps", steps)] + claims
      + [("expect", [expected])]
  }

  private var setting: String {
    switch column {
    case .applicationDelegate: Setting.appDelegateIOS12.name
    case .scene: event == .appIntent ? Setting.scenesTwoWindows.name : Setting.scenesTemplate.name
    case .swiftUI: Setting.swiftUIApp.name
    case .swiftUIOwnSceneDelegate: Setting.swiftUIOwnSceneDelegate.name
    case .refusedToLaunch: Setting.refusedIOS27.name
    }
  }

  private var rule: RouterRule {
    switch symptom {
    case .lost, .twice:
      switch state {
      case .cold: .coldLinkDeliveredOnce
      case .warm: .warmLinkDeliveredOnce
      case .disconnected: .reconnectedSceneLinkDeliveredOnce
      }
    case .early: .nothingBeforeReady
    case .late: .deliveredWhenDue
    case .altered: .payloadIntact
    case .stale: .noReplay
    case .wrongScene: .rightScene
    case .wrongAnswer: .trueMeansTaken
    }
  }

  /// The list of the step, the key of the delivery, and the fixture that stands for the kind; nil for what brings no app
  /// forward.
  private var payload: (list: String, key: String, fixture: String)? {
    guard !ExampleEvent.isInBackground(event) else { return nil }
    switch ExampleEvent.fixture(of: event) {
    case .url(let id): return ("urls", "url", id)
    case .activity(let id): return ("activities", "activity", id)
    case .event(let id): return ("events", "event", id)
    }
  }
}
