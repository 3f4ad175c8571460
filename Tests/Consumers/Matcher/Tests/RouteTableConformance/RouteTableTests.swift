import DelegateRoutingTesting
import Foundation
import RouteTable
import Testing

class RouteTableAdapter: URLMatcherAdapter {
  let table = RouteTable()
  required init(_ matched: @escaping @MainActor (URL) -> Void) { addRoutes(matched) }

  func addRoutes(_ matched: @escaping @MainActor (URL) -> Void) {
    table.add { url in
      MainActor.assumeIsolated { matched(url) }
      return true
    }
  }

  func open(_ url: URL, options: OpenURLOptions) -> Bool { table.open(url) }

  func parse(_ url: URL) -> ParsedLink? {
    ParsedLink(query: RouteTable.items(of: url)?.map { .init(name: $0.name, value: $0.value) })
  }
}

/// A table with two routes, the first of which handles a URL and then says that it did not.
final class TwoHandlersAdapter: RouteTableAdapter {
  override func addRoutes(_ matched: @escaping @MainActor (URL) -> Void) {
    table.add(scheme: "acme") { url in
      MainActor.assumeIsolated { matched(url) }
      return false
    }
    super.addRoutes(matched)
  }
}

@Test(arguments: ConformanceSuite.groups)
func conforms(_ group: ConformanceGroup) async {
  await expectConformance(of: Candidate(matcher: RouteTableAdapter.self), in: group)
}

@Test(.enabled(if: ProcessInfo.processInfo.environment["CONSUMER_ROUTER"] == "broken"))
func brokenConforms() async { await expectConformance(of: Candidate(matcher: TwoHandlersAdapter.self)) }
