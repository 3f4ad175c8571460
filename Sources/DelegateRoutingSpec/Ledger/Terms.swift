/// A profile, with what the ledger asks of it for every run worked out once.
package final class Terms: Sendable {
  let profile: RouterProfile
  /// The channels that mirror another.
  let mirrors: [Mirror]
  /// The name of the channel for app events.
  let appEventsChannel: String?
  /// Whether any channel shows its last link again to a listener that attaches late.
  let repeatsLinks: Bool
  /// The channels that an event is owed on, one list an obligation; nil where consumers make it depend on the event.
  let channelsOfEveryEvent: [[Int]]?

  private let names: [String]
  private let areMirrors: [Bool]
  private let consumers: [Bool]
  private let appEvents: [Bool]
  private let missing: [LinkFieldSet]

  /// A channel that mirrors another, both by number.
  struct Mirror {
    let channel: Int
    let original: Int
    /// What the mirror does not carry; it must not be there.
    let missing: [LinkField]
    /// The same, as a set.
    let missingSet: LinkFieldSet
    /// What the mirror carries and the other channel does not; it cannot be compared.
    let incomparable: LinkFieldSet
  }

  package init(_ profile: RouterProfile) {
    self.profile = profile
    names = profile.channels.map(\.name)
    areMirrors = profile.channels.map(\.isMirror)
    mirrors = Self.mirrors(profile.channels)
    consumers = profile.channels.map(\.isConsumer)
    appEvents = profile.channels.map { $0.role == .appEvents }
    missing = profile.channels.map { LinkFieldSet(LinkField.allCases).subtracting(LinkFieldSet($0.fields)) }
    appEventsChannel = profile.channels.first { $0.role == .appEvents }?.name
    repeatsLinks = profile.channels.contains { $0.lateListeners == .lastLink }
    channelsOfEveryEvent = consumers.contains(true) ? nil : profile.channels(answers: []) { _ in true }
  }

  /// A mirror is one of the first channel that is no mirror.
  private static func mirrors(_ channels: [Channel]) -> [Mirror] {
    guard let original = channels.firstIndex(where: { !$0.isMirror && $0.role != .appEvents }) else { return [] }
    return channels.indices.filter { channels[$0].isMirror }.map { number in
      let fields = channels[number].fields
      let missing = LinkField.allCases.filter { !fields.contains($0) }
      return Mirror(
        channel: number, original: original, missing: missing, missingSet: LinkFieldSet(missing),
        incomparable: LinkFieldSet(fields.subtracting(channels[original].fields)))
    }
  }

  /// The number of the channel of that name.
  func channel(_ name: String) -> Int? {
    for number in names.indices where names[number] == name { return number }
    return nil
  }

  func isMirror(_ channel: Int) -> Bool { areMirrors[channel] }
  func isConsumer(_ channel: Int) -> Bool { consumers[channel] }
  func isForAppEvents(_ channel: Int) -> Bool { appEvents[channel] }

  /// What the channel does not carry.
  func missing(_ channel: Int) -> LinkFieldSet { missing[channel] }

  /// The channels, by number, on which an occurrence is owed: one list an obligation.
  func channels(for occurrence: Occurrence, answers: [ListenerAnswer]) -> [[Int]] {
    channelsOfEveryEvent ?? profile.channels(answers: answers, isWanted: occurrence.isOne)
  }
}

extension RouterProfile {
  fileprivate func channels(answers: [ListenerAnswer], isWanted: (Set<EventKind>) -> Bool) -> [[Int]] {
    var owed: [[Int]] = []
    var groups: [String: [Int]] = [:]
    var consumers = 0
    var isTaken = false
    for (number, channel) in channels.enumerated() {
      switch channel.role {
      case .primary: owed.append([number])
      case .alternative(let group): groups[group, default: []].append(number)
      case .consumer(let wants, let claims):
        let answer = consumers < answers.count ? answers[consumers] : .taken
        consumers += 1
        guard isWanted(wants), !isTaken else { continue }
        owed.append([number])
        isTaken = claims && answer == .taken
      case .mirror, .appEvents: break
      }
    }
    return owed + groups.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Channel {
  var isMirror: Bool { role == .mirror }

  var isConsumer: Bool {
    if case .consumer = role { true } else { false }
  }
}
