import DelegateRoutingSpec

/// Links that wait until something can take them.
extension Shape {
  static let waitingLinks: [Shape] = [
    Shape(
      "one-slot-for-waiting-links", .should, breaks: ["kept-until-ready"],
      "A delegate keeps one waiting link: the second before the app is ready takes the place of the first.",
      advice: "keep a list, or declare that the last counts", in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      (app.code.applicationDelegates + app.code.sceneDelegates).flatMap(\.parts).flatMap { file, type in
        type.properties.filter { property in
          property.name.isNameOfAWaitingLink
            && !file.mentions(["[", "Array", "Set", "NSMutableArray"], in: property.range)
        }.map { Sighting(file, $0.range.lowerBound, "\($0.name) holds one") }
      }
    },
    Shape(
      "readiness-by-time", .should, breaks: ["nothing-before-ready", "delivered-when-due"],
      "A link is delivered after a fixed time.",
      advice: "deliver it when the interface says that it is ready", in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      app.linkMethods.flatMap { method in
        method.body.filter { Self.delays.contains(method.file.code[$0]) }
          .map { Sighting(method.file, $0, "the interface may be ready earlier or later") }
      }
    },
    Shape(
      "link-kept-on-disk", .should, breaks: ["nothing-from-an-earlier-process"],
      "A link is written where it outlives the process.",
      advice: "keep it in memory, or clear it at launch", in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      app.linkMethods.flatMap { method -> [Sighting] in
        let file = method.file
        return method.body.filter { ["UserDefaults", "NSUserDefaults"].contains(file.code[$0]) }
          .filter { place in
            file.code.range(place, min(place + 12, method.body.upperBound)).contains {
              ["set", "setObject", "setURL", "setValue"].contains(file.code[$0])
            }
          }.map { Sighting(file, $0, "it comes again after the app was killed") }
      }
    },
    Shape(
      "notification-delegate-set-late", .must, breaks: ["cold-link-delivered-once"],
      "The notification centre's delegate is set after the launch has ended: the response that launches the app may be missed.",
      advice: "set it before application(_:didFinishLaunchingWithOptions:) returns",
      in: [.applicationDelegate, .scene, .swiftUI], evidence: .documented, sources: [.notificationDelegate]
    ) { app in
      let assignments = app.notificationDelegateAssignments
      let late = assignments.filter { file, place in app.isLate(file, place) }
      // Beside one in time another is a repetition.
      return late.count == assignments.count ? late.map { Sighting($0, $1, "the launch has ended by then") } : []
    },
  ]

  private static let delays: Set<String> = ["asyncAfter", "dispatch_after", "scheduledTimer", "afterDelay", "sleep"]
}

extension DerivedApp {
  /// Where the notification centre is given a delegate.
  fileprivate var notificationDelegateAssignments: [(file: SourceFile, place: Int)] {
    code.places(of: "UNUserNotificationCenter").compactMap { file, place in
      let end = min(place + 10, file.code.count)
      guard
        let delegate = file.code.range(place, end).first(where: {
          file.code[$0] == "delegate" || file.code[$0] == "setDelegate"
        }),
        file.code[delegate + 1] == "=" || file.code[delegate] == "setDelegate", file.code[delegate + 1] != "=="
      else { return nil }
      return (file, delegate)
    }
  }

  /// Whether a place lies in a method that the system calls after the launch, or in a closure that is called later.
  fileprivate func isLate(_ file: SourceFile, _ place: Int) -> Bool {
    let late: Set<DelegateMethod> = [
      .sceneWillConnect, .sceneDidBecomeActive, .sceneWillEnterForeground, .applicationDidBecomeActive,
      .applicationWillEnterForeground, .didRegisterForRemoteNotifications,
    ]
    for method in file.types.flatMap(\.methods) where method.body.contains(place) {
      if let known = method.method, late.contains(known) { return true }
      if ["viewDidLoad()", "viewDidAppear(_:)", "viewDidLoad", "viewDidAppear:"].contains(method.name) { return true }
      let answered = file.code.range(method.body.lowerBound, place).last {
        file.code[$0] == "requestAuthorization" || file.code[$0] == "requestAuthorizationWithOptions"
      }
      guard let answered, method.method == .didFinishLaunching else { continue }
      // Inside the closure behind the request.
      var depth = 0
      for between in file.code.range(answered, place) {
        if file.code[between] == "{" { depth += 1 }
        if file.code[between] == "}" { depth -= 1 }
      }
      if depth > 0 { return true }
    }
    return false
  }
}
