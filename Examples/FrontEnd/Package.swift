// swift-tools-version: 6.2
import PackageDescription

// A front end and a reporter of its own, on the modules below the command; and the same scenarios as
// tests of Swift Testing.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func specrun(_ product: String) -> Target.Dependency { .product(name: product, package: "specrun") }

let package = Package(
  name: "FrontEnd",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "specrun", path: "../..")],
  targets: [
    .target(name: "TurnstileSteps", dependencies: [specrun("StepKit")], swiftSettings: settings),
    .target(
      name: "Verdicts", dependencies: [specrun("SpecReporting"), specrun("Messages")],
      swiftSettings: settings),
    .executableTarget(
      name: "front-end",
      dependencies: [
        "TurnstileSteps", "Verdicts", specrun("SpecSession"), specrun("SpecSources"),
        specrun("SpecEngine"), specrun("SpecReporting"), specrun("Messages"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TurnstileTests",
      dependencies: [
        "TurnstileSteps", "Verdicts", specrun("SpecSession"), specrun("SpecSources"),
        specrun("SpecEngine"), specrun("SpecReporting"), specrun("Messages"),
      ],
      swiftSettings: settings),
  ]
)
