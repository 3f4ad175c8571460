import Foundation

/// What a router finds in a URL, and the parts that a fixture's author wrote.
extension Judge {
  /// The parts as the profile declares that they are read; nil where the router's agree with them.
  func partsToFind(_ parts: ParsedLink, _ written: ParsedLink, in occurrence: OccurrenceID) -> ParsedLink? {
    let url = trace.occurrences[occurrence.number].fullLink.url
    let declared = book.terms.profile.parsing
    return parts.agrees(with: written, of: url, but: declared) ? nil : written.read(with: declared, of: url)
  }

  /// The declared differences that show in what the router exposes.
  var differencesShown: Set<ParsingDifference> {
    let declared = book.terms.profile.parsing
    guard !declared.isEmpty else { return [] }
    return trace.entries.reduce(into: []) { shown, entry in
      guard case .parsed(let occurrence, let parts, let written) = entry else { return }
      let url = trace.occurrences[occurrence.number].fullLink.url
      let exposed = written.exposed(as: parts)
      shown.formUnion(declared.filter { written.read(with: [$0], of: url).exposed(as: parts) != exposed })
    }
  }
}

extension ParsedLink {
  /// Whether the parts that are exposed are those that were written, as read with these differences.
  package func agrees(with written: ParsedLink, of url: URL?, but differences: Set<ParsingDifference>) -> Bool {
    var (found, expected) = (self, written.read(with: differences, of: url))
    if differences.contains(.trailingSlashDropped), written.path == "/" {
      if found.path == "" { found.path = "/" }
      if found.segments == [] { found.segments = [""] }
    }
    if !differences.isDisjoint(with: [.firstOfRepeatedItems, .lastOfRepeatedItems]) {
      found.query?.sort { $0.name < $1.name }
      expected.query?.sort { $0.name < $1.name }
    }
    return found == expected.exposed(as: self)
  }

  /// The parts without those that another does not expose.
  fileprivate func exposed(as other: ParsedLink) -> ParsedLink {
    ParsedLink(
      scheme: other.scheme == nil ? nil : scheme, host: other.host == nil ? nil : host,
      port: other.port == nil ? nil : port, path: other.path == nil ? nil : path,
      segments: other.segments == nil ? nil : segments, query: other.query == nil ? nil : query,
      fragment: other.fragment == nil ? nil : fragment)
  }

  /// The parts as a router with these differences reads them.
  fileprivate func read(with differences: Set<ParsingDifference>, of url: URL?) -> ParsedLink {
    guard !differences.isEmpty else { return self }
    var read = self
    if differences.contains(.schemeCaseFolded) { read.scheme = scheme?.lowercased() }
    if differences.contains(.hostCaseFolded) { read.host = host?.lowercased() }
    if differences.contains(.trailingSlashDropped), let path, path.count > 1, path.hasSuffix("/") {
      read.path = String(path.dropLast())
      read.segments = segments.map { Array($0.dropLast()) }
    }
    if differences.contains(.plusAsSpace), let url { read.query = query?.withPlusAsSpace(in: url) }
    if differences.contains(.valuelessAsEmpty) {
      read.query = read.query?.map { QueryItem(name: $0.name, value: $0.value ?? "") }
    }
    if differences.contains(.valuelessDropped) { read.query?.removeAll { $0.value == nil } }
    if differences.contains(.emptyDropped) { read.query?.removeAll { $0.value == "" } }
    if differences.contains(.firstOfRepeatedItems) { read.query = read.query?.firstOfEachName }
    if differences.contains(.lastOfRepeatedItems) {
      read.query = read.query.map { Array($0.reversed()).firstOfEachName.reversed() }
    }
    return read
  }
}

extension [ParsedLink.QueryItem] {
  fileprivate var firstOfEachName: [Element] {
    var names: Set<String> = []
    return filter { names.insert($0.name).inserted }
  }

  /// The items with the spaces that the plus signs of the URL's text stand for. Decoded, a plus is no longer told from
  /// `%2B`.
  fileprivate func withPlusAsSpace(in url: URL) -> [Element] {
    let text = url.absoluteString.prefix { $0 != "#" }
    guard let mark = text.firstIndex(of: "?") else { return self }
    let pieces = text[text.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false)
    guard pieces.count == count else { return self }
    return zip(self, pieces).map { item, piece in
      guard piece.contains("+") else { return item }
      let sides = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { side in
        side.replacingOccurrences(of: "+", with: "%20").removingPercentEncoding
          ?? side.replacingOccurrences(of: "+", with: " ")
      }
      return Element(name: sides[0], value: sides.count > 1 ? sides[1] : nil)
    }
  }
}
