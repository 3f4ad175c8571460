import DelegateRoutingSpec
import Foundation

/// The calls that the model makes for the steps, in order: the Swift name, and the scene where there is one. A call that
/// carries occurrences ends with their numbers.
func calls(
  _ setting: Setting, _ steps: [Step], reading: Reading = Reading(), replies: [DelegateMethod: DelegateReply] = [:]
) throws -> [String] {
  guard var model = SystemModel(setting: setting, reading: reading) else { throw NotPlayed.setting(setting.name) }
  var calls: [String] = []
  for step in steps {
    if let problem = model.problem(with: step) { throw NotPlayed.step(problem) }
    model.begin(step)
    while let planned = model.next() {
      let carried = planned.occurrences.map { "\($0.number)" }.joined(separator: ",")
      calls.append(
        [planned.call.method.rawValue, planned.call.scene?.name, carried.isEmpty ? nil : "#\(carried)"]
          .compactMap { $0 }.joined(separator: " "))
      model.reply(replies[planned.call.method] ?? .bool(true))
    }
  }
  return calls
}

enum NotPlayed: Error, Equatable {
  case setting(String)
  case step(String)
}

/// A URL that the tests know to be one.
func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/not-a-url") }

let customURL = ExternalEvent.openURLs([OpenURLContext(url: url("acme://open"))])
let twoURLs = ExternalEvent.openURLs([
  OpenURLContext(url: url("acme://one")), OpenURLContext(url: url("acme://two")),
])
let webLink = ExternalEvent.universalLink(
  UserActivity(activityType: "NSUserActivityTypeBrowsingWeb", webpageURL: url("https://links.example.com/a")))
let file = ExternalEvent.openURLs([OpenURLContext(url: url("file:///tmp/a.txt"))])

func launch(_ event: ExternalEvent? = nil, upTo cut: CutPoint? = nil) -> Step {
  .launch(event, scene: .main, upTo: cut)
}

func receive(_ event: ExternalEvent, in scene: SceneID? = nil, upTo cut: CutPoint? = nil) -> Step {
  .receive(event, scene: scene, upTo: cut)
}
