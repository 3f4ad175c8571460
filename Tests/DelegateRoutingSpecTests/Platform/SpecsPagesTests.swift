import DelegateRoutingSpec
import Foundation
import Testing

/// The pages of `Specs/` and the rules in the code say the same.
struct SpecsPagesTests {
  @Test(arguments: pages) func pageHasItsRulesInTheirOrder(_ page: String) throws {
    let rules = PlatformRule.all.map(\.rule).filter { $0.page == page }
    #expect(try SpecsPage(page).sections.map(\.heading) == rules.map(\.name))
  }

  @Test(arguments: PlatformRule.all.map(\.rule)) func sectionSaysWhatTheRuleSays(_ rule: Rule) throws {
    let section = try #require(SpecsPage(rule.page).sections.first { $0.heading == rule.name })
    let lifeCycles = rule.lifeCycles.map(\.rawValue).joined(separator: ", ")
    #expect(section.lines.first == rule.statement)
    #expect(
      section.lines.dropFirst().first
        == "Grade: \(rule.evidence.rawValue). Level: \(rule.level.rawValue). Life cycles: \(lifeCycles).")
    #expect(section.sources == rule.sources)
    #expect(!rule.sources.isEmpty)
  }

  @Test(arguments: PlatformRule.all.map(\.rule)) func whatAppleAloneSaysIsMarkedAsNotVerified(_ rule: Rule) throws {
    let section = try #require(SpecsPage(rule.page).sections.first { $0.heading == rule.name })
    guard !rule.sources.contains(where: isMeasurement) else { return }
    #expect(section.lines.last?.contains("Not verified on a device.") == true)
  }

  @Test(arguments: PlatformRule.all) func pageNamesTheDisputedPointsThatDecide(_ rule: PlatformRule) throws {
    let section = try #require(SpecsPage(rule.rule.page).sections.first { $0.heading == rule.rule.name })
    let deciding = DisputedPoint.allCases.filter { decides($0, rule) }.map(\.facts.name)
    #expect(section.disputedPoints == deciding)
  }

  /// Whether another reading of the point changes what the rule says of one of its examples.
  private func decides(_ point: DisputedPoint, _ rule: PlatformRule) -> Bool {
    RuleExample.all.filter { $0.rule == rule.rule.name }.flatMap { [$0.accepted, $0.rejected] }.contains { trace in
      trace.reading.alternatives(at: PointSet(point)).contains { reading in
        var other = trace
        other.reading = reading
        return (rule.violation(other) == nil) != (rule.violation(trace) == nil)
      }
    }
  }

  private static let pages = [
    "adoption.md", "app-delegate.md", "scenes-cold.md", "scenes-warm.md", "scene-lifetime.md",
    "swiftui.md", "windows.md", "environment.md", "life-cycle-pairs.md", "threads.md", "versions.md",
  ]

  /// Whether somebody else than Apple reports it: a log, a test, a bug report.
  private func isMeasurement(_ source: Source) -> Bool {
    !source.url.hasPrefix("https://developer.apple.com/documentation/")
      && !source.url.hasPrefix("https://developer.apple.com/videos/")
      && source.title != "UIKit headers of the iPhoneOS 27.0 SDK (public mirror, commit ad607cb)"
  }
}

/// A page of `Specs/`, taken apart.
private struct SpecsPage {
  let sections: [Section]

  /// A heading with what stands below it.
  struct Section {
    let heading: String
    /// The lines that are neither empty nor part of the list of sources.
    var lines: [String] = []
    var sources: [Source] = []

    /// The disputed points that the text names.
    var disputedPoints: [String] {
      lines.flatMap { $0.components(separatedBy: "Disputed point: `").dropFirst() }
        .map { String($0.prefix { $0 != "`" }) }
    }
  }

  init(_ name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent(Rule.specsFolder).appendingPathComponent(name)
    var sections: [Section] = []
    for line in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("## ") {
        sections.append(Section(heading: String(line.dropFirst(3))))
      } else if !sections.isEmpty, !line.isEmpty, line != "Sources:" {
        let source = Source(listItem: line)
        if let source { sections[sections.count - 1].sources.append(source) }
        if source == nil { sections[sections.count - 1].lines.append(line) }
      }
    }
    self.sections = sections
  }
}

extension Source {
  /// A source from a Markdown list item that is a link and nothing else.
  fileprivate init?(listItem line: String) {
    guard line.hasPrefix("- ["), line.hasSuffix(")"), let middle = line.range(of: "](") else { return nil }
    self.init(
      String(line[line.index(line.startIndex, offsetBy: 3)..<middle.lowerBound]),
      String(line[middle.upperBound...].dropLast()))
  }
}
