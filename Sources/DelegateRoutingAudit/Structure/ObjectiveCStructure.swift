import DelegateRoutingSpec

/// Finds the classes of an Objective-C file with their methods and properties.
struct ObjectiveCStructure {
  private(set) var types: [TypeDeclaration] = []
  private let code: TokenList

  init(_ code: TokenList) {
    self.code = code
    for place in code.tokens.indices where code[place] == "@interface" || code[place] == "@implementation" {
      if let type = type(at: place) { types.append(type) }
    }
  }

  private func type(at place: Int) -> TypeDeclaration? {
    guard code.isWord(place + 1) else { return nil }
    let start = place + 2
    let end = code.range(start, code.count).first { code[$0].hasPrefix("@end") || code[$0] == "@implementation" }
    // A category, or a class extension.
    let isExtension = code[start] == "("
    var type = TypeDeclaration(
      name: code[place + 1], kind: isExtension ? "extension" : code[place], inherited: inherited(from: start),
      attributes: [], place: place + 1,
      body: code.range(start, end ?? code.count))
    readMembers(of: &type)
    return type
  }

  /// The superclass and the protocols of `Name (Category) : Super <One, Other>`.
  private func inherited(from start: Int) -> [String] {
    var names: [String] = []
    var place = start
    if code[place] == "(", let close = code.partner(of: place) { place = close + 1 }
    if code[place] == ":", code.isWord(place + 1) {
      names.append(code[place + 1])
      place += 2
    }
    guard code[place] == "<" else { return names }
    place += 1
    while place < code.count, code[place] != ">" {
      if code.isWord(place) { names.append(code[place]) }
      place += 1
    }
    return names
  }

  private func readMembers(of type: inout TypeDeclaration) {
    var place = type.body.lowerBound
    while place < type.body.upperBound {
      switch code[place] {
      case "{": place = code.end(of: place)
      case "-", "+":
        if code[place + 1] == "(", let method = method(at: place, within: type.body) {
          type.methods.append(method)
          place = method.body.upperBound
        }
      case "@property":
        let property = property(at: place, within: type.body)
        type.properties.append(property)
        place = property.range.upperBound
      default: break
      }
      place += 1
    }
  }

  /// `- (type)one:(type)name two:(type)name {`
  private func method(at place: Int, within body: Range<Int>) -> MethodDeclaration? {
    var next = code.end(of: place + 1) + 1
    let name = next
    var selector = ""
    var parameters: [String] = []
    while next < body.upperBound, code.isWord(next) {
      selector += code[next]
      next += 1
      guard code[next] == ":" else { break }
      selector += ":"
      next += 1
      if code[next] == "(" { next = code.end(of: next) + 1 }
      while code[next].hasPrefix("__"), code.isWord(next + 1) { next += 1 }
      parameters.append(code[next])
      next += 1
    }
    guard code[next] == "{" else { return nil }
    return MethodDeclaration(
      name: selector, method: DelegateMethod(selector: selector), parameters: parameters, place: name,
      body: code.inside(next))
  }

  /// `@property (attributes) Type *name;`
  private func property(at place: Int, within body: Range<Int>) -> PropertyDeclaration {
    var end = place + 1
    if code[end] == "(" { end = code.end(of: end) + 1 }
    while end < body.upperBound, code[end] != ";", !code[end].hasPrefix("@") { end += 1 }
    let name = code.range(place + 1, max(place + 2, end)).last { code.isWord($0) } ?? place
    return PropertyDeclaration(name: code[name], range: code.range(name, max(name + 1, end)))
  }
}
