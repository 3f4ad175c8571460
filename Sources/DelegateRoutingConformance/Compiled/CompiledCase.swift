import DelegateRoutingSpec
import Foundation

/// A case as any program can play it: what happens, call by call, and the deliveries that a router with a profile owes.
/// Calls and links are written as in a recording (`Specs/recording.schema.json`).
@MainActor package struct CompiledCase {
  private let conformanceCase: ConformanceCase
  private let profile: RouterProfile
  private let trace: Trace
  /// For each entry of the trace, how many things have happened up to it.
  private let places: [Int]
  private let happens: [PropertyValue]

  /// Nil for a life cycle that the profile does not claim. The router is one that takes everything and answers true.
  package init?(_ conformanceCase: ConformanceCase, _ profile: RouterProfile) async {
    guard profile.lifeCycles.contains(conformanceCase.scenario.setting.lifeCycle) else { return nil }
    let agreeable = Candidate(name: "agreeable", profile: profile) { Agreeable($0) }
    guard let stage = Stage(agreeable, conformanceCase.script), let run = try? await stage.play() else { return nil }
    self.conformanceCase = conformanceCase
    self.profile = profile
    trace = run.trace
    var places: [Int] = []
    var happens: [PropertyValue] = []
    for entry in trace.entries {
      if let thing = Self.thing(entry, in: trace) { happens.append(thing) }
      places.append(happens.count - 1)
    }
    self.places = places
    self.happens = happens
  }

  /// The case on one line of JSON, keys sorted.
  package func line() throws -> Data {
    let scenario = conformanceCase.scenario
    let object: [String: PropertyValue] = [
      "case": .string(conformanceCase.id), "setting": .string(scenario.setting.name),
      "lifeCycle": .string(scenario.setting.column.rawValue),
      "reading": .string(trace.reading.name.isEmpty ? "default" : trace.reading.name),
      "rules": .array(scenario.rules.map { .string($0) }), "happens": .array(happens),
      "owed": .array(Ledger(trace, profile: profile).obligations.map(owed)),
    ]
    return try PropertyValue.dictionary(object).json(onOneLine: true)
  }

  /// A delivery that is owed exactly once: what it holds, where, and between which of the things that happen. Those that
  /// one call hands over may come in any order; in a scene, those of different calls come in theirs.
  private func owed(_ obligation: Obligation) -> PropertyValue {
    let occurrences = obligation.occurrences.map { trace.occurrences[$0.number] }
    var object: [String: PropertyValue] = [
      "oneOf": .array(occurrences.map { .dictionary($0.fullLink.recorded) }),
      "channels": .array(obligation.channels.map { .string(profile.channels[$0].name) }),
      "handedOver": .integer(place(obligation.handedOver)), "notBefore": .integer(place(obligation.notBefore)),
      "due": .integer(place(obligation.deadline)),
    ]
    if let scene = obligation.scene { object["scene"] = .string(scene.name) }
    let lesser = occurrences.compactMap { $0.lesserLink(in: trace.setting.lifeCycle) }
    if !lesser.isEmpty { object["orOneOf"] = .array(lesser.map { .dictionary($0.recorded) }) }
    return .dictionary(object)
  }

  private func place(_ entry: Int) -> Int { places.isEmpty ? 0 : places[min(entry, places.count - 1)] }

  private static func thing(_ entry: TraceEntry, in trace: Trace) -> PropertyValue? {
    switch entry {
    case .processStarted: return .dictionary(["process": .string("starts")])
    case .processEnded: return .dictionary(["process": .string("ends")])
    case .call(let call, _, forwarded: true):
      var object = call.recordedArguments
      object["call"] = .string(call.method.rawValue)
      if let scene = call.scene { object["scene"] = .string(scene.name) }
      if let completion = call.completion { object["completion"] = .integer(completion.number) }
      return .dictionary(object)
    case .launchLink(let scene, _):
      return .dictionary(["app": .string("askForLaunchLink")].merging(scene.inRecord) { $1 })
    case .step(let number):
      guard case .app(let step) = trace.steps[number] else { return nil }
      switch step {
      case .becomeReady(let scene):
        return .dictionary(["app": .string("becomeReady")].merging(scene.inRecord) { $1 })
      case .attachListener: return .dictionary(["app": .string("attachListener")])
      case .detachListener: return .dictionary(["app": .string("detachListener")])
      case .reload: return .dictionary(["app": .string("reload")])
      case .timePasses: return .dictionary(["app": .string("timePasses")])
      default: return nil
      }
    default: return nil
    }
  }

  /// Takes everything, answers true and delivers nothing.
  private final class Agreeable: RouterAdapter {
    init(_ process: RouterProcess) {}

    func system(_ call: DelegateCall) -> DelegateReply {
      switch call {
      case .willFinishLaunching, .didFinishLaunching, .applicationOpenURL, .applicationContinueActivity: .bool(true)
      default: .void
      }
    }
  }
}

extension SceneID? {
  fileprivate var inRecord: [String: PropertyValue] { map { ["scene": .string($0.name)] } ?? [:] }
}
