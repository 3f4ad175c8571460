import Foundation

/// A small router: an app's delegates tell it what they were given, and it tells the app each link.
public final class LinkRouter {
  private let onLink: (URL, _ scene: String?) -> Void

  public init(onLink: @escaping (URL, _ scene: String?) -> Void) { self.onLink = onLink }

  /// URLs that the system opens.
  public func open(_ urls: [URL], in scene: String? = nil) {
    for url in urls { onLink(url, scene) }
  }

  /// An activity that the system continues. Answers whether it was a link.
  @discardableResult public func resume(_ type: String, _ webPage: URL?, in scene: String? = nil) -> Bool {
    guard type == "NSUserActivityTypeBrowsingWeb", let webPage else { return false }
    onLink(webPage, scene)
    return true
  }
}
