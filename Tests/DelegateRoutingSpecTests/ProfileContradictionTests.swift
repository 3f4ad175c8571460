import DelegateRoutingSpec
import Testing

/// Each contradiction by a profile that has it alone.
struct ProfileContradictionTests {
  private static let contradictory: [(words: String, profile: RouterProfile)] = [
    ("claims no life cycle", RouterProfile { $0.lifeCycles = [] }),
    ("refuses to launch", RouterProfile { $0.lifeCycles.insert(.refusedToLaunch) }),
    ("claims no kind of event", RouterProfile { $0.eventKinds = [] }),
    ("no channel for links", RouterProfile { $0.channels = [Channel(name: "a", role: .appEvents)] }),
    ("the same name", RouterProfile { $0.channels.append(Channel(name: "links", role: .mirror)) }),
    ("no channel that it mirrors", RouterProfile { $0.channels = [Channel(name: "a", role: .mirror)] }),
    ("there is no accessor", RouterProfile { $0.coldLinksByAccessorAlone = true }),
    (
      "but there is none (launchLink)",
      RouterProfile {
        $0.ready = .listenerAttached
        $0.launchLinkReadable = .whenReady
      }
    ),
    (
      "first-of-repeated-items and last-of-repeated-items exclude each other",
      RouterProfile { $0.parsing = [.firstOfRepeatedItems, .lastOfRepeatedItems] }
    ),
    (
      "valueless-as-empty and valueless-dropped exclude each other",
      RouterProfile { $0.parsing = [.valuelessAsEmpty, .valuelessDropped] }
    ),
    (
      "empty-dropped and valueless-as-empty exclude each other",
      RouterProfile { $0.parsing = [.valuelessAsEmpty, .emptyDropped] }
    ),
    ("in lower case", RouterProfile { $0.takes.schemes = ["MyApp"] }),
    (
      "no channel takes universal-link",
      RouterProfile {
        $0.eventKinds = [.customURL, .universalLink]
        $0.channels = [Channel(name: "a", role: .consumer(wants: [.customURL], claims: true))]
      }
    ),
    (
      "no channel carries any field", RouterProfile { $0.channels = [Channel(name: "a", role: .primary, fields: [])] }
    ),
    ("launchLinkScope says for what", RouterProfile { $0.launchLinkScope = .process }),
    (
      "answers for the process already",
      RouterProfile {
        $0.launchLink = .last
        $0.launchLinkScope = .process
        $0.sceneScope = .process
      }
    ),
    ("keepsUntilReady", RouterProfile { $0.keepsUntilReady = .last }),
    ("earlyWarmLinks", RouterProfile { $0.earlyWarmLinks = .goOut }),
    ("disconnectBeforeReady", RouterProfile { $0.disconnectBeforeReady = .drops }),
    (
      "launchLinkReadable",
      RouterProfile {
        $0.launchLink = .last
        $0.launchLinkReadable = .whenReady
      }
    ),
  ]

  @Test func eachContradictionIsNamedAlone() {
    for (words, profile) in Self.contradictory {
      let sentences = profile.contradictions
      #expect(sentences.count == 1, "\(words): \(sentences)")
      #expect(sentences.first?.contains(words) == true, "\(words): \(sentences)")
    }
  }

  @Test func soundProfilesHaveNone() {
    #expect(RouterProfile().contradictions.isEmpty)
    let waiting = RouterProfile {
      $0.ready = .listenerAttached
      $0.keepsUntilReady = .last
      $0.launchLink = .first
      $0.launchLinkReadable = .whenReady
      $0.coldLinksByAccessorAlone = true
    }
    #expect(waiting.contradictions.isEmpty)
  }
}
