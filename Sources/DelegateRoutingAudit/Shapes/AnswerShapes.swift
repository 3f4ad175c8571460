import DelegateRoutingSpec

/// Payloads on their way, and answers.
extension Shape {
  static let answers: [Shape] = [
    Shape(
      "activity-without-type-test", .should, breaks: ["declared-limits-hold", "no-nil-link"],
      "An activity's web page is used without a look at the activity's type.",
      advice: "compare activityType with NSUserActivityTypeBrowsingWeb", in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      app.linkMethods.filter { !$0.file.mentions(["activityType"], in: $0.body) }.flatMap { method in
        method.file.places(of: "webpageURL", in: method.body).prefix(1)
          .map { Sighting(method.file, $0, "activities of other types may have one too") }
      }
    },
    Shape(
      "web-page-forced", .must, breaks: ["no-nil-link"],
      "An activity's web page is forced, and there may be none.", advice: "leave the method where there is none",
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      app.code.places(of: "webpageURL").filter { $0.file.code[$0.place + 1] == "!" }
        .map { Sighting($0.file, $0.place, "it ends the app where there is none") }
    },
    Shape(
      "link-re-encoded", .should, breaks: ["payload-intact"],
      "A link is decoded or encoded as a whole on its way.",
      advice: "take the URL apart first, and decode each part once", in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      app.linkMethods.flatMap { method in
        method.body.filter { Self.encodings.contains(method.file.code[$0]) }
          .map { Sighting(method.file, $0, "what was encoded means something else afterwards") }
      }
    },
    Shape(
      "query-items-in-a-dictionary", .should, breaks: ["parsed-parts-match"],
      "Query items are put into a dictionary: repeated keys are lost, or end the app.",
      advice: "keep the list of query items", in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      app.code.places(of: "queryItems").filter { file, place in
        let range = file.code.range(place - 12, place + 14)
        return file.mentions(["uniqueKeysWithValues", "uniquingKeysWith", "dictionaryWithObjects"], in: range)
          || file.memberBeyondFilters(after: place).map { file.code[$0] == "reduce" && file.code[$0 + 2] == "into" }
            ?? false
      }.map { Sighting($0, $1, "a key may stand there twice") }
    },
    Shape(
      "always-taken", .should, breaks: ["true-means-taken"],
      "A link method answers true for every link.",
      advice: "answer whether the link was taken", in: [.applicationDelegate]
    ) { app in
      guard !app.hasScenes else { return [] }
      return [.applicationOpenURL, .applicationContinueActivity].compactMap { app.code.applicationMethods[$0] }
        .filter { !$0.hasNoStatements }
        .compactMap { method in
          let returns = method.body.filter { method.file.code[$0] == "return" }
          guard let last = returns.last, returns.allSatisfy({ ["true", "YES"].contains(method.file.code[$0 + 1]) })
          else { return nil }
          return Sighting(method.file, last, "others believe that it was taken")
        }
    },
    Shape(
      "completion-handler-forgotten", .must, breaks: ["completion-called-once"],
      "A method with a completion handler never mentions it.", advice: "call it once, in every branch",
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      app.completionMethods.filter { !$0.method.file.mentions([$0.handler], in: $0.method.body) }
        .map { Sighting($0.method, "its completion handler is never called") }
    },
    Shape(
      "completion-handler-on-one-branch", .must, breaks: ["completion-called-once"],
      "A method with a completion handler ends on one path without a mention of it.",
      advice: "call it once, in every branch", in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      // A notification whose handler is not called is not shown, as its header says.
      app.completionMethods.filter { !$0.method.is(.willPresentNotification) }
        .filter { $0.method.file.mentions([$0.handler], in: $0.method.body) }
        .flatMap { method, handler -> [Sighting] in
          let paths = method.file.pathsWithout(handler, in: method.body)
          let ends = paths.ends.map { Sighting(method.file, $0, "\(handler) is not called here") }
          return paths.isMet ? ends : ends + [Sighting(method, "there is a path to its end without \(handler)")]
        }
    },
    Shape(
      "unknown-link-opened", .should, breaks: ["no-undeclared-call-out"],
      "A link that comes in is opened through the system: one of the app's own comes back, and loops.",
      advice: "open only what is no link of the app's own", in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      app.linkMethods.flatMap { method in
        method.body.filter { place in
          let code = method.file.code
          guard ["open", "openURL"].contains(code[place]), ["(", ":"].contains(code[place + 1]) else { return false }
          // The application has to be what is asked, not an argument before.
          return (2...6).contains { back in
            code[place - back] == "UIApplication" && (code[place + 1] == "(" || code[place - back - 1] == "[")
          }
        }.map { Sighting(method.file, $0, "the app's own links come back") }
      }
    },
  ]

  private static let encodings: Set<String> = [
    "removingPercentEncoding", "addingPercentEncoding", "stringByRemovingPercentEncoding",
    "stringByAddingPercentEncodingWithAllowedCharacters", "addingPercentEscapes",
  ]
}

extension DerivedApp {
  /// The methods that are given a completion handler, with its name, in whichever class.
  fileprivate var completionMethods: [(method: LocatedMethod, handler: String)] {
    let methods: Set<DelegateMethod> = [
      .applicationPerformAction, .windowScenePerformAction, .didReceiveNotificationResponse, .willPresentNotification,
      .didReceiveRemoteNotification, .handleBackgroundURLSession,
    ]
    return code.methods(methods).compactMap { method in
      // Written with `async` they have none.
      guard let handler = method.declaration.parameters.last,
        method.declaration.name.lowercased().contains("completionhandler:")
      else { return nil }
      return (method, handler)
    }
  }
}
