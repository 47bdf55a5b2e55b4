// swift-tools-version: 6.2
import PackageDescription

// The dependency lists below say which module may import which; the gate builds with
// `--explicit-target-dependency-import-check error`, so an undeclared import does not compile there.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What `specrun --version` says the build is of; `make install` and others set it, packages that depend
/// on specrun need not.
let revision = Context.environment["SPECRUN_REVISION"] ?? ""

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

/// A system under specification: its module, its step definitions and its tests.
func system(
  _ name: String, uses dependencies: [Target.Dependency],
  excluding files: [String] = []
) -> [Target] {
  [
    module(name, path: "Sources/Domains/\(name)", uses: dependencies),
    module(
      "\(name)Steps", path: "Sources/Domains/\(name)Steps",
      uses: [.target(name: name), "StepKit", "TestDoubles", "Pictures"] + dependencies),
    tests(
      of: name,
      uses: dependencies + [
        .target(name: "\(name)Steps"), "TestDoubles", "Pictures", "SessionTestSupport",
        "SpecEngine", "StepKit", "Messages",
      ], excluding: files),
  ]
}

let package = Package(
  name: "specrun",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "specrun", targets: ["specrun"]),
    .executable(name: "specrun-init", targets: ["specrun-init"]),
    .library(name: "Messages", targets: ["Messages"]),
    .library(name: "Gherkin", targets: ["Gherkin"]),
    .library(name: "CucumberExpressions", targets: ["CucumberExpressions"]),
    .library(name: "TagExpressions", targets: ["TagExpressions"]),
    .library(name: "StepKit", targets: ["StepKit"]),
    .library(name: "SpecSources", targets: ["SpecSources"]),
    .library(name: "SpecEngine", targets: ["SpecEngine"]),
    .library(name: "SpecSession", targets: ["SpecSession"]),
    .library(name: "SpecReporting", targets: ["SpecReporting"]),
    .library(name: "SpecMerging", targets: ["SpecMerging"]),
    .library(name: "SpecCommand", targets: ["SpecCommand"]),
    .library(name: "SpecTools", targets: ["SpecTools"]),
    .library(name: "SpecTesting", targets: ["SpecTesting"]),
    .library(name: "SpecXCTest", targets: ["SpecXCTest"]),
    .plugin(name: "RunSpecs", targets: ["RunSpecs"]),
    .plugin(name: "InitSpecs", targets: ["InitSpecs"]),
    // For anybody's tests.
    .library(name: "Ports", targets: ["Ports"]),
    .library(name: "TestDoubles", targets: ["TestDoubles"]),
    .library(name: "YAML", targets: ["YAML"]),
    .library(name: "Pictures", targets: ["Pictures"]),
    // For the nested package Loopback.
    .library(name: "Systems", targets: ["Systems"]),
  ],
  targets: [
    // The language: values and pure functions.
    module("Basics"),
    // The C library of the system.
    module("CLibrary"),
    module("Messages", uses: ["Basics"]),
    module("CucumberExpressions", uses: ["Basics"]),
    module("TagExpressions"),
    module("Gherkin", uses: ["Messages", "Basics"]),
    module("GherkinFormatting", uses: ["Basics", "Gherkin", "Messages", "SpecSources"]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    module("YAML", uses: ["CLibYAML", "Basics"]),

    module(
      "SpecSources",
      uses: ["CLibrary", "Gherkin", "Messages", "Basics", "YAML"]),

    // The runner.
    module("StepKit", uses: ["Messages", "YAML", "CucumberExpressions", "Basics"]),
    module(
      "SpecEngine",
      uses: [
        "StepKit", "Messages", "CucumberExpressions", "TagExpressions", "Gherkin", "Basics",
      ]),
    // Worker processes.
    .target(name: "CSpecProcess"),
    module(
      "SpecIsolation",
      uses: ["CLibrary", "CSpecProcess", "SpecEngine", "StepKit", "Messages", "Gherkin"]),
    module(
      "SpecSession",
      uses: [
        "SpecSources", "SpecEngine", "StepKit", "Gherkin", "Messages", "TagExpressions", "Basics",
      ]),
    // Styles and scripts of pages.
    .target(name: "CPageAssets", exclude: ["Report", "Catalog"]),
    module("SpecReporting", uses: ["CPageAssets", "Messages", "Basics"]),
    // What people set: specrun.yaml, variables, options, and the files that they name.
    module(
      "SpecSettings",
      uses: [
        "Messages", "Gherkin", "CucumberExpressions", "TagExpressions", "YAML", "Basics",
        "SpecSources", "SpecEngine", "SpecSession", "SpecReporting",
      ]),
    // Reports in files, and attachments beside them.
    module(
      "ReportFiles",
      uses: [
        "Basics", "Messages", "Gherkin", "SpecEngine", "SpecReporting", "SpecSession",
        "SpecSettings",
        "SpecSources",
      ]),
    // `swift package specrun` and `swift package specrun-init`.
    .plugin(
      name: "RunSpecs",
      capability: .command(
        intent: .custom(
          verb: "specrun", description: "Build the program of this package's specs, and run it"),
        permissions: [.writeToPackageDirectory(reason: "Specs write reports.")])),
    .plugin(
      name: "InitSpecs",
      capability: .command(
        intent: .custom(verb: "specrun-init", description: "Write first specs"),
        permissions: [.writeToPackageDirectory(reason: "First specs are files in it.")])),

    // The same scenarios as tests of Swift Testing.
    module(
      "SpecTesting",
      uses: [
        "Basics", "CLibrary",
        "Messages", "Gherkin", "StepKit", "SpecEngine", "SpecSession", "SpecSources",
        "SpecReporting", "SpecSettings", "ReportFiles",
      ]),
    // And as those of XCTest, for steps with its assertions.
    module("SpecXCTest", uses: ["SpecTesting", "StepKit"]),
    // Recordings of several runs, joined.
    module("SpecMerging", uses: ["Basics", "Messages", "SpecReporting"]),
    module(
      "SpecAudit",
      uses: [
        "Basics",
        "Messages", "Gherkin", "CucumberExpressions", "TagExpressions", "StepKit", "SpecEngine",
        "SpecSession", "SpecReporting",
      ]),
    module(
      "SpecLint",
      uses: [
        "Messages", "Gherkin", "GherkinFormatting", "CucumberExpressions", "TagExpressions",
        "StepKit", "SpecEngine", "SpecSources", "SpecSession", "SpecReporting", "Basics",
      ]),
    module(
      "SpecLanguageServer",
      uses: [
        "Basics", "Messages", "Gherkin", "GherkinFormatting", "CucumberExpressions", "SpecSources",
        "StepKit", "SpecEngine", "SpecSession", "SpecLint", "SpecReporting",
      ]),
    module(
      "SpecCatalog",
      uses: [
        "Basics", "CPageAssets", "Messages", "CucumberExpressions", "StepKit", "SpecEngine",
        "SpecReporting",
      ]),
    .target(
      name: "CSpecRevision",
      cSettings: revision.isEmpty ? [] : [.define("SPECRUN_REVISION", to: revision)]),
    module(
      "SpecCommand",
      uses: [
        "CLibrary", "SpecSettings", "ReportFiles", "Messages", "Gherkin", "TagExpressions", "YAML",
        "Basics", "StepKit", "SpecEngine", "SpecSources", "SpecSession", "SpecReporting",
        "SpecIsolation", "CSpecProcess", "CSpecRevision",
      ]),
    // The subcommands besides `run`.
    module(
      "SpecTools",
      uses: [
        "Basics", "CLibrary", "CSpecProcess", "Gherkin", "GherkinFormatting", "Messages",
        "ReportFiles", "SpecAudit", "SpecCatalog", "SpecCommand", "SpecEngine",
        "SpecIsolation", "SpecLanguageServer", "SpecLint", "SpecMerging", "SpecReporting",
        "SpecSession", "SpecSettings", "SpecSources", "StepKit", "TagExpressions",
      ]),

    // Ports of the systems under specification, and test doubles for them.
    module("Ports"),
    module("TestDoubles", uses: ["Ports", "YAML", "Basics"]),
    module("Pictures", uses: ["StepKit", "Basics"]),

    module(
      "Systems",
      uses: [
        "StepKit", "ComicsListSteps", "MastermindSteps", "GhibliFeedSteps", "QuizGameSteps",
        "MarvelLibrarySteps",
      ]),

    .executableTarget(
      name: "specrun", dependencies: ["SpecCommand", "SpecTools", "Systems", "TestDoubles"],
      swiftSettings: settings),

    // What `swift package specrun-init` runs.
    .executableTarget(
      name: "specrun-init", dependencies: ["SpecCommand", "SpecTools"], swiftSettings: settings),

    // A program for tests, whose steps use the network.
    .executableTarget(
      name: "network-specs", dependencies: ["CLibrary", "SpecCommand", "SpecTools", "StepKit"],
      path: "Tests/NetworkSpecs",
      swiftSettings: settings),

    // Tests mirror Sources.
    .target(
      name: "SpecTestSupport", dependencies: ["Messages"], path: "Tests/SpecTestSupport",
      swiftSettings: settings),
    .target(
      name: "SessionTestSupport",
      dependencies: ["Messages", "SpecEngine", "SpecSession", "SpecSources", "StepKit"],
      path: "Tests/SessionTestSupport", swiftSettings: settings),
    .target(
      name: "CommandTestSupport",
      dependencies: [
        "SpecTestSupport", "SpecCommand", "SpecTools", "SpecEngine", "SpecSources", "StepKit",
      ],
      path: "Tests/CommandTestSupport", swiftSettings: settings),
    tests(of: "Basics"),
    tests(of: "Messages"),
    tests(
      of: "CucumberExpressions", uses: ["YAML"], excluding: ["Suggestions/Sentences"]),
    tests(of: "TagExpressions", uses: ["YAML"]),
    tests(of: "Gherkin", uses: ["Messages"]),
    tests(of: "GherkinFormatting", uses: ["Gherkin", "Messages"]),
    tests(of: "YAML"),
    tests(of: "StepKit", uses: ["Messages"]),
    tests(
      of: "SpecEngine",
      uses: [
        "StepKit", "Messages", "CucumberExpressions", "TagExpressions", "Gherkin",
      ]),
    tests(of: "SpecSources", uses: ["Messages", "Gherkin"]),
    tests(
      of: "SpecSession",
      uses: ["SpecEngine", "SpecSources", "StepKit", "Messages", "Gherkin", "TagExpressions"]),
    tests(
      of: "SpecSettings",
      uses: [
        "Messages", "SpecEngine", "SpecSession", "SpecSources", "SpecReporting", "TagExpressions",
      ]),
    tests(
      of: "SpecTesting",
      uses: [
        "Messages", "ReportFiles", "SpecCommand", "SpecEngine", "SpecReporting",
        "SpecSession", "SpecSettings", "SpecSources", "StepKit", "Systems",
      ]),
    tests(
      of: "SpecIsolation", uses: ["CLibrary", "CSpecProcess", "SpecEngine", "StepKit", "Messages"]),
    tests(
      of: "SpecAudit",
      uses: [
        "Basics", "SpecEngine", "SpecSession", "SpecSources", "StepKit", "Messages", "Gherkin",
        "SpecReporting",
      ]),
    tests(
      of: "SpecLint",
      uses: [
        "Messages", "Gherkin", "SpecEngine", "SpecSession", "SpecSources", "StepKit",
        "TagExpressions",
      ]),
    tests(
      of: "SpecReporting", uses: ["Basics", "Gherkin", "Messages"],
      excluding: ["Goldens"]),
    tests(of: "SpecMerging", uses: ["Messages", "SpecReporting"]),
    tests(
      of: "SpecLanguageServer",
      uses: [
        "StepKit", "SpecEngine", "SpecSession", "SpecSources", "Messages", "Gherkin",
        "TagExpressions",
      ]),
    tests(
      of: "SpecCatalog",
      uses: [
        "SpecEngine", "SpecSession", "SpecSources", "SpecReporting", "StepKit", "Messages",
        "Gherkin",
      ],
      excluding: ["Goldens"]),
    tests(
      of: "SpecCommand",
      uses: [
        "StepKit", "SpecEngine", "SpecSources", "SpecSession", "SpecReporting", "Messages",
        "Gherkin", "YAML", "TagExpressions", "SpecSettings", "ReportFiles", "SpecMerging",
        "SpecTools", "CommandTestSupport",
      ],
      excluding: [
        "Semantics/running", "Semantics/selection", "Semantics/data", "Semantics/Goldens",
      ]),
    tests(
      of: "SpecTools",
      uses: [
        "CLibrary", "CommandTestSupport", "GherkinFormatting", "Messages", "SpecCommand",
        "SpecEngine", "SpecMerging", "SpecReporting", "SpecSettings", "SpecSources", "StepKit",
        "YAML",
      ]),
    tests(of: "Ports"),
    // The command with steps for bad input, which the catalogue of AcceptanceTests runs.
    .executableTarget(
      name: "badinput", dependencies: ["CLibrary", "SpecCommand", "SpecTools", "StepKit"],
      path: "Tests/BadInputProgram",
      swiftSettings: settings),
    // The command with a few steps, which the tests with real editors serve.
    .executableTarget(
      name: "editor-specs", dependencies: ["SpecCommand", "SpecTools", "StepKit"],
      path: "Tests/EditorProgram",
      swiftSettings: settings),
    // The command that `make bench` measures.
    .executableTarget(
      name: "specbench",
      dependencies: ["CLibrary", "Gherkin", "Messages", "SpecCommand", "SpecSources", "StepKit"],
      path: "Tests/BenchmarkProgram",
      swiftSettings: settings),
    tests(of: "TestDoubles", uses: ["Ports", "YAML"]),
    tests(of: "Pictures", uses: ["StepKit", "SessionTestSupport", "Messages"]),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "CLibrary",
        "SpecTestSupport", "CommandTestSupport", "Messages", "SpecCommand", "SpecTools",
        "SpecEngine", "SpecSources",
        "SpecReporting",
        "ReportFiles",
        "SpecCatalog", "CucumberExpressions",
        "Systems", "TestDoubles", "Gherkin", "specrun", "badinput", "network-specs", "editor-specs",
      ],
      exclude: ["Fixtures", "Editors/Scripts"], swiftSettings: settings),
  ]
)

package.targets +=
  system("ComicsList", uses: ["Ports"])
  + system("Mastermind", uses: [])
  + system("GhibliFeed", uses: ["Ports"])
  + system("QuizGame", uses: ["Ports"], excluding: ["Fixtures"])
  + system("MarvelLibrary", uses: ["Ports"])

// The plugin of `make docs`. Whoever depends on this package has no use for it and need not resolve it.
if Context.environment["SPECRUN_DOCUMENTATION"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
