import DelegateRoutingSpec

extension RouterRule {
  /// What to look at in a router that breaks the rule.
  package var hint: String {
    switch self {
    case .coldLinkDeliveredOnce:
      "whether the connect method reads its connection options, and the app delegate's open and continue methods"
    case .warmLinkDeliveredOnce: "scene(_:openURLContexts:), scene(_:continue:), and their app-delegate twins"
    case .reconnectedSceneLinkDeliveredOnce:
      "whether the connect method reads its options again when the process is already set up"
    case .nothingBeforeReady: "where the link goes out: at the call, or when the app is ready"
    case .keptUntilReady:
      "whether the call that handed the link over is read at all, where the link waits, and what lets it out"
    case .deliveredWhenDue: "timers and fixed delays, and whether settle() waits for them"
    case .wholeSetDelivered: ".first, anyObject and early returns on URL contexts"
    case .urlsAndActivitiesAreIndependent: "“else if” and early returns between URL contexts and user activities"
    case .otherActivitiesDoNotHideTheWebLink: ".first on user activities: look for the type instead"
    case .payloadIntact: "re-encoding, rebuilding from components, lower-casing, and options left behind"
    case .noNilLink: "activities without a webpage URL"
    case .sameLinkTwiceIsTwo: "de-duplication by URL"
    case .nothingWithoutAnEvent: "deliveries from life-cycle calls, and default links"
    case .noReplay: "links that are not forgotten once they are delivered"
    case .oneEventInTwoCopiesIsOne: "launch options and the open or continue call: both carry the launch link"
    case .rightScene: "where the scene of a delivery comes from: the call's own, not the first or key one"
    case .rightWindow:
      "where the window comes from: kept since the connection, another scene's, or looked up when it is used"
    case .pendingLinksStayWithTheirScene: "one pending store for all scenes, or a ready signal of any of them"
    case .nothingFromAnEarlierProcess: "links in UserDefaults or on disk"
    case .orderKept: "links that overtake others that wait, and last-in-first-out stores"
    case .launchLinkAsDeclared: "when the accessor's value is set and when it changes"
    case .mirrorsAgree: "the places that notify one channel and not the other"
    case .oneOfTheAlternatives: "fallbacks that run although the first way worked"
    case .claimIsRespected: "the loop over consumers: it ends when one has taken the link"
    case .refusalPassesTheEventOn: "early returns and thrown errors in the loop over consumers"
    case .trueMeansTaken: "the return value of open and continue for links that are nobody's"
    case .falseLaunchReturnLosesNoLink: "what the launch methods return, and whether the launch options are read then"
    case .completionCalledOnce: "every path through the method, errors included"
    case .noUndeclaredCallOut: "fallbacks that open a link again"
    case .declaredLimitsHold: "whether the profile still says what the router does"
    case .declaredChannelsAlone: "the channel names in the profile and in the adapter"
    case .lateListenersGetTheLastLink: "the replay to listeners that attach late"
    case .appEventsOnceInOrder: "delegate methods and notifications that are both observed"
    case .coldAndWarmAgree: "two parsers, one on each path"
    case .parsedPartsMatch: "hosts and first path segments of custom schemes, plus signs, and repeated decoding"
    case .deliveriesOnTheMainActor: "queues and callbacks between the call and the delivery"
    case .nothingAfterTheEnd: "settle(): it has to wait for what the router set going"
    }
  }

  /// What to look at in a router that breaks the rule in these ways: a link that comes too often has other causes than
  /// one that never comes.
  func hint(for discrepancies: [Discrepancy]) -> String {
    let isAgain = discrepancies.contains { discrepancy in
      if case .again = discrepancy.kind { discrepancy.rule == self } else { false }
    }
    switch self {
    case .coldLinkDeliveredOnce, .warmLinkDeliveredOnce, .reconnectedSceneLinkDeliveredOnce:
      return isAgain ? "what else handles the same call: a second observer, a forwarder, a call of super" : hint
    default: return hint
    }
  }
}
