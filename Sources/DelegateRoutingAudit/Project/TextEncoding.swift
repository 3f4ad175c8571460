import Foundation

extension [UInt8] {
  /// Whether the bytes are text in UTF-8.
  var isUTF8: Bool { String(bytes: self, encoding: .utf8) != nil }

  /// The bytes of a text without its byte order mark, and in UTF-8 if they were in UTF-16; nil where they are no text.
  var asUTF8: [UInt8]? {
    if starts(with: [0xEF, 0xBB, 0xBF]) { return Array(dropFirst(3)) }
    let isLittle = starts(with: [0xFF, 0xFE])
    guard isLittle || starts(with: [0xFE, 0xFF]) else { return contains(0) ? nil : self }
    let units = stride(from: 2, to: count - 1, by: 2).map { place in
      let (one, other) = (UInt16(self[place]), UInt16(self[place + 1]))
      return isLittle ? other << 8 | one : one << 8 | other
    }
    return units.contains(0) ? nil : Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
