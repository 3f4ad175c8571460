/// The value of a condition behind `#if` in a release build for an iPhone or iPad; nil where the source does not say.
struct CompilationCondition {
  private var words: ArraySlice<String>
  private let language: SourceLanguage
  private var isWellFormed = true

  static func value(of words: [String], in language: SourceLanguage) -> Bool? {
    // Deeper conditions than these have not been seen.
    guard words.count <= 200 else { return nil }
    var condition = CompilationCondition(words: words[...], language: language)
    let value = condition.either()
    return condition.words.isEmpty && condition.isWellFormed ? value : nil
  }

  private init(words: ArraySlice<String>, language: SourceLanguage) {
    self.words = words
    self.language = language
  }

  private mutating func either() -> Bool? {
    var value = both()
    while words.first == "||" {
      words.removeFirst()
      let other = both()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func both() -> Bool? {
    var value = one()
    while words.first == "&&" {
      words.removeFirst()
      let other = one()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func one() -> Bool? {
    guard let word = words.popFirst() else {
      isWellFormed = false
      return nil
    }
    switch word {
    case "!": return one().map { !$0 }
    case "(":
      let value = either()
      if words.popFirst() != ")" { isWellFormed = false }
      return value
    case "defined" where language == .objectiveC:
      return (words.first == "(" ? arguments().first : words.popFirst()).flatMap(Self.isDefined)
    default: break
    }
    if words.first == "(" { return Self.answer(word, arguments()) }
    if let sign = words.first, [">=", "<=", ">", "<", "==", "!="].contains(sign) {
      words = words.dropFirst(2)
      return nil
    }
    return language == .swift ? Self.flags[word] : Self.macros[word]
  }

  /// What stands between the parentheses that open next.
  private mutating func arguments() -> [String] {
    words.removeFirst()
    var depth = 1
    var found: [String] = []
    while let word = words.popFirst() {
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      if depth == 0 { return found }
      found.append(word)
    }
    isWellFormed = false
    return found
  }

  /// The answer of a condition such as `os(iOS)`.
  private static func answer(_ name: String, _ arguments: [String]) -> Bool? {
    guard let argument = arguments.first else { return nil }
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment": return ["simulator", "macCatalyst", "macabi"].contains(argument) ? false : nil
    case "canImport":
      if there.contains(argument) { return true }
      return elsewhere.contains(argument) ? false : nil
    case "arch":
      return argument == "arm64" ? true : ["x86_64", "i386", "arm", "wasm32"].contains(argument) ? false : nil
    case "swift", "compiler":
      // Xcode 14 and later have Swift 5.7 at least.
      guard arguments.count == 2, let major = Int(arguments[1].prefix { $0 != "." }), major < 5 || arguments[1] == "5"
      else { return nil }
      return argument == ">=" ? true : argument == "<" ? false : nil
    default: return nil
    }
  }

  private static let there: Set<String> = [
    "UIKit", "SwiftUI", "Foundation", "Combine", "UserNotifications", "WebKit", "CarPlay", "CloudKit", "Intents",
    "CoreSpotlight", "BackgroundTasks", "WidgetKit", "StoreKit", "CoreLocation", "AppIntents", "ActivityKit",
  ]
  private static let elsewhere: Set<String> = ["AppKit", "Cocoa", "Glibc", "Musl", "WinSDK", "Android", "WASILibc"]

  /// Conditions that a build sets. What a debug build adds is not in the app that people get.
  private static let flags: [String: Bool] = ["true": true, "false": false, "DEBUG": false]

  private static let macros: [String: Bool] = [
    "0": false, "1": true, "YES": true, "NO": false, "DEBUG": false, "TARGET_OS_IPHONE": true, "TARGET_OS_IOS": true,
    "TARGET_OS_MAC": true, "TARGET_OS_OSX": false, "TARGET_OS_TV": false, "TARGET_OS_WATCH": false,
    "TARGET_OS_VISION": false, "TARGET_OS_XR": false, "TARGET_OS_MACCATALYST": false, "TARGET_OS_UIKITFORMAC": false,
    "TARGET_OS_SIMULATOR": false, "TARGET_IPHONE_SIMULATOR": false, "TARGET_OS_EMBEDDED": true,
  ]

  /// Whether a macro is defined, with whatever value.
  static func isDefined(_ macro: String) -> Bool? {
    if macro == "DEBUG" { return false }
    if macro == "__OBJC__" || macro == "__APPLE__" { return true }
    return macro.hasPrefix("TARGET_") && macros[macro] != nil ? true : nil
  }
}
