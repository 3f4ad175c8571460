import Foundation
import Testing

@testable import DelegateRoutingSpec

/// Links are compared part by part, without making the copy that a channel would carry.
struct LinkComparisonTests {
  /// One part alone, with one value and with another.
  private static func links(_ field: LinkField) -> (one: DeliveredLink, other: DeliveredLink) {
    switch field {
    case .url: (DeliveredLink(url: URL(string: "acme://one")), DeliveredLink(url: URL(string: "acme://two")))
    case .sourceApplication: (DeliveredLink(sourceApplication: "one"), DeliveredLink(sourceApplication: "two"))
    case .openInPlace: (DeliveredLink(openInPlace: true), DeliveredLink(openInPlace: false))
    case .annotation: (DeliveredLink(annotation: .string("one")), DeliveredLink(annotation: .string("two")))
    case .activityType: (DeliveredLink(activityType: "one"), DeliveredLink(activityType: "two"))
    case .referrerURL:
      (DeliveredLink(referrerURL: URL(string: "acme://one")), DeliveredLink(referrerURL: URL(string: "acme://two")))
    case .userInfo: (DeliveredLink(userInfo: ["a": .integer(1)]), DeliveredLink(userInfo: ["a": .integer(2)]))
    case .identifier: (DeliveredLink(identifier: "one"), DeliveredLink(identifier: "two"))
    case .actionIdentifier: (DeliveredLink(actionIdentifier: "one"), DeliveredLink(actionIdentifier: "two"))
    case .userText: (DeliveredLink(userText: "one"), DeliveredLink(userText: "two"))
    }
  }

  @Test("a part that is there has to be the same", arguments: LinkField.allCases)
  func same(_ field: LinkField) {
    let (one, other) = Self.links(field)
    #expect(one.isCopy(of: one, without: []))
    #expect(!one.isCopy(of: other, without: []))
    #expect(!one.isCopy(of: DeliveredLink(), without: []))
    #expect(!DeliveredLink().isCopy(of: one, without: []))
    #expect(one == one && one != other)
  }

  @Test("a part that is left out must not be there", arguments: LinkField.allCases)
  func leftOut(_ field: LinkField) {
    let (one, other) = Self.links(field)
    let missing = LinkFieldSet(field)
    #expect(DeliveredLink().isCopy(of: one, without: missing))
    #expect(!one.isCopy(of: one, without: missing))
    #expect(!other.isCopy(of: one, without: missing))
    // Other parts are compared all the same.
    for another in LinkField.allCases where another != field {
      #expect(!Self.links(another).one.isCopy(of: one, without: missing))
    }
  }

  @Test("of a part that the other cannot have, nothing is said", arguments: LinkField.allCases)
  func unknown(_ field: LinkField) {
    let (one, other) = Self.links(field)
    #expect(one.isCopy(of: DeliveredLink(), without: [], unknown: LinkFieldSet(field)))
    #expect(!one.isCopy(of: other, without: [], unknown: LinkFieldSet(field)))
  }

  @Test("each part has a bit of its own")
  func bits() {
    let all = LinkFieldSet(LinkField.allCases)
    #expect(all.rawValue.nonzeroBitCount == LinkField.allCases.count)
    #expect(all.subtracting(LinkFieldSet([.url])).rawValue.nonzeroBitCount == LinkField.allCases.count - 1)
  }
}
