import DelegateRoutingSpec

/// A cell of the behaviour tables, for one app: where the event comes, and what the app has there.
public struct CoverageCell: Sendable, Hashable, Encodable {
  /// The kind of event: the row.
  public let event: EventKind
  /// Where the process and the scene are: the table.
  public let state: TableState
  /// The best of the calls, or dead where only calls of another life cycle are implemented.
  public let mark: Mark
  /// The calls that bring it, in order.
  public let calls: [Call]

  /// What an app has in a place.
  public enum Mark: String, Sendable, Hashable, Encodable, CaseIterable {
    /// The method is there and looks at the payload.
    case implemented
    /// The method is there and hands what holds the payload on whole.
    case handedOn = "handed-on"
    /// It is not, or does not.
    case missing
    /// The method is there, and never called.
    case dead
  }

  /// A call that brings the event, or would in another life cycle.
  public struct Call: Sendable, Hashable, Encodable {
    /// The method's Swift name.
    public let method: String
    /// Where the call has the event, such as `connectionOptions.urlContexts`.
    public let payload: String
    /// What the app has in this call.
    public let mark: Mark
  }
}

extension DerivedApp {
  /// The cold and the warm table of the app's own column.
  var coverage: [CoverageCell] {
    let column = self.column
    let other = Delivery.of(column == .applicationDelegate ? .scene : .applicationDelegate)
    return EventKind.allCases.flatMap { event in
      [TableState.cold, .warm].compactMap { state in
        guard let own = Delivery.of(column).first(where: { $0.events.contains(event) && $0.state == state }) else {
          return nil
        }
        var calls = own.carriers.map { carrier in
          CoverageCell.Call(method: carrier.method.rawValue, payload: carrier.payload, mark: finding(at: carrier))
        }
        let elsewhere = other.first { $0.events.contains(event) && $0.state == state }?.carriers ?? []
        calls += elsewhere.filter { carrier in
          !own.carriers.contains { $0.method == carrier.method } && isThere(carrier)
        }
        .map { CoverageCell.Call(method: $0.method.rawValue, payload: $0.payload, mark: .dead) }
        let marks = calls.map(\.mark)
        let mark = [CoverageCell.Mark.implemented, .handedOn, .dead].first(where: marks.contains) ?? .missing
        return CoverageCell(event: event, state: state, mark: mark, calls: calls)
      }
    }
  }

  /// What the app has in the place where the payload comes.
  private func finding(at carrier: Delivery.Carrier) -> CoverageCell.Mark {
    switch carrier.method {
    case .sceneWillConnect:
      if sceneDelegates.contains(where: code.inheritsUnseen) { return .handedOn }
      let member = carrier.payload.split(separator: ".").last.map(String.init) ?? ""
      let members: Set<String> = member == "urlContexts" ? ["urlContexts", "URLContexts"] : [member]
      if connects.contains(where: { $0.method.file.mentions(members, in: $0.method.body) }) { return .implemented }
      let isOption = carrier.payload.hasPrefix("connectionOptions.")
      return isOption && connects.contains { $0.method.reads(members) } ? .handedOn : .missing
    case .willFinishLaunching, .didFinishLaunching:
      guard let method = code.applicationMethods[carrier.method] else { return .missing }
      let key = carrier.payload.filter { $0.isLetter }.dropFirst("launchOptions".count)
      let constant = "UIApplicationLaunchOptions\(key.prefix(1).uppercased())\(key.dropFirst())Key"
      let keys: Set<String> = [String(key), key == "url" ? "UIApplicationLaunchOptionsURLKey" : constant]
      return method.file.mentions(keys, in: method.body) ? .implemented : .missing
    case .onOpenURL, .onContinueUserActivity:
      let name = String(carrier.method.rawValue.prefix { $0 != "(" })
      return code.places(of: name).isEmpty ? .missing : .implemented
    default: return code.method(carrier.method)?.hasNoStatements == false ? .implemented : .missing
    }
  }

  /// Whether the app has a method that only another life cycle calls.
  private func isThere(_ carrier: Delivery.Carrier) -> Bool {
    // Other methods of the app delegate are called in every life cycle, and are dead in none.
    let belongsToOne =
      Move.of(carrier.method, inSwiftUI: false) != nil
      || [.sceneDelegate, .windowSceneDelegate].contains(carrier.method.facts.owner)
    return belongsToOne && finding(at: carrier) != .missing
  }
}
