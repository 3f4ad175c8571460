/// How an app without scenes starts, and how the event comes that started it.
extension PlatformRule {
  static let applicationDelegateLaunch: [PlatformRule] = [
    PlatformRule(
      "launch-methods-come-first",
      "The launch methods come before every event and state call of a process, will-finish first, each once.",
      .documented, [.launchSequence, .managingLifeCycle, .launchSequenceLog, .invocationOrder, .flutterHostApps],
      page: .applicationDelegate, in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      if let call = history.calls.first(where: { !$0.keepsLaunchOrder }) {
        return call.breaks("This call comes at the wrong place of the launch.")
      }
      return history.episodes.first { $0.hasNotFinishedLaunching }?
        .lacks("The launch is over and the app has not been told that it finished launching.")
    },
    PlatformRule(
      "no-foreground-call-at-app-launch",
      "Without scenes an app enters the foreground only from the background: a launch makes no foreground call.",
      .documented, [.launchSequence, .managingLifeCycle, .launchSequenceLog, .invocationOrder, .flutterHostApps],
      page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.calls.first {
        $0.call == .applicationWillEnterForeground && $0.before.process > 0 && $0.before.app != .background
      }?.breaks("The app enters the foreground, and it has not been in the background.")
    },
    PlatformRule(
      "app-launch-ends-with-active", "Without scenes a launch that shows the app makes it active.", .documented,
      [.launchSequence, .managingLifeCycle, .launchSequenceLog, .invocationOrder, .flutterHostApps],
      page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.episodes.first { launch in
        launch.endsInFront && launch.isComplete
          && !history.calls(during: launch).contains { $0.call == .applicationDidBecomeActive }
      }?.lacks("The launch is over and the app has not become active.")
    },
    PlatformRule(
      "cold-url-comes-twice-to-the-app-delegate",
      "A URL that launches an app without scenes is in the launch options and is then opened, unless refused.",
      .documented, [.willFinish, .applicationOpen, .launchSequenceLog, .invocationOrder, .quernProbe],
      page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        launch.isLaunch && !launch.urls.isEmpty && !launch.sendsSeveralEvents
          ? comesTwice(launch, in: history.trace) : nil
      }
    },
    PlatformRule(
      "cold-link-in-launch-options",
      "When a universal link launches an app without scenes, the launch options name its type and hold no URL.",
      .documented, [.didFinish, .launchSequenceLog, .invocationOrder], page: .applicationDelegate,
      in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        guard launch.isLaunch, !launch.links.isEmpty, !launch.sendsSeveralEvents else { return nil }
        return launch.calls(of: .willFinishLaunching, .didFinishLaunching).first { call in
          let options = call.call.launchOptions
          return options?.userActivity?.activityType != ActivityType.browsingWeb || options?.url != nil
        }?.breaks("The launch options do not show the link as an activity alone.")
      }
    },
    PlatformRule(
      "launch-activity-beside-its-type",
      "The link that launches an app without scenes may itself stand in the launch options, beside its type.",
      .observed, [.launchSequenceLog, .invocationOrder, .didFinish, .appClip], page: .applicationDelegate,
      in: [.applicationDelegate]
    ) { history in
      let isThere = history.trace.reading.choice(ColdActivity.self) == .typeAndActivity
      return history.firstViolation { launch in
        guard launch.isLaunch, !launch.links.isEmpty, !launch.sendsSeveralEvents else { return nil }
        return launch.calls(of: .willFinishLaunching, .didFinishLaunching).first { call in
          guard let activity = call.call.launchOptions?.userActivity?.activity else { return isThere }
          return !isThere || !launch.links.contains(activity)
        }?.breaks("The launch options do not hold what the reading says of the link.")
      }
    },
    PlatformRule(
      "link-continues-after-launch",
      "A universal link that launches an app without scenes is continued in the launch, once, unless refused.",
      .observed, [.launchSequenceLog, .invocationOrder, .applicationContinue], page: .applicationDelegate,
      in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        guard launch.isLaunch, !launch.launchAnswers(in: history.trace.setting).contains(false) else { return nil }
        return launch.continuesLinks(by: .applicationContinueActivity)
      }
    },
    PlatformRule(
      "link-is-announced-to-the-app-delegate",
      "A universal link is announced to an app without scenes before it is continued, cold and warm.", .observed,
      [.launchSequenceLog, .invocationOrder], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { episode in
        guard !episode.links.isEmpty else { return nil }
        let announcement = episode.first(.applicationWillContinueActivity)
        return episode.calls(of: .applicationContinueActivity).first { call in
          call.call.continuedActivity?.isBrowsingWeb == true && call.entry < announcement?.entry ?? .max
        }?.breaks("The link is continued without having been announced.")
      }
    },
    PlatformRule(
      "launch-link-before-active",
      "A universal link that launches an app without scenes is continued before the app becomes active.", .observed,
      [.launchSequenceLog, .invocationOrder], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        guard launch.isLaunch else { return nil }
        return launch.calls(of: .applicationContinueActivity).first { call in
          call.before.app == .active && launch.links.contains { $0 == call.call.continuedActivity }
        }?.breaks("The launching link is continued when the app is active already.")
      }
    },
    PlatformRule(
      "false-launch-return-silences-open",
      "A launch method that returns false keeps the URL that launched an app without scenes from the open call.",
      .disputed, [.willFinish, .didFinish, .applicationOpen], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        guard launch.isLaunch, launch.refusesURL(in: history.trace) else { return nil }
        return launch.calls(of: .applicationOpenURL).first { call in
          launch.urls.contains { $0.hasSameURL(as: call.call.openedURLs) }
        }?.breaks("The launching URL is opened although it was refused.")
      }
    },
    PlatformRule(
      "false-launch-return-silences-continue",
      "A launch method that returns false keeps the link that launched an app without scenes from being continued.",
      .documented, [.applicationContinue, .applicationWillContinue], page: .applicationDelegate,
      in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        guard launch.isLaunch, launch.launchAnswers(in: history.trace.setting).contains(false) else { return nil }
        return launch.calls(of: .applicationWillContinueActivity, .applicationContinueActivity).first { call in
          launch.links.contains { $0.activityType == call.call.activityType }
        }?.breaks("The launching link is announced or continued although it was refused.")
      }
    },
  ]
}

