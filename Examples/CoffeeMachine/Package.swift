// swift-tools-version: 6.2
import PackageDescription

// A package with steps of its own. Outside this repository the dependency is a URL:
// .package(url: "https://…/specrun", from: "0.1.0")
let package = Package(
  name: "CoffeeMachine",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "specrun", path: "../..")],
  targets: [
    .executableTarget(
      name: "coffee-specs",
      dependencies: [
        .product(name: "SpecCommand", package: "specrun"),
        .product(name: "StepKit", package: "specrun"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
