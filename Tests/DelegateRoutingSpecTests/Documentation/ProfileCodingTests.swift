import DelegateRoutingSpec
import Foundation
import Testing

/// The JSON form of a profile: what `Specs/profile.schema.json` describes.
@Suite struct ProfileCodingTests {
  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decoded<Value: Decodable>(_: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  private func refusal(of json: String) -> String {
    do {
      _ = try decoded(RouterProfile.self, json)
      return "accepted"
    } catch DecodingError.dataCorrupted(let context) {
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return "\(path.joined(separator: ".")): \(context.debugDescription)"
    } catch {
      return "\(error)"
    }
  }

  @Test func defaultProfileIsWrittenWithEveryKey() throws {
    #expect(
      try encoded(RouterProfile()) == """
        {"callsOut":[],"channels":[{"fields":["url","sourceApplication","openInPlace","annotation","activityType",\
        "referrerURL","userInfo","identifier","actionIdentifier","userText"],"lateListeners":"nothing",\
        "name":"links","role":"primary"}],"coldLinksByAccessorAlone":false,"disconnectBeforeReady":"keeps",\
        "earlyWarmLinks":"wait","eventKinds":["custom-url","file-url","universal-link"],"keepsUntilReady":"all",\
        "launchLink":"none","launchLinkReadable":"always","launchLinkScope":"scene","lifeCycles":["app-delegate","scene"],\
        "missingWebpageURL":"dropped","otherActivities":"dropped","parsing":[],"ready":{"when":"at-once"},\
        "resetClearsEverything":true,"sceneScope":"scene","severalURLs":"all",\
        "takes":{"hosts":[],"schemes":[]},"transforms":[],"windowScope":"none"}
        """)
  }

  @Test(arguments: [
    (Readiness.atOnce, #"{"when":"at-once"}"#),
    (.listenerAttached, #"{"when":"listener-attached"}"#),
    (.appSignal(.scene), #"{"scope":"scene","when":"app-signal"}"#),
    (
      .systemCall(.sceneDidBecomeActive, .process),
      #"{"method":"sceneDidBecomeActive(_:)","scope":"process","when":"system-call"}"#
    ),
    (.saysSo(.process), #"{"scope":"process","when":"says-so"}"#),
  ])
  func readinessIsReadAsItIsWritten(_ ready: Readiness, _ json: String) throws {
    #expect(try encoded(ready) == json)
    #expect(try decoded(Readiness.self, json) == ready)
  }

  @Test(arguments: [
    (Channel.Role.primary, #"{"role":"primary"}"#),
    (.mirror, #"{"role":"mirror"}"#),
    (.alternative(group: "events"), #"{"group":"events","role":"alternative"}"#),
    (
      .consumer(wants: [.universalLink, .customURL], claims: true),
      #"{"claims":true,"role":"consumer","wants":["custom-url","universal-link"]}"#
    ),
    (.appEvents, #"{"role":"app-events"}"#),
  ])
  func roleIsReadAsItIsWritten(_ role: Channel.Role, _ json: String) throws {
    #expect(try encoded(role) == json)
    #expect(try decoded(Channel.Role.self, json) == role)
    let channel = Channel(name: "x", role: role, fields: [.url], lateListeners: .lastLink)
    #expect(try decoded(Channel.self, encoded(channel)) == channel)
  }

  @Test func richProfileIsReadAsItIsWritten() throws {
    let profile = RouterProfile {
      $0.lifeCycles = [.scene]
      $0.eventKinds = [.universalLink, .handoff]
      $0.ready = .systemCall(.sceneDidBecomeActive, .scene)
      $0.keepsUntilReady = .last
      $0.severalURLs = .first
      $0.earlyWarmLinks = .goOut
      $0.otherActivities = .acceptedWithWebpageURL
      $0.missingWebpageURL = .forwarded
      $0.disconnectBeforeReady = .drops
      $0.launchLink = .launchOnly
      $0.launchLinkReadable = .whenReady
      $0.launchLinkScope = .process
      $0.coldLinksByAccessorAlone = true
      $0.channels = [
        Channel(name: "first", role: .consumer(wants: [.universalLink], claims: true)),
        Channel(name: "copy", role: .mirror, fields: [.url], lateListeners: .lastLink),
        Channel(name: "states", role: .appEvents),
      ]
      $0.sceneScope = .process
      $0.windowScope = .keyWindow
      $0.takes = LinkFilter(schemes: ["https"], hosts: ["links.example.com"])
      $0.transforms = [.url, .userInfo]
      $0.parsing = [.hostCaseFolded, .plusAsSpace]
      $0.callsOut = [.open, .activateScene]
      $0.resetClearsEverything = false
    }
    let strict = RouterProfile()
    for (declared, byDefault) in zip(Mirror(reflecting: profile).children, Mirror(reflecting: strict).children) {
      #expect("\(declared.value)" != "\(byDefault.value)", "\(declared.label ?? "") is not exercised")
    }
    #expect(try decoded(RouterProfile.self, encoded(profile)) == profile)
  }

  @Test func missingKeysTakeTheDefault() throws {
    #expect(try decoded(RouterProfile.self, "{}") == RouterProfile())
    let profile = try decoded(
      RouterProfile.self, #"{"severalURLs": "first", "channels": [{"name": "links"}], "takes": {"hosts": ["a.b"]}}"#)
    #expect(
      profile
        == RouterProfile {
          $0.severalURLs = .first
          $0.takes = LinkFilter(hosts: ["a.b"])
        })
  }

  @Test(arguments: [
    (#"{"severalUrls": "first"}"#, "severalUrls: unknown key 'severalUrls'; the keys are lifeCycles, eventKinds, "),
    (
      #"{"ready": {"when": "at-once", "scope": "scene"}}"#,
      "ready.scope: unknown key 'scope'; the keys are when"
    ),
    (
      #"{"channels": [{"name": "links", "group": "events"}]}"#,
      "channels.0.group: unknown key 'group'; the keys are fields, lateListeners, name, role"
    ),
    (#"{"takes": {"host": []}}"#, "takes.host: unknown key 'host'; the keys are schemes, hosts"),
    (#"{"transforms": ["url", "url"]}"#, "transforms: an element of 'transforms' stands there twice"),
  ])
  func unknownKeysAreRefusedByName(_ json: String, _ error: String) {
    #expect(refusal(of: json).hasPrefix(error), "\(refusal(of: json))")
  }

  @Test(arguments: [
    #"{"severalURLs": null}"#, #"{"ready": {}}"#, #"{"ready": {"when": "app-signal"}}"#, #"{"channels": [{}]}"#,
    #"{"channels": [{"name": "a", "role": "consumer", "wants": []}]}"#, #"{"lifeCycles": ["carplay"]}"#,
  ])
  func wrongValuesAreRefused(_ json: String) {
    #expect(refusal(of: json) != "accepted")
  }
}
