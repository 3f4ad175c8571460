import DelegateRoutingConformance
import Testing

/// The cases of a scenario that repeats.
struct RepeatedCaseTests {
  @Test("a scenario that repeats is a case for each fixture in each setting, named after both") func ids() throws {
    let cases = try SharedCatalogue.get().cases.filter { $0.fixture == "stale/return-after-event" }
    #expect(
      cases.map(\.id) == [
        "stale/app-delegate/return-after-event/notification/plain",
        "stale/app-delegate/return-after-event/quick-action/plain",
        "stale/app-delegate/return-after-event/share/plain", "stale/scene/return-after-event/notification/plain",
        "stale/scene/return-after-event/quick-action/plain", "stale/scene/return-after-event/share/plain",
      ])
    #expect(Set(cases.map(\.group)) == ["stale/app-delegate", "stale/scene"])
  }
}
