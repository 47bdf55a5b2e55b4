import SpecEngine

/// The contents of new files.
struct Templates {
  let layout: Layout
  let origin: Origin
  /// Whether the program has the subcommands besides `run`.
  let hasTools: Bool

  typealias File = Scaffold.File

  /// The version of Swift that the package and its workflows ask for.
  static let swift = "6.2"

  /// Package.swift, the program, and the library of its steps.
  var package: [File] {
    [
      File(path: layout.path(Layout.manifest), text: manifest),
      File(path: "\(layout.sources)/Main.swift", text: main),
      File(path: "\(layout.sources)/GreetingSteps.swift", text: steps),
    ]
  }

  private var manifest: String {
    var dependencies = [dependency]
    var products = (["SpecCommand"] + (hasTools ? ["SpecTools"] : []) + ["StepKit"])
      .map { product($0, of: origin.name) }
    if let parent = layout.parent, let library = parent.library {
      dependencies.append(".package(name: \(swiftLiteral(of: parent.name)), path: \"..\")")
      products.append(product(library.name, of: parent.name))
    }
    // In the format of `swift format`: a single one is on the line of its label.
    let packages =
      dependencies.count == 1
      ? dependencies[0] : "\n\(dependencies.map { "    \($0),\n" }.joined())  "
    return """
      // swift-tools-version: \(Self.swift)
      import PackageDescription

      let package = Package(
        name: \(swiftLiteral(of: layout.program)),
        platforms: [.macOS(.v\(layout.parent?.macOS ?? Layout.macOS))],
        dependencies: [\(packages)],
        targets: [
          .executableTarget(
            name: \(swiftLiteral(of: layout.program)),
            dependencies: [
      \(products.map { "        \($0),\n" }.joined())      ])
        ]
      )

      """
  }

  private var dependency: String {
    switch origin {
    case .path(let path):
      // Paths of a package are relative to its own folder.
      let place = path.hasPrefix("/") || layout.folder.isEmpty ? path : "../\(path)"
      return ".package(name: \(swiftLiteral(of: origin.name)), path: \(swiftLiteral(of: place)))"
    case .address(let address, let version):
      return ".package(url: \(swiftLiteral(of: address)), from: \(swiftLiteral(of: version)))"
    }
  }

  private func product(_ name: String, of package: String) -> String {
    ".product(name: \(swiftLiteral(of: name)), package: \(swiftLiteral(of: package)))"
  }

  private var main: String {
    """
    import SpecCommand
    \(hasTools ? "import SpecTools\n" : "")
    /// Runs the features with these libraries of steps.
    @main
    struct Main {
      static func main() async {
        await Specrun.main([greetingSteps]\(hasTools ? ", tools: .all" : ""))
      }
    }

    """
  }

  private var steps: String {
    """
    \(imports)

    /// What the steps of one scenario share; every scenario gets a fresh one.
    struct GreetingWorld: World {
      var greeting = ""

      init(_ scenario: ScenarioContext) {}
    }

    let greetingSteps = StepLibrary(GreetingWorld.self) {
      // A step after Then whose definition is a Given or When is an error: it checks nothing.
      StrictOutcomes()

      When("{word} comes in") { (world: inout GreetingWorld, name: String) in
        world.greeting = "Hello, \\(name)!"
      }

      Then("the screen shows {string}") { (world: inout GreetingWorld, text: String) in
        try expect(world.greeting, equals: text, "the screen")
      }
    }

    """
  }

  /// In the order in which `swift format` wants them.
  private var imports: String {
    ([layout.parent?.library?.module, "StepKit"].compactMap { $0 })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { "import \($0)" }.joined(separator: "\n")
  }

  var feature: File {
    File(
      path: "\(layout.features)/greeting.feature",
      text: """
        Feature: A greeting

          Scenario: A guest
            When Ann comes in
            Then the screen shows "Hello, Ann!"

        """)
  }

  var settings: File {
    File(
      path: "specrun.yaml",
      text: """
        # How `\(layout.run)` runs; with --help it lists all settings.
        profiles:
          default:
            paths: \(layout.features)
            format:
              - auto
              - html:reports/report.html
              - junit:reports/junit.xml
              - message:reports/messages.ndjson

        """)
  }

  var ignored: File {
    File(path: ".gitignore", text: Self.ignoredPaths.map { "\($0)\n" }.joined())
  }

  private static let ignoredPaths = [".build/", "reports/"]

  /// The lines that an existing file lacks.
  static func ignoredPaths(missingIn text: String) -> [String] {
    let present = text.split(whereSeparator: \.isNewline).map { line in
      line.filter { !$0.isWhitespace && $0 != "/" }
    }
    return ignoredPaths.filter { path in !present.contains(path.filter { $0 != "/" }) }
  }
}
