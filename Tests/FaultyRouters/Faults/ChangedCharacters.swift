import DelegateRoutingSpec
import Foundation

extension Fault {
  static let changedCharacters = [
    Fault(
      "lower-cased", breaks: .payloadIntact, "The whole link is lower-cased, not its scheme and host alone.",
      Source("URLNavigator issue 105", "https://github.com/devxoul/URLNavigator/issues/105"), by: LowerCased.self),
    Fault(
      "invalid-bytes-replaced", breaks: .payloadIntact,
      "Percent-encoded bytes that are no UTF-8 are decoded and encoded again as replacement characters.",
      Source("Firebase quickstart-ios issue 670", "https://github.com/firebase/quickstart-ios/issues/670"),
      by: InvalidBytesReplaced.self),
    Fault(
      "cut-at-two-thousand", breaks: .payloadIntact, "A link is cut after two thousand characters.",
      Source(
        "acapy-vc-authn-oidc issue 504",
        "https://github.com/openwallet-foundation/acapy-vc-authn-oidc/issues/504"), by: CutAtTwoThousand.self),
  ]
}

private final class LowerCased: Rewriting {
  override func rewritten(_ text: String) -> String { text.lowercased() }
}

private final class InvalidBytesReplaced: Rewriting {
  override func rewritten(_ text: String) -> String {
    text.replacingOccurrences(of: "%F5%CD", with: "%EF%BF%BD%EF%BF%BD")
  }
}

private final class CutAtTwoThousand: Rewriting {
  override func rewritten(_ text: String) -> String { String(text.prefix(2_000)) }
}
