// swift-tools-version: 6.2
import PackageDescription

// The step code of the official compatibility kit and its judge: see README.md.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "CompatibilityKit",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "specrun", path: "../..")],
  targets: [
    // One library for each sample.
    .target(
      name: "KitSteps", dependencies: [.product(name: "StepKit", package: "specrun")],
      swiftSettings: settings),
    // The command with the library of one sample.
    .executableTarget(
      name: "compatibility-kit",
      dependencies: ["KitSteps", .product(name: "SpecCommand", package: "specrun")],
      swiftSettings: settings),
    // How messages are compared. `JSON` and `JSONSchema` are links to those of specrun's tests.
    .target(name: "Judging", swiftSettings: settings),
    // Runs the command on every sample and compares. It is built with the command it starts.
    .executableTarget(
      name: "judge", dependencies: ["Judging", "KitSteps", "compatibility-kit"],
      swiftSettings: settings),
    .testTarget(name: "JudgingTests", dependencies: ["Judging"], swiftSettings: settings),
  ]
)
