/// The JSON form: `{"when": "app-signal", "scope": "scene"}`.
extension Readiness: Codable {
  private enum Key: String, CodingKey { case when, method, scope }

  private enum Moment: String, Codable {
    case atOnce = "at-once"
    case listenerAttached = "listener-attached"
    case appSignal = "app-signal"
    case systemCall = "system-call"
    case saysSo = "says-so"

    /// The keys of the object.
    var keys: [Key] {
      switch self {
      case .atOnce, .listenerAttached: [.when]
      case .appSignal, .saysSo: [.when, .scope]
      case .systemCall: [.when, .method, .scope]
      }
    }
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let moment = try object.decode(Moment.self, forKey: .when)
    try decoder.refuseKeys(besides: moment.keys.map(\.rawValue))
    switch moment {
    case .atOnce: self = .atOnce
    case .listenerAttached: self = .listenerAttached
    case .appSignal: self = .appSignal(try object.decode(ReadyScope.self, forKey: .scope))
    case .systemCall:
      self = .systemCall(
        try object.decode(DelegateMethod.self, forKey: .method), try object.decode(ReadyScope.self, forKey: .scope))
    case .saysSo: self = .saysSo(try object.decode(ReadyScope.self, forKey: .scope))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch self {
    case .atOnce: try object.encode(Moment.atOnce, forKey: .when)
    case .listenerAttached: try object.encode(Moment.listenerAttached, forKey: .when)
    case .appSignal(let scope):
      try object.encode(Moment.appSignal, forKey: .when)
      try object.encode(scope, forKey: .scope)
    case .systemCall(let method, let scope):
      try object.encode(Moment.systemCall, forKey: .when)
      try object.encode(method, forKey: .method)
      try object.encode(scope, forKey: .scope)
    case .saysSo(let scope):
      try object.encode(Moment.saysSo, forKey: .when)
      try object.encode(scope, forKey: .scope)
    }
  }
}
