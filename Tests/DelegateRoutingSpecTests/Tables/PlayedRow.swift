import DelegateRoutingConformance
import DelegateRoutingSpec
import Testing

/// A row whose event and column the system model plays, with the settings and steps to play it in.
struct PlayedRow: Sendable, CustomTestStringConvertible {
  let row: TableRow
  let settings: [Setting]
  let steps: [Step]

  var testDescription: String { row.testDescription }

  /// Every such row of the tables.
  static let all: [PlayedRow] = BehaviourTable.rows.compactMap { PlayedRow($0) }

  private init?(_ row: TableRow) {
    guard let steps = Self.steps(row), let settings = Self.settings(row) else { return nil }
    self.row = row
    self.steps = steps
    self.settings = settings
  }

  /// App Intents reach scenes in apps alone that declare support for several, so that its rows are about those.
  private static func settings(_ row: TableRow) -> [Setting]? {
    switch row.lifeCycle {
    case .applicationDelegate: [.appDelegateIOS12, .appDelegateIOS26, .appDelegateEmptyManifest]
    case .scene where row.event == .kind(.appIntent): [.scenesTwoWindows]
    case .scene:
      [.scenesTemplate, .scenesIOS13, .scenesIOS27, .scenesByManifestAlone, .scenesByCodeAlone, .scenesTwoWindows]
    case .swiftUI: [.swiftUIApp]
    case .swiftUIOwnSceneDelegate: [.swiftUIOwnSceneDelegate]
    case .refusedToLaunch: nil
    }
  }

  private static func steps(_ row: TableRow) -> [Step]? {
    let left = [launch(), Step.leave(.main)]
    let event: ExternalEvent
    switch row.event {
    case .plainLaunch:
      switch row.state {
      case .cold: return [launch()]
      case .warm: return left + [.comeBack(.main)]
      case .disconnected: return left + [.disconnect(.main), .comeBack(.main)]
      }
    case .kind(let kind):
      if row.state == .cold, let reason = reasons[kind] { return [.launchInBackground(reason)] }
      guard let sent = Sent.events[kind] else { return nil }
      event = sent
    }
    switch row.state {
    case .cold: return [launch(event)]
    case .warm: return left + [receive(event, in: .main)]
    case .disconnected: return left + [.disconnect(.main), receive(event, in: .main)]
    }
  }

  private static let reasons: [EventKind: BackgroundReason] = [
    .silentPush: .silentPush, .backgroundURLSession: .backgroundURLSession, .location: .location,
    .notificationBackgroundAction: .notificationAction,
  ]
}

/// What the model made of a row: the calls of the last step, with the places of their payload.
struct PlayedCalls {
  let calls: [DelegateCall]
  let consulted: PointSet

  init(_ setting: Setting, _ steps: [Step], _ reading: Reading) throws {
    guard var model = SystemModel(setting: setting, reading: reading) else { throw NotPlayed.setting(setting.name) }
    var calls: [DelegateCall] = []
    for step in steps {
      if let problem = model.problem(with: step) { throw NotPlayed.step(problem) }
      calls = []
      model.begin(step)
      while let planned = model.next() {
        calls.append(planned.call)
        model.reply(.bool(true))
      }
    }
    self.calls = calls
    consulted = model.consulted
  }

  /// Calls as a table's row writes them.
  var written: [WrittenCall] { calls.map { WrittenCall($0.method, CallText.payloadPlaces(of: $0)) } }

  /// Every combination of the reported behaviours at the points that matter here, the default first.
  static func readings(_ setting: Setting, _ steps: [Step]) throws -> [Reading] {
    try Reading.thatMatter { try PlayedCalls(setting, steps, $0).consulted }
  }
}

/// A method with the place of its payload.
struct WrittenCall: Hashable, CustomStringConvertible {
  let method: DelegateMethod
  let payload: String?

  init(_ method: DelegateMethod, _ places: [String]) {
    self.method = method
    payload = places.isEmpty ? nil : places.joined(separator: " and ")
  }

  init(_ call: TableRow.Call) {
    method = call.method
    payload = call.payload
  }

  var description: String { "\(method.rawValue)\(payload.map { " ⟨\($0)⟩" } ?? "")" }
}
