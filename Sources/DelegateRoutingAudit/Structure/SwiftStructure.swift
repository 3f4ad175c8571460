import DelegateRoutingSpec

/// Finds the types of a Swift file with their methods and properties.
struct SwiftStructure {
  private(set) var types: [TypeDeclaration] = []
  private let code: TokenList

  private static let kinds: Set<String> = ["class", "struct", "enum", "extension", "actor"]
  /// What follows `class` where it is no declaration of a type.
  private static let members: Set<String> = ["func", "var", "let", "subscript", "override", "final", "private"]

  init(_ code: TokenList) {
    self.code = code
    for (place, token) in code.tokens.enumerated() where token.isWord && Self.kinds.contains(token.text) {
      if let type = type(at: place) { types.append(type) }
    }
  }

  private func type(at place: Int) -> TypeDeclaration? {
    let name = place + 1
    guard code.isWord(name), !Self.members.contains(code[name]), code[place - 1] != ".", code[place - 1] != ":" else {
      return nil
    }
    var next = name + 1
    var last = name
    while code[next] == ".", code.isWord(next + 1) {
      last = next + 1
      next += 2
    }
    guard let brace = places(from: next, to: "{") else { return nil }
    var type = TypeDeclaration(
      name: code[last], kind: code[place], inherited: inherited(from: next, to: brace),
      attributes: attributes(before: place),
      place: last, body: code.inside(brace))
    readMembers(of: &type)
    return type
  }

  /// The place of the next such sign outside brackets; nil where something else begins before.
  private func places(from start: Int, to sign: String) -> Int? {
    var place = start
    while place < code.count {
      switch code[place] {
      case sign: return place
      case "(", "[": place = code.end(of: place)
      case "}", ";", ")": return nil
      default: break
      }
      place += 1
    }
    return nil
  }

  private func inherited(from start: Int, to end: Int) -> [String] {
    var names: [String] = []
    var depth = 0
    // The colon of a generic parameter is none of the type's own.
    var start = start
    while start < end, depth > 0 || code[start] != ":" {
      if code[start] == "<" { depth += 1 }
      if code[start] == ">" { depth -= 1 }
      start += 1
    }
    guard start < end else { return [] }
    for place in code.range(start + 1, end) {
      switch code[place] {
      case "<": depth += 1
      case ">": depth -= 1
      case "where": return names
      default:
        guard depth == 0, code.isWord(place), !code[place].hasPrefix("@") else { continue }
        // Of a qualified name the last part counts.
        if code[place - 1] == ".", !names.isEmpty { names.removeLast() }
        names.append(code[place])
      }
    }
    return names
  }

  private func attributes(before place: Int) -> [String] {
    var attributes: [String] = []
    var place = place - 1
    while place >= 0 {
      if code[place] == ")" {
        guard let open = code.partner(of: place) else { return attributes }
        place = open - 1
      } else if code[place].hasPrefix("@") {
        attributes.append(code[place])
        place -= 1
      } else if ["public", "open", "internal", "final", "private", "fileprivate", "package"].contains(code[place]) {
        place -= 1
      } else {
        break
      }
    }
    return attributes
  }

  private func readMembers(of type: inout TypeDeclaration) {
    var place = type.body.lowerBound
    while place < type.body.upperBound {
      switch code[place] {
      case "{", "(", "[": place = code.end(of: place)
      case "func", "init":
        if let method = method(at: place) {
          type.methods.append(method)
          place = method.body.upperBound
        }
      case "var", "let":
        let property = property(at: place, within: type.body)
        type.properties.append(property)
        place = property.range.upperBound - 1
      default: break
      }
      place += 1
    }
  }

  private func method(at place: Int) -> MethodDeclaration? {
    let isInit = code[place] == "init"
    let name = isInit ? place : place + 1
    guard let open = code.range(name, name + 40).first(where: { code[$0] == "(" }),
      let close = code.partner(of: open), let brace = places(from: close + 1, to: "{"),
      // A requirement without body is followed by another declaration.
      !code.range(close + 1, brace).contains(where: { ["func", "var", "let", "init"].contains(code[$0]) })
    else { return nil }
    let parameters = parameters(between: open, and: close)
    let full = "\(code[name])(\(parameters.map { "\($0.label):" }.joined()))"
    return MethodDeclaration(
      name: full, method: DelegateMethod(swiftName: full), parameters: parameters.map(\.name), place: name,
      body: code.inside(brace))
  }

  private func parameters(between open: Int, and close: Int) -> [(label: String, name: String)] {
    var parameters: [(String, String)] = []
    var words: [String] = []
    var isBeforeColon = true
    var depth = 0
    var place = open + 1
    while place < close {
      switch code[place] {
      case "(", "[", "{": place = code.end(of: place)
      case "<": depth += 1
      case ">": depth -= 1
      case ":" where isBeforeColon:
        isBeforeColon = false
        if let label = words.first, let name = words.last { parameters.append((label, name)) }
      case "," where depth <= 0:
        isBeforeColon = true
        depth = 0
        words = []
      default: if isBeforeColon, code.isWord(place), !code[place].hasPrefix("@") { words.append(code[place]) }
      }
      place += 1
    }
    return parameters
  }

  private func property(at place: Int, within body: Range<Int>) -> PropertyDeclaration {
    var end = place + 1
    while end < body.upperBound {
      if ["(", "[", "{"].contains(code[end]) {
        end = min(code.end(of: end) + 1, body.upperBound)
        if code[end - 1] == "}", code[end] != "(" { break }
        continue
      }
      if ["var", "let", "func", "init", "class", "struct", "enum", ";"].contains(code[end]) { break }
      end += 1
    }
    return PropertyDeclaration(name: code[place + 1], range: code.range(place + 1, max(place + 2, end)))
  }
}

extension DelegateMethod {
  /// The method of a Swift name: the catalogue's, or that of the same method written with `async`.
  init?(swiftName: String) {
    if let method = DelegateMethod(rawValue: swiftName) {
      self = method
      return
    }
    guard let method = Self.asyncNames[swiftName] else { return nil }
    self = method
  }

  private static let asyncNames: [String: DelegateMethod] = [
    "application(_:performActionFor:)": .applicationPerformAction,
    "application(_:handleEventsForBackgroundURLSession:)": .handleBackgroundURLSession,
    "application(_:didReceiveRemoteNotification:)": .didReceiveRemoteNotification,
    "windowScene(_:performActionFor:)": .windowScenePerformAction,
    "userNotificationCenter(_:didReceive:)": .didReceiveNotificationResponse,
    "userNotificationCenter(_:willPresent:)": .willPresentNotification,
  ]

  /// The method of an Objective-C selector.
  init?(selector: String) {
    guard let method = Self.bySelector[selector] else { return nil }
    self = method
  }

  private static let bySelector: [String: DelegateMethod] = {
    var methods: [String: DelegateMethod] = [:]
    for method in allCases { if let selector = method.facts.selector { methods[selector] = method } }
    return methods
  }()
}
