import Foundation

extension Encodable {
  /// The value as JSON text with sorted keys and a final newline, over several lines or on one: equal values give equal
  /// bytes.
  package func json(onOneLine: Bool = false) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !onOneLine { encoder.outputFormatting.insert(.prettyPrinted) }
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
