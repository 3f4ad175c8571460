import DelegateRoutingSpec

/// Scenes that connect again, and scenes that are disconnected.
extension Shape {
  static let sceneLifetimes: [Shape] = [
    Shape(
      "connection-behind-a-flag", .must,
      breaks: ["reconnected-scene-link-delivered-once", "disconnected-scene-connects-again"],
      "What a scene is connected for is handled behind a flag that is set once in a process.",
      advice: "read the connection options at each connection; keep the flag for what is set up once"
    ) { app in
      app.connects.flatMap { connect in
        connect.places(behindAFlagOf: app)
          .map { Sighting(connect.method.file, $0, "\($1) stays set while the process lives") }
      }
    },
    Shape(
      "disconnect-taken-for-closed", .should,
      breaks: ["disconnect-discards-nothing", "disconnected-scene-connects-again"],
      "A scene that is disconnected takes the app's router, waiting links or stored data with it.",
      advice:
        "release what belongs to the scene; what a closed window loses belongs to application(_:didDiscardSceneSessions:)"
    ) { app in
      app.sceneDelegates.compactMap { $0.methods[.sceneDidDisconnect] }.flatMap { method in
        method.body.compactMap { place in method.ending(place).map { Sighting(method.file, place, $0) } }
      }
    },
  ]
}

extension SceneConnect {
  /// Where the connection options are read behind a flag that is set here and never taken back, with what is set.
  fileprivate func places(behindAFlagOf app: DerivedApp) -> [(Int, String)] {
    guard let options = method.declaration.parameters.last else { return [] }
    let (file, body) = (method.file, method.body)
    let reads = body.filter { file.code[$0] == options }
    guard !reads.isEmpty else { return [] }
    let once = body.filter { file.code[$0] == "dispatch_once" }.filter { place in
      reads.allSatisfy { file.code.inside(place + 1).contains($0) }
    }.map { ($0, "its token") }
    let flags = Set(body.filter { file.isSet($0, to: ["true", "YES"]) }.map { file.code[$0] })
      .filter { flag in !app.code.files.contains { $0.takesBack(flag) } }
    return once
      + file.choices(in: body).compactMap { choice, rest in
        let flag = choice.condition.first {
          flags.contains(file.code[$0]) && file.code[$0 + 1] != "." && outlivesTheScene($0)
        }
        guard let flag else { return nil }
        let isBehind = choice.kind == .requirement || choice.arms.contains { file.isLeft(by: $0) }
        let dependent = choice.arms + (isBehind ? [rest] : [])
        return reads.allSatisfy { read in dependent.contains { $0.contains(read) } }
          ? (choice.place, file.code[flag]) : nil
      }
  }

  /// Whether what a name stands for outlives the scene: a global or static variable, or a member of what does.
  private func outlivesTheScene(_ place: Int) -> Bool {
    let file = method.file
    let begin = file.beginOfChain(place)
    if begin < place { return file.outlivesScenes(file.code.range(begin, place)) }
    guard !delegate.hasProperty(file.code[place]) else { return false }
    // A bare name that is no property: a global variable in Swift, one that is static in C.
    return file.code.tokens.indices.contains { other in
      guard file.code[other] == file.code[place], ["var", "BOOL", "bool"].contains(file.code[other - 1]) else {
        return false
      }
      return file.text.language == .objectiveC
        ? file.code[other - 2] == "static" : !file.types.contains { $0.body.contains(other) }
    }
  }
}

extension LocatedMethod {
  /// What ends at a place in the method of a disconnected scene though it is not the scene's own; nil where nothing does.
  fileprivate func ending(_ place: Int) -> String? {
    let code = file.code
    guard code.isWord(place) else { return nil }
    let chain = code.range(file.beginOfChain(place), place)
    switch code[place] {
    case "requestSceneSessionDestruction", "removePersistentDomain", "removePersistentDomainForName":
      return "the scene may connect again and miss it"
    case "removeObject" where chain.contains { code[$0] == "UserDefaults" },
      "removeObjectForKey" where chain.contains { code[$0] == "NSUserDefaults" },
      "removeItem" where chain.contains { code[$0] == "FileManager" }:
      return "the scene may connect again and miss it"
    default: break
    }
    let isCalled = code[place + 1] == "(" || file.text.language == .objectiveC && ["]", ":"].contains(code[place + 1])
    if isCalled, Self.endings.contains(code[place]), file.outlivesScenes(chain), chain.contains(where: isAboutLinks) {
      // What is taken out for this scene alone is the scene's own.
      let scene = declaration.parameters.last ?? "scene"
      return file.mentions([scene, "self", "session", "persistentIdentifier"], in: file.arguments(of: place))
        ? nil : "it ends for all scenes"
    }
    if code[place + 1] == "=", ["nil", "NULL"].contains(code[place + 2]), file.outlivesScenes(chain),
      isAboutLinks(place) || code[place].hasPrefix("shared") && chain.contains(where: isAboutLinks)
    {
      return "it ends for all scenes"
    }
    if isCalled, file.isDelivering(place) || code[place] == "post",
      body.contains(where: { code[$0].isNameOfAStoredLink && code[$0 + 1] != "=" })
    {
      return "the link that waits goes out while no window is there for it"
    }
    return nil
  }

  private func isAboutLinks(_ place: Int) -> Bool {
    let name = file.code[place].lowercased()
    return ["router", "routing", "link", "coordinator", "navigat", "pending"].contains { name.contains($0) }
  }

  private static let endings: Set<String> = [
    "reset", "tearDown", "teardown", "shutDown", "shutdown", "stop", "invalidate", "destroy", "dispose", "clear",
    "removeAll", "removeAllObjects", "unregister", "deactivate",
  ]
}

extension SourceFile {
  /// Whether a chain of members begins with a type or with the app's delegate.
  fileprivate func outlivesScenes(_ chain: Range<Int>) -> Bool {
    guard let first = chain.first(where: { code.isWord($0) }) else { return false }
    let name = code[first]
    return name != "self" && (name.first?.isUppercase == true || name.lowercased().hasSuffix("appdelegate"))
  }

  /// Whether a variable is set to one of some values at a place.
  fileprivate func isSet(_ place: Int, to values: Set<String>) -> Bool {
    code.isWord(place) && code[place + 1] == "=" && values.contains(code[place + 2])
  }

  /// Whether a flag is set back somewhere, not where it is declared.
  fileprivate func takesBack(_ flag: String) -> Bool {
    code.tokens.indices.contains { place in
      code[place] == flag && isSet(place, to: ["false", "NO"])
        && !["var", "let", "BOOL", "bool"].contains(code[place - 1])
    }
  }
}