/// Both launch methods show one of the launch's URLs; that URL is opened before the app is active, and none too often.
private func comesTwice(_ launch: Episode, in trace: Trace) -> PlatformRule.Violation? {
  var shown: [OpenURLContext] = []
  for call in launch.calls(of: .willFinishLaunching, .didFinishLaunching) {
    guard let url = call.call.launchOptions?.url, launch.urls.contains(where: { $0.hasSameURL(as: [url]) }) else {
      return call.breaks("The launch options do not hold the launching URL.")
    }
    shown.append(url)
  }
  guard !launch.refusesURL(in: trace) else { return nil }
  let opened = launch.calls(of: .applicationOpenURL)
  if let late = opened.first(where: { $0.before.app == .active }) {
    return late.breaks("The launching URL is opened when the app is active already.")
  }
  if let violation = launch.opensURLs() { return violation }
  let isOpened = shown.allSatisfy { url in opened.contains { url.hasSameURL(as: $0.call.openedURLs) } }
  return isOpened || !launch.isHandedOver
    ? nil : launch.lacks("The URL of the launch options has not been opened.")
}

extension MadeCall {
  /// Whether the call comes where the launch methods have left room for it. The old launch method may stand in for one
  /// that nobody answered.
  fileprivate var keepsLaunchOrder: Bool {
    let made = before.launchMethods
    let isFinished = made.contains(.didFinishLaunching) || made.contains(.didFinishLaunchingWithoutOptions)
    switch call {
    case .willFinishLaunching: return made.isEmpty
    case .didFinishLaunching: return !isFinished
    case .didFinishLaunchingWithoutOptions:
      return !made.contains(.didFinishLaunchingWithoutOptions) && !before.hasAnsweredLaunch && !before.isPastLaunch
    case .shouldRestoreApplicationState: return true
    default: return isFinished || before.process == 0
    }
  }
}

extension Episode {
  /// Whether the launch, in front or in the background, is over without the second launch method.
  fileprivate var hasNotFinishedLaunching: Bool {
    (isLaunch || startsInBackground) && isComplete
      && calls(of: .didFinishLaunching, .didFinishLaunchingWithoutOptions).isEmpty
  }

  /// What the launch methods answered; a method that the host or router does not implement has no answer.
  func launchAnswers(in setting: Setting) -> [Bool] {
    calls(of: .willFinishLaunching, .didFinishLaunching).compactMap { call in
      let method = call.call.method
      guard !setting.host.leavesOut.contains(method) else { return nil }
      let host = setting.host
      let returned = method == .willFinishLaunching ? host.willFinishLaunchingReturns : host.didFinishLaunchingReturns
      if let returned { return returned }
      if case .bool(let answer) = call.reply { return answer }
      return nil
    }
  }

  /// Whether the launch methods' answers keep the URL from being opened, as the trace's reading has it.
  fileprivate func refusesURL(in trace: Trace) -> Bool {
    let answers = launchAnswers(in: trace.setting)
    return switch trace.reading.choice(LaunchRefusal.self) {
    case .eitherFalse: answers.contains(false)
    case .bothFalse: answers.contains(false) && !answers.contains(true)
    }
  }
}
