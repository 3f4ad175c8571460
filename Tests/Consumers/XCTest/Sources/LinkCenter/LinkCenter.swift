import Foundation

/// A router that is a singleton and keeps links until a listener is there.
@MainActor public final class LinkCenter {
  public static let shared = LinkCenter()

  public typealias Listener = @MainActor (URL, _ scene: String?) -> Void

  private var waiting: [(url: URL, scene: String?)] = []
  public var listener: Listener? {
    didSet {
      guard let listener else { return }
      let links = waiting
      waiting = []
      for link in links { listener(link.url, link.scene) }
    }
  }

  private init() {}

  public func open(_ url: URL, in scene: String? = nil) {
    if let listener { listener(url, scene) } else { waiting.append((url, scene)) }
  }

  /// For tests: forgets everything.
  public func reset() {
    listener = nil
    waiting = []
  }
}
