import DelegateRoutingSpec
import Foundation

extension ParsedLink {
  /// A second opinion on a URL's parts: Foundation's components, split and decoded here. Nil where it has none.
  ///
  /// Source: [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986)
  init?(decomposing text: String) {
    guard let components = URLComponents(string: text) else { return nil }
    self.init(
      scheme: components.scheme, host: Self.host(of: components), port: components.port,
      path: components.percentEncodedPath, segments: Self.segments(of: components.percentEncodedPath),
      query: components.percentEncodedQuery.map(Self.pairs), fragment: components.percentEncodedFragment)
  }

  /// The host as it stands in the text: `percentEncodedHost` turns Punycode back into letters.
  private static func host(of components: URLComponents) -> String? {
    guard let text = components.string, let range = components.rangeOfHost else { return nil }
    return String(text[range])
  }

  /// The slash at the front begins the first segment, each further one the next; an empty path has none.
  private static func segments(of path: String) -> [String] {
    guard !path.isEmpty else { return [] }
    let segments = path.hasPrefix("/") ? path.dropFirst() : path[...]
    return segments.split(separator: "/", omittingEmptySubsequences: false).map(decoded)
  }

  /// By hand, because `queryItems` decodes plus signs and empty pieces differently from version to version.
  private static func pairs(of query: String) -> [QueryItem] {
    guard !query.isEmpty else { return [] }
    return query.split(separator: "&", omittingEmptySubsequences: false).map { piece in
      guard let equals = piece.firstIndex(of: "=") else { return QueryItem(name: decoded(piece), value: nil) }
      return QueryItem(name: decoded(piece[..<equals]), value: decoded(piece[piece.index(after: equals)...]))
    }
  }

  private static func decoded(_ text: Substring) -> String { text.removingPercentEncoding ?? String(text) }
}
