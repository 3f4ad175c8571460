import DelegateRoutingSpec
import Testing

/// Whatever the system model plays breaks no platform rule: every setting, every kind of event in every state, under
/// every combination of the readings that matter to it.
struct ModelKeepsTheRulesTests {
  @Test(arguments: settings) func nothingThatIsPlayedBreaksARule(_ setting: Setting) {
    var played = 0
    for steps in Self.courses(setting) {
      var readings = [Reading()]
      var next = 0
      while next < readings.count {
        let reading = readings[next]
        next += 1
        var consulted = PointSet(rawValue: 0)
        guard let trace = Trace(playing: steps, in: setting, reading: reading, noting: &consulted) else { continue }
        played += 1
        let broken = PlatformRule.broken(by: trace).map {
          "\($0.rule.name) at \($0.violation.entry): \($0.violation.message)"
        }
        #expect(broken == [], "\(setting.name), \(steps), reading \(reading.name)")
        readings += reading.alternatives(at: consulted).filter { !readings.contains($0) }
      }
    }
    #expect(played > 20 || setting.lifeCycle == .refusedToLaunch, "\(setting.name): \(played)")
  }

  private static let settings: [Setting] =
    Setting.named + [variant("late-delegate") { $0.host.setsNotificationDelegate = .afterLaunch }]
    + [
      variant("no-delegate") { $0.host.setsNotificationDelegate = .never },
      variant("saves") { $0.host.savesState = true },
      variant("claims") {
        $0.host.sceneClaims = ["main": SceneClaim(allows: ["edit"]), "second": SceneClaim(prefers: ["item"])]
      },
      variant("observable") {
        $0.framework = .swiftUI
        $0.host.hasOwnSceneDelegate = true
        $0.host.hasObservableDelegates = true
      },
    ]

  private static func variant(_ name: String, _ change: (inout Setting) -> Void) -> Setting {
    var setting = Setting.scenesTwoWindows
    setting.name = name
    change(&setting)
    return setting
  }

  /// Each event cold, warm, in front, for a disconnected scene and after a background launch, in whole and cut.
  private static func courses(_ setting: Setting) -> [[Step]] {
    let opened = [launch(), Step.leave(.main)]
    let interrupted = [launch(), Step.interrupt(.main)]
    let gone = opened + [.disconnect(.main)]
    var courses: [[Step]] = [
      [launch(), .terminate, launch()], opened + [.comeBack(.main)], gone + [.comeBack(.main)],
      [launch(), .openScene("second", nil), .leave("second"), .closeScene("second")],
      opened + [.terminate, .closeScene(.main), .launch(nil, scene: "second", upTo: nil)],
      interrupted + [.resume(.main)], interrupted + [.leave(.main), .comeBack(.main)], interrupted + [.terminate],
      interrupted + [.closeScene(.main)],
      [launch(), .openScene("second", nil), .interrupt("second"), .resume("second")],
    ]
    courses += BackgroundReason.allCases.map { [.launchInBackground($0), .comeBack(.main)] }
    courses += BackgroundReason.allCases.map { opened + [.terminate, .closeScene(.main), .launchInBackground($0)] }
    for event in events {
      courses += [[launch(event)], opened + [receive(event)], [launch(), receive(event)], gone + [receive(event)]]
      courses += CutPoint.allCases.map { [launch(event, upTo: $0), .finish] }
      courses += CutPoint.allCases.map { opened + [receive(event, upTo: $0), .finish] }
      courses += [
        [.launchInBackground(.silentPush), receive(event)], [launch(event, upTo: .connected), receive(event), .finish],
        [launch(upTo: .connected), receive(event), .finish], interrupted + [receive(event), .resume(.main)],
        interrupted + [.resume(.main), receive(event)],
        [launch(), .openScene("second", event)], [launch(event), .terminate, launch(event)],
      ]
    }
    return courses
  }

  private static let events: [ExternalEvent] =
    Array(Sent.events.values) + [.twoURLs, .handoff(Sent.handoff, fails: true), .together([.url, .link])]
}
