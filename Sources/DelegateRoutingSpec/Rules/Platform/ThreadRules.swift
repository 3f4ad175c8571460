/// On which thread calls come, what they carry, and that nothing waits for the app to be ready.
extension PlatformRule {
  static let threads: [PlatformRule] = [
    PlatformRule(
      "delegate-calls-come-on-the-main-thread",
      "The methods of app delegate and scene delegate are called on the main thread.", .documented,
      [.headers27, .applicationContinue, .sceneContinue], page: .threads, in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.calls.first { call in
        let owner = call.call.method.facts.owner
        return call.isOffMainThread && owner != .notificationCenterDelegate && owner != .swiftUI
      }?.breaks("The call came off the main thread.")
    },
    PlatformRule(
      "each-call-has-its-own-completion-handler",
      "A completion handler comes with one call: no other call carries it again.", .documented,
      [.headers27, .windowScenePerformAction, .didReceiveRemoteNotification, .handlingNotifications], page: .threads,
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      var seen: Set<CompletionID> = []
      return history.calls.first { call in
        call.call.completion.map { !seen.insert($0).inserted } ?? false
      }?.breaks("The completion handler has come with another call before.")
    },
    PlatformRule(
      "only-what-was-sent-comes",
      "A delegate is handed what was sent, when it was sent: the system invents nothing and keeps nothing for later.",
      .documented, [.quickActionsSample, .customScheme, .universalLinks, .sceneWillConnect], page: .threads,
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.calls.first { call in
        guard !call.episodes.isEmpty, !call.comesWithItsLaunch(in: history) else { return false }
        let sent = history.sent(around: call)
        return !call.call.judgedPayloads.allSatisfy { $0.isAmong(sent) }
      }?.breaks("This was not sent, or was sent in another step.")
    },
    PlatformRule(
      "web-link-has-a-web-address",
      "The web page of a browsing-web activity, where it has one, has the scheme http or https.", .documented,
      [.browsingWebType], page: .threads, in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.calls.first { call in
        call.call.carriedPayloads.contains { payload in
          guard case .activity(let activity) = payload, activity.isBrowsingWeb, let page = activity.webpageURL else {
            return false
          }
          return !["http", "https"].contains(page.scheme?.lowercased())
        }
      }?.breaks("A link with a scheme of the app's own comes by another method.")
    },
    PlatformRule(
      "calls-need-a-process", "Nothing is called after a process has ended and before the next one starts.",
      .documented, [.managingLifeCycle, .launchSequence], page: .threads, in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.calls.first { $0.before.hasEnded }?.breaks("The process has ended.")
    },
  ]
}

extension TraceHistory {
  /// What was sent in the steps that a call belongs to or that wait to be finished. A Handoff activity may follow later,
  /// and what is for a modifier of SwiftUI waits for a view that takes it.
  fileprivate func sent(around call: MadeCall) -> [OccurrencePayload] {
    let isModifier = DelegateMethod.modifiers.contains(call.call.method)
    return episodes.indices.filter { number in
      guard episodes[number].entry < call.entry else { return false }
      return isModifier || call.episodes.contains(number) || call.pending.contains(number)
        || episodes[number].event?.handoffs.isEmpty == false
    }.flatMap { episodes[$0].event?.occurrences.map(\.payload) ?? [] }
  }
}

extension DelegateCall {
  /// What the call hands over, to be compared with what was sent. Pushes and sessions start processes of themselves, and
  /// a response may bring a push along.
  fileprivate var judgedPayloads: [Handed] {
    switch self {
    case .didReceiveRemoteNotification, .handleBackgroundURLSession: []
    case .applicationOpenURL, .sceneOpenURLContexts: openedURLs.map { .url($0) }
    default: modifierPayloads.map { .modifier($0) } + (handedOver.map { [.payload($0)] } ?? [])
    }
  }
}

/// Something that a call hands over. The options of a URL do not count.
private enum Handed {
  case url(OpenURLContext)
  case modifier(ModifierPayload)
  case payload(OccurrencePayload)

  func isAmong(_ sent: [OccurrencePayload]) -> Bool {
    switch self {
    case .url(let context):
      context.hasSameURL(as: sent.compactMap { if case .url(let context) = $0 { context } else { nil } })
    case .modifier(let payload): payload.isAmong(sent)
    case .payload(let payload): sent.contains(payload)
    }
  }
}

extension MadeCall {
  /// Whether the call is the response that has started its process in the background: the step does not say which.
  fileprivate func comesWithItsLaunch(in history: TraceHistory) -> Bool {
    call.method == .didReceiveNotificationResponse && episodes.contains { history.episodes[$0].startsInBackground }
  }
}
