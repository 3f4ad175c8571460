extension RouterRule {
  /// The rule's statement, evidence and sources.
  public var rule: Rule {
    switch self {
    case .coldLinkDeliveredOnce:
      return router(
        .must, .documented, "A link that launches the app is delivered exactly once.",
        [
          .universalLinks, .customScheme,
          Source("cordova-ios issue 1671", "https://github.com/apache/cordova-ios/issues/1671"),
          Source("odysee-ios pull request 422", "https://github.com/OdyseeTeam/odysee-ios/pull/422"),
        ])
    case .warmLinkDeliveredOnce:
      return router(
        .must, .documented, "A link that reaches the running app is delivered exactly once.",
        [
          .universalLinks, .customScheme,
          Source("firebase-ios-sdk issue 16365", "https://github.com/firebase/firebase-ios-sdk/issues/16365"),
        ])
    case .reconnectedSceneLinkDeliveredOnce:
      return router(
        .must, .staff, "A link that connects a scene while the process lives is delivered exactly once.",
        [
          .windowManagementTalk, .sceneWillConnect,
          Source("firefox-ios issue 16079", "https://github.com/mozilla-mobile/firefox-ios/issues/16079"),
        ])
    case .nothingBeforeReady:
      return router(
        .must, .observed, "Nothing is delivered before the router is ready.",
        [
          Source("Capacitor plug-ins issue 2484", "https://github.com/ionic-team/capacitor-plugins/issues/2484"),
          Source("craft pull request 216", "https://github.com/craft-native/craft/pull/216"),
        ])
    case .keptUntilReady:
      return router(
        .must, .observed, "What the profile says is kept until the router is ready is delivered then.",
        [
          Source("capacitor-plus pull request 114", "https://github.com/Cap-go/capacitor-plus/pull/114"),
          Source(
            "AppsFlyer React Native plug-in issue 223",
            "https://github.com/AppsFlyerSDK/appsflyer-react-native-plugin/issues/223"),
        ])
    case .deliveredWhenDue:
      return router(
        .must, .observed,
        "A delivery comes by the end of what the router does because of the call or step that makes it due.",
        [Source("MostroP2P mobile pull request 692", "https://github.com/MostroP2P/mobile/pull/692")])
    case .wholeSetDelivered:
      return router(
        .must, .documented, "Of several URLs that one call hands over, each is delivered.",
        [
          .connectionOptions, Source("passepartout issue 637", "https://github.com/partout-io/passepartout/issues/637"),
          Source("gamebookengine issue 64", "https://github.com/amiantos/gamebookengine/issues/64"),
        ])
    case .urlsAndActivitiesAreIndependent:
      return router(
        .must, .observed, "URL contexts and user activities of one connection do not suppress each other.",
        [
          Source(
            "react-native-siri-shortcut pull request 114",
            "https://github.com/Gustash/react-native-siri-shortcut/pull/114"),
          Source("craft pull request 216", "https://github.com/craft-native/craft/pull/216"),
        ])
    case .otherActivitiesDoNotHideTheWebLink:
      return router(
        .must, .observed, "A web link is found among the activities of a connection by its type, not by its place.",
        [Source("SOPT-iOS pull request 980", "https://github.com/sopt-makers/SOPT-iOS/pull/980")])
    case .payloadIntact:
      return router(
        .must, .observed, "What a channel carries arrives as the system handed it over.",
        [
          Source("Home Assistant iOS issue 1544", "https://github.com/home-assistant/iOS/issues/1544"),
          Source("onebusaway-ios pull request 1155", "https://github.com/OneBusAway/onebusaway-ios/pull/1155"),
          Source("JLRoutes issue 32", "https://github.com/joeldev/JLRoutes/issues/32"),
        ])
    case .noNilLink:
      return router(
        .must, .observed,
        "No link is delivered without a URL, unless the profile says that such activities are forwarded.",
        [
          Source(
            "AppsFlyer Cordova plug-in issue 167", "https://github.com/AppsFlyerSDK/appsflyer-cordova-plugin/issues/167"
          ), .appClip,
        ])
    case .sameLinkTwiceIsTwo:
      return router(
        .must, .observed, "The same link sent twice is delivered twice.",
        [.flutterTests, Source("BsuirScheduleApp issue 33", "https://github.com/asiliuk/BsuirScheduleApp/issues/33")])
    case .nothingWithoutAnEvent:
      return router(
        .must, .observed, "Nothing is delivered that no call handed over.",
        [Source("react-native-firebase issue 5459", "https://github.com/invertase/react-native-firebase/issues/5459")])
    case .noReplay:
      return router(
        .must, .observed,
        "What was delivered is not delivered again because the router becomes ready, a listener attaches, the interface reloads or the person returns.",
        [
          Source("react-native pull request 22659", "https://github.com/react/react-native/pull/22659"),
          Source(
            "capacitor-branch-deep-links issue 29",
            "https://github.com/BranchMetrics/capacitor-branch-deep-links/issues/29"),
        ])
    case .oneEventInTwoCopiesIsOne:
      return router(
        .must, .documented, "An event that two calls carry is delivered once.",
        [
          .willFinish,
          Source(
            "Branch iOS pull request 1425",
            "https://github.com/BranchMetrics/ios-branch-deep-linking-attribution/pull/1425"),
          Source("vellum-assistant pull request 39301", "https://github.com/vellum-ai/vellum-assistant/pull/39301"),
        ])
    case .rightScene:
      return router(
        .must, .documented,
        "A delivery names the scene that the system handed the link to, or none where the profile says so.",
        [
          .sceneContinue,
          Source("firefox-ios issue 20531", "https://github.com/mozilla-mobile/firefox-ios/issues/20531"),
        ])
    case .rightWindow:
      return router(
        .must, .documented,
        "A delivery that acts on a window names the key window of its scene, as it is when the link goes out.",
        [
          Source(
            "UIWindowScene.keyWindow", "https://developer.apple.com/documentation/uikit/uiwindowscene/keywindow"),
          Source("openhab-ios pull request 1229", "https://github.com/openhab/openhab-ios/pull/1229"),
        ])
    case .pendingLinksStayWithTheirScene:
      return router(
        .must, .observed, "A link that waits is delivered to the scene that it came to.",
        [Source("capacitor-plus pull request 118", "https://github.com/Cap-go/capacitor-plus/pull/118")])
    case .nothingFromAnEarlierProcess:
      return router(
        .must, .observed, "A link that an earlier process received is not delivered in a later one.",
        [Source("firebase-ios-sdk issue 1249", "https://github.com/firebase/firebase-ios-sdk/issues/1249")])
    case .orderKept:
      return router(
        .must, .observed,
        "Within a scene and channel, links are delivered in the order of the calls that handed them over.",
        [
          Source("firefox-ios issue 34090", "https://github.com/mozilla-mobile/firefox-ios/issues/34090"),
          Source("webxr-ios issue 43", "https://github.com/mozilla-mobile/webxr-ios/issues/43"),
        ])
    case .launchLinkAsDeclared:
      return router(
        .must, .observed, "The launch-link accessor answers what the profile declares.",
        [
          Source("steroids issue 868", "https://github.com/AppGyver/steroids/issues/868"),
          Source("react-native issue 11191", "https://github.com/react/react-native/issues/11191"),
        ])
    case .mirrorsAgree:
      return router(
        .must, .observed, "A mirror channel shows exactly what the channel that it mirrors showed.",
        [Source("eliza pull request 12217", "https://github.com/elizaOS/eliza/pull/12217")])
    case .oneOfTheAlternatives:
      return router(
        .must, .observed, "Exactly one of a group of alternative channels gets each link.",
        [
          Source(
            "OneSignal React Native issue 1352", "https://github.com/OneSignal/react-native-onesignal/issues/1352"),
          Source("expo issue 30038", "https://github.com/expo/expo/issues/30038"),
        ])
    case .claimIsRespected:
      return router(
        .must, .observed, "A link that a claiming consumer took goes to no later consumer.",
        [
          Source("flutter packages pull request 12655", "https://github.com/flutter/packages/pull/12655"),
          Source("flutterfire issue 10095", "https://github.com/firebase/flutterfire/issues/10095"),
        ])
    case .refusalPassesTheEventOn:
      return router(
        .must, .observed, "A consumer that declines or fails does not keep a link from the next.",
        [
          Source("flutter issue 123813", "https://github.com/flutter/flutter/issues/123813"),
          Source(
            "react-native-wechat-lib issue 33", "https://github.com/little-snow-fox/react-native-wechat-lib/issues/33"),
        ])
    case .trueMeansTaken:
      return router(
        .must, .observed, "A method answers true only for a link that the router took or keeps.",
        [
          Source("flutter packages pull request 12655", "https://github.com/flutter/packages/pull/12655"),
          .applicationContinue,
        ])
    case .falseLaunchReturnLosesNoLink:
      return router(
        .must, .documented,
        "A router that answers false at launch delivers the launch link itself, since the system will not hand it over again.",
        [.willFinish, .didFinish, Source("expo pull request 15593", "https://github.com/expo/expo/pull/15593")])
    case .completionCalledOnce:
      return router(
        .must, .documented, "A completion handler that has to be called is called exactly once.",
        [
          Source(
            "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"
          )
        ])
    case .noUndeclaredCallOut:
      return router(
        .must, .observed, "The router asks the system for nothing that the profile does not declare.",
        [
          Source(
            "Branch iOS issue 361", "https://github.com/BranchMetrics/ios-branch-deep-linking-attribution/issues/361")
        ])
    case .declaredLimitsHold:
      return router(
        .must, .observed, "What the profile says is not delivered is not delivered.",
        [
          Source("firefox-ios issue 34090", "https://github.com/mozilla-mobile/firefox-ios/issues/34090"),
          Source("expo issue 30038", "https://github.com/expo/expo/issues/30038"),
        ])
    case .declaredChannelsAlone:
      return router(
        .must, .observed, "Deliveries come on the channels that the profile names.",
        [Source("Flare pull request 2308", "https://github.com/DimensionDev/Flare/pull/2308")])
    case .lateListenersGetTheLastLink:
      return router(
        .must, .observed, "A listener that attaches late gets the last link again where the profile says so.",
        [
          Source(
            "appcenter-sdk-react-native issue 274", "https://github.com/microsoft/appcenter-sdk-react-native/issues/274"
          )
        ])
    case .appEventsOnceInOrder:
      return router(
        .must, .documented, "App events follow the life cycle's calls, once each and in their order.",
        [
          .transition,
          Source("NativeScript pull request 11269", "https://github.com/NativeScript/NativeScript/pull/11269"),
        ])
    case .coldAndWarmAgree:
      return router(
        .must, .observed, "A field that the router changes is changed alike cold, warm and at a reconnect.",
        [
          Source("expo issue 37028", "https://github.com/expo/expo/issues/37028"),
          Source("expo issue 37401", "https://github.com/expo/expo/issues/37401"),
        ])
    case .parsedPartsMatch:
      return router(
        .must, .documented, "The parts that a router finds in a URL are those of RFC 3986.",
        [
          Source(
            "RFC 3986: Uniform Resource Identifier (URI): Generic Syntax", "https://www.rfc-editor.org/rfc/rfc3986"),
          Source("ionic-plugin-deeplinks issue 48", "https://github.com/ionic-team/ionic-plugin-deeplinks/issues/48"),
        ])
    case .deliveriesOnTheMainActor:
      return router(
        .should, .documented, "Deliveries are made on the main actor, where the system made the call.",
        [.applicationContinue])
    case .nothingAfterTheEnd:
      return router(
        .must, .observed, "Nothing is delivered after the router has said that it is done.",
        [
          Source(
            "Customer.io Expo plug-in issue 336", "https://github.com/customerio/customerio-expo-plugin/issues/336")
        ])
    }
  }

  private func router(_ level: Rule.Level, _ evidence: Evidence, _ statement: String, _ sources: [Source]) -> Rule {
    Rule(
      name: rawValue, subject: .router, level: level, statement: statement, evidence: evidence, sources: sources,
      page: "router.md", lifeCycles: [.applicationDelegate, .scene, .swiftUI])
  }
}
