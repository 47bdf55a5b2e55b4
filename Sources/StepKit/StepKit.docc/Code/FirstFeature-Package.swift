// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ParkingMeter",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://example.com/specrun.git", from: "0.1.0")],
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
  ]
)
