/// The permanent names of fixtures and files: small ASCII letters, digits and hyphens, joined by slashes.
enum FixtureID {
  static let right = "words of a-z, 0-9 and hyphens, joined by slashes, such as encoding/space"

  /// Whether the text is a file's name and at least one more word.
  static func isValid(_ text: String) -> Bool {
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    return words.count > 1 && words.allSatisfy(isWord)
  }

  /// Whether the text is one word.
  static func isWord(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }

  /// The name of the file that holds the fixture.
  static func family(of id: String) -> String { String(id.prefix { $0 != "/" }) }
}
