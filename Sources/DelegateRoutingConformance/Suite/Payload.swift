import DelegateRoutingSpec
import Foundation

/// A payload of the corpus, which makes a case in each setting that payloads are played in.
struct Payload {
  /// The name that its cases have within their groups.
  let name: String
  let kind: EventKind
  let event: ExternalEvent
  let sources: [Source]
  let tags: [String]

  /// The tag of URLs and activities that are also played under SwiftUI: a few of each kind, because what SwiftUI changes
  /// on their way does not depend on their characters.
  static let inSwiftUIToo = "swiftui"

  /// App Intents reach scenes in apps alone that may have several windows.
  private var uiKitSettings: [Setting] {
    kind == .appIntent ? [.scenesTwoWindows] : [.appDelegateIOS12, .scenesTemplate]
  }
  private static let swiftUISettings = [Setting.swiftUIApp, .swiftUIOwnSceneDelegate]

  /// Its cases; none in a setting whose app never gets it.
  func cases(_ identity: AppIdentity, everywhere: Bool, written parts: ParsedLink? = nil) -> [ConformanceCase] {
    let isInSwiftUI = everywhere || tags.contains(Self.inSwiftUIToo)
    let settings = uiKitSettings + (isInSwiftUI ? Self.swiftUISettings : [])
    return settings.compactMap { setting in
      let setting = setting.with(identity)
      let steps = steps(in: setting)
      guard !steps.isEmpty else { return nil }
      return ConformanceCase(
        group: "payload/\(kind.rawValue)/\(setting.column.rawValue)", name: name,
        scenario: Scenario(id: name, setting: setting, steps: steps, sources: sources),
        writtenParts: parts.flatMap(written))
    }
  }

  private func written(_ parts: ParsedLink) -> WrittenParts? {
    guard let payload = event.occurrences.first?.payload else { return nil }
    switch payload {
    case .url(let context): return WrittenParts(payload: payload, url: context.url, parts: parts)
    case .activity(let activity):
      return activity.webpageURL.map { WrittenParts(payload: payload, url: $0, parts: parts) }
    default: return nil
    }
  }

  /// Cold, warm and disconnected, as far as the system does that: each time in a process of its own, so that what the
  /// router remembers of the payload plays no part.
  private func steps(in setting: Setting) -> [Step] {
    let receive = Step.receive(event, scene: .main, upTo: nil)
    let open: [Step] = [.launch(nil, scene: .main, upTo: nil), .leave(.main)]
    let courses = [[.launch(event, scene: .main, upTo: nil)], open + [receive], open + [.disconnect(.main), receive]]
    let possible = courses.filter { Trace(playing: $0, in: setting)?.lastStep.carried.isEmpty == false }
    return Array(possible.joined(separator: [.terminate]))
  }
}
