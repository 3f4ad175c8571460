import DelegateRoutingCorpus
import Foundation
import Testing

/// Scenarios that name what is not there, or say something impossible.
@Suite struct ScenarioRefusalTests {
  private let file = "scenarios/ready.json"
  private let place = "$.scenarios[0]"

  @Test("a step with no key, two keys or another name") func aStepWithNoKeyTwoKeysOrAnotherName() throws {
    #expect(
      try refusals(file, replacing: "{ \"finish\": {} }", with: "{}") == [
        "\(file):16: \(place).steps[2]: has no key; right would be exactly one key, the step's name"
      ])
    #expect(
      try refusals(file, replacing: "{ \"finish\": {} }", with: "{ \"terminate\": {}, \"finish\": {} }") == [
        "\(file):16: \(place).steps[2]: has the keys finish, terminate; "
          + "right would be exactly one key, the step's name"
      ])
    #expect(
      try refusals(file, replacing: "{ \"finish\": {} }", with: "{ \"end\": {} }") == [
        "\(file):16: \(place).steps[2].end: is no step; right would be launch, launchInBackground, receive, finish, "
          + "leave, return, interrupt, resume, openScene, closeScene, disconnect, terminate, becomeReady, "
          + "attachListener, detachListener, reload, askForLaunchLink, timePasses or showWindow"
      ])
    #expect(
      try refusals(file, replacing: "{ \"finish\": {} }", with: "\"finish\"") == [
        "\(file):16: \(place).steps[2]: is a text; right would be an object with one key"
      ])
  }

  @Test("a step without what it needs") func aStepWithoutWhatItNeeds() throws {
    #expect(
      try refusals(file, replacing: "\"finish\": {}", with: "\"leave\": {}") == [
        "\(file):16: \(place).steps[2].leave.scene: is missing; right would be a text"
      ])
    #expect(
      try refusals(file, replacing: "\"finish\": {}", with: "\"launchInBackground\": { \"reason\": \"push\" }") == [
        "\(file):16: \(place).steps[2].launchInBackground.reason: is \"push\"; "
          + "right would be silent-push, background-url-session, background-fetch, location or notification-action"
      ])
    #expect(
      try refusals(file, replacing: "\"finish\": {}", with: "\"receive\": {}") == [
        "\(file):16: \(place).steps[2].receive: sends nothing; right would be urls, activities or events"
      ])
    #expect(
      try refusals(file, replacing: "\"finish\": {}", with: "\"receive\": { \"urls\": [] }") == [
        "\(file):16: \(place).steps[2].receive.urls: is empty; right would be at least one element"
      ])
    #expect(
      try refusals(file, replacing: "\"upTo\": \"connected\"", with: "\"upTo\": \"end\"") == [
        "\(file):14: \(place).steps[0].launch.upTo: is \"end\"; right would be launched, connected or foreground"
      ])
    #expect(
      try refusals(file, replacing: "\"finish\": {}", with: "\"leave\": { \"scene\": \"../main\" }") == [
        "\(file):16: \(place).steps[2].leave.scene: is \"../main\"; "
          + "right would be a word of a-z, 0-9 and hyphens, such as main"
      ])
  }

  @Test("a payload that is no fixture") func aPayloadThatIsNoFixture() throws {
    #expect(
      try refusals(file, replacing: "{ \"urls\": [\"links/plain\"], ", with: "{ \"urls\": [\"links/palin\"], ") == [
        "\(file):14: \(place).steps[0].launch.urls[0]: is \"links/palin\"; right would be the id of a URL fixture",
        "\(file):20: \(place).expect[0]: is a delivery that no step up to 0 has sent; "
          + "right would be the index of a later step",
      ])
    #expect(
      try refusals(file, replacing: "\"finish\": {}", with: "\"receive\": { \"activities\": [\"links/plain\"] }") == [
        "\(file):16: \(place).steps[2].receive.activities[0]: is \"links/plain\"; "
          + "right would be the id of an activity fixture"
      ])
  }

  @Test("an expected delivery that is no fixture") func anExpectedDeliveryThatIsNoFixture() throws {
    #expect(
      try refusals(file, replacing: "{ \"url\": \"links/plain\"", with: "{ \"url\": \"links/none\"").first
        == "\(file):20: \(place).expect[0]: is a delivery that no step up to 0 has sent; "
        + "right would be the index of a later step")
    #expect(
      try refusals(file, replacing: "{ \"url\": \"links/plain\"", with: "{ \"url\": \"links/none\"").last
        == "\(file):20: \(place).expect[0].url: is \"links/none\"; right would be the id of a URL fixture")
    #expect(
      try refusals(file, replacing: "\"activity\": \"handoff/plain\"", with: "\"activity\": \"handoff/none\"").last
        == "\(file):21: \(place).expect[1].activity: is \"handoff/none\"; right would be the id of an activity fixture")
  }

  @Test("an expected delivery of both, or of neither") func anExpectedDeliveryOfBothOrOfNeither() throws {
    #expect(
      try refusals(
        file, replacing: "{ \"activity\": \"handoff/plain\"",
        with: "{ \"url\": \"links/plain\", \"activity\": \"handoff/plain\"") == [
          "\(file):21: \(place).expect[1]: has url and activity; right would be exactly one of url, activity or event"
        ])
    #expect(
      try refusals(file, replacing: "{ \"activity\": \"handoff/plain\", ", with: "{ ") == [
        "\(file):21: \(place).expect[1]: names no payload; right would be exactly one of url, activity or event"
      ])
  }

  @Test("an expected delivery after the last step") func anExpectedDeliveryAfterTheLastStep() throws {
    for after in ["3", "-1"] {
      #expect(
        try refusals(file, replacing: "\"after\": 2", with: "\"after\": \(after)") == [
          "\(file):21: \(place).expect[1].after: is \(after); right would be a whole number from 0 to 2"
        ])
    }
  }

  @Test("an expected delivery before it was sent") func anExpectedDeliveryBeforeItWasSent() throws {
    #expect(
      try refusals(file, replacing: "\"after\": 2", with: "\"after\": 0") == [
        "\(file):21: \(place).expect[1]: is a delivery that no step up to 0 has sent; "
          + "right would be the index of a later step"
      ])
  }

  @Test("an expected delivery must name its scene, or none") func anExpectedDeliveryMustNameItsSceneOrNone() throws {
    #expect(
      try refusals(file, replacing: "\"scene\": null, ", with: "") == [
        "\(file):21: \(place).expect[1].scene: is missing; right would be a text or null"
      ])
  }

  @Test("a setting that has no such name") func aSettingThatHasNoSuchName() throws {
    let found = try refusals(file, replacing: "\"swiftui-app\"", with: "\"swiftui\"")
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix(
        "\(file):12: \(place).settings[1]: is \"swiftui\"; right would be a named setting: app-delegate-ios12, "))
  }

  @Test("a setting in which no event is played") func aSettingInWhichNoEventIsPlayed() throws {
    let found = try refusals(file, replacing: "\"uikit-scenes-template\"", with: "\"uikit-hosting-scene-delegate\"")
    #expect(
      found.first
        == "\(file):12: \(place).settings[0]: is \"uikit-hosting-scene-delegate\", in which no event is played; "
        + "right would be a setting in which a router is handed something", "\(found)")
  }

  @Test("two settings of one column") func twoSettingsOfOneColumn() throws {
    #expect(
      try refusals(file, replacing: "\"swiftui-app\"", with: "\"uikit-scenes-ios13\"") == [
        "\(file):12: \(place).settings[1]: is \"uikit-scenes-ios13\", of the same column (scene) as "
          + "uikit-scenes-template; right would be one setting a column"
      ])
    #expect(
      try refusals(file, replacing: "\"swiftui-app\"", with: "\"app-delegate-ios12\", \"swiftui-own-scene-delegate\"")
        == [])
  }

  @Test("a rule that has no such name") func aRuleThatHasNoSuchName() throws {
    #expect(try refusals(file, replacing: "cold-link-delivered-once", with: "no-rule") == [])
    #expect(
      try refusals(file, replacing: "cold-link-delivered-once", with: "no-rule", rules: ["cold-link-delivered-once"])
        == ["\(file):11: \(place).rules[0]: is \"no-rule\"; right would be the name of a rule"])
  }

  @Test("an answer that no consumer gives") func anAnswerThatNoConsumerGives() throws {
    #expect(
      try refusals(file, replacing: "\"declined\"", with: "\"refused\"") == [
        "\(file):18: \(place).answers[0]: is \"refused\"; right would be taken, declined or failed"
      ])
  }

  @Test("an id of a table cell has the kind of event in between") func anIdOfATableCellHasTheKindOfEventInBetween()
    throws
  {
    func found(_ id: String) throws -> [String] {
      let folder = try goodCorpus(file, replacing: "ready/waits", with: id)
      try FileManager.default.moveItem(
        at: folder.url.appendingPathComponent(file), to: folder.url.appendingPathComponent("scenarios/cold.json"))
      return try refusals(folder)
    }
    #expect(try found("cold/custom-url/waits") == [])
    for id in ["cold/waits", "cold/custom/waits", "cold/custom-url/a/b"] {
      #expect(
        try found(id) == [
          "scenarios/cold.json:6: \(place).id: is \"\(id)\"; right would be cold/<kind of event>/<name>"
        ])
    }
  }

  @Test("a payload of a file that cannot be read is not missed") func aPayloadOfAFileThatCannotBeReadIsNotMissed()
    throws
  {
    let folder = try TemporaryFolder(GoodCorpus.files)
    try folder.write("{", to: "urls/links.json")
    try folder.write("{", to: "activities/handoff.json")
    #expect(try refusals(folder).map { $0.prefix { $0 != ":" } } == ["activities/handoff.json", "urls/links.json"])
  }
}
