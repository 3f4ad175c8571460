// swift-tools-version: 6.0
import PackageDescription

// As a stranger would write it: a library that only matches URLs, under test behind the suite's own glue.
let package = Package(
  name: "RouteTable",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  dependencies: [.package(name: "delegate-routing", path: "../../..")],
  targets: [
    .target(name: "RouteTable"),
    .testTarget(
      name: "RouteTableConformance",
      dependencies: ["RouteTable", .product(name: "DelegateRoutingTesting", package: "delegate-routing")]),
  ]
)
