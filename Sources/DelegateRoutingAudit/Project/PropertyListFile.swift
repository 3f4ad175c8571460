import Foundation

/// Reads property lists that strangers wrote: of limited size and depth, without entities.
enum PropertyListFile {
  /// An Info.plist of 4 MB is none.
  static let greatestSize = 4_000_000
  /// Larger project files than this have not been seen.
  static let greatestProjectSize = 64_000_000
  private static let greatestDepth = 100
  private static let mostContainers = 10_000

  /// The dictionary in a property list: XML, binary, or the form of project files. Throws an `AuditError`.
  static func read(_ file: URL, as path: String, limit: Int = greatestSize) throws -> [String: Any] {
    func wrong(_ problem: String, _ right: String = "a property list as Xcode writes it") -> AuditError {
      AuditError(path: path, problem: problem, right: right)
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw wrong("cannot be read") }
    guard let size = attributes?[.size] as? NSNumber, size.intValue <= limit else {
      throw wrong("is larger than \(limit / 1_000_000) MB", "a property list below that")
    }
    guard let data = try? Data(contentsOf: file) else { throw wrong("cannot be read") }
    let bytes = [UInt8](data)
    if bytes.starts(with: "bplist".utf8) {
      guard containers(inBinary: bytes) <= mostContainers else { throw wrong("holds too many collections") }
    } else {
      try checkText(bytes, wrong)
    }
    do {
      guard let values = try parsed(data, bytes) as? [String: Any] else { throw wrong("is no dictionary") }
      return values
    } catch let error as AuditError {
      throw error
    } catch {
      throw wrong("cannot be parsed: \(reason(error))")
    }
  }

  /// What is in a property list. One that the build preprocesses is read as a release build for an iPhone has it.
  private static func parsed(_ data: Data, _ bytes: [UInt8]) throws -> Any {
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let conditions = ConditionalCompilation(bytes, .objectiveC, lineStarts: SourceText.lineStarts(bytes))
      guard !conditions.leftOut.isEmpty else { throw error }
      var file = Blanking(bytes)
      file.leaveOut(conditions.leftOut)
      return try PropertyListSerialization.propertyList(from: Data(file.code), format: nil)
    }
  }

  private static func reason(_ error: any Error) -> String {
    let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "it may be cut off"
    return text.onOneLine
  }

  /// Refuses what would grow without bounds: entities, and collections inside each other without end.
  private static func checkText(_ bytes: [UInt8], _ wrong: (String, String) -> AuditError) throws {
    // In UTF-16 every other byte is 0.
    let text = bytes.filter { $0 != 0 }
    var depth = 0
    var place = 0
    while place < text.count {
      defer { place += 1 }
      switch text[place] {
      case UInt8(ascii: "<"):
        if text.has("<!ENTITY", at: place) {
          throw wrong("declares an entity (line \(line(of: place, in: text)))", "a property list without entities")
        }
        if text.has("<dict>", at: place) || text.has("<array>", at: place) { depth += 1 }
        if text.has("</dict>", at: place) || text.has("</array>", at: place) { depth -= 1 }
      case UInt8(ascii: "{"), .openParenthesis: depth += 1
      case UInt8(ascii: "}"), .closeParenthesis: depth -= 1
      default: continue
      }
      if depth > greatestDepth {
        throw wrong(
          "has more than \(greatestDepth) collections inside each other (line \(line(of: place, in: text)))",
          "a flatter property list")
      }
    }
  }

  private static func line(of place: Int, in text: [UInt8]) -> Int {
    text[..<place].reduce(1) { $0 + ($1 == .lineFeed ? 1 : 0) }
  }

  /// How many arrays, sets and dictionaries a binary property list has; none where it is cut off, which its parser says.
  private static func containers(inBinary bytes: [UInt8]) -> Int {
    guard bytes.count > 40 else { return 0 }
    let trailer = bytes[(bytes.count - 32)...].map(Int.init)
    let width = trailer[6]
    let number = { (start: Int) in (start..<(start + 8)).reduce(0) { ($0 << 8 | trailer[$1]) & 0x7FFF_FFFF } }
    let (count, table) = (number(8), number(24))
    guard (1...8).contains(width), count <= bytes.count, table <= bytes.count, table + count * width <= bytes.count
    else { return 0 }
    return (0..<count).reduce(0) { found, object in
      let offset = (0..<width).reduce(0) { ($0 << 8 | Int(bytes[table + object * width + $1])) & 0x7FFF_FFFF }
      return found + (offset < bytes.count && bytes[offset] >= 0xA0 ? 1 : 0)
    }
  }
}

extension [UInt8] {
  /// Whether these letters begin at a place.
  fileprivate func has(_ letters: StaticString, at place: Int) -> Bool {
    guard place + letters.utf8CodeUnitCount <= count else { return false }
    return letters.withUTF8Buffer { buffer in buffer.indices.allSatisfy { self[place + $0] == buffer[$0] } }
  }
}
