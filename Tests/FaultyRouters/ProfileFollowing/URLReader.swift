import DelegateRoutingSpec
import Foundation

/// Takes a URL apart as a profile says that its router does.
struct URLReader {
  let differences: Set<ParsingDifference>

  func parts(of text: String) -> ParsedLink? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    var rest = text[text.index(after: colon)...].prefix { $0 != "#" }
    var parts = ParsedLink(scheme: folded(text[..<colon], .schemeCaseFolded))
    if let mark = rest.firstIndex(of: "?") {
      parts.query = items(of: rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if rest.hasPrefix("//") {
      let authority = rest.dropFirst(2).prefix { $0 != "/" }
      parts.host = folded(host(of: authority), .hostCaseFolded)
      rest = rest.dropFirst(2 + authority.count)
    }
    let isEnded = rest.count > 1 && rest.hasSuffix("/")
    parts.path = String(isEnded && differences.contains(.trailingSlashDropped) ? rest.dropLast() : rest)
    return parts
  }

  private func folded(_ part: Substring, _ difference: ParsingDifference) -> String {
    differences.contains(difference) ? part.lowercased() : String(part)
  }

  /// Without user information and port; colons in brackets are an address's.
  private func host(of authority: Substring) -> Substring {
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    if let bracket = place.firstIndex(of: "]") { return place[...bracket] }
    return place.prefix { $0 != ":" }
  }

  private func items(of query: Substring) -> [ParsedLink.QueryItem] {
    var items: [ParsedLink.QueryItem] = []
    for piece in query.isEmpty ? [] : query.split(separator: "&", omittingEmptySubsequences: false) {
      let sides = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(decoded)
      var value = sides.count == 2 ? sides[1] : nil
      if value == nil, differences.contains(.valuelessDropped) { continue }
      if value == nil, differences.contains(.valuelessAsEmpty) { value = "" }
      if value == "", differences.contains(.emptyDropped) { continue }
      let item = ParsedLink.QueryItem(name: sides[0], value: value)
      let known = items.firstIndex { $0.name == item.name }
      switch known {
      case let place? where differences.contains(.lastOfRepeatedItems): items[place] = item
      case _? where differences.contains(.firstOfRepeatedItems): break
      default: items.append(item)
      }
    }
    return items
  }

  private func decoded(_ text: Substring) -> String {
    let spaced =
      differences.contains(.plusAsSpace) ? text.split(separator: "+", omittingEmptySubsequences: false) : [text]
    return spaced.map { $0.removingPercentEncoding ?? String($0) }.joined(separator: " ")
  }
}
