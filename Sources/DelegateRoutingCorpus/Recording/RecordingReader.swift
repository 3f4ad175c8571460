import DelegateRoutingSpec
import Foundation

/// Reads the lines of a recording, one after the other.
struct RecordingReader {
  private let file: String
  private var setting: Setting?
  private var saysWhetherItAnswers = false
  private var saysWhatItOpens: (schemes: Bool, domains: Bool, activities: Bool) = (false, false, false)
  private var items: [Recording.Item] = []
  private var scenes = SceneNames()

  init(file: String) { self.file = file }

  /// Reads a line.
  mutating func read(_ line: Recording.Line) throws {
    let document = try line.document(file)
    let log = IssueLog()
    let place = Place(file: file, path: JSONPath.root)
    guard case .object(let object) = document else {
      log.add(place, "is \(document.typeName)", right: "an object")
      return try log.refuse(line: line.number)
    }
    let kinds = LineKind.allCases.filter { object[$0.rawValue] != nil }
    guard kinds.count == 1, let kind = kinds.first else {
      log.add(
        place, kinds.isEmpty ? "is no line of a recording" : "is of several kinds",
        right: "one of the keys \(Wording.oneOf(LineKind.allCases.map(\.rawValue)))")
      return try log.refuse(line: line.number)
    }
    if kind != .recording && setting == nil {
      log.add(place, "comes before the first line", right: "a first line with \"recording\": 1")
    } else if let content = content(kind, document, at: place, line.number, log) {
      items.append(Recording.Item(line: line.number, content: content))
    }
    try log.refuse(line: line.number)
  }

  /// What was read. What the app opens, and whether its delegate answers the configuration question, is taken from the
  /// lines that follow, where the first does not say it.
  func recording(skippedLines: Int) throws -> Recording {
    guard var setting else { throw CorpusError(issues: []) }
    var identity = setting.identity
    for item in items {
      let payloads: [OccurrencePayload]
      switch item.content {
      case .call(let call, _):
        payloads = call.carriedPayloads
        if call.method == .configurationForConnecting && !saysWhetherItAnswers {
          setting.host.answersConfiguration = true
        }
      case .trigger(let trigger): payloads = trigger.event?.occurrences.map(\.payload) ?? []
      default: payloads = []
      }
      for payload in payloads { identity.declare(payload, unlessSaid: saysWhatItOpens) }
    }
    setting.identity = identity
    return Recording(setting: setting, items: items, skippedLines: skippedLines)
  }

  /// The kinds of line, by the key that tells them apart.
  private enum LineKind: String, CaseIterable { case recording, call, trigger, delivered, windows }

  private mutating func content(
    _ kind: LineKind, _ value: JSONValue, at place: Place, _ line: Int, _ log: IssueLog
  ) -> Recording.Content? {
    switch kind {
    case .recording:
      guard let reader = ObjectReader(value, at: place, keys: RecordingHeader.keys, log: log),
        let read = RecordingHeader.setting(reader)
      else { return nil }
      if let setting {
        if setting != read { log.add(place, "is another setting than before", right: "one app in one setting a file") }
        return .processStarted
      }
      setting = read
      saysWhetherItAnswers = reader.has("setting") || reader.has("answersConfiguration")
      saysWhatItOpens = (reader.has("schemes"), reader.has("domains"), reader.has("activityTypes"))
      return nil
    case .call: return RecordedCallReader.content(value, at: place, line: line, scenes: &scenes, log: log)
    case .trigger:
      guard let reader = ObjectReader(value, at: place, keys: RecordedTrigger.keys, log: log) else { return nil }
      return RecordedTrigger(reader, scenes: &scenes).map { .trigger($0) }
    case .delivered:
      guard let reader = ObjectReader(value, at: place, keys: DeliveredLine.keys, log: log) else { return nil }
      return DeliveredLine.delivery(reader, scenes: &scenes).map { .delivery($0) }
    case .windows:
      guard let reader = ObjectReader(value, at: place, keys: ["windows", "scene", "at"], log: log) else { return nil }
      let windows = reader.array("windows", mayBeEmpty: true).compactMap { value, place in
        ObjectReader(value, at: place, keys: ["name", "isKey"], log: log).flatMap { window in
          window.text("name").map { WindowInfo(name: $0, isKey: window.optionalBool("isKey") ?? false) }
        }
      }
      return .windows(scenes.scene(reader) ?? .main, windows)
    }
  }
}

/// The scenes of a recording: a word stays as it is, and a persistent identifier becomes a name in the order in which
/// the scenes come.
struct SceneNames {
  private var names: [String: SceneID] = [:]

  /// The scene that a line names; nil if it names none.
  mutating func scene(_ reader: ObjectReader) -> SceneID? { reader.optionalText("scene").map { scene($0) } }

  mutating func scene(_ text: String) -> SceneID {
    if FixtureID.isWord(text), text.utf8.count <= 20 { return SceneID(text) }
    if let known = names[text] { return known }
    let scene: SceneID = names.isEmpty ? .main : SceneID("scene-\(names.count + 1)")
    names[text] = scene
    return scene
  }
}

extension AppIdentity {
  /// Declares what the system has handed over, in the lists that the recording does not give.
  fileprivate mutating func declare(
    _ payload: OccurrencePayload, unlessSaid said: (schemes: Bool, domains: Bool, activities: Bool)
  ) {
    func add(_ word: String?, to list: inout [String]) {
      if let word, !list.contains(word) { list.append(word) }
    }
    switch payload {
    // SwiftUI hands a universal link over as a URL.
    case .url(let context) where ["http", "https"].contains(context.url.scheme?.lowercased()):
      if !said.domains { add(context.url.host?.lowercased(), to: &domains) }
    case .url(let context) where !context.url.isFileURL && !said.schemes:
      add(context.url.scheme?.lowercased(), to: &schemes)
    case .activity(let activity) where activity.isBrowsingWeb && !said.domains:
      add(activity.webpageURL?.host?.lowercased(), to: &domains)
    case .activity(let activity) where !activity.isBrowsingWeb && !said.activities:
      add(activity.activityType, to: &activityTypes)
    default: break
    }
  }
}
