import Foundation

/// A library that matches URLs against routes, in their order. It knows nothing of app or scene delegates.
public final class RouteTable {
  public typealias Handler = (URL) -> Bool

  private var routes: [(scheme: String?, handler: Handler)] = []

  public init() {}

  /// A route for a scheme, or for every scheme. Its handler says whether it took the URL.
  public func add(scheme: String? = nil, _ handler: @escaping Handler) { routes.append((scheme, handler)) }

  /// Opens a URL by the first route that takes it.
  public func open(_ url: URL) -> Bool {
    routes.contains { route in
      (route.scheme == nil || route.scheme == url.scheme?.lowercased()) && route.handler(url)
    }
  }

  /// The decoded query items of a URL, in order.
  public static func items(of url: URL) -> [(name: String, value: String?)]? {
    guard let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedQuery else { return nil }
    return query.isEmpty
      ? []
      : query.components(separatedBy: "&").map { item in
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (decoded(parts[0]), parts.count == 2 ? decoded(parts[1]) : nil)
      }
  }

  private static func decoded(_ text: String) -> String { text.removingPercentEncoding ?? text }
}
