// swift-tools-version: 6.0
import PackageDescription

// The conformance tests of the old library, in a package of their own beside it.
let package = Package(
  name: "OldRouterConformance",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  dependencies: [
    .package(name: "OldRouter", path: ".."),
    .package(name: "delegate-routing", path: "../../../.."),
  ],
  targets: [
    .testTarget(
      name: "OldRouterConformance",
      dependencies: [
        "OldRouter", .product(name: "DelegateRoutingTesting", package: "delegate-routing"),
      ])
  ]
)
