import DelegateRoutingSpec
import Foundation

/// What a framework asks of the app around it: checks that come as data.
public struct FrameworkProfile: Sendable, Decodable {
  /// The name that `--profile` takes.
  public let name: String
  /// What it is for.
  public let title: String
  let checks: [Check]

  /// A shape of the framework's own.
  struct Check: Sendable, Decodable {
    let rule: String
    let level: Rule.Level
    let statement: String
    let advice: String
    let breaks: [String]
    let evidence: Evidence
    let sources: [Source]
    /// The delegate methods that are looked at; all code where there are none.
    let methods: [DelegateMethod]
    /// What each of the methods has to call, such as `SceneDelegateProxy.shared`.
    let requires: String?
    /// What must not be called.
    let forbids: String?
  }

  /// The rules that its checks hold an app to.
  public var rules: [SourceRule] { checks.map(\.facts) }

  /// The words with which the calls begin that its checks look for.
  var words: [String] {
    checks.flatMap { [$0.requires, $0.forbids] }.compactMap { $0?.split(separator: ".").first.map(String.init) }
  }

  /// The profiles that come with the package.
  public static let bundled: [FrameworkProfile] = [PackageResources.capacitor_json].compactMap {
    try? JSONDecoder().decode(FrameworkProfile.self, from: Data($0))
  }

  /// A profile by its name, or from a file. Throws an `AuditError`.
  public static func named(_ name: String) throws -> FrameworkProfile {
    if let profile = bundled.first(where: { $0.name == name }) { return profile }
    guard name.hasSuffix(".json") else {
      throw AuditError(
        path: name, problem: "is no profile",
        right: (bundled.map(\.name) + ["a file of the same form, ending in .json"]).joined(separator: " or "))
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: name)), data.count <= PropertyListFile.greatestSize
    else {
      throw AuditError(path: name, problem: "cannot be read", right: "a profile's file")
    }
    do { return try JSONDecoder().decode(FrameworkProfile.self, from: data) } catch {
      throw AuditError(
        path: name, problem: "is no profile: \(error)".onOneLine, right: "the form of the bundled profiles")
    }
  }
}

extension FrameworkProfile.Check {
  var facts: SourceRule {
    SourceRule(
      rule, level, breaks: breaks, statement, advice: advice, in: [.scene], evidence: evidence, sources: sources)
  }

  func sightings(in app: DerivedApp) -> [Sighting] {
    if let requires { return missing(requires, app) }
    guard let forbids else { return [] }
    return app.code.files.flatMap { file in
      file.calls(of: forbids).map { Sighting(file, $0, "\(forbids) is called") }
    }
  }

  private func missing(_ call: String, _ app: DerivedApp) -> [Sighting] {
    app.sceneDelegates.filter { !app.code.inheritsUnseen($0) }.flatMap { delegate in
      methods.compactMap { method in
        guard let located = delegate.methods[method] else {
          return Sighting(delegate.place, "\(delegate.name) has no \(method.rawValue) that calls \(call)")
        }
        let calls = located.file.calls(of: call)
        return calls.contains(where: located.body.contains) ? nil : Sighting(located, "\(call) is not called")
      }
    }
  }
}

extension SourceFile {
  /// The places where a chain of members such as `One.two` begins.
  fileprivate func calls(of chain: String) -> [Int] {
    let words = chain.split(separator: ".").map(String.init)
    return code.tokens.indices.filter { place in
      guard code[place] == words[0] else { return false }
      var last = place
      for word in words.dropFirst() {
        guard let next = member(after: last), code[next] == word else { return false }
        last = next
      }
      return true
    }
  }
}
