/// What a router's `parse` makes of the parts of a URL, other than they are written.
///
/// Source: [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986), which leaves the query to the scheme, and
/// [application/x-www-form-urlencoded](https://url.spec.whatwg.org/#application/x-www-form-urlencoded)
public enum ParsingDifference: String, Sendable, Hashable, Codable, CaseIterable {
  /// The scheme is in lower case.
  case schemeCaseFolded = "scheme-case-folded"
  /// The host is in lower case.
  case hostCaseFolded = "host-case-folded"
  /// A slash at the end of the path is left out, and the empty segment after it. Of a path that is one slash, it may be.
  case trailingSlashDropped = "trailing-slash-dropped"
  /// Of query items with one name the first is left; the order of the names means nothing then.
  case firstOfRepeatedItems = "first-of-repeated-items"
  /// Of query items with one name the last is left; the order of the names means nothing then.
  case lastOfRepeatedItems = "last-of-repeated-items"
  /// A plus sign in the query is a space.
  case plusAsSpace = "plus-as-space"
  /// A query item without `=` has an empty value.
  case valuelessAsEmpty = "valueless-as-empty"
  /// A query item without `=` is left out.
  case valuelessDropped = "valueless-dropped"
  /// A query item with an empty value is left out.
  case emptyDropped = "empty-dropped"
}
