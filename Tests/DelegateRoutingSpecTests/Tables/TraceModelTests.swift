import DelegateRoutingSpec
import Testing

/// The system model reproduces what developers have printed, asserted or described.
struct TraceModelTests {
  /// The logs that the default reading does not reproduce, with the reading that does.
  private static let needed = [
    "app-delegate-life-cycle/close-window-by-swipe-from-foreground": "window-closing=disconnects-alone",
    "openradar/custom-url-from-foreground": "foreground-delivery=inside-resign-and-activate",
    "swipe-up/terminate-on-ipad": "scene-kill=discards-and-terminates",
    "swipe-up/terminate-on-iphone": "scene-kill=enters-background-and-terminates",
  ]

  /// The logs that no reading reproduces, each with the reason.
  private static let notReproduced = [
    "flutter-host-apps/two-windows-leave-from-foreground":
      "The other window resigns and becomes active again; the model moves one window at a time.",
    "flutter-host-apps/two-windows-open-window-from-foreground":
      "The first window resigns and becomes active again; the model moves one window at a time.",
    "learning-tracker/terminate-from-foreground":
      "The author's list has no resign call, which every printed list of a scene that is killed in front has.",
    "openradar/interruption-from-foreground":
      "The active call comes twice; the model lets one interruption end once, and no other source has the second call.",
    "openradar/spotlight-item-from-not-running":
      "The reporter misses the continuation; what the launch methods returned, which may be the reason, is not shown.",
    "xcode11-scenes/terminate-from-background":
      "The app was told in the background; the model takes it to be suspended there, and then it sees nothing.",
  ]

  private static let played = PublishedTrace.all.filter { PlayedTrace($0)?.isPlayed == true }

  @Test(arguments: played) func theLogIsReproduced(_ trace: PublishedTrace) throws {
    let readings = try #require(PlayedTrace(trace)).readings(reproducing: trace)
    if Self.notReproduced[trace.id] != nil {
      #expect(readings.isEmpty, "It is reproduced, and can leave the list.")
    } else if let name = Self.needed[trace.id] {
      #expect(!readings.contains(Reading()), "The default reproduces it.")
      #expect(readings.map(\.name).contains(name), "\(readings.map(\.name))")
    } else {
      #expect(readings.contains(Reading()), "Reproduced by: \(readings.map(\.name))")
    }
  }

  @Test func everyLogIsPlayed() {
    let notPlayed = PublishedTrace.all.filter { PlayedTrace($0)?.isPlayed != true }.map { trace in
      "\(trace.setting.lifeCycle.rawValue)/\(trace.trigger)"
    }
    #expect(notPlayed == [])
    #expect(Self.played.count == 145)
  }

  @Test func theListsNameLogs() {
    let ids = Set(Self.played.map(\.id))
    #expect(ids.isSuperset(of: Self.needed.keys))
    #expect(ids.isSuperset(of: Self.notReproduced.keys))
  }
}
