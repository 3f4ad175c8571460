import Foundation

/// The lines of a JSON document's values, and what Foundation's decoder lets pass in silence: keys that are there twice
/// and commas after the last element. It is no parser: it takes any bytes and relies on the decoder for the grammar.
struct JSONOutline: Sendable {
  /// The line of each value, counted from 1.
  private var lines: [String: Int] = [:]
  /// The places of keys that their object has already.
  private(set) var repeatedKeys: [String] = []
  /// The places of arrays and objects with a comma after the last element.
  private(set) var trailingCommas: [String] = []
  /// How many arrays and objects lie in one another.
  private(set) var depth = 0

  /// The line of the value at a place, or of the nearest one around it.
  func line(of path: String) -> Int? {
    var place: String? = path
    while let current = place {
      if let line = lines[current] { return line }
      place = JSONPath.parent(of: current)
    }
    return nil
  }

  /// Looks through a document, and stops where it is nested deeper than `depthLimit`.
  init(_ bytes: [UInt8], depthLimit: Int) {
    var scan = Scan(bytes: bytes)
    var levels: [Level] = []
    var afterComma = false

    while let token = scan.next() {
      switch token {
      case .comma:
        if let last = levels.indices.last { levels[last].moveOn() }
        afterComma = true
        continue
      case .colon: break
      case .close:
        if let level = levels.popLast(), afterComma { trailingCommas.append(level.path) }
      case .string(let written) where levels.last?.expectsKey == true:
        let text = Self.key(written)
        let last = levels.count - 1
        let path = levels[last].place(ofKey: text)
        if !levels[last].keys.insert(text).inserted { repeatedKeys.append(path) }
        levels[last].key = path
        if levels[last].isDetailed { lines[path] = scan.line }
      case .open(let isObject):
        let path = levels.last?.place ?? JSONPath.root
        note(path, line: scan.line)
        levels.append(Level(path: path, isObject: isObject, isDetailed: levels.count < Self.detail))
        depth = max(depth, levels.count)
        if depth > depthLimit { return }
      case .string, .scalar: note(levels.last?.place ?? JSONPath.root, line: scan.line)
      }
      afterComma = false
    }
  }

  /// How many levels have places of their own. No part of a fixture lies deeper, and an app's own data could have
  /// places so long that they fill the memory.
  private static let detail = 8

  /// A key as the decoder reads it.
  private static func key(_ written: String) -> String {
    guard written.contains("\\") else { return written }
    return (try? JSONDecoder().decode([String].self, from: Data("[\"\(written)\"]".utf8)))?.first ?? written
  }

  /// A value's line is that of its key, where it has one.
  private mutating func note(_ path: String, line: Int) {
    if lines[path] == nil { lines[path] = line }
  }
}

extension JSONOutline {
  /// An array or object that is still open.
  private struct Level {
    let path: String
    let isObject: Bool
    /// The keys so far.
    var keys: Set<String> = []
    /// The place of the current key.
    var key: String?
    private var index = 0
    /// Whether what is in it has places of its own.
    let isDetailed: Bool

    init(path: String, isObject: Bool, isDetailed: Bool) {
      self.path = path
      self.isObject = isObject
      self.isDetailed = isDetailed
    }

    var expectsKey: Bool { isObject && key == nil }
    var place: String { key ?? (isDetailed ? JSONPath.index(index, in: path) : path) }

    func place(ofKey key: String) -> String { isDetailed ? JSONPath.key(key, in: path) : path }

    mutating func moveOn() {
      key = nil
      index += 1
    }
  }

  private enum Token {
    case open(isObject: Bool)
    case close, comma, colon, scalar
    /// A text as written, escapes and all.
    case string(String)
  }

  /// Cuts a document into tokens.
  private struct Scan {
    let bytes: [UInt8]
    private var position = 0
    private(set) var line = 1

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Token? {
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\n"): line += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
        case UInt8(ascii: "{"): return .open(isObject: true)
        case UInt8(ascii: "["): return .open(isObject: false)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): return .close
        case UInt8(ascii: ","): return .comma
        case UInt8(ascii: ":"): return .colon
        case UInt8(ascii: "\""): return .string(string())
        default:
          skipScalar()
          return .scalar
        }
      }
      return nil
    }

    /// Goes to the end of a text, the opening quote of which is behind us.
    private mutating func string() -> String {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        // A text cannot hold a line break: the decoder refuses it.
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      let end = min(position, bytes.count)
      position = end + 1
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Goes to the end of a number, `true`, `false` or `null`.
    private mutating func skipScalar() {
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
          position += 1
        default: return
        }
      }
    }
  }
}
