// swift-tools-version: 6.2
import PackageDescription

// A package whose stories run under `swift test` alone.
let package = Package(
  name: "ParkingMeter",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "specrun", path: "../..")],
  targets: [
    .target(name: "Parking", swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ParkingTests",
      dependencies: [
        "Parking",
        .product(name: "SpecTesting", package: "specrun"),
        .product(name: "StepKit", package: "specrun"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // The same stories in a test case of XCTest, for steps with its assertions.
    .testTarget(
      name: "ParkingXCTests",
      dependencies: [
        "Parking",
        .product(name: "SpecTesting", package: "specrun"),
        .product(name: "SpecXCTest", package: "specrun"),
        .product(name: "StepKit", package: "specrun"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
