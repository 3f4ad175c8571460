/// A point that the sources dispute or leave open. The system model follows one reported behaviour at each.
public enum DisputedPoint: UInt8, Sendable, Hashable, CaseIterable {
  case launchRefusal, coldActivity, configurationAtRelaunch, backgroundLaunch, backgroundNotice,
    backgroundLaunchOptions, foregroundDelivery, linkAnnouncement, sceneKill, windowClosing, handoffFollowUp,
    notificationCopies, pushAfterTap, siriAnnouncement, appIntentCall, restoreCall, ownContinuation,
    unclaimedEvent, carPlaySiri, savingCall
}

/// The choice at one disputed point: an enum whose first case is the best supported reading, and the default.
public protocol ReadingChoice: Sendable, Hashable, CaseIterable, RawRepresentable<UInt8> {
  /// The point that is disputed.
  static var point: DisputedPoint { get }
}

/// For each disputed point, which reported behaviour the system model follows. A value starts with the default at every
/// point.
public struct Reading: Sendable, Hashable {
  /// Two bits a point: at most four choices at each, and at most 32 points.
  private var choices: UInt64 = 0

  /// The best supported reading at every point.
  public init() {}

  /// The choice at a point.
  public func choice<Choice: ReadingChoice>(_: Choice.Type) -> Choice {
    Choice(rawValue: number(at: Choice.point)) ?? Choice.allCases[Choice.allCases.startIndex]
  }

  /// The same reading with another choice at one point.
  public func with<Choice: ReadingChoice>(_ choice: Choice) -> Reading {
    with(choice.rawValue, at: Choice.point)
  }

  /// The number of the choice at a point; 0 is the default.
  public func number(at point: DisputedPoint) -> UInt8 { UInt8(choices >> (UInt64(point.rawValue) * 2) & 0x3) }

  func with(_ number: UInt8, at point: DisputedPoint) -> Reading {
    var other = self
    let shift = UInt64(point.rawValue) * 2
    other.choices = choices & ~(0x3 << shift) | UInt64(number) << shift
    return other
  }

  /// The readings that differ from this one in one of the points, in one alternative each.
  public func alternatives(at points: PointSet) -> [Reading] {
    guard !points.isEmpty else { return [] }
    var readings: [Reading] = []
    for point in Self.points where points.contains(point) {
      for choice in 0..<UInt8(point.facts.choices.count) where choice != number(at: point) {
        readings.append(with(choice, at: point))
      }
    }
    return readings
  }

  private static let points = DisputedPoint.allCases

  /// The points at which the reading is not the default, as `point=choice`, in the order of the points; empty for the
  /// default.
  public var name: String {
    DisputedPoint.allCases.filter { number(at: $0) != 0 }.map { point in
      "\(point.facts.name)=\(point.facts.choices[Int(number(at: point))].name)"
    }.joined(separator: ",")
  }
}

/// A set of disputed points.
public struct PointSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of one point.
  public init(_ point: DisputedPoint) { rawValue = 1 << UInt64(point.rawValue) }

  /// Whether the point is in the set.
  public func contains(_ point: DisputedPoint) -> Bool { contains(PointSet(point)) }
}
