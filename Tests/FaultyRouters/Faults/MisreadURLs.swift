import DelegateRoutingSpec
import Foundation

extension Fault {
  static let misreadURLs = [
    Fault(
      "slashes-kept-in-the-path", breaks: .parsedPartsMatch,
      "Where the host is empty, its two slashes are read as the beginning of the path.",
      Source(
        "ionic-plugin-deeplinks issue 115", "https://github.com/ionic-team/ionic-plugin-deeplinks/issues/115"),
      by: SlashesKeptInThePath.self),
    Fault(
      "trailing-slash-dropped", breaks: .parsedPartsMatch, "A slash at the end of the path is dropped.",
      Source("DeepLinkKit issue 113", "https://github.com/button/DeepLinkKit/issues/113"),
      by: TrailingSlashDropped.self),
    Fault(
      "bare-scheme-is-the-root", breaks: .parsedPartsMatch, "A link that is its scheme alone leads to the root.",
      Source("flutter issue 135418", "https://github.com/flutter/flutter/issues/135418"), by: BareSchemeIsTheRoot.self),
    Fault(
      "decoded-before-it-is-split", breaks: .parsedPartsMatch,
      "The path is decoded first and split at its slashes then, the encoded ones included.",
      Source("JLRoutes issue 32", "https://github.com/joeldev/JLRoutes/issues/32"), by: DecodedBeforeItIsSplit.self),
    Fault(
      "query-lost-after-an-accent", breaks: .parsedPartsMatch,
      "A path with letters outside ASCII is encoded whole, with the question mark and what follows.",
      Source("DeepLinkKit issue 171", "https://github.com/button/DeepLinkKit/issues/171"),
      by: QueryLostAfterAnAccent.self),
    Fault(
      "double-slashes-collapsed", breaks: .parsedPartsMatch, "Two slashes in a path are read as one.",
      Source("DeepLinkKit issue 155", "https://github.com/button/DeepLinkKit/issues/155"),
      by: DoubleSlashesCollapsed.self),
    Fault(
      "valueless-keys-lost", breaks: .parsedPartsMatch, "Keys without a value are left out.",
      Source("Nivelir pull request 85", "https://github.com/hhru/Nivelir/pull/85"), by: ValuelessKeysLost.self),
    Fault(
      "encoded-plus-read-as-space", breaks: .parsedPartsMatch,
      "A plus is a space, as declared; but the query is decoded twice, and an encoded plus is one as well.",
      Source("flutter issue 133567", "https://github.com/flutter/flutter/issues/133567"),
      promises: RouterProfile { $0.parsing = [.plusAsSpace] }, by: EncodedPlusReadAsSpace.self),
  ]
}

/// Reads a URL's parts right, for others to spoil.
private class Misreading: ProfileFollowingRouter {
  override final func parse(_ url: URL) -> ParsedLink? {
    URLComponents(url: url, resolvingAgainstBaseURL: false).flatMap { parts(of: $0) }
  }

  func parts(of components: URLComponents) -> ParsedLink? { nil }
}

private final class SlashesKeptInThePath: Misreading {
  override func parts(of components: URLComponents) -> ParsedLink? {
    let isEmpty = components.host?.isEmpty ?? false
    return ParsedLink(path: (isEmpty ? "//" : "") + components.percentEncodedPath)
  }
}

private final class TrailingSlashDropped: Misreading {
  override func parts(of components: URLComponents) -> ParsedLink? {
    let path = components.percentEncodedPath
    return ParsedLink(path: path.hasSuffix("/") ? String(path.dropLast()) : path)
  }
}

private final class BareSchemeIsTheRoot: Misreading {
  override func parts(of components: URLComponents) -> ParsedLink? {
    ParsedLink(path: components.percentEncodedPath.isEmpty ? "/" : components.percentEncodedPath)
  }
}

private final class DecodedBeforeItIsSplit: Misreading {
  override func parts(of components: URLComponents) -> ParsedLink? {
    guard let path = components.percentEncodedPath.removingPercentEncoding, path.hasPrefix("/") else { return nil }
    return ParsedLink(segments: path.dropFirst().components(separatedBy: "/"))
  }
}

private final class QueryLostAfterAnAccent: Misreading {
  override func parts(of components: URLComponents) -> ParsedLink? {
    guard components.percentEncodedQuery != nil, !components.path.allSatisfy(\.isASCII) else { return nil }
    return ParsedLink(query: [])
  }
}

private final class DoubleSlashesCollapsed: Misreading {
  override func parts(of components: URLComponents) -> ParsedLink? {
    ParsedLink(path: components.percentEncodedPath.replacingOccurrences(of: "//", with: "/"))
  }
}

private final class ValuelessKeysLost: Misreading {
  override func parts(of components: URLComponents) -> ParsedLink? {
    guard let items = components.queryItems?.filter({ $0.value != nil }), !items.isEmpty else { return nil }
    return ParsedLink(query: items.map { .init(name: $0.name, value: $0.value) })
  }
}

private final class EncodedPlusReadAsSpace: Misreading {
  override func parts(of components: URLComponents) -> ParsedLink? {
    guard let query = components.percentEncodedQuery, !query.isEmpty else { return nil }
    let items = query.components(separatedBy: "&").map { piece in
      let sides = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { side in
        (side.removingPercentEncoding ?? String(side)).replacingOccurrences(of: "+", with: " ")
      }
      return ParsedLink.QueryItem(name: sides[0], value: sides.count > 1 ? sides[1] : nil)
    }
    return ParsedLink(query: items)
  }
}
