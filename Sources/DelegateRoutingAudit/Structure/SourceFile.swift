import DelegateRoutingSpec

/// A source file, read as far as the audit needs it. A class, for it is large and travels with each of its methods.
final class SourceFile: Sendable {
  /// The path from the project's folder.
  let path: String
  let text: SourceText
  let code: TokenList
  /// The types that it declares or extends.
  let types: [TypeDeclaration]
  /// The places of the words that a shape may look for in the whole project.
  let index: [String: [Int]]
  /// Whether it imports a framework for tests, and so is in no app.
  let isTest: Bool

  init(path: String, bytes: [UInt8], language: SourceLanguage) {
    self.path = path
    text = SourceText(bytes, language)
    code = TokenList(text)
    switch language {
    case .swift: types = SwiftStructure(code).types
    case .objectiveC: types = ObjectiveCStructure(code).types
    }
    var index: [String: [Int]] = [:]
    for (place, token) in code.tokens.enumerated() where token.isWord && Self.indexed.contains(token.text) {
      index[token.text, default: []].append(place)
    }
    let tests = (index.removeValue(forKey: "XCTest") ?? []) + (index.removeValue(forKey: "Testing") ?? [])
    self.index = index
    isTest = tests.contains { [code] place in ["import", "@import", "<"].contains(code[place - 1]) }
  }

  /// What is kept of a file in which there is nothing to find: its types by name.
  init(nameOnlyOf file: SourceFile) {
    path = file.path
    text = SourceText([], file.text.language)
    code = TokenList(text)
    index = [:]
    isTest = file.isTest
    types = file.types.map { type in
      TypeDeclaration(
        name: type.name, kind: type.kind, inherited: type.inherited, attributes: type.attributes, place: 0, body: 0..<0)
    }
  }

  /// Whether a shape may find something here, or one of the words is here.
  func mayHoldSomething(or words: Set<String>) -> Bool {
    !index.isEmpty
      || types.contains { type in
        type.name.hasSuffix("Delegate") || type.inherited.contains { $0.hasSuffix("Delegate") || $0 == "App" }
      }
      || code.tokens.contains { words.contains($0.text) }
      || text.comments.contains { text.text($0).contains(Silence.mark) }
  }

  /// The words that shapes look for outside delegate methods, and those with which delegate methods begin.
  private static let indexed: Set<String> = delegateMethods.union([
    "connectedScenes", "keyWindow", "windows", "delegate", "UIApplicationDelegateAdaptor",
    "@UIApplicationDelegateAdaptor", "application", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "LaunchOptionsKey", "launchOptions",
    "webpageURL", "queryItems", "onOpenURL", "onContinueUserActivity", "UNUserNotificationCenter",
    "UIApplicationLaunchOptionsURLKey", "UIApplicationMain", "XCTest", "Testing",
  ])

  private static let delegateMethods = Set(
    DelegateMethod.allCases.flatMap { [$0.rawValue, $0.facts.selector ?? ""] }
      .map { String($0.prefix { $0 != "(" && $0 != ":" }) })

  /// The line of the word or sign at a place.
  func line(at place: Int) -> Int {
    guard let token = code.tokens.indices.contains(place) ? code.tokens[place] : code.tokens.last else { return 1 }
    return text.line(at: token.offset)
  }
}

/// A type, or an extension of one, in a source file.
struct TypeDeclaration: Sendable {
  let name: String
  /// `class`, `struct`, `extension`, `@interface`, `@implementation`, …
  let kind: String
  /// What stands behind the colon: superclass and protocols.
  let inherited: [String]
  /// The attributes in front, such as `@main`.
  let attributes: [String]
  /// The place of its name.
  let place: Int
  /// The places of its members.
  let body: Range<Int>
  var methods: [MethodDeclaration] = []
  var properties: [PropertyDeclaration] = []
}

/// A method in a type.
struct MethodDeclaration: Sendable {
  /// The full name in Swift's spelling, or the selector in Objective-C's.
  let name: String
  /// The catalogue's method of that name.
  let method: DelegateMethod?
  /// The names by which the body knows the arguments, in order.
  let parameters: [String]
  /// The place of its name.
  let place: Int
  /// The places between its braces.
  let body: Range<Int>
}

/// A stored or computed property of a type.
struct PropertyDeclaration: Sendable {
  let name: String
  /// The places of the declaration: name, type, value.
  let range: Range<Int>
}
