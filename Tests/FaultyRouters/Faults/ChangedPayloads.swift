import DelegateRoutingSpec
import Foundation

extension Fault {
  static let changedPayloads = [
    Fault(
      "encoded-again", breaks: .payloadIntact, "What is percent-encoded already is encoded once more.",
      Source("Home Assistant iOS issue 1544", "https://github.com/home-assistant/iOS/issues/1544"),
      by: EncodedAgain.self),
    Fault(
      "decoded-once", breaks: .payloadIntact, "An encoded plus is decoded, and reads as a space later on.",
      Source("flutter issue 133567", "https://github.com/flutter/flutter/issues/133567"), by: DecodedOnce.self),
    Fault(
      "fragment-cut", breaks: .payloadIntact, "Path and query are handed on, the fragment is not.",
      Source("flutter issue 80666", "https://github.com/flutter/flutter/issues/80666"), by: FragmentCut.self),
    Fault(
      "cut-at-the-ampersand", breaks: .payloadIntact, "Of several query parameters, the first arrives.",
      Source("react-native issue 29630", "https://github.com/react/react-native/issues/29630"),
      by: CutAtTheAmpersand.self),
    Fault(
      "last-character-cut", breaks: .payloadIntact, "The last character of the link is cut off.",
      Source("ionic-plugin-deeplinks issue 13", "https://github.com/ionic-team/ionic-plugin-deeplinks/issues/13"),
      by: LastCharacterCut.self),
    Fault(
      "options-dropped", breaks: .payloadIntact,
      "What the system says about a URL is lost between the scene's method and the app delegate's.",
      Source("onebusaway-ios pull request 1155", "https://github.com/OneBusAway/onebusaway-ios/pull/1155"),
      by: OptionsDropped.self),
    Fault(
      "one-url-for-all", breaks: .payloadIntact, "Whatever the link, the start page is opened.",
      Source(
        "UIOpenURLContext, url", "https://developer.apple.com/documentation/uikit/uiopenurlcontext/url"),
      promises: RouterProfile { $0.transforms = [.url] }, by: OneURLForAll.self),
    Fault(
      "null-link", breaks: .noNilLink, "A web activity without a webpage URL is delivered as null.",
      Source("uni_links, UniLinksPlugin.m", "https://github.com/avioli/uni_links"), by: NullLink.self),
    Fault(
      "nil-webpage-forwarded", breaks: .noNilLink, and: [.trueMeansTaken],
      "A web activity without a webpage URL is handed on whole, and said to be handled.",
      Source("cordova-ios pull request 1717", "https://github.com/apache/cordova-ios/pull/1717"),
      does: RouterProfile { $0.missingWebpageURL = .forwarded }),
    Fault(
      "prefix-left-on-warm-links", breaks: .coldAndWarmAgree,
      "The prefix is taken from the links that launch the app, and left on the others.",
      Source("expo issue 37028", "https://github.com/expo/expo/issues/37028"),
      promises: RouterProfile { $0.transforms = [.url] }, by: PrefixLeftOnWarmLinks.self),
    Fault(
      "host-taken-for-path", breaks: .parsedPartsMatch,
      "The host of a link with a custom scheme is read as the first component of its path.",
      Source("ionic-plugin-deeplinks issue 48", "https://github.com/ionic-team/ionic-plugin-deeplinks/issues/48"),
      by: HostTakenForPath.self),
    Fault(
      "repeated-keys-lost", breaks: .parsedPartsMatch, "Of a query's repeated keys, the first is read.",
      Source("Crossroad, README", "https://github.com/giginet/Crossroad"), by: RepeatedKeysLost.self),
    Fault(
      "lower-cased-when-cold", breaks: .coldAndWarmAgree,
      "The links that launch the app are lower-cased, the others are not.",
      Source("expo issue 37401", "https://github.com/expo/expo/issues/37401"),
      promises: RouterProfile { $0.transforms = [.url] }, by: LowerCasedWhenCold.self),
  ]
}

/// Hands on another text than the URL's, where that is a URL at all.
class Rewriting: ProfileFollowingRouter {
  func rewritten(_ text: String) -> String { text }

  override func transformed(_ link: DeliveredLink, of handover: Handover) -> DeliveredLink {
    var link = link
    link.url = link.url.map { URL(string: rewritten($0.absoluteString)) ?? $0 }
    return link
  }
}

private final class EncodedAgain: Rewriting {
  override func rewritten(_ text: String) -> String { text.replacingOccurrences(of: "%", with: "%25") }
}

private final class DecodedOnce: Rewriting {
  override func rewritten(_ text: String) -> String { text.replacingOccurrences(of: "%2B", with: "+") }
}

private final class FragmentCut: Rewriting {
  override func rewritten(_ text: String) -> String { String(text.prefix { $0 != "#" }) }
}

private final class CutAtTheAmpersand: Rewriting {
  override func rewritten(_ text: String) -> String { String(text.prefix { $0 != "&" }) }
}

private final class LastCharacterCut: Rewriting {
  override func rewritten(_ text: String) -> String { String(text.dropLast()) }
}

private final class OptionsDropped: ProfileFollowingRouter {
  override func transformed(_ link: DeliveredLink, of handover: Handover) -> DeliveredLink {
    guard link.openInPlace != nil, let url = link.url else { return link }
    return DeliveredLink(OpenURLContext(url: url))
  }
}

private final class NullLink: ProfileFollowingRouter {
  override func take(_ handover: Handover) -> Bool {
    for arrival in handover.arrivals where arrival.kind == .universalLink && arrival.link.url == nil {
      process.deliver(DeliveredLink(), scene: handover.scene)
    }
    return super.take(handover)
  }
}

private final class PrefixLeftOnWarmLinks: ProfileFollowingRouter {
  override func transformed(_ link: DeliveredLink, of handover: Handover) -> DeliveredLink {
    handover.state == .warm ? link : super.transformed(link, of: handover)
  }
}

private final class HostTakenForPath: ProfileFollowingRouter {
  override func parse(_ url: URL) -> ParsedLink? {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
    let isCustom = url.scheme.map { $0 != "https" && $0 != "file" } ?? false
    return ParsedLink(path: isCustom ? "/" + (components.host ?? "") + components.percentEncodedPath : nil)
  }
}

private final class RepeatedKeysLost: ProfileFollowingRouter {
  override func parse(_ url: URL) -> ParsedLink? {
    guard let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems else { return nil }
    let first = items.indices.filter { place in !items[..<place].contains { $0.name == items[place].name } }
    return ParsedLink(query: first.map { .init(name: items[$0].name, value: items[$0].value) })
  }
}

private final class OneURLForAll: ProfileFollowingRouter {
  override func transformed(_ link: DeliveredLink, of handover: Handover) -> DeliveredLink {
    var link = link
    link.url = link.url.map { URL(string: "app://start") ?? $0 }
    return link
  }
}

private final class LowerCasedWhenCold: ProfileFollowingRouter {
  override func transformed(_ link: DeliveredLink, of handover: Handover) -> DeliveredLink {
    var link = link
    link.url = link.url.map { url in
      let text = handover.state == .cold ? url.absoluteString.lowercased() : url.absoluteString
      return URL(string: "x-\(text)") ?? url
    }
    return link
  }
}
