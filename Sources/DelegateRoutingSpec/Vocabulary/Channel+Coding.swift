/// The JSON form: one object, with the keys of the role among the channel's own, such as
/// `{"name": "links", "role": "alternative", "group": "events"}`. Only the name has to be there.
extension Channel: Codable {
  private enum Key: String, CodingKey, CaseIterable { case name, fields, lateListeners }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let role = try Role(sharing: decoder)
    try decoder.refuseKeys(besides: (Key.allCases.map(\.rawValue) + role.keys).sorted())
    self.init(name: try object.decode(String.self, forKey: .name), role: role)
    try object.read(.fields, into: &fields)
    try object.read(.lateListeners, into: &lateListeners)
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(name, forKey: .name)
    try role.encode(to: encoder)
    try object.encode(fields.inOrder, forKey: .fields)
    try object.encode(lateListeners, forKey: .lateListeners)
  }
}

/// The JSON form: `{"role": "consumer", "wants": ["custom-url"], "claims": true}`.
extension Channel.Role: Codable {
  private enum Key: String, CodingKey { case role, group, wants, claims }

  private enum Kind: String, Codable {
    case primary, mirror, alternative, consumer
    case appEvents = "app-events"
  }

  public init(from decoder: any Decoder) throws {
    self = try Channel.Role(sharing: decoder)
    try decoder.refuseKeys(besides: keys)
  }

  /// A role from an object that may have keys of others; primary where the object says nothing of a role.
  fileprivate init(sharing decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    var kind = Kind.primary
    try object.read(.role, into: &kind)
    switch kind {
    case .primary: self = .primary
    case .mirror: self = .mirror
    case .alternative: self = .alternative(group: try object.decode(String.self, forKey: .group))
    case .consumer:
      self = .consumer(
        wants: try object.decodeSet(of: EventKind.self, forKey: .wants),
        claims: try object.decode(Bool.self, forKey: .claims))
    case .appEvents: self = .appEvents
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch self {
    case .primary: try object.encode(Kind.primary, forKey: .role)
    case .mirror: try object.encode(Kind.mirror, forKey: .role)
    case .alternative(let group):
      try object.encode(Kind.alternative, forKey: .role)
      try object.encode(group, forKey: .group)
    case .consumer(let wants, let claims):
      try object.encode(Kind.consumer, forKey: .role)
      try object.encode(wants.inOrder, forKey: .wants)
      try object.encode(claims, forKey: .claims)
    case .appEvents: try object.encode(Kind.appEvents, forKey: .role)
    }
  }

  /// The keys of the object.
  fileprivate var keys: [String] {
    switch self {
    case .primary, .mirror, .appEvents: ["role"]
    case .alternative: ["role", "group"]
    case .consumer: ["role", "wants", "claims"]
    }
  }
}
