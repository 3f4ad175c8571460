import DelegateRoutingSpec

/// The first line of a recording: where and how the app ran.
enum RecordingHeader {
  static let keys = [
    "recording", "setting", "ios", "sdk", "framework", "manifest", "delegateClass", "storyboard",
    "supportsMultipleScenes", "answersConfiguration", "hasOwnSceneDelegate", "schemes", "domains", "activityTypes",
    "opensDocuments", "app", "device", "at",
  ]

  private enum Manifest: String, CaseIterable { case absent, empty, configured }

  /// The setting that the line describes: a named one, changed by what the line says besides; nil, and an issue, where
  /// it describes none.
  static func setting(_ reader: ObjectReader) -> Setting? {
    guard reader.integer("recording", in: Recording.version...Recording.version) != nil else { return nil }
    var setting: Setting
    if let name = reader.optionalText("setting") {
      guard let named = Setting.named(name) else {
        reader.log.add(
          reader.place.key("setting"), "is \(Wording.quoted(name))",
          right: "a named setting: \(Wording.oneOf(Setting.named.map(\.name)))")
        return nil
      }
      setting = named
    } else {
      guard let ios = version("ios", reader, isRequired: true) else { return nil }
      setting = Setting(name: "recorded", ios: ios, host: HostApp(answersConfiguration: false))
    }
    if let ios = version("ios", reader) { setting.ios = ios }
    if let sdk = version("sdk", reader) { setting.sdk = sdk }
    if let framework = reader.optionalChoice("framework", of: InterfaceFramework.allCases) {
      setting.framework = framework
    }
    manifest(reader, &setting)
    setting.supportsMultipleScenes = reader.optionalBool("supportsMultipleScenes") ?? setting.supportsMultipleScenes
    setting.host.answersConfiguration =
      reader.optionalBool("answersConfiguration") ?? setting.host.answersConfiguration
    setting.host.hasOwnSceneDelegate = reader.optionalBool("hasOwnSceneDelegate") ?? setting.host.hasOwnSceneDelegate
    setting.identity = identity(reader)
    return setting
  }

  private static func manifest(_ reader: ObjectReader, _ setting: inout Setting) {
    switch reader.optionalChoice("manifest", of: Manifest.allCases) {
    case nil: break
    case .absent: setting.manifest = .absent
    case .empty: setting.manifest = .empty
    case .configured:
      let delegateClass = reader.optionalChoice("delegateClass", of: SceneDelegateClass.allCases) ?? .loadable
      setting.manifest = .configured(
        delegateClass: delegateClass, storyboard: reader.optionalBool("storyboard") ?? false)
    }
  }

  private static func identity(_ reader: ObjectReader) -> AppIdentity {
    func words(_ key: String) -> [String] {
      guard let value = reader.optional(key) else { return [] }
      return reader.array(value, at: reader.place.key(key), mayBeEmpty: true).compactMap { reader.text($0, at: $1) }
    }
    return AppIdentity(
      schemes: words("schemes").map { $0.lowercased() }, domains: words("domains").map { $0.lowercased() },
      activityTypes: words("activityTypes"), opensDocuments: reader.optionalBool("opensDocuments") ?? true)
  }

  private static func version(_ key: String, _ reader: ObjectReader, isRequired: Bool = false) -> OSVersion? {
    guard let text = isRequired ? reader.text(key) : reader.optionalText(key) else { return nil }
    // Systems say "26.1.2" of themselves; the third part decides nothing.
    let version = OSVersion(
      text.split(separator: ".", omittingEmptySubsequences: false).prefix(2).joined(separator: "."))
    if version == nil {
      reader.log.add(reader.place.key(key), "is \(Wording.quoted(text))", right: "a version such as \"26.1\"")
    }
    return version
  }
}
