extension Bookkeeper {
  /// The launch link was asked for.
  struct LaunchLinkQuestion {
    let entry: Int
    let acceptable: [OccurrenceID]
    /// Whether the interface was reloaded before, after which routers differ: some forget the launch link then.
    let isAfterReload: Bool
  }

  /// What the launch-link accessor may answer now.
  func acceptableLaunchLinks(for scene: SceneID?) -> [OccurrenceID] {
    let seen = trace.occurrences.filter { occurrence in
      let number = occurrence.id.number
      return occurrence.process == process && firstCarrier[number] >= 0
        && terms.profile.refusal(of: occurrence, in: lifeCycle) == nil && (scene == nil || occurrence.scene == scene)
        && (terms.profile.launchLinkReadable == .always || ready.isReady(for: occurrence.scene))
    }
    let chosen: Occurrence?
    switch terms.profile.launchLink {
    case .none: chosen = nil
    case .first: chosen = seen.min { firstCarrier[$0.id.number] < firstCarrier[$1.id.number] }
    case .last: chosen = seen.max { firstCarrier[$0.id.number] < firstCarrier[$1.id.number] }
    case .launchOnly: chosen = seen.first(where: \.isLaunchLink) ?? seen.first(where: \.mayPassForLaunchLink)
    }
    guard let chosen else { return [] }
    let carrier = firstCarrier[chosen.id.number]
    return seen.filter { firstCarrier[$0.id.number] == carrier }.map(\.id)
  }
}
