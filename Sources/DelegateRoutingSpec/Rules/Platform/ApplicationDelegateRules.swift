/// How an app without scenes runs: events for the living process, coming and going.
extension PlatformRule {
  static let applicationDelegate: [PlatformRule] =
    applicationDelegateLaunch + [
      PlatformRule(
        "warm-url-opens-in-the-app-delegate", "A running app without scenes gets a URL through the open call, once.",
        .documented, [.applicationOpen, .launchSequenceLog, .invocationOrder, .quernProbe],
        page: .applicationDelegate, in: [.applicationDelegate]
      ) { history in
        history.firstViolation { $0.isReceipt ? $0.opensURLs() : nil }
      },
      PlatformRule(
        "foreground-before-open-in-app-delegate",
        "An app without scenes that gets a URL in the background opens it after the foreground and before the active call.",
        .documented, [.applicationOpen, .launchSequenceLog, .invocationOrder], page: .applicationDelegate,
        in: [.applicationDelegate]
      ) { history in
        history.firstViolation { receipt in
          guard receipt.isReceipt, receipt.before.app == .background, !receipt.urls.isEmpty else { return nil }
          return receipt.calls(of: .applicationOpenURL).first { $0.before.app != .inactive }?
            .breaks("The URL is not opened between the foreground call and the active call.")
        }
      },
      PlatformRule(
        "warm-link-continues-in-the-app-delegate",
        "A running app without scenes gets a universal link through the continue call, once.", .observed,
        [.launchSequenceLog, .invocationOrder, .applicationContinue], page: .applicationDelegate,
        in: [.applicationDelegate]
      ) { history in
        history.firstViolation { $0.isReceipt ? $0.continuesLinks(by: .applicationContinueActivity) : nil }
      },
      PlatformRule(
        "foreground-before-continue-in-app-delegate",
        "An app without scenes that gets a universal link in the background continues it between foreground and active.",
        .observed, [.launchSequenceLog, .invocationOrder], page: .applicationDelegate, in: [.applicationDelegate]
      ) { history in
        history.firstViolation { receipt in
          guard receipt.isReceipt, receipt.before.app == .background, !receipt.links.isEmpty else { return nil }
          return receipt.calls(of: .applicationWillContinueActivity, .applicationContinueActivity)
            .first { $0.before.app != .inactive }?
            .breaks("The link is not continued between the foreground call and the active call.")
        }
      },
      PlatformRule(
        "foreground-before-active-in-app-delegate",
        "An app without scenes that comes back from the background is told so before it becomes active.", .documented,
        [.managingLifeCycle, .launchSequenceLog, .invocationOrder, .flutterHostApps, .delegateMethodsCalled],
        page: .applicationDelegate, in: [.applicationDelegate]
      ) { history in
        history.calls.first { $0.call == .applicationDidBecomeActive && $0.before.app == .background }?
          .breaks("The app becomes active without having entered the foreground.")
      },
      PlatformRule(
        "resign-before-background", "An app or scene that is active resigns before it enters the background.",
        .documented,
        [.managingLifeCycle, .launchSequenceLog, .launchPractice, .flutterHostApps, .xcode11Scenes],
        page: .applicationDelegate, in: [.applicationDelegate, .scene]
      ) { history in
        history.calls.first { call in
          switch call.call {
          case .applicationDidEnterBackground: call.before.app == .active
          case .sceneDidEnterBackground(let scene): call.before.scenes[scene] == .foregroundActive
          default: false
          }
        }?.breaks("It enters the background while it is active.")
      },
      PlatformRule(
        "one-background-call-per-trip",
        "An app or scene in the background is not told again that it enters the background.", .observed,
        [.launchSequenceLog, .flutterHostApps, .xcode11Scenes], page: .applicationDelegate,
        in: [.applicationDelegate, .scene]
      ) { history in
        history.firstViolation { episode in
          guard !episode.staysInBackground, episode.event?.staysInBackground != true else { return nil }
          return episode.calls.first { call in
            switch call.call {
            case .applicationDidEnterBackground: call.before.app == .background
            case .sceneDidEnterBackground(let scene): call.before.scenes[scene] == .background
            default: false
            }
          }?.breaks("It is in the background already.")
        }
      },
      PlatformRule(
        "leaving-ends-in-the-background", "An app or scene that the person leaves enters the background.", .documented,
        [.managingLifeCycle, .launchSequenceLog, .flutterHostApps, .xcode11Scenes], page: .applicationDelegate,
        in: [.applicationDelegate, .scene], where: \.hasDelegateForStates
      ) { history in
        let isInScenes = history.trace.setting.lifeCycle == .scene
        return history.firstViolation { episode in
          guard case .leave(let scene) = episode.step, episode.isComplete else { return nil }
          let call = isInScenes ? DelegateCall.sceneDidEnterBackground(scene) : .applicationDidEnterBackground
          return episode.calls.contains { $0.call == call } ? nil : episode.lacks("It has not entered the background.")
        }
      },
      PlatformRule(
        "coming-back-ends-with-active",
        "An app or scene that comes to the front, by the person or for a URL or link, becomes active.", .documented,
        [.managingLifeCycle, .launchSequenceLog, .invocationOrder, .launchPractice, .flutterTests, .flutterHostApps],
        page: .applicationDelegate, in: [.applicationDelegate, .scene], where: \.hasDelegateForStates
      ) { history in
        let isInScenes = history.trace.setting.lifeCycle == .scene
        return history.firstViolation { episode in
          guard episode.isComplete, let call = episode.activation(inScenes: isInScenes) else { return nil }
          return episode.calls.contains { $0.call == call } ? nil : episode.lacks("It has not become active.")
        }
      },
      PlatformRule(
        "announcement-gets-one-outcome",
        "An activity that is announced to an app without scenes is then continued or fails, exactly once.",
        .documented, [.headers27, .applicationWillContinue, .applicationContinue, .launchSequenceLog],
        page: .applicationDelegate, in: [.applicationDelegate]
      ) { history in
        history.firstViolation { $0.breaksAnnouncement(in: history) }
      },
      PlatformRule(
        "completion-travels-with-push",
        "A silent push that starts or wakes an app comes after the launch methods with a completion handler of its own.",
        .documented, [.headers27, .didReceiveRemoteNotification, .delegateMethodsCalled], page: .applicationDelegate,
        in: [.applicationDelegate, .scene]
      ) { history in
        history.firstViolation { episode in
          guard episode.bringsSilentPush else { return nil }
          if let call = episode.calls.first(where: { $0.carriesCompletionOfAnEarlierCall(in: history) }) {
            return call.breaks("The completion handler has come with another call before.")
          }
          guard episode.isComplete, episode.first(.didReceiveRemoteNotification) == nil else { return nil }
          return episode.lacks("The push has not reached the app delegate.")
        }
      },
      PlatformRule(
        "scene-delegate-is-silent-without-scenes",
        "Without scenes there is no scene call, no configuration question and no discarded session.", .documented,
        [.managingLifeCycle, .transition, .flutterHostApps], page: .applicationDelegate, in: [.applicationDelegate]
      ) { history in
        history.first(of: DelegateMethod.scenesOnly)?.breaks("This call comes only to an app with scenes.")
      },
      PlatformRule(
        "background-launch-may-enter-the-background",
        "After a background launch an app without scenes may be told, before the event, that it is in the background.",
        .disputed, [.backgroundSequence, .duckDuckGo, .launchSequenceLog], page: .applicationDelegate,
        in: [.applicationDelegate]
      ) { history in
        let isTold = history.trace.reading.choice(BackgroundNotice.self) == .told
        return history.firstViolation { isTold ? $0.lacksBackgroundNotice : $0.hasBackgroundNotice }
      },
    ]
}

