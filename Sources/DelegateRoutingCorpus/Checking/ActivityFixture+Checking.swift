import DelegateRoutingSpec
import Foundation

extension ActivityFixture {
  /// Checks the kind against the type, and that the addresses are web addresses here.
  func check(for identity: AppIdentity, log: IssueLog) {
    if kind == .universalLink, activityType != ActivityType.browsingWeb {
      log.add(
        place.key("activityType"), "is \(Wording.quoted(activityType)), but the kind is universal-link",
        right: ActivityType.browsingWeb)
    }
    // NSUserActivity raises an exception for a webpageURL with another scheme.
    check("webpageURL", webpageURL, for: identity, log: log)
    check("referrerURL", referrerURL, for: identity, log: log)
  }

  private func check(_ key: String, _ text: FixtureText?, for identity: AppIdentity, log: IssueLog) {
    guard let text = text?.filled(for: identity) else { return }
    let url = URL(string: text)
    let isWebAddress = ["http", "https"].contains(url?.scheme?.lowercased() ?? "") && !(url?.host ?? "").isEmpty
    if !isWebAddress || url?.absoluteString != text {
      log.add(place.key(key), "is \(Wording.quoted(text))", right: "a web address that parses on every system")
    }
  }
}
