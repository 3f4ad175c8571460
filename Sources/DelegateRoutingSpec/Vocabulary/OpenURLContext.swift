import Foundation

/// A URL to open, with what the system says about it: `UIOpenURLContext`, or the URL and options of the app delegate.
public struct OpenURLContext: Sendable, Codable {
  /// The URL. Compared by `absoluteString`.
  public var url: URL
  /// What the system says about it.
  public var options: OpenURLOptions

  /// A URL and its options.
  public init(url: URL, options: OpenURLOptions = OpenURLOptions()) {
    self.url = url
    self.options = options
  }
}

extension OpenURLContext: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.url.absoluteString == other.url.absoluteString && one.options == other.options
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(url.absoluteString) }
}

/// What the system says about a URL to open: `UIScene.OpenURLOptions`, and the app delegate's options dictionary.
///
/// Source: [UIScene.OpenURLOptions](https://developer.apple.com/documentation/uikit/uiscene/openurloptions)
public struct OpenURLOptions: Sendable, Hashable, Codable {
  /// The bundle identifier of the app that asked; nil where it belongs to another team.
  public var sourceApplication: String?
  /// Property-list data that the asking app sent along.
  public var annotation: PropertyValue?
  /// Whether a document is opened where it lies; false means a copy in the app's Inbox.
  public var openInPlace: Bool

  /// Options; all empty by default.
  public init(sourceApplication: String? = nil, annotation: PropertyValue? = nil, openInPlace: Bool = false) {
    self.sourceApplication = sourceApplication
    self.annotation = annotation
    self.openInPlace = openInPlace
  }
}
