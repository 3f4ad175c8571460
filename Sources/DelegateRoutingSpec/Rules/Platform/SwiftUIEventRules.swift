/// What comes to SwiftUI's modifiers.
extension PlatformRule {
  static let swiftUIEvents: [PlatformRule] = [
    PlatformRule(
      "url-comes-to-on-open-url",
      "A custom or file URL comes to onOpenURL, cold and warm alike; it waits until there is a view that takes it.",
      .documented, [.onOpenURL, .forums762526, .openSwiftUI], page: .swiftUI, in: [.swiftUI]
    ) { history in
      history.firstViolation { episode in
        guard !episode.urls.isEmpty, episode.isComplete, episode.isForModifiers else { return nil }
        let payloads = episode.urls.map { OccurrencePayload.url($0) }
        return history.hasModifierCall(since: episode) { $0.method == .onOpenURL && $0.isAmong(payloads) }
          ? nil : episode.lacks("The URL has not come to onOpenURL.")
      }
    },
    PlatformRule(
      "one-url-of-a-set-comes-to-on-open-url",
      "Of several custom URLs that are opened together, onOpenURL gets one.", .observed, [.openSwiftUI],
      page: .swiftUI, in: [.swiftUI]
    ) { history in
      history.firstViolation { episode in
        guard episode.urls.count > 1, episode.urls.allSatisfy({ !$0.url.isFileURL }) else { return nil }
        let opened = episode.calls(of: .onOpenURL).filter { episode.carries($0.call) }
        return opened.first { $0.call.openedAddress != opened[0].call.openedAddress }?
          .breaks("A second URL of the set comes to onOpenURL.")
      }
    },
    PlatformRule(
      "web-link-comes-to-one-modifier",
      "A universal link comes to onOpenURL as its web page's URL, or whole to onContinueUserActivity; not to both.",
      .disputed, [.onOpenURL, .onContinue, .forums762526, .appClip, .pastePoint], page: .swiftUI, in: [.swiftUI]
    ) { history in
      history.firstViolation { episode in
        let links = episode.links.filter { $0.webpageURL != nil }.map { OccurrencePayload.activity($0) }
        guard !links.isEmpty, episode.isForModifiers else { return nil }
        let taken = episode.calls.filter { DelegateMethod.modifiers.contains($0.call.method) && $0.call.isAmong(links) }
        if let other = taken.first(where: { $0.call.method != taken[0].call.method }) {
          return other.breaks("The link has come to the other modifier already.")
        }
        return episode.isComplete && !history.hasModifierCall(since: episode) { $0.isAmong(links) }
          ? episode.lacks("The link has come to no modifier.") : nil
      }
    },
    PlatformRule(
      "activity-comes-to-on-continue-user-activity",
      "A Spotlight, Siri, Live Activity or widget activity comes whole to onContinueUserActivity, cold and warm alike.",
      .documented, [.onContinue, .liveActivityType, .widgetLinks], page: .swiftUI, in: [.swiftUI]
    ) { history in
      history.firstViolation { episode in
        let sent = episode.sent([.spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget])
        guard !sent.isEmpty, episode.isComplete, episode.isForModifiers, !episode.isHandledInApp else { return nil }
        return history.hasModifierCall(since: episode) { $0.method == .onContinueUserActivity && $0.isAmong(sent) }
          ? nil : episode.lacks("The activity has not come to onContinueUserActivity.")
      }
    },
    PlatformRule(
      "modifiers-get-urls-and-activities-alone",
      "A quick action, share, notification response, push or session comes to no modifier of SwiftUI.", .documented,
      [.delegateAdaptor, .windowSceneDidAcceptShare, .launchPractice, .openSwiftUI], page: .swiftUI, in: [.swiftUI]
    ) { history in
      history.calls.first { call in
        guard DelegateMethod.modifiers.contains(call.call.method), !call.episodes.isEmpty else { return false }
        return !history.episodes.contains { episode in
          episode.entry < call.entry && (episode.event?.mayReachModifiers ?? false)
        }
      }?.breaks("Nothing has been sent that a modifier takes.")
    },
    PlatformRule(
      "failed-handoff-comes-to-no-modifier",
      "A Handoff activity whose data never comes does not come to onContinueUserActivity.", .documented,
      [.onContinue, .headers27], page: .swiftUI, in: [.swiftUI]
    ) { history in
      history.firstViolation { episode in
        let failing = (episode.event?.handoffs ?? []).filter(\.fails).map { OccurrencePayload.activity($0.activity) }
        return episode.calls(of: .onContinueUserActivity).first { $0.call.isAmong(failing) }?
          .breaks("The activity's data has not come.")
      }
    },
    PlatformRule(
      "intent-comes-to-the-modifier-once",
      "An App Intent comes to onAppIntentExecution once at most, and as it was sent.", .staff,
      [.appIntentsTalk, .directingIntents], page: .swiftUI, in: [.swiftUI]
    ) { history in
      history.firstViolation { episode in
        let sent = episode.sent([.appIntent])
        guard sent.count == 1 else { return nil }
        let executions = episode.calls(of: .onAppIntentExecution)
        return (executions.first { $0.call.handedOver != sent[0] } ?? executions.dropFirst().first)?
          .breaks("The intent is another one, or comes again.")
      }
    },
    PlatformRule(
      "event-opens-one-window-at-most",
      "An event for a SwiftUI app goes to an open scene, or opens one new scene; it never opens two.", .disputed,
      [.handlesExternalEvents, .handlesExternalEventsScene, .openSwiftUI], page: .swiftUI, in: [.swiftUI]
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isReceipt else { return nil }
        let asked = receipt.calls.filter { $0.call.session != nil }
        return asked.first { $0.call.scene != asked[0].call.scene }?.breaks("A second scene is opened for the event.")
      }
    },
  ]
}

extension ExternalEvent {
  /// Whether a modifier of SwiftUI may get something of the event.
  fileprivate var mayReachModifiers: Bool {
    occurrences.contains { occurrence in
      switch occurrence.payload {
      case .url, .activity, .appIntent: true
      default: false
      }
    }
  }
}

extension Episode {
  /// Whether what the step sends is for the app's windows. A CarPlay scene has no views of SwiftUI.
  fileprivate var isForModifiers: Bool {
    !calls.contains { $0.call.session.map { $0.role != .windowApplication } ?? false }
  }
}

extension DelegateCall {
  /// The URL that the call of onOpenURL hands over.
  fileprivate var openedAddress: String? {
    if case .onOpenURL(_, let url) = self { url.absoluteString } else { nil }
  }

  /// Whether the call of a modifier hands over one of these.
  fileprivate func isAmong(_ payloads: [OccurrencePayload]) -> Bool {
    modifierPayloads.contains { $0.isAmong(payloads) }
  }
}

extension TraceHistory {
  /// Whether a modifier's call of this kind has come since the step began.
  fileprivate func hasModifierCall(since episode: Episode, _ isMeant: (DelegateCall) -> Bool) -> Bool {
    calls.contains { $0.entry > episode.entry && isMeant($0.call) }
  }
}