extension Setting {
  /// Whether somebody is told of the states of app or scene.
  var hasDelegateForStates: Bool { lifeCycle == .applicationDelegate || sceneHasDelegate }
}

extension Episode {
  /// The call that makes active what the step brings to the front from the background; nil if it brings nothing there.
  fileprivate func activation(inScenes: Bool) -> DelegateCall? {
    guard before.process > 0, !isOverlapping else { return nil }
    let scene: SceneID?
    switch step {
    case .comeBack(let named): scene = named
    case .receive where !urls.isEmpty || !links.isEmpty:
      scene = step.scene ?? calls.first { !$0.occurrences.isEmpty }?.call.scene
    default: return nil
    }
    guard inScenes else { return before.app == .background ? .applicationDidBecomeActive : nil }
    guard let scene, [nil, .background].contains(before.scenes[scene]) else { return nil }
    return .sceneDidBecomeActive(scene)
  }

  /// The first thing wrong with how a living process opens the step's URLs: none, one too often, or one not sent.
  func opensURLs() -> PlatformRule.Violation? {
    guard !urls.isEmpty else { return nil }
    let opened = calls(of: .applicationOpenURL)
    var left = urls
    for call in opened {
      guard let position = left.firstIndex(where: { $0.hasSameURL(as: call.call.openedURLs) }) else {
        return call.breaks("This URL was not sent, or is opened again.")
      }
      left.remove(at: position)
    }
    return opened.isEmpty && isHandedOver ? lacks("The URL has not been opened.") : nil
  }

  fileprivate var bringsSilentPush: Bool {
    switch step {
    case .launchInBackground(.silentPush), .receive(.silentPush, _, _): true
    default: false
    }
  }

  fileprivate var hasBackgroundNotice: PlatformRule.Violation? {
    guard startsInBackground else { return nil }
    return first(.applicationDidEnterBackground)?.breaks("The reading has no such call in a background launch.")
  }

  fileprivate var lacksBackgroundNotice: PlatformRule.Violation? {
    guard startsInBackground, isComplete else { return nil }
    let events: Set<DelegateMethod> = [.didReceiveRemoteNotification, .handleBackgroundURLSession, .performFetch]
    let notice = first(.applicationDidEnterBackground)
    let event = calls.first { events.contains($0.call.method) }
    if let event, notice.map({ $0.entry > event.entry }) ?? true {
      return event.breaks("The event comes before the app is told that it is in the background.")
    }
    return notice == nil ? lacks("The app has not been told that it is in the background.") : nil
  }
}

extension MadeCall {
  fileprivate func carriesCompletionOfAnEarlierCall(in history: TraceHistory) -> Bool {
    guard call.method == .didReceiveRemoteNotification, let completion = call.completion else { return false }
    return history.calls.contains { $0.entry < entry && $0.call.completion == completion }
  }
}
