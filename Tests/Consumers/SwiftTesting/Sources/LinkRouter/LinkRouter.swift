import Foundation

/// A small router: an app's delegates tell it what they were given, and it tells the app each link.
public final class LinkRouter {
  private let onLink: (URL, _ scene: String?) -> Void

  public init(onLink: @escaping (URL, _ scene: String?) -> Void) { self.onLink = onLink }

  /// URLs that the system opens.
  public func open(_ urls: [URL], in scene: String? = nil) {
    for url in urls { onLink(url, scene) }
  }

  /// Web pages of browsing-web activities that the system continues. Answers whether there were any.
  @discardableResult public func open(webPages: [URL?], in scene: String? = nil) -> Bool {
    let urls = webPages.compactMap { $0 }
    open(urls, in: scene)
    return !urls.isEmpty
  }
}
