// swift-tools-version: 6.0
import PackageDescription

// Spec <- Corpus <- Conformance <- front ends, routers and tool. Nothing imports back up.
let package = Package(
  name: "delegate-routing",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  products: [
    .library(name: "DelegateRoutingSpec", targets: ["DelegateRoutingSpec"]),
    .library(name: "DelegateRoutingCorpus", targets: ["DelegateRoutingCorpus"]),
    .library(name: "DelegateRoutingConformance", targets: ["DelegateRoutingConformance"]),
    .library(name: "DelegateRoutingTesting", targets: ["DelegateRoutingTesting"]),
    .library(name: "DelegateRoutingXCTest", targets: ["DelegateRoutingXCTest"]),
    .executable(name: "delegate-routing", targets: ["delegate-routing"]),
  ],
  targets: [
    // The vocabulary, the system model, the rules and the ledger: plain values.
    .target(name: "DelegateRoutingSpec"),
    // The fixtures: reading and checking. They lie at the top of the package, for people and other programs.
    .target(
      name: "DelegateRoutingCorpus", dependencies: ["DelegateRoutingSpec"], resources: [.copy("../../Corpus")]),
    // The adapter, the stage that plays scenarios against a router, the suite of cases, the reports.
    .target(name: "DelegateRoutingConformance", dependencies: ["DelegateRoutingSpec", "DelegateRoutingCorpus"]),
    // The front end for Swift Testing.
    .target(name: "DelegateRoutingTesting", dependencies: ["DelegateRoutingConformance"]),
    // The front end for XCTest.
    .target(name: "DelegateRoutingXCTest", dependencies: ["DelegateRoutingConformance"]),
    // Correct routers, one for each documented system, to copy.
    .target(name: "ReferenceRouters", dependencies: ["DelegateRoutingConformance"]),
    // Reading app projects: what of an app stops working under scenes.
    .target(
      name: "DelegateRoutingAudit", dependencies: ["DelegateRoutingSpec"],
      resources: [.embedInCode("Profiles/capacitor.json")]),
    // The tests of the tests: a router that follows any profile, and routers that are each broken in one way. In no
    // library; the tool runs them to show what the suite finds.
    .target(name: "FaultyRouters", dependencies: ["DelegateRoutingConformance"], path: "Tests/FaultyRouters"),
    // The command-line tool.
    .target(
      name: "DelegateRoutingTool",
      dependencies: ["DelegateRoutingAudit", "DelegateRoutingConformance", "ReferenceRouters", "FaultyRouters"]),
    .executableTarget(name: "delegate-routing", dependencies: ["DelegateRoutingTool"]),
    .testTarget(
      name: "DelegateRoutingSpecTests",
      dependencies: [
        "DelegateRoutingAudit", "DelegateRoutingSpec", "DelegateRoutingCorpus", "DelegateRoutingConformance",
      ]),
    .testTarget(
      name: "DelegateRoutingConformanceTests",
      dependencies: ["DelegateRoutingConformance", "FaultyRouters", "ReferenceRouters"], exclude: ["Failures"]),
    .testTarget(name: "DelegateRoutingToolTests", dependencies: ["DelegateRoutingTool", "delegate-routing", "unruly"]),
    // Adapters that take the process down; run by the tests in a process of their own.
    .executableTarget(
      name: "unruly", dependencies: ["DelegateRoutingConformance", "DelegateRoutingTool"], path: "Tests/Unruly"),
    .testTarget(
      name: "DelegateRoutingFrontEndTests",
      dependencies: ["DelegateRoutingTesting", "DelegateRoutingXCTest", "ReferenceRouters"]),
    .testTarget(
      name: "DelegateRoutingAuditTests", dependencies: ["DelegateRoutingAudit", "DelegateRoutingSpec"],
      exclude: ["Projects"]),
    .testTarget(name: "DelegateRoutingCorpusTests", dependencies: ["DelegateRoutingCorpus", "DelegateRoutingSpec"]),
  ]
)
