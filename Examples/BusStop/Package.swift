// swift-tools-version: 6.2
import PackageDescription

// A system behind the ports of specrun, and its test doubles: in stories and in ordinary tests.
let package = Package(
  name: "BusStop",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "specrun", path: "../..")],
  targets: [
    .target(
      name: "BusStop",
      dependencies: [.product(name: "Ports", package: "specrun")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "BusStopSteps",
      dependencies: [
        "BusStop",
        .product(name: "Pictures", package: "specrun"),
        .product(name: "StepKit", package: "specrun"),
        .product(name: "TestDoubles", package: "specrun"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "bus-specs",
      dependencies: [
        "BusStopSteps",
        .product(name: "Messages", package: "specrun"),
        .product(name: "SpecCommand", package: "specrun"),
        .product(name: "SpecReporting", package: "specrun"),
        .product(name: "SpecTools", package: "specrun"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "BusStopTests",
      dependencies: [
        "BusStop", "BusStopSteps",
        .product(name: "Pictures", package: "specrun"),
        .product(name: "Ports", package: "specrun"),
        .product(name: "SpecTesting", package: "specrun"),
        .product(name: "StepKit", package: "specrun"),
        .product(name: "TestDoubles", package: "specrun"),
        .product(name: "YAML", package: "specrun"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
