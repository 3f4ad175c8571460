import Testing

@testable import DelegateRoutingAudit

/// Two projects with everything that the audit says of them, written out.
struct WholeOutputTests {
  private func text(_ name: String, profile: String? = nil) throws -> String {
    let project = FixtureProject(try FixtureProject.text("Apps/\(name).txt"))
    return try AuditText.text(
      project.audited { audit in
        if let profile { audit.profiles = [try FrameworkProfile.named(profile)] }
      })
  }

  @Test func anAppWithoutScenesIsToldWhatStopsAndWhereItBelongs() throws {
    #expect(try text("LegacyLinks") == FixtureProject.text("Apps/LegacyLinks.expected.txt"))
  }

  @Test func anAppOfAFrameworkIsHeldToItsProfile() throws {
    #expect(try text("Capacitor", profile: "capacitor") == FixtureProject.text("Apps/Capacitor.expected.txt"))
  }
}
