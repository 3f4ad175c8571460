/// The apps in a Tuist `Project.swift`, read as text: the calls of `.target` or `Target` with the product `.app`. What
/// helpers compute is not seen.
struct TuistProject {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  /// The targets whose product is an app.
  var apps: [DescribedApp] {
    file.code.tokens.indices.compactMap { place in
      guard file.code[place] == "target" || file.code[place] == "Target", file.code[place + 1] == "(" else {
        return nil
      }
      let call = file.code.inside(place + 1)
      guard let product = argument("product", in: call), file.code[product] == ".",
        ["app", "appClip"].contains(file.code[product + 1])
      else { return nil }
      return app(call)
    }
  }

  /// The place of an argument's value.
  private func argument(_ label: String, in call: Range<Int>) -> Int? {
    var place = call.lowerBound
    while place < call.upperBound {
      if file.code[place] == label, file.code[place + 1] == ":" { return place + 2 }
      place = ["(", "[", "{"].contains(file.code[place]) ? file.code.end(of: place) + 1 : place + 1
    }
    return nil
  }

  /// The places from an argument's value to the next comma.
  private func value(_ label: String, in call: Range<Int>) -> Range<Int>? {
    guard let start = argument(label, in: call) else { return nil }
    var end = start
    while end < call.upperBound, file.code[end] != "," {
      end = ["(", "[", "{"].contains(file.code[end]) ? file.code.end(of: end) + 1 : end + 1
    }
    return file.code.range(start, min(end, call.upperBound))
  }

  private func strings(in range: Range<Int>) -> [String] {
    range.filter { file.code[$0] == "\"" }.map(file.literal)
  }

  private func app(_ call: Range<Int>) -> DescribedApp {
    let name = value("name", in: call).flatMap { strings(in: $0).first } ?? "app"
    var described = DescribedApp(app: AppTarget(name: name, origin: file.path))
    let folder = file.path.folder
    if let plist = value("infoPlist", in: call) {
      if let manifest = manifest(in: plist) {
        described.app.manifest = manifest
      } else {
        described.infoPlist = strings(in: plist).first?.path(from: folder)
      }
    }
    described.entitlements = value("entitlements", in: call).flatMap { strings(in: $0).first?.path(from: folder) }
    let sources = value("sources", in: call).map(strings) ?? []
    // Of `Sources/**` the part before the first wildcard.
    described.sources = sources.map { $0.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/") }
    return described
  }

  private func manifest(in range: Range<Int>) -> Manifest? {
    guard let key = range.first(where: { file.code[$0] == "\"" && file.literal($0) == "UIApplicationSceneManifest" })
    else { return nil }
    var manifest = Manifest()
    manifest.place = Place(path: file.path, line: file.line(at: key))
    var role = Manifest.windowRole
    var configuration: Manifest.Configuration?
    for place in file.code.range(key + 1, range.upperBound) where file.code[place] == "\"" {
      let text = file.literal(place)
      let next = file.code.range(place + 1, place + 6).first { file.code[$0] == "\"" }.map(file.literal)
      switch text {
      case "UISceneDelegateClassName", "UISceneConfigurationName", "UISceneStoryboardFile":
        var entry = configuration ?? Manifest.Configuration(role: role)
        if text == "UISceneDelegateClassName" { entry.delegateClass = next }
        if text == "UISceneConfigurationName" { entry.name = next }
        if text == "UISceneStoryboardFile" { entry.storyboard = next }
        configuration = entry
      case "UIApplicationSupportsMultipleScenes":
        manifest.supportsMultipleScenes = file.code.range(place + 1, place + 6).contains {
          file.code[$0] == "true"
        }
      default:
        guard text.contains("SessionRole") else { continue }
        if let entry = configuration { manifest.configurations.append(entry) }
        configuration = nil
        role = text
      }
    }
    if let entry = configuration { manifest.configurations.append(entry) }
    return manifest
  }
}

extension SourceFile {
  /// What a string literal says, up to its quotation mark, an escape or an interpolation.
  func literal(_ place: Int) -> String {
    guard code.tokens.indices.contains(place) else { return "" }
    let text = self.text.bytes[code.tokens[place].offset...].drop { $0 == .hash || $0 == .quote }
    return String(decoding: text.prefix { $0 != .quote && $0 != .backslash && !$0.isLineEnd }, as: UTF8.self)
  }
}
