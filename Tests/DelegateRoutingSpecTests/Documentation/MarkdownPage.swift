import DelegateRoutingSpec
import Foundation

/// A page of `Specs/`, as far as the tests take it apart.
struct MarkdownPage {
  /// The page's lines.
  let lines: [String]

  init(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    lines = text.components(separatedBy: "\n")
  }

  /// Where the pages are.
  static let folder = root.appendingPathComponent(Rule.specsFolder)

  /// The package's root.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The names of all pages.
  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted()
  }

  /// The sections under headings of the second level.
  var sections: [Section] {
    var sections: [Section] = []
    for line in lines {
      if line.hasPrefix("## ") {
        sections.append(Section(heading: String(line.dropFirst(3)), lines: []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections
  }

  /// The places in the page that a link can lead to: its headings as GitHub writes them in addresses.
  var anchors: [String] {
    lines.filter { $0.hasPrefix("#") && !$0.hasPrefix("#!") }.map { line in
      line.drop { $0 == "#" }.dropFirst().lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
        .replacingOccurrences(of: " ", with: "-")
    }
  }

  /// The targets of the page's links, those outside the repository excepted.
  var localLinks: [String] {
    lines.flatMap { line in
      line.components(separatedBy: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
    }.filter { !$0.hasPrefix("https://") }
  }

  /// The code blocks in a language, line by line.
  func code(_ language: String) -> [[String]] { Section(heading: "", lines: lines).code(language) }

  /// The rows of the table whose head begins with a cell, without head and rule; each cell trimmed.
  func table(_ first: String, after heading: String) -> [[String]] {
    let start = lines.firstIndex { $0.hasPrefix("#") && $0.hasSuffix(" \(heading)") } ?? lines.endIndex
    guard let head = lines[start...].firstIndex(where: { $0.hasPrefix("| \(first) |") }) else { return [] }
    return lines[(head + 2)...].prefix { $0.hasPrefix("|") }.map { row in
      row.components(separatedBy: " | ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "| `")) }
    }
  }

  /// A heading with what stands below it.
  struct Section {
    let heading: String
    var lines: [String]

    /// The lines with text.
    var text: [String] { lines.filter { !$0.isEmpty } }

    /// The links of the list of sources.
    var sources: [Source] {
      lines.compactMap { line in
        guard line.hasPrefix("- ["), line.hasSuffix(")"), let middle = line.range(of: "](") else { return nil }
        return Source(
          String(line[line.index(line.startIndex, offsetBy: 3)..<middle.lowerBound]),
          String(line[middle.upperBound...].dropLast()))
      }
    }

    /// The code blocks in a language, line by line.
    func code(_ language: String) -> [[String]] {
      var blocks: [[String]] = []
      var isInside = false
      for line in lines {
        if isInside, line != "```" {
          blocks[blocks.count - 1].append(line)
        } else if isInside {
          isInside = false
        } else if line == "```\(language)" {
          isInside = true
          blocks.append([])
        }
      }
      return blocks
    }
  }
}
