/// A version of iOS or of its SDK, such as `17.4`. Coded as the string `"17.4"`, or `"17"` where the minor part is 0.
public struct OSVersion: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
  /// The major version, such as 17.
  public let major: Int
  /// The minor version, such as 4.
  public let minor: Int

  /// A version from its two parts.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// A version from text such as `"17"` or `"17.4"`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let major = Self.number(parts[0]) else { return nil }
    guard let minor = parts.count == 2 ? Self.number(parts[1]) : 0 else { return nil }
    self.init(major, minor)
  }

  private static func number(_ digits: some StringProtocol) -> Int? {
    digits.allSatisfy { $0.isASCII && $0.isNumber } && digits.count <= 4 ? Int(digits) : nil
  }

  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  public static func < (one: OSVersion, other: OSVersion) -> Bool {
    one.major == other.major ? one.minor < other.minor : one.major < other.major
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let version = OSVersion(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no version; right would be \"17\" or \"17.4\"")
    }
    self = version
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
