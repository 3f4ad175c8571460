/// What an app without scenes is told of activities that are no universal links, and of intents.
extension PlatformRule {
  static let applicationDelegateActivities: [PlatformRule] = [
    PlatformRule(
      "cold-activity-in-launch-options",
      "An activity of any kind that launches an app without scenes is in the launch options by its type, not as a URL.",
      .documented, [.didFinish, .headers27], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        guard launch.isLaunch, !launch.sendsSeveralEvents, let type = launch.activityTypes.first else { return nil }
        return launch.calls(of: .willFinishLaunching, .didFinishLaunching).first { call in
          call.call.launchOptions?.userActivity?.activityType != type || call.call.launchOptions?.url != nil
        }?.breaks("The launch options do not name the type of the launching activity alone.")
      }
    },
    PlatformRule(
      "activity-continues-in-the-app-delegate",
      "A Spotlight, Siri, widget or other activity reaches an app without scenes by the continue call, once, unless refused.",
      .documented,
      [.applicationContinue, .spotlightItem, .spotlightQuery, .headers27, .launchPractice],
      page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { episode in
        guard !episode.launchAnswers(in: history.trace.setting).contains(false) else { return nil }
        return episode.handsOver(EventKind.activities, by: [.applicationContinueActivity])
      }
    },
    PlatformRule(
      "spotlight-and-handoff-are-announced",
      "A Handoff, Spotlight or widget activity is announced to an app without scenes before it is continued.",
      .documented, [.applicationWillContinue, .spotlightItem, .spotlightQuery, .launchPractice],
      page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { episode in
        let sent = episode.sent([.handoff, .spotlightItem, .spotlightQuery, .widget])
        return episode.calls(of: .applicationContinueActivity).first { call in
          guard let activity = call.call.continuedActivity, sent.contains(.activity(activity)) else { return false }
          return !episode.calls.contains {
            $0.call.announcedType == activity.activityType && $0.entry < call.entry
          }
        }?.breaks("The activity is continued without having been announced.")
      }
    },
    PlatformRule(
      "handoff-comes-or-fails-in-the-app-delegate",
      "A Handoff activity for an app without scenes is announced, then continued if its data comes, or else fails.",
      .documented, [.headers27, .applicationWillContinue, .applicationContinue], page: .applicationDelegate,
      in: [.applicationDelegate]
    ) { history in
      history.firstViolation { episode in
        guard !episode.launchAnswers(in: history.trace.setting).contains(false) else { return nil }
        return episode.breaksHandoff(announcedBy: .applicationWillContinueActivity, in: history)
      }
    },
    PlatformRule(
      "false-launch-return-silences-activities",
      "A launch method that returns false keeps every activity that launched an app without scenes from it.",
      .documented, [.applicationContinue, .applicationWillContinue], page: .applicationDelegate,
      in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        guard launch.isLaunch, launch.launchAnswers(in: history.trace.setting).contains(false) else { return nil }
        return launch.calls(of: .applicationWillContinueActivity, .applicationContinueActivity).first { call in
          call.call.activityType.map(launch.activityTypes.contains) ?? false
        }?.breaks("The launching activity is announced or continued although it was refused.")
      }
    },
    PlatformRule(
      "app-intent-calls-no-app-delegate",
      "An App Intent calls no delegate method of an app without scenes: the system performs the intent itself.", .staff,
      [.forums713819], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { episode in
        guard !episode.sent([.appIntent]).isEmpty, !episode.sendsSeveralEvents else { return nil }
        return episode.calls.first { $0.call.handedOver != nil || $0.call.activityType != nil }?
          .breaks("The intent comes to no delegate.")
      }
    },
    PlatformRule(
      "intent-handler-needs-several-scenes",
      "The app delegate is asked for an intent's handler only where the app has scenes and declares several.",
      .documented, [.handlerForIntent, .intentsTalk], page: .applicationDelegate,
      in: [.applicationDelegate, .scene, .swiftUI],
      where: \.handlesNoIntents
    ) { history in
      history.first(of: [.handlerForIntent])?.breaks("The app does not support several scenes.")
    },
  ]
}

extension Episode {
  /// The types of the activities that the step sends, but for universal links.
  fileprivate var activityTypes: [String] {
    sent(EventKind.activities).compactMap {
      if case .activity(let activity) = $0 { activity.activityType } else { nil }
    }
      + (event?.handoffTypes ?? [])
  }
}

extension Setting {
  /// Whether the app cannot be asked to handle an intent itself.
  fileprivate var handlesNoIntents: Bool { lifeCycle == .applicationDelegate || hasOneScene }
}
