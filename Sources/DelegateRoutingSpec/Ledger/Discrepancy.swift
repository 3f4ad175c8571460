/// A difference between what was owed and what was delivered. Each has exactly one rule (`RouterRule`).
public struct Discrepancy: Sendable, Hashable {
  /// What went wrong.
  public let kind: Kind
  /// The entry of the trace at which it shows.
  public let entry: Int
  /// The occurrence that it concerns, where there is one.
  public let occurrence: OccurrenceID?
  /// The rule that it breaks.
  public let rule: RouterRule

  /// Whether something owed never came.
  package var isMissing: Bool {
    if case .missing = kind { true } else { false }
  }

  /// What can go wrong between owed and delivered.
  public enum Kind: Sendable, Hashable {
    /// It was owed and never came.
    case missing(Obligation)
    /// It came before it was due.
    case early(Delivery)
    /// It came after it was due.
    case late(Delivery, Obligation)
    /// It came changed, in these fields.
    case altered(Delivery, Obligation, [LinkField])
    /// It came without a URL, and an activity's type or an identifier does not make up for it.
    case nilLink(Delivery)
    /// It came once more than it was owed.
    case again(Delivery)
    /// It came although the profile says that it does not.
    case undeclared(Delivery, Refusal)
    /// It came to a consumer after another had claimed it.
    case afterClaim(Delivery)
    /// It came on a channel that the profile does not name.
    case undeclaredChannel(Delivery)
    /// Nothing that the system handed over looks like it.
    case invented(Delivery)
    /// It was handed over to an earlier process.
    case fromEarlierProcess(Delivery)
    /// It came after a link that was handed over later.
    case misordered(Delivery)
    /// It named another scene.
    case wrongScene(Delivery, Obligation)
    /// It was not owed any more, and named another scene.
    case inAnotherScene(Delivery, SceneID?)
    /// It named another window than one of these, or none where there is one, or one where it should name none.
    case wrongWindow(Delivery, acceptable: [String])
    /// The launch-link accessor answered something else.
    case launchLink(answer: DeliveredLink?, acceptable: [DeliveredLink])
    /// A mirror did not show what the primary channel showed.
    case mirror(channel: String, expected: DeliveredLink?, shown: DeliveredLink?)
    /// `true` for what the router neither delivered nor keeps.
    case reply(DelegateMethod)
    /// A completion handler was called this many times.
    case completion(CompletionID, times: Int)
    /// A request that the profile does not declare.
    case calledOut(CallOutKind)
    /// A delivery from another thread.
    case offTheMainActor(Delivery)
    /// A delivery after the end of the case.
    case afterTheEnd(Delivery)
    /// App events other than the life cycle's, or in another order.
    case appEvent(expected: AppEvent?, delivered: AppEvent?)
    /// The same payload came differently at another time.
    case changedDifferently(Delivery)
    /// Its URL came for another URL as well, which differs in more than query and fragment.
    case sameURLForAnother(Delivery)
    /// The router found other parts in the URL than the fixture's author wrote, as the profile says that it reads them.
    case parsed(ParsedLink, written: ParsedLink)
  }
}
