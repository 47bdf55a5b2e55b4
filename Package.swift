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
  _ name: String, path: String? = nil, uses dependencies: [Target.Dependency] = [],
  embedding resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path ?? "Sources/\(name)",
    resources: resources, swiftSettings: settings)
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
    .library(name: "SpecSources", targets: ["SpecSources"]),
    .library(name: "SpecEngine", targets: ["SpecEngine"]),
    .library(name: "SpecSession", targets: ["SpecSession"]),
    .library(name: "SpecReporting", targets: ["SpecReporting"]),
    .library(name: "SpecCommand", targets: ["SpecCommand"]),
    // What the nested package Loopback is built on.
    .library(name: "Ports", targets: ["Ports"]),
    .library(name: "TestDoubles", targets: ["TestDoubles"]),
    .library(name: "Systems", targets: ["Systems"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The language: values and pure functions.
    module("Spelling"),
    module("Messages"),
    module("CucumberExpressions", uses: ["Spelling"]),
    module("TagExpressions"),
    module("Gherkin", uses: ["Messages", "Spelling"]),
    module("StoryDocuments", uses: ["Gherkin", "Messages"]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    module("YAML", uses: ["CLibYAML", "Spelling"]),

    // What comes from files beside the features.
    module("DataSources", uses: ["Gherkin", "Messages", "YAML"]),

    module(
      "SpecSources", uses: ["Gherkin", "Messages", "StoryDocuments", "DataSources"]),

    // The runner.
    module("StepKit", uses: ["Messages", "CucumberExpressions", "TagExpressions", "YAML"]),
    module(
      "SpecEngine",
      uses: [
        "StepKit", "Messages", "CucumberExpressions", "TagExpressions", "Gherkin",
      ]),
    module(
      "SpecSession",
      uses: [
        "SpecSources", "SpecEngine", "StepKit", "Gherkin", "Messages", "TagExpressions",
        "StoryDocuments", "DataSources",
      ]),
    module(
      "SpecReporting", uses: ["Messages", "Spelling"],
      embedding: [.embedInCode("HTML/Assets")]),
    module(
      "SpecCommand",
      uses: [
        "Messages", "Gherkin", "CucumberExpressions", "TagExpressions", "YAML", "Spelling",
        "StepKit", "SpecEngine", "SpecSources", "SpecSession", "SpecReporting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // What the systems under specification ask of the world, and its doubles.
    module("Ports"),
    module("Digests"),
    module("TestDoubles", uses: ["Ports", "YAML"]),
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

    module(
      "Systems",
      uses: [
        "StepKit", "ComicsListSteps", "MastermindSteps", "GhibliFeedSteps", "QuizGameSteps",
        "MarvelLibrarySteps",
      ]),

    .executableTarget(
      name: "specrun", dependencies: ["SpecCommand", "Systems", "TestDoubles"],
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
      name: "SessionTestSupport",
      dependencies: ["Messages", "SpecEngine", "SpecSession", "SpecSources", "StepKit"],
      path: "Tests/SessionTestSupport", swiftSettings: settings),
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
    tests(of: "SpecSources", uses: ["Messages", "Gherkin", "DataSources"]),
    tests(
      of: "SpecSession", uses: ["SpecEngine", "SpecSources", "StepKit", "Messages"]),
    tests(of: "SpecReporting", uses: ["Messages"], excluding: ["Goldens"]),
    tests(
      of: "SpecCommand",
      uses: [
        "StepKit", "SpecEngine", "SpecSources", "SpecSession", "SpecReporting", "Messages",
        "Gherkin", "YAML", "TagExpressions",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      excluding: [
        "Semantics/running", "Semantics/selection", "Semantics/data", "Semantics/Goldens",
      ]),
    tests(of: "Digests"),
    tests(of: "TestDoubles", uses: ["Ports", "YAML"]),
    tests(
      of: "QuizGame",
      uses: [
        "Ports", "TestDoubles", "SessionTestSupport", "SpecEngine", "StepKit", "Messages",
        "QuizGameSteps",
      ], excluding: ["Fixtures"]),
    tests(of: "Pictures"),
    tests(
      of: "ComicsList",
      uses: [
        "Ports", "TestDoubles", "SessionTestSupport", "SpecEngine", "StepKit", "Messages",
        "Pictures",
        "ComicsListSteps",
      ]),
    tests(
      of: "Mastermind",
      uses: [
        "TestDoubles", "MastermindSteps", "SessionTestSupport", "StepKit", "SpecEngine", "Messages",
        "Pictures",
      ]),
    tests(
      of: "GhibliFeed",
      uses: [
        "Ports", "TestDoubles", "SessionTestSupport", "SpecEngine", "StepKit", "Messages",
        "GhibliFeedSteps",
      ]),
    tests(
      of: "MarvelLibrary",
      uses: [
        "Ports", "TestDoubles", "Digests", "SessionTestSupport", "SpecEngine", "MarvelLibrarySteps",
      ]),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "SpecTestSupport", "SpecCommand", "SpecEngine", "SpecSources", "SpecReporting", "Systems",
        "TestDoubles", "specrun",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
  ]
)
