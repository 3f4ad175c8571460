// swift-tools-version: 5.9
import PackageDescription

// An old library: Swift 5, iOS 13. It knows nothing of the suite; the package in Conformance does.
let package = Package(
  name: "OldRouter",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  products: [.library(name: "OldRouter", targets: ["OldRouter"])],
  targets: [.target(name: "OldRouter")]
)
