import Foundation
import Testing

@testable import DelegateRoutingCorpus

/// What a scenario says and nothing in it is about is found by validation.
@Suite struct ScenarioSenseTests {
  private let file = "scenarios/many.json"
  private let place = "$.scenarios[0]"

  /// The issues of a scenario with a warm link, changed in what a test is about. Each key has a line of its own.
  private func issues(
    tags: String = #"["warm"]"#, settings: String = #"["uikit-scenes-template"]"#,
    link: String = #""links/plain""#, more: String = "", profile: String = "{}"
  ) throws -> [String] {
    let scenario = """
      {"$schema": "../schema/scenarios.schema.json", "format": 1, "scenarios": [{
        "id": "many/one", "title": "A link comes to a running app.", "why": "For a test.",
        "sources": [{ "title": "a", "url": "https://example.com/" }], "rules": ["warm-link-delivered-once"],
        "tags": \(tags),
        "settings": \(settings),
        "steps": [
          { "launch": {} },
          { "receive": { "urls": [\(link)] } }
        ],
        \(more)
        "profile": \(profile),
        "expect": []
      }]}
      """
    let folder = try TemporaryFolder(GoodCorpus.wholeFiles)
    try folder.write(scenario, to: file)
    return try folder.corpus().validate().map(\.description)
  }

  @Test("what makes sense has no issue") func sense() throws { #expect(try issues() == []) }

  @Test("answers for which the profile has no consumers") func answers() throws {
    let one =
      #"{"channels": [{"name": "a", "role": "consumer", "wants": ["custom-url", "file-url", "universal-link"], "#
      + #""claims": true}]}"#
    #expect(try issues(more: #""answers": ["taken"],"#, profile: one) == [])
    #expect(
      try issues(more: #""answers": ["taken"],"#) == [
        "\(file):10: \(place).answers: has 1, but the profile that expect is about has 0 consumers; "
          + "right would be an answer for a consumer each, and a profile with channels of the role consumer"
      ])
    #expect(
      try issues(more: #""answers": ["declined", "taken"],"#, profile: one) == [
        "\(file):10: \(place).answers: has 2, but the profile that expect is about has 1 consumers; "
          + "right would be an answer for a consumer each, and a profile with channels of the role consumer"
      ])
  }

  @Test("a life cycle that the profile does not claim") func lifeCycles() throws {
    #expect(
      try issues(settings: #"["uikit-scenes-template", "swiftui-app"]"#) == [
        "\(file):5: \(place).settings[1]: is of the life cycle swiftui, which the profile that expect is about does not "
          + "claim; right would be a setting of app-delegate or scene, or another profile"
      ])
  }

  @Test("a role or a claim of a scene that is not there") func scenes() throws {
    let role = #"{ "car": "CPTemplateApplicationSceneSessionRoleApplication" }"#
    #expect(
      try issues(settings: #"[{ "setting": "uikit-scenes-template", "sceneRoles": \#(role) }]"#).last
        == "\(file):5: \(place).settings[0].sceneRoles.car: is a scene in which nothing happens; "
        + "right would be one that the steps are about: main")
    #expect(
      try issues(
        settings: #"[{ "setting": "uikit-scenes-two-windows", "sceneClaims": { "third": { "prefers": ["a"] } } }]"#
      )
      .last
        == "\(file):5: \(place).settings[0].sceneClaims.third: is a scene in which nothing happens; "
        + "right would be one that the steps are about: main")
  }

  @Test("a change with which the same happens") func changes() throws {
    #expect(
      try issues(settings: #"[{ "setting": "uikit-scenes-template", "setsNotificationDelegate": "never" }]"#) == [
        "\(file):5: \(place).settings[0]: is uikit-scenes-template with setsNotificationDelegate, in which the same "
          + "happens as in uikit-scenes-template; right would be the setting by its name, or a change that the steps are "
          + "about"
      ])
    #expect(
      try issues(settings: #"[{ "setting": "uikit-scenes-template", "leavesOut": ["scene(_:openURLContexts:)"] }]"#)
        == [])
  }

  @Test("a change to what the setting has anyway is refused") func noChange() throws {
    #expect(
      try refusals(
        "scenarios/ready.json", replacing: #""uikit-scenes-template", "#,
        with: #"{ "setting": "uikit-scenes-template", "savesState": false }, "#) == [
          "scenarios/ready.json:12: $.scenarios[0].settings[0].savesState: is what uikit-scenes-template has anyway; "
            + "right would be what is different in it"
        ])
  }

  @Test("a link of a scheme that the app does not declare") func foreignSchemes() throws {
    let link = #"{ "as": "other", "kind": "custom-url", "url": "Other://a" }"#
    #expect(
      try issues(link: link) == [
        "\(file):8: \(place).steps[1].receive.urls[0].url: is a link of \"other\", which the app does not declare; "
          + "right would be {scheme} or {host}, or that name among what the scenario declares"
      ])
    #expect(try issues(link: link, more: #""declares": ["other"],"#) == [])
    #expect(try issues(link: #"{ "as": "own", "kind": "custom-url", "url": "{scheme}://a" }"#) == [])
  }

  @Test("a web link of a host that the app does not declare") func foreignHosts() throws {
    let link = #"{ "as": "other", "kind": "universal-link", "url": "https://shop.example.org/a" }"#
    #expect(
      try issues(link: link) == [
        "\(file):8: \(place).steps[1].receive.urls[0].url: is a link of \"shop.example.org\", which the app does not "
          + "declare; right would be {scheme} or {host}, or that name among what the scenario declares"
      ])
    #expect(try issues(link: #"{ "as": "own", "kind": "universal-link", "url": "https://www.{host}/a" }"#) == [])
  }

  @Test("a declared name of which there is no link") func declaredInVain() throws {
    #expect(
      try issues(more: #""declares": ["other"],"#) == [
        "\(file):10: \(place).declares[0]: is \"other\", of which the scenario writes no link out; "
          + "right would be the scheme or host of a link in it, in lower case"
      ])
  }

  @Test(
    "a tag of what is not there",
    arguments: [
      ("cold", "an event that starts the process"),
      ("disconnected", "a scene that is not connected while the process lives"),
      ("background", "a launch in the background, or work that is done there"), ("several", "a second event"),
      ("order", "a second event"), ("scenes", "a second scene"), ("ready", "a moment of readiness"),
      ("listener", "a listener that attaches or detaches"), ("launch-link", "a step that asks for the launch link"),
      ("consumers", "an answer"), ("reload", "a reload"), ("interrupted", "a launch or an event that is cut"),
      ("interruption", "an interruption"),
      ("terminated", "an end of the process"), ("completion", "a call with a completion handler"),
      ("other-activities", "an activity that is no web link"), ("handoff", "a Handoff"),
      ("notification", "a notification"), ("quick-action", "a quick action"), ("share", "an accepted share"),
      ("app-intent", "an App Intent"), ("restoration", "state that is saved"),
    ]) func tags(_ tag: String, _ missing: String) throws
  {
    #expect(
      try issues(tags: "[\"warm\", \"\(tag)\"]") == [
        "\(file):4: \(place).tags[1]: is \"\(tag)\", but there is not \(missing); "
          + "right would be a tag of what the scenario is about"
      ])
  }

  @Test("a tag of an event that is not there, and of one that is") func eventTags() throws {
    let document = #"{ "as": "other", "kind": "file-url", "url": "file:///a" }"#
    #expect(try issues(tags: #"["warm", "no-event"]"#, link: document) == [])
    #expect(TagMeaning.all.count == 24)
  }
}
