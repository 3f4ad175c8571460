// swift-tools-version: 6.0
import PackageDescription

// A package of its own, as a stranger would write it: a link router, and its conformance test.
let package = Package(
  name: "LinkRouter",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  dependencies: [.package(name: "delegate-routing", path: "../../..")],
  targets: [
    .target(name: "LinkRouter"),
    .testTarget(
      name: "LinkRouterConformance",
      dependencies: ["LinkRouter", .product(name: "DelegateRoutingTesting", package: "delegate-routing")]),
  ]
)
