import DelegateRoutingSpec
import Foundation

extension URLFixture {
  /// Checks what the fixture says of its text against this system's Foundation.
  func check(for identity: AppIdentity, log: IssueLog) {
    let text = text(for: identity)
    let url = URL(string: text)
    checkParsing(url, of: text, log: log)
    guard let url else { return }
    checkKind(url, log: log)
    if parses == .always, let written = parts(for: identity) { checkParts(written, of: text, log: log) }
  }

  private func checkParsing(_ url: URL?, of text: String, log: IssueLog) {
    let place = place.key("parses")
    switch (parses, url) {
    case (.always, nil): log.add(place, "is true, but the text does not parse here", right: "false or \"varies\"")
    case (.always, .some(let url)) where url.absoluteString != text:
      log.add(
        place, "is true, but the URL made here is \(Wording.quoted(url.absoluteString))", right: "\"varies\"")
    case (.never, .some): log.add(place, "is false, but the text parses here", right: "true or \"varies\"")
    default: break
    }
  }

  private func checkKind(_ url: URL, log: IssueLog) {
    let scheme = url.scheme?.lowercased() ?? ""
    let isWeb = ["http", "https"].contains(scheme)
    let place = place.key("kind")
    switch kind {
    case .fileURL where !url.isFileURL:
      log.add(place, "is file-url, but the scheme is \(scheme)", right: "the kind that agrees with the scheme")
    case .customURL where url.isFileURL || isWeb:
      log.add(place, "is custom-url, but the scheme is \(scheme)", right: url.isFileURL ? "file-url" : "universal-link")
    case .universalLink where !isWeb || (url.host ?? "").isEmpty:
      log.add(place, "is universal-link, but the text is no web address", right: "http or https, and a host")
    default: break
    }
  }

  private func checkParts(_ written: ParsedLink, of text: String, log: IssueLog) {
    guard let found = ParsedLink(decomposing: text) else { return }
    let place = place.key("parts")
    func compare<Part: Equatable>(_ part: String, _ one: Part, _ other: Part, _ description: (Part) -> String) {
      guard one != other else { return }
      log.add(place.key(part), "is \(description(one)), but the text has another", right: description(other))
    }
    compare("scheme", written.scheme, found.scheme) { Wording.quoted($0) }
    compare("host", written.host, found.host) { Wording.quoted($0) }
    compare("port", written.port, found.port) { $0.map(String.init) ?? "null" }
    compare("path", written.path, found.path) { Wording.quoted($0) }
    compare("segments", written.segments, found.segments) { Wording.list($0 ?? []) }
    compare("query", written.query, found.query) { Wording.pairs($0) }
    compare("fragment", written.fragment, found.fragment) { Wording.quoted($0) }
  }
}

extension Wording {
  fileprivate static func list(_ texts: [String]) -> String {
    "[\(texts.map { quoted($0) }.joined(separator: ", "))]"
  }

  fileprivate static func pairs(_ items: [ParsedLink.QueryItem]?) -> String {
    items.map { "[\($0.map { "\(quoted($0.name)): \(quoted($0.value))" }.joined(separator: ", "))]" } ?? "null"
  }
}
