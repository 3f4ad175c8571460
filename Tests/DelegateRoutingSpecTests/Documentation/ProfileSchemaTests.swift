import DelegateRoutingSpec
import Foundation
import Testing

/// `Specs/profile.schema.json` knows the properties, values and defaults that the code has.
@Suite struct ProfileSchemaTests {
  private let schema: [String: PropertyValue]

  init() throws {
    let file = MarkdownPage.folder.appendingPathComponent("profile.schema.json")
    schema = try JSONDecoder().decode([String: PropertyValue].self, from: Data(contentsOf: file))
  }

  private func value(_ path: String...) throws -> PropertyValue {
    try path.reduce(.dictionary(schema)) { value, key in
      guard case .dictionary(let object) = value else { throw SchemaError(path: path) }
      return try #require(object[key], "\(path)")
    }
  }

  private struct SchemaError: Error { let path: [String] }

  private func object(_ value: PropertyValue) -> [String: PropertyValue] {
    if case .dictionary(let object) = value { object } else { [:] }
  }

  @Test func propertiesAreThoseOfTheProfile() throws {
    let fields = Mirror(reflecting: RouterProfile()).children.compactMap(\.label)
    #expect(Set(object(try value("properties")).keys) == Set(fields))
    #expect(try value("additionalProperties") == .bool(false))
  }

  @Test func defaultsTogetherAreTheDefaultProfile() throws {
    var defaults: [String: PropertyValue] = [:]
    for (name, property) in object(try value("properties")) {
      let byDefault: PropertyValue = try #require(object(property)["default"], "\(name)")
      defaults[name] = byDefault
    }
    let json = try JSONEncoder().encode(defaults)
    #expect(try JSONDecoder().decode(RouterProfile.self, from: json) == RouterProfile())
  }

  @Test func valuesAreThoseOfTheCode() throws {
    try expectValues(of: LifeCycle.self, at: value("$defs", "lifeCycle", "enum"))
    try expectValues(of: EventKind.self, at: value("$defs", "eventKind", "enum"))
    try expectValues(of: LinkField.self, at: value("$defs", "linkField", "enum"))
    try expectValues(of: DelegateMethod.self, at: value("$defs", "delegateMethod", "enum"))
    try expectValues(of: ReadyScope.self, at: value("$defs", "readyScope", "enum"))
    try expectValues(of: Channel.LateListeners.self, at: value("$defs", "lateListeners", "enum"))
    try expectValues(of: Keeping.self, at: value("properties", "keepsUntilReady", "enum"))
    try expectValues(of: SeveralURLs.self, at: value("properties", "severalURLs", "enum"))
    try expectValues(of: EarlyWarmLinks.self, at: value("properties", "earlyWarmLinks", "enum"))
    try expectValues(of: OtherActivities.self, at: value("properties", "otherActivities", "enum"))
    try expectValues(of: MissingWebpageURL.self, at: value("properties", "missingWebpageURL", "enum"))
    try expectValues(of: DisconnectBeforeReady.self, at: value("properties", "disconnectBeforeReady", "enum"))
    try expectValues(of: LaunchLink.self, at: value("properties", "launchLink", "enum"))
    try expectValues(of: LaunchLinkReadable.self, at: value("properties", "launchLinkReadable", "enum"))
    try expectValues(of: SceneScope.self, at: value("properties", "sceneScope", "enum"))
    try expectValues(of: SceneScope.self, at: value("properties", "launchLinkScope", "enum"))
    try expectValues(of: WindowScope.self, at: value("properties", "windowScope", "enum"))
    try expectValues(of: ParsingDifference.self, at: value("properties", "parsing", "items", "enum"))
    try expectValues(of: CallOutKind.self, at: value("properties", "callsOut", "items", "enum"))
  }

  private func expectValues<Value: CaseIterable & RawRepresentable<String>>(
    of _: Value.Type, at written: PropertyValue
  ) throws {
    #expect(written == .array(Value.allCases.map { .string($0.rawValue) }), "\(Value.self)")
  }
}
