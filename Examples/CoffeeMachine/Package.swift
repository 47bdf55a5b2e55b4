// swift-tools-version: 6.2
import PackageDescription

// A package with steps of its own. Outside this repository, the dependency is a URL.
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
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // The code of the articles about StepKit: `swift run shop-specs Shop`.
    .executableTarget(
      name: "shop-specs",
      dependencies: [
        .product(name: "Messages", package: "specrun"),
        .product(name: "SpecCommand", package: "specrun"),
        .product(name: "SpecReporting", package: "specrun"),
        .product(name: "StepKit", package: "specrun"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // A front end of its own: `swift run one-scenario FILE:LINE`.
    .executableTarget(
      name: "one-scenario",
      dependencies: [
        .product(name: "Messages", package: "specrun"),
        .product(name: "SpecEngine", package: "specrun"),
        .product(name: "SpecSession", package: "specrun"),
        .product(name: "SpecSources", package: "specrun"),
        .product(name: "StepKit", package: "specrun"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
