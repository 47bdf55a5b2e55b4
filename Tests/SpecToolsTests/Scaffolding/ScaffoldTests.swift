import SpecSources
import SpecTestSupport
import Testing

@testable import SpecTools

/// The files that folders get, and what is said about them.
struct ScaffoldTests {
  static let origin = Origin("https://example.com/specrun.git", version: "0.1.0")
  static let library = """
    let package = Package(
      name: "Shop", platforms: [.macOS(.v26)],
      products: [.library(name: "Till", targets: ["Till"]), .library(name: "Shop", targets: ["Shop"])])
    """
  static let specs = """
    .executableTarget(name: "told", dependencies: [.product(name: "SpecCommand", package: "specrun")])
    """

  /// The scaffold for a folder with these files; a name that ends with a slash is a folder.
  static func scaffold(
    _ path: String = "/code/shop", _ files: [String: String] = [:], choices: Choices
  ) throws -> Scaffold {
    guard !files.isEmpty else { return try Scaffold(FileSystem(workingDirectory: path), choices) }
    let root = try TemporaryFolder()
    return try withExtendedLifetime(root) {
      for (name, text) in files {
        let file = name.hasPrefix("/") ? name : "\(path)/\(name)"
        try root.write(text, to: file.hasSuffix("/") ? "\(file)something" : file)
      }
      return try Scaffold(FileSystem(workingDirectory: root.path + path), choices)
    }
  }

  /// One folder, and the paths and notes that are expected for it.
  private func check(
    _ files: [String: String] = [:],
    _ choices: Choices = Choices(origin: origin, servers: [], editors: []),
    creates paths: [String], notes: [Scaffold.Note] = [], command: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let scaffold = try Self.scaffold("/code/shop", files, choices: choices)
    #expect(scaffold.files.map(\.path) == paths, sourceLocation: location)
    #expect(scaffold.notes == notes, sourceLocation: location)
    #expect(scaffold.command == command, sourceLocation: location)
  }

  private static let settings = ["specrun.yaml", ".gitignore"]

  @Test func emptyFolder() throws {
    try check(
      [:], Choices(origin: Self.origin, editors: Editor.allCases),
      creates: [
        "Package.swift", "Sources/shop-specs/Main.swift", "Sources/shop-specs/GreetingSteps.swift",
        "Features/greeting.feature", "specrun.yaml", ".gitignore", ".github/workflows/specs.yml",
        ".gitlab-ci.yml", ".nvim.lua", ".vscode/settings.json", ".vscode/extensions.json",
        ".vscode/tasks.json", ".vscode/launch.json", ".dir-locals.el", ".helix/languages.toml",
      ], command: "swift run shop-specs")
  }

