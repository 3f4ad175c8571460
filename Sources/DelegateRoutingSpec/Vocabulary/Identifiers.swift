/// A scene, as a scenario names it. A scene that reconnects keeps its name: it stands for the session's
/// `persistentIdentifier`, which outlives the scene object.
public struct SceneID: Sendable, Hashable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, such as `main`.
  public let name: String

  /// A scene from its name.
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }

  /// The scene that a scenario means when it names none.
  public static let main: SceneID = "main"

  public var description: String { name }

  public init(from decoder: any Decoder) throws { name = try decoder.singleValueContainer().decode(String.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// A completion handler, as a number: the router hands it back with `RouterProcess.complete(_:)`.
public struct CompletionID: Sendable, Hashable, Codable {
  /// Counts from 1 in each case.
  public let number: Int

  /// A completion handler from its number.
  public init(_ number: Int) { self.number = number }
}

/// One thing the world sent, as a number that counts from 0 in each case.
public struct OccurrenceID: Sendable, Hashable, Codable {
  /// The position in the case's list of occurrences.
  public let number: Int

  /// An occurrence from its number.
  public init(_ number: Int) { self.number = number }
}
