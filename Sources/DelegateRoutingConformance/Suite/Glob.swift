/// A pattern of case ids: `*` stands for any characters, `?` for one. Ids are ASCII, and so bytes are compared.
public struct Glob: Sendable, Hashable {
  /// The pattern's text.
  public let text: String
  private let pattern: [UInt8]

  /// A pattern from its text.
  public init(_ text: String) {
    self.text = text
    pattern = Array(text.utf8)
  }

  /// Whether the pattern matches the whole of an id.
  public func matches(_ id: String) -> Bool {
    var id = id
    return id.withUTF8 { matches($0) }
  }

  /// Whether the pattern matches the whole of an id, given as bytes.
  func matches(_ id: UnsafeBufferPointer<UInt8>) -> Bool {
    pattern.withUnsafeBufferPointer { Self.matches($0, id) }
  }

  private static func matches(_ pattern: UnsafeBufferPointer<UInt8>, _ id: UnsafeBufferPointer<UInt8>) -> Bool {
    let (star, question) = (UInt8(ascii: "*"), UInt8(ascii: "?"))
    var place = 0
    var next = 0
    var last: (place: Int, next: Int)?
    while next < id.count {
      if place < pattern.count, pattern[place] == star {
        last = (place, next)
        place += 1
      } else if place < pattern.count, pattern[place] == question || pattern[place] == id[next] {
        place += 1
        next += 1
      } else if let before = last {
        place = before.place + 1
        next = before.next + 1
        last = (before.place, next)
      } else {
        return false
      }
    }
    while place < pattern.count && pattern[place] == star { place += 1 }
    return place == pattern.count
  }
}
