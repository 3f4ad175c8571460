// swift-tools-version: 6.0
import PackageDescription

// As a stranger would write it: a router that is a singleton, under test with XCTest.
let package = Package(
  name: "LinkCenter",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  dependencies: [.package(name: "delegate-routing", path: "../../..")],
  targets: [
    .target(name: "LinkCenter"),
    .testTarget(
      name: "LinkCenterConformance",
      dependencies: ["LinkCenter", .product(name: "DelegateRoutingXCTest", package: "delegate-routing")]),
  ]
)
