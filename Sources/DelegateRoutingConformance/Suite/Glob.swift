/// A pattern of case ids: `*` stands for any characters, `?` for one.
public struct Glob: Sendable, Hashable {
  /// The pattern's text.
  public let text: String
  private let pattern: [Character]

  /// A pattern from its text.
  public init(_ text: String) {
    self.text = text
    pattern = Array(text)
  }

  /// Whether the pattern matches the whole of an id.
  public func matches(_ id: String) -> Bool {
    let id = Array(id)
    var place = 0
    var next = 0
    var star: (place: Int, next: Int)?
    while next < id.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, next)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == id[next] {
        place += 1
        next += 1
      } else if let last = star {
        place = last.place + 1
        next = last.next + 1
        star = (last.place, next)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
