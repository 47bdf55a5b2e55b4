// swift-tools-version: 6.2
import PackageDescription

// The loopback run: the features of all systems through a production client and a real server.
// A package of its own, so that a package that depends on specrun resolves no server, and the
// command links neither URL loading nor sockets.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func specrun(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "specrun") }
}

let package = Package(
  name: "Loopback",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "specrun", path: ".."),
    // The server; only the module Loopback may import it.
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .target(name: "Adapters", dependencies: specrun("Ports"), swiftSettings: settings),
    .target(
      name: "Loopback",
      dependencies: specrun("Ports", "TestDoubles") + [
        "Adapters", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "specrun-loopback",
      dependencies: specrun("SpecCommand", "StepKit", "Systems", "TestDoubles") + ["Loopback"],
      swiftSettings: settings),

    .testTarget(
      name: "AdaptersTests",
      dependencies: specrun("Ports", "TestDoubles") + ["Adapters", "Loopback"],
      swiftSettings: settings),
    .testTarget(
      name: "LoopbackTests",
      dependencies: specrun("Ports", "SpecCommand", "SpecSources", "Systems", "TestDoubles") + [
        "Adapters", "Loopback", "specrun-loopback",
      ], swiftSettings: settings),
  ]
)
