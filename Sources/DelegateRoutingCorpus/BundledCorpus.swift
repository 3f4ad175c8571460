import Foundation

extension Corpus {
  /// Reads the corpus that comes with the package. Folders in `extra` add fixtures, as in `read(at:adding:rules:)`.
  ///
  /// - Throws: `CorpusError`, also where the corpus is not found: a program that was moved without its resources.
  public static func bundled(adding extra: [URL] = [], rules: Set<String>? = nil) throws -> Corpus {
    try read(at: BundledCorpus.folder(near: BundledCorpus.candidates()), adding: extra, rules: rules)
  }
}

/// Finds the corpus among the resources. `Bundle.module` would end the process where it finds nothing.
enum BundledCorpus {
  /// The folder in the first resource bundle of this target that lies in one of the candidates.
  static func folder(near candidates: [URL]) throws -> URL {
    for candidate in candidates {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: candidate.path)) ?? []
      // The name before the target's is the package's in one build system and its identity in another.
      for name in names.sorted() where name.hasSuffix(target + ".resources") || name.hasSuffix(target + ".bundle") {
        let bundle = Bundle(url: candidate.appendingPathComponent(name))
        if let folder = bundle?.url(forResource: "Corpus", withExtension: nil) { return folder }
      }
    }
    throw CorpusError(issues: [
      CorpusIssue(
        file: "Corpus", path: JSONPath.root, line: nil,
        problem: "is not among the resources of this program; it may have been moved without them",
        right: "the resources beside the program, or the corpus named with --corpus PATH")
    ])
  }

  /// Where a build system may put resources: beside the program or the bundle that holds this code, or in them.
  static func candidates() -> [URL] {
    // Xcode's previews name the place themselves.
    let named = ["PACKAGE_RESOURCE_BUNDLE_PATH", "PACKAGE_RESOURCE_BUNDLE_URL"].compactMap {
      ProcessInfo.processInfo.environment[$0].map { URL(fileURLWithPath: $0) }
    }
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    let bundles = [Bundle.main, Bundle(for: Anchor.self)] + Bundle.allBundles
    let beside = bundles.flatMap {
      [$0.resourceURL, $0.bundleURL, $0.bundleURL.deletingLastPathComponent()].compactMap { $0 }
    }
    return named + [program].compactMap { $0 } + beside
  }

  private static let target = "_DelegateRoutingCorpus"

  /// A class of this target, for its bundle.
  private final class Anchor {}
}
