import DelegateRoutingSpec

/// Deliveries on queues that are not the main one.
extension Shape {
  static let queues: [Shape] = [
    Shape(
      "delivery-off-the-main-queue", .should, breaks: ["deliveries-on-the-main-actor"],
      "A link is delivered on another queue than the main one, where the system made the call.",
      advice: "work on it there if need be, and deliver it on the main queue",
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      app.linkMethods.flatMap { method in
        let file = method.file
        return file.closures(behind: file.isAnotherQueue, in: method.body).flatMap { closure -> [Sighting] in
          let main = file.closures(behind: file.isMainQueue, in: closure)
          return closure.filter { place in
            file.isDelivering(place) && !main.hold(place) && file.isGivenALink(place, method)
          }.map { Sighting(file, $0, "listeners may touch the interface") }
        }
      }
    }
  ]
}

extension SourceFile {
  /// Whether a call at a place is named as one that hands a link over: `open(…)`, `handleDeepLink(…)`, `[router route:…]`.
  func isDelivering(_ place: Int) -> Bool {
    guard code[place + 1] == (text.language == .swift ? "(" : ":") else { return false }
    let name = code[place]
    let before = code[beginOfChain(place) - 1]
    // What is awaited runs where it belongs, and a route that is only asked for is none that is taken.
    return Self.deliveries.contains { name.hasPrefix($0) } && !name.hasPrefix("handler") && before != "await"
      && !(before == "=" && name.hasPrefix("route"))
  }

  private static let deliveries = [
    "open", "handle", "route", "deliver", "navigate", "resume", "continue", "present", "push", "show",
  ]

  fileprivate func isGivenALink(_ place: Int, _ method: LocatedMethod) -> Bool {
    let own = method.declaration.parameters.last
    return arguments(of: place).contains { argument in
      let name = code[argument].lowercased()
      return code.isWord(argument)
        && (code[argument] == own || ["url", "link", "context", "activity"].contains { name.contains($0) })
    }
  }

  /// The bodies of the closures that are handed to what stands at some places, without those inside another.
  fileprivate func closures(behind isOne: (Int) -> Bool, in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for place in range where isOne(place) && place >= found.last?.upperBound ?? 0 {
      let next = code.range(place, place + 30).first { ["{", ";", "}"].contains(code[$0]) }
      guard let open = next, code[open] == "{", code[open + 1] != "@MainActor" else { continue }
      found.append(code.inside(open))
    }
    return found
  }

  fileprivate func isAnotherQueue(_ place: Int) -> Bool {
    switch code[place] {
    case "DispatchQueue": code[place + 2] == "global" || code[place + 1] == "(" && code[place + 2] == "label"
    case "Task": code[place + 2] == "detached"
    case "OperationQueue": code[place + 1] == "("
    case "Thread": code[place + 2] == "detachNewThread"
    case "dispatch_get_global_queue", "dispatch_queue_create": true
    default: false
    }
  }

  fileprivate func isMainQueue(_ place: Int) -> Bool {
    switch code[place] {
    case "DispatchQueue", "OperationQueue": code[place + 2] == "main"
    case "MainActor": code[place + 2] == "run"
    case "dispatch_get_main_queue": true
    default: false
    }
  }
}
