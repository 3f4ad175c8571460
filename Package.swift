// swift-tools-version: 6.0
import PackageDescription

// Spec <- Corpus <- Conformance <- front ends, routers and tool. Nothing imports back up.
let package = Package(
  name: "delegate-routing",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  products: [
    .library(name: "DelegateRoutingSpec", targets: ["DelegateRoutingSpec"]),
    .library(name: "DelegateRoutingCorpus", targets: ["DelegateRoutingCorpus"]),
  ],
  targets: [
    // The vocabulary, the system model, the rules and the ledger: plain values.
    .target(name: "DelegateRoutingSpec"),
    // The fixtures: reading and checking. They lie at the top of the package, for people and other programs.
    .target(
      name: "DelegateRoutingCorpus", dependencies: ["DelegateRoutingSpec"], resources: [.copy("../../Corpus")]),
    .testTarget(name: "DelegateRoutingCorpusTests", dependencies: ["DelegateRoutingCorpus", "DelegateRoutingSpec"]),
  ]
)
