import Testing

@testable import SpecTools

/// The files that folders get, and what is told about them.
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

  /// A folder with these files; the name of one that is none ends with a slash.
  static func folder(_ path: String = "/code/shop", _ files: [String: String] = [:]) -> Folder {
    let tidy = Dictionary(
      uniqueKeysWithValues: files.map { ($0.hasSuffix("/") ? String($0.dropLast()) : $0, $1) })
    return Folder(
      path: path,
      kind: { name in
        if files["\(name)/"] != nil || files.keys.contains(where: { $0.hasPrefix("\(name)/") }) {
          return .folder
        }
        return tidy[name] == nil ? nil : .file
      },
      text: { files[$0] },
      hasFeatures: { folder in
        files.keys.contains { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".feature") }
      })
  }

  /// One folder, and the paths and notes that are expected for it.
  private func check(
    _ folder: Folder, _ choices: Choices = Choices(origin: origin, servers: [], editors: []),
    creates paths: [String], notes: [Scaffold.Note] = [], command: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let scaffold = try Scaffold(folder, choices)
    #expect(scaffold.files.map(\.path) == paths, sourceLocation: location)
    #expect(scaffold.notes == notes, sourceLocation: location)
    #expect(scaffold.command == command, sourceLocation: location)
  }

  private static let settings = ["specrun.yaml", ".gitignore"]

  @Test func emptyFolder() throws {
    try check(
      Self.folder(), Choices(origin: Self.origin, editors: Editor.allCases),
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
      try Scaffold(Self.folder(path), Choices(origin: Self.origin)).command
        == "swift run \(program)")
  }

  @Test func chosenName() throws {
    let choices = Choices(name: "told", origin: Self.origin)
    #expect(try Scaffold(Self.folder(), choices).command == "swift run told-specs")
  }

  @Test func besideAPackage() throws {
    let folder = Self.folder(files("Package.swift", Self.library))
    try check(
      folder,
      creates: [
        "Specs/Package.swift", "Specs/Sources/shop-specs/Main.swift",
        "Specs/Sources/shop-specs/GreetingSteps.swift", "Features/greeting.feature",
      ] + Self.settings,
      notes: [.nested(folder: "Specs", library: "Shop")],
      command: "swift run --package-path Specs shop-specs")
    let scaffold = try Scaffold(folder, Choices(origin: .path("../specrun")))
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
    let folder = Self.folder(files("Package.swift", "let package = Package(name: name)"))
    let scaffold = try Scaffold(folder, Choices(origin: Self.origin))
    #expect(scaffold.notes == [.nested(folder: "Specs", library: nil)])
    #expect(!scaffold.files[0].text.contains("path:"))
    #expect(scaffold.files[2].text.hasPrefix("import StepKit\n"))
  }

  @Test func takenFolder() throws {
    let files = ["Package.swift": Self.library, "Specs/Test.swift": ""]
    #expect(
      try Scaffold(Self.folder("/code/shop", files), Choices(origin: Self.origin)).command
        == "swift run --package-path Specifications shop-specs")
    #expect(
      try Scaffold(
        Self.folder("/code/specs", ["Package.swift": Self.library]), Choices(origin: Self.origin)
      ).command == "swift run --package-path Specifications specs-specs")
  }

  @Test(arguments: [
    ("Package.swift", "Package.swift"), ("Specs/Package.swift", "Specs/Package.swift"),
  ])
  func specsAreThere(manifest: String, told: String) throws {
    let folder = Self.folder(
      "/code/shop", ["Package.swift": Self.library].merging([manifest: Self.specs]) { $1 })
    try check(
      folder, creates: Self.settings, notes: [.present(package: told, program: "told")],
      command: manifest == "Package.swift"
        ? "swift run told" : "swift run --package-path Specs told")
  }

  @Test func featuresAreThere() throws {
    let folder = Self.folder(files("features/a.feature", ""))
    let scaffold = try Scaffold(folder, Choices(origin: Self.origin, servers: [], editors: []))
    #expect(scaffold.notes == [.noSample(folder: "features")])
    #expect(scaffold.files.map(\.path).contains("features/greeting.feature") == false)
    #expect(scaffold.files[3].text.contains("paths: features\n"))
  }

  @Test(arguments: [
    (".build\nreports\n", nil), ("# x\n/.build/\n/reports\n", nil), (".build/\n", ["reports/"]),
    ("*.o", [".build/", "reports/"]),
  ])
  func ignoredPaths(text: String, missing: [String]?) throws {
    let notes = try Scaffold(Self.folder(files(".gitignore", text)), Choices(origin: Self.origin))
      .notes
    #expect(notes == (missing.map { [.lacks(path: ".gitignore", lines: $0)] } ?? []))
  }

  @Test func workflowsOfARepositoryAround() throws {
    try check(
      Self.folder(files("/code/.git/", "")),
      Choices(origin: .path("/specrun"), servers: BuildServer.allCases, editors: []),
      creates: [
        "Package.swift", "Sources/shop-specs/Main.swift", "Sources/shop-specs/GreetingSteps.swift",
        "Features/greeting.feature",
      ] + Self.settings,
      notes: [.localOrigin("/specrun"), .noWorkflows(repository: "/code")],
      command: "swift run shop-specs")
    let own = Self.folder("/code/shop", ["/code/shop/.git/": "", "/code/.git/": ""])
    #expect(try Scaffold(own, Choices(origin: Self.origin)).notes == [])
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
      try Scaffold(Self.folder(path, files), Choices(name: name, origin: Self.origin))
    }
    #expect(!problem.message.isEmpty)
  }

  private func files(_ path: String, _ text: String) -> [String: String] { [path: text] }
}

extension ScaffoldTests {
  private static func folder(_ files: [String: String]) -> Folder { folder("/code/shop", files) }
}
