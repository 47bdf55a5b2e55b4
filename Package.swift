// swift-tools-version: 6.2
import PackageDescription

// The import rules of ARCHITECTURE.md are the dependency lists below; the build is run with
// `--explicit-target-dependency-import-check error`, so an undeclared import does not compile.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(
  _ name: String, path: String? = nil, uses dependencies: [Target.Dependency] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path ?? "Sources/\(name)",
    swiftSettings: settings)
}

func tests(
  of name: String, uses dependencies: [Target.Dependency] = [], excluding files: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "SpecTestSupport"] + dependencies,
    exclude: files, swiftSettings: settings)
}

let package = Package(
  name: "specrun",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "specrun", targets: ["specrun"]),
    .library(name: "Messages", targets: ["Messages"]),
    .library(name: "Gherkin", targets: ["Gherkin"]),
    .library(name: "CucumberExpressions", targets: ["CucumberExpressions"]),
    .library(name: "TagExpressions", targets: ["TagExpressions"]),
    .library(name: "StepKit", targets: ["StepKit"]),
    .library(name: "SpecReporting", targets: ["SpecReporting"]),
    .library(name: "SpecCommand", targets: ["SpecCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The server of the loopback network; nothing else may import it.
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    // The language: values and pure functions.
    module("Spelling"),
    module("Messages"),
    module("CucumberExpressions"),
    module("TagExpressions"),
    module("Gherkin", uses: ["Messages", "Spelling"]),
    module("StoryDocuments", uses: ["Gherkin", "Messages"]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    module("YAML", uses: ["CLibYAML", "Spelling"]),

    // What comes from files beside the features.
    module("DataSources", uses: ["Gherkin", "Messages", "YAML"]),

    // The runner.
    module("StepKit", uses: ["Messages", "CucumberExpressions", "TagExpressions", "YAML"]),
    module(
      "SpecEngine",
      uses: [
        "StepKit", "Messages", "CucumberExpressions", "TagExpressions", "Gherkin", "Spelling",
      ]),
    module("SpecSession", uses: ["SpecEngine", "TagExpressions"]),
    module("SpecReporting", uses: ["Messages", "Spelling"]),
    module(
      "SpecCommand",
      uses: [
        "Messages", "Gherkin", "CucumberExpressions", "TagExpressions", "YAML", "Spelling",
        "StepKit",
        "SpecEngine", "SpecSession", "SpecReporting", "StoryDocuments", "DataSources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // What the systems under specification ask of the world, and its doubles.
    module("Ports"),
    module("Digests"),
    module("TestDoubles", uses: ["Ports", "YAML"]),
    module("Adapters", uses: ["Ports"]),
    module(
      "Loopback",
      uses: [
        "Ports", "TestDoubles", "Adapters", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    module("Pictures"),

    // The systems under specification, and their sentences.
    module("QuizGame", path: "Sources/Domains/QuizGame", uses: ["Ports"]),
    module(
      "QuizGameSteps", path: "Sources/Domains/QuizGameSteps",
      uses: ["StepKit", "TestDoubles", "Ports", "Pictures", "QuizGame"]),

    module("ComicsList", path: "Sources/Domains/ComicsList", uses: ["Ports", "Digests"]),
    module(
      "ComicsListSteps", path: "Sources/Domains/ComicsListSteps",
      uses: ["StepKit", "TestDoubles", "Ports", "Pictures", "ComicsList"]),
    module("Mastermind", path: "Sources/Domains/Mastermind"),
    module(
      "MastermindSteps", path: "Sources/Domains/MastermindSteps",
      uses: ["StepKit", "TestDoubles", "Pictures", "Mastermind"]),
    module("GhibliFeed", path: "Sources/Domains/GhibliFeed", uses: ["Ports"]),
    module(
      "GhibliFeedSteps", path: "Sources/Domains/GhibliFeedSteps",
      uses: ["StepKit", "TestDoubles", "Ports", "Pictures", "GhibliFeed"]),
    module("MarvelLibrary", path: "Sources/Domains/MarvelLibrary", uses: ["Ports", "Digests"]),
    module(
      "MarvelLibrarySteps", path: "Sources/Domains/MarvelLibrarySteps",
      uses: ["StepKit", "TestDoubles", "Ports", "Digests", "Pictures", "MarvelLibrary"]),

    .executableTarget(
      name: "specrun",
      dependencies: [
        "SpecCommand", "StepKit", "TestDoubles", "Loopback",
        "ComicsListSteps", "MastermindSteps", "GhibliFeedSteps", "QuizGameSteps",
        "MarvelLibrarySteps",
      ],
      swiftSettings: settings),

    // What `make bench` runs.
    .executableTarget(
      name: "specbench",
      dependencies: [
        "Messages", "Gherkin", "CucumberExpressions", "StepKit", "SpecEngine", "SpecReporting",
      ],
      swiftSettings: settings),

    // Tests mirror Sources.
    .target(
      name: "SpecTestSupport", dependencies: ["Messages"], path: "Tests/SpecTestSupport",
      swiftSettings: settings),
    .target(
      name: "StorySupport", dependencies: ["Gherkin", "Messages", "SpecEngine", "StepKit"],
      path: "Tests/StorySupport", swiftSettings: settings),
    tests(of: "Spelling"),
    tests(of: "Messages"),
    tests(of: "CucumberExpressions", uses: ["YAML"]),
    tests(of: "TagExpressions", uses: ["YAML"]),
    tests(of: "Gherkin", uses: ["Messages"]),
    tests(of: "StoryDocuments", uses: ["Gherkin", "Messages"]),
    tests(of: "DataSources", uses: ["Gherkin", "Messages"]),
    tests(of: "YAML"),
    tests(of: "StepKit", uses: ["Messages", "CucumberExpressions", "TagExpressions"]),
    tests(
      of: "SpecEngine",
      uses: ["StepKit", "Messages", "CucumberExpressions", "TagExpressions", "Gherkin"]),
    tests(of: "SpecReporting", uses: ["Messages"], excluding: ["Goldens"]),
    tests(
      of: "SpecCommand",
      uses: [
        "StepKit", "SpecEngine", "SpecSession", "SpecReporting", "Messages", "Gherkin", "YAML",
        "TagExpressions", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      excluding: [
        "Semantics/running", "Semantics/selection", "Semantics/data", "Semantics/Goldens",
      ]),
    tests(of: "Digests"),
    tests(of: "TestDoubles", uses: ["Ports", "YAML"]),
    tests(of: "Adapters", uses: ["Ports", "TestDoubles", "Loopback"]),
    tests(of: "Loopback", uses: ["Ports", "TestDoubles", "Adapters"]),
    tests(
      of: "QuizGame",
      uses: [
        "Ports", "TestDoubles", "StorySupport", "SpecEngine", "StepKit", "Messages",
        "QuizGameSteps",
      ], excluding: ["Fixtures"]),
    tests(of: "Pictures"),
    tests(
      of: "ComicsList",
      uses: [
        "Ports", "TestDoubles", "StorySupport", "SpecEngine", "StepKit", "Messages", "Pictures",
        "ComicsListSteps",
      ]),
    tests(
      of: "Mastermind",
      uses: [
        "TestDoubles", "MastermindSteps", "StorySupport", "StepKit", "SpecEngine", "Messages",
        "Pictures",
      ]),
    tests(
      of: "GhibliFeed",
      uses: [
        "Ports", "TestDoubles", "StorySupport", "SpecEngine", "StepKit", "Messages",
        "GhibliFeedSteps",
      ]),
    tests(
      of: "MarvelLibrary",
      uses: [
        "Ports", "TestDoubles", "Digests", "StorySupport", "SpecEngine", "MarvelLibrarySteps",
      ]),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "SpecTestSupport", "StorySupport", "SpecCommand", "SpecEngine", "SpecReporting", "StepKit",
        "Messages", "TestDoubles", "Loopback", "specrun",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
  ]
)
