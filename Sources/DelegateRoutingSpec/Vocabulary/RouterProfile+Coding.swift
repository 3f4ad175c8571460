/// The JSON form: an object with a key for each property, described by `Specs/profile.schema.json`. A key that is not
/// there leaves the default; a key that is unknown is refused, by its name.
extension RouterProfile: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case lifeCycles, eventKinds, ready, keepsUntilReady, severalURLs, earlyWarmLinks, otherActivities,
      missingWebpageURL, disconnectBeforeReady, launchLink, launchLinkReadable, launchLinkScope,
      coldLinksByAccessorAlone, channels, sceneScope, windowScope, takes, transforms, parsing, callsOut,
      resetClearsEverything
  }

  public init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(besides: Key.allCases.map(\.rawValue))
    let object = try decoder.container(keyedBy: Key.self)
    self.init()
    try object.read(.lifeCycles, into: &lifeCycles)
    try object.read(.eventKinds, into: &eventKinds)
    try object.read(.ready, into: &ready)
    try object.read(.keepsUntilReady, into: &keepsUntilReady)
    try object.read(.severalURLs, into: &severalURLs)
    try object.read(.earlyWarmLinks, into: &earlyWarmLinks)
    try object.read(.otherActivities, into: &otherActivities)
    try object.read(.missingWebpageURL, into: &missingWebpageURL)
    try object.read(.disconnectBeforeReady, into: &disconnectBeforeReady)
    try object.read(.launchLink, into: &launchLink)
    try object.read(.launchLinkReadable, into: &launchLinkReadable)
    try object.read(.launchLinkScope, into: &launchLinkScope)
    try object.read(.coldLinksByAccessorAlone, into: &coldLinksByAccessorAlone)
    try object.read(.channels, into: &channels)
    try object.read(.sceneScope, into: &sceneScope)
    try object.read(.windowScope, into: &windowScope)
    try object.read(.takes, into: &takes)
    try object.read(.transforms, into: &transforms)
    try object.read(.parsing, into: &parsing)
    try object.read(.callsOut, into: &callsOut)
    try object.read(.resetClearsEverything, into: &resetClearsEverything)
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(lifeCycles.inOrder, forKey: .lifeCycles)
    try object.encode(eventKinds.inOrder, forKey: .eventKinds)
    try object.encode(ready, forKey: .ready)
    try object.encode(keepsUntilReady, forKey: .keepsUntilReady)
    try object.encode(severalURLs, forKey: .severalURLs)
    try object.encode(earlyWarmLinks, forKey: .earlyWarmLinks)
    try object.encode(otherActivities, forKey: .otherActivities)
    try object.encode(missingWebpageURL, forKey: .missingWebpageURL)
    try object.encode(disconnectBeforeReady, forKey: .disconnectBeforeReady)
    try object.encode(launchLink, forKey: .launchLink)
    try object.encode(launchLinkReadable, forKey: .launchLinkReadable)
    try object.encode(launchLinkScope, forKey: .launchLinkScope)
    try object.encode(coldLinksByAccessorAlone, forKey: .coldLinksByAccessorAlone)
    try object.encode(channels, forKey: .channels)
    try object.encode(sceneScope, forKey: .sceneScope)
    try object.encode(windowScope, forKey: .windowScope)
    try object.encode(takes, forKey: .takes)
    try object.encode(transforms.inOrder, forKey: .transforms)
    try object.encode(parsing.inOrder, forKey: .parsing)
    try object.encode(callsOut.inOrder, forKey: .callsOut)
    try object.encode(resetClearsEverything, forKey: .resetClearsEverything)
  }
}

/// The JSON form: `{"schemes": ["acme"], "hosts": []}`; a list that is not there is empty.
extension LinkFilter: Codable {
  private enum Key: String, CodingKey, CaseIterable { case schemes, hosts }

  public init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(besides: Key.allCases.map(\.rawValue))
    let object = try decoder.container(keyedBy: Key.self)
    self.init()
    try object.read(.schemes, into: &schemes)
    try object.read(.hosts, into: &hosts)
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(schemes, forKey: .schemes)
    try object.encode(hosts, forKey: .hosts)
  }
}