  @Test(arguments: [
    ("/code/My App (2)", "My-App-2-specs"), ("/code/2048", "my-specs"), ("/", "my-specs"),
    ("/code/größe", "gr-e-specs"), ("/code/a_b", "a_b-specs"), ("/code/./x/../y", "y-specs"),
  ])
  func names(path: String, program: String) throws {
    #expect(
      try Self.scaffold(path, choices: Choices(origin: Self.origin)).command
        == "swift run \(program)")
  }

  @Test func chosenName() throws {
    let choices = Choices(name: "told", origin: Self.origin)
    #expect(try Self.scaffold(choices: choices).command == "swift run told-specs")
  }

  @Test func besideAPackage() throws {
    let files = ["Package.swift": Self.library]
    try check(
      files,
      creates: [
        "Specs/Package.swift", "Specs/Sources/shop-specs/Main.swift",
        "Specs/Sources/shop-specs/GreetingSteps.swift", "Features/greeting.feature",
      ] + Self.settings,
      notes: [.nested(folder: "Specs", library: "Shop")],
      command: "swift run --package-path Specs shop-specs")
    let scaffold = try Self.scaffold(
      "/code/shop", files, choices: Choices(origin: .path("../specrun")))
    let manifest = try #require(scaffold.files.first).text
    for part in [
      ".package(name: \"Shop\", path: \"..\")", ".product(name: \"Shop\", package: \"Shop\")",
      ".macOS(.v26)", ".package(name: \"specrun\", path: \"../../specrun\")",
    ] {
      #expect(manifest.contains(part), "\(manifest)")
    }
    #expect(scaffold.files[2].text.hasPrefix("import Shop\nimport StepKit\n"))
  }

  @Test func besideAPackageWithoutALibrary() throws {
    let scaffold = try Self.scaffold(
      "/code/shop", ["Package.swift": "let package = Package(name: name)"],
      choices: Choices(origin: Self.origin))
    #expect(scaffold.notes == [.nested(folder: "Specs", library: nil)])
    #expect(!scaffold.files[0].text.contains("path:"))
    #expect(scaffold.files[2].text.hasPrefix("import StepKit\n"))
  }

  @Test func takenFolder() throws {
    let files = ["Package.swift": Self.library, "Specs/Test.swift": ""]
    #expect(
      try Self.scaffold("/code/shop", files, choices: Choices(origin: Self.origin)).command
        == "swift run --package-path Specifications shop-specs")
    #expect(
      try Self.scaffold(
        "/code/specs", ["Package.swift": Self.library], choices: Choices(origin: Self.origin)
      ).command == "swift run --package-path Specifications specs-specs")
  }

  @Test(arguments: [
    ("Package.swift", "Package.swift"), ("Specs/Package.swift", "Specs/Package.swift"),
  ])
  func specsAreThere(manifest: String, told: String) throws {
    try check(
      ["Package.swift": Self.library].merging([manifest: Self.specs]) { $1 },
      creates: Self.settings, notes: [.present(package: told, program: "told")],
      command: manifest == "Package.swift"
        ? "swift run told" : "swift run --package-path Specs told")
  }

  @Test func featuresAreThere() throws {
    let scaffold = try Self.scaffold(
      "/code/shop", ["features/a.feature": ""],
      choices: Choices(origin: Self.origin, servers: [], editors: []))
    #expect(scaffold.notes == [.noSample(folder: "features")])
    #expect(scaffold.files.map(\.path).contains("features/greeting.feature") == false)
    #expect(scaffold.files[3].text.contains("paths: features\n"))
  }

  @Test(arguments: [
    (".build\nreports\n", nil), ("# x\n/.build/\n/reports\n", nil), (".build/\n", ["reports/"]),
    ("*.o", [".build/", "reports/"]),
  ])
  func ignoredPaths(text: String, missing: [String]?) throws {
    let notes = try Self.scaffold(
      "/code/shop", [".gitignore": text], choices: Choices(origin: Self.origin)
    ).notes
    #expect(notes == (missing.map { [.lacks(path: ".gitignore", lines: $0)] } ?? []))
  }

  @Test func workflowsOfARepositoryAround() throws {
    let root = try TemporaryFolder(["code/.git/config": ""])
    let choices = Choices(
      origin: .path("/specrun"), servers: BuildServer.allCases, editors: [])
    let scaffold = try Scaffold(
      FileSystem(workingDirectory: "\(root.path)/code/shop"), choices)
    #expect(
      scaffold.files.map(\.path) == [
        "Package.swift", "Sources/shop-specs/Main.swift", "Sources/shop-specs/GreetingSteps.swift",
        "Features/greeting.feature",
      ] + Self.settings)
    #expect(
      scaffold.notes
        == [.localOrigin("/specrun"), .noWorkflows(repository: "\(root.path)/code")])
    let own = ["/code/shop/.git/": "", "/code/.git/": ""]
    #expect(
      try Self.scaffold("/code/shop", own, choices: Choices(origin: Self.origin)).notes == [])
  }

  @Test(arguments: [
    ("/code/specrun", [:], nil, ScaffoldProblem.sameIdentity(folder: "specrun")),
    ("/code/SpecRun", ["Package.swift": library], nil, .sameIdentity(folder: "SpecRun")),
    ("/code/shop", ["Package.swift/": ""], nil, .unreadableManifest("Package.swift")),
    (
      "/code/shop", ["Package.swift": library, "Specs": "", "Specifications/": ""], nil,
      .noPlace(["Specs", "Specifications"])
    ),
    ("/code/shop", [:], "a/b", .badName("a/b")), ("/code/shop", [:], "", .badName("")),
    ("/code/shop", [:], "1a", .badName("1a")),
  ])
  func problems(
    path: String, files: [String: String], name: String?, problem: ScaffoldProblem
  ) throws {
    #expect(throws: problem) {
      try Self.scaffold(path, files, choices: Choices(name: name, origin: Self.origin))
    }
    #expect(!problem.message.isEmpty)
  }
}
