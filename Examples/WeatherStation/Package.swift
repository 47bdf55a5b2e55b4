// swift-tools-version: 6.2
import PackageDescription

// One library of steps, two homes: `swift run weather-specs` and `swift test`.
let package = Package(
  name: "WeatherStation",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "specrun", path: "../..")],
  targets: [
    .target(name: "Weather", swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "WeatherSteps",
      dependencies: ["Weather", .product(name: "StepKit", package: "specrun")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "weather-specs",
      dependencies: [
        "WeatherSteps",
        .product(name: "SpecCommand", package: "specrun"),
        .product(name: "SpecTesting", package: "specrun"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "WeatherTests",
      dependencies: ["WeatherSteps", .product(name: "SpecTesting", package: "specrun")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
