import DelegateRoutingCorpus
import DelegateRoutingSpec
import Testing

/// Quick actions, notification responses and the like.
@Suite struct EventFixtureTests {
  private let file = "events/notification.json"
  private let place = "$.events[0]"
  private let identity = AppIdentity(schemes: ["mine"], domains: ["mine.example"])

  @Test("an event is filled in for an app") func anEventIsFilledInForAnApp() throws {
    let corpus = try TemporaryFolder(GoodCorpus.wholeFiles).corpus()
    #expect(
      corpus.event("notification/plain")?.event(for: identity)
        == .notificationResponse(
          NotificationResponse(
            requestIdentifier: "message-7", actionIdentifier: "reply", date: 1_767_225_600, isRemote: false,
            bringsAppForward: true, userInfo: ["link": .string("mine://item/7")], userText: "See mine.example",
            targetContentIdentifier: "mine://item/7")))
    #expect(
      corpus.event("notification/share")?.event(for: identity)
        == .cloudKitShare(CloudKitShare(containerIdentifier: "iCloud.com.example", recordName: "share")))
    #expect(corpus.event("notification/none") == nil)
    #expect(corpus.census.events == 2)
  }

  @Test("a kind that is no other event") func aKindThatIsNoOtherEvent() throws {
    let kinds =
      "quick-action, notification-response, notification-background-action, cloudkit-share, background-url-session, "
      + "silent-push, app-intent or location"
    #expect(
      try refusals(file, replacing: "\"kind\": \"notification-response\"", with: "\"kind\": \"handoff\"").first
        == "\(file):7: \(place).kind: is \"handoff\"; right would be \(kinds)")
    #expect(
      try refusals(file, replacing: "\"kind\": \"notification-response\",", with: "").first
        == "\(file):5: \(place).kind: is missing; right would be \(kinds)")
    #expect(
      try refusals(file, replacing: "\"kind\": \"notification-response\"", with: "\"kind\": 1").first
        == "\(file):7: \(place).kind: is a number; right would be \(kinds)")
  }

  @Test("a key of another kind") func aKeyOfAnotherKind() throws {
    #expect(
      try refusals(file, replacing: "\"isRemote\": false", with: "\"recordName\": \"a\"") == [
        "\(file):11: \(place).recordName: is not known here; right would be no key but id, why, sources, tags, reports, kind, "
          + "requestIdentifier, actionIdentifier, date, isRemote, userInfo, userText or targetContentIdentifier"
      ])
  }

  @Test("values of wrong types") func valuesOfWrongTypes() throws {
    #expect(
      try refusals(file, replacing: "\"date\": 1767225600", with: "\"date\": \"today\"") == [
        "\(file):10: \(place).date: is a text; right would be a whole number from 0 to 2147483647"
      ])
    #expect(
      try refusals(file, replacing: "\"isRemote\": false", with: "\"isRemote\": 0") == [
        "\(file):11: \(place).isRemote: is a number; right would be true or false"
      ])
    #expect(
      try refusals(file, replacing: "{ \"link\": \"{scheme}://item/7\" }", with: "[]") == [
        "\(file):12: \(place).userInfo: is an array; right would be an object"
      ])
    #expect(
      try refusals(file, replacing: "\"See {host}\"", with: "\"See {hots}\"") == [
        "\(file):13: \(place).userText: has braces that are no placeholder; right would be {scheme}, {host} or {repeat}"
      ])
    #expect(
      try refusals(file, replacing: "\"recordName\": \"share\",", with: "") == [
        "\(file):19: $.events[1].recordName: is missing; right would be a text"
      ])
  }

  @Test("an id that is there twice") func anIDThatIsThereTwice() throws {
    #expect(
      try refusals(file, replacing: "notification/share", with: "notification/plain") == [
        "\(file):20: $.events[1].id: is \"notification/plain\", as in \(file): $.events[0]; "
          + "right would be an id of its own"
      ])
  }
}
