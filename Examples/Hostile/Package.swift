// swift-tools-version: 6.2
import PackageDescription

// Steps that crash, hang, leak and forge verdicts; `Checks` checks what a run says of each.
let package = Package(
  name: "Hostile",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "specrun", path: "../..")],
  targets: [
    // What Swift does not offer: fork, and code that no compiler looks through.
    .target(name: "CHostile"),
    .executableTarget(
      name: "hostile-specs",
      dependencies: [
        "CHostile",
        .product(name: "SpecCommand", package: "specrun"),
        .product(name: "SpecTools", package: "specrun"),
        .product(name: "StepKit", package: "specrun"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
