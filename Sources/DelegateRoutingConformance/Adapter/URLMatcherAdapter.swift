import DelegateRoutingSpec
import Foundation

/// What stands between the suite and a library that only matches URLs and has no delegate methods of its own. The
/// suite's own glue (`Specs/glue.md`) stands in front of it and passes on each URL once.
@MainActor public protocol URLMatcherAdapter: AnyObject {
  /// What the matcher promises. By default custom URLs and universal links, of which it passes on the URL.
  static var profile: RouterProfile { get }

  /// Clears what outlives an instance. Called before every process.
  static func reset()

  /// A matcher in a fresh process. It calls `matched` with each URL that one of its routes takes.
  init(_ matched: @escaping @MainActor (URL) -> Void)

  /// Opens a URL. Answers whether a route took it.
  func open(_ url: URL, options: OpenURLOptions) -> Bool

  /// What the matcher finds in a URL; nil if it does not say.
  func parse(_ url: URL) -> ParsedLink?
}

extension URLMatcherAdapter {
  public static var profile: RouterProfile {
    RouterProfile {
      $0.eventKinds = [.customURL, .universalLink]
      $0.channels = [Channel(name: Channel.primaryName, fields: [.url])]
    }
  }
  public static func reset() {}
  public func parse(_ url: URL) -> ParsedLink? { nil }
}

extension Candidate {
  /// A router made of the suite's own glue and a library that only matches URLs.
  public init<Matcher: URLMatcherAdapter>(matcher type: Matcher.Type, name: String? = nil) {
    self.init(MatcherGlue<Matcher>.self, name: name ?? String(describing: type))
  }
}

/// The correct delegate methods of an app that hands each URL to a matcher.
@MainActor private final class MatcherGlue<Matcher: URLMatcherAdapter>: RouterAdapter {
  static var profile: RouterProfile { Matcher.profile }
  static func reset() { Matcher.reset() }

  private let eventKinds = Matcher.profile.eventKinds
  private let calls = CurrentCall()
  private let matcher: Matcher

  /// The scene whose call is being handled.
  private final class CurrentCall {
    var scene: SceneID?
  }

  init(_ process: RouterProcess) {
    let calls = calls
    matcher = Matcher { process.deliver(DeliveredLink(url: $0), scene: calls.scene) }
  }

  func parse(_ url: URL) -> ParsedLink? { matcher.parse(url) }

  func system(_ call: DelegateCall) -> DelegateReply {
    calls.scene = call.scene
    switch call {
    case .applicationOpenURL(let context): return .bool(open(context))
    case .applicationContinueActivity(let activity, _): return .bool(open(activity))
    case .sceneWillConnect(_, _, let options):
      for context in options.urlContexts { _ = open(context) }
      for activity in options.userActivities { _ = open(activity) }
    case .sceneOpenURLContexts(_, let contexts): for context in contexts { _ = open(context) }
    case .sceneContinueActivity(_, let activity): _ = open(activity)
    default: return .unimplemented
    }
    return .void
  }

  private func open(_ context: OpenURLContext) -> Bool {
    let kind: EventKind = context.url.isFileURL ? .fileURL : .customURL
    return eventKinds.contains(kind) && matcher.open(context.url, options: context.options)
  }

  private func open(_ activity: UserActivity) -> Bool {
    guard eventKinds.contains(.universalLink), activity.isBrowsingWeb, let url = activity.webpageURL else {
      return false
    }
    return matcher.open(url, options: OpenURLOptions())
  }
}
