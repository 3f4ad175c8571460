// swift-tools-version: 6.0
import PackageDescription

// Spec <- Corpus <- Conformance <- front ends and tool. Nothing imports back up.
let package = Package(
  name: "delegate-routing",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  products: [
    .library(name: "DelegateRoutingSpec", targets: ["DelegateRoutingSpec"])
  ],
  targets: [
    // The vocabulary, the system model, the rules and the ledger: plain values.
    .target(name: "DelegateRoutingSpec"),
    .testTarget(name: "DelegateRoutingSpecTests", dependencies: ["DelegateRoutingSpec"]),
  ]
)
