import Foundation
import SpecTestSupport
import Testing

/// Packages outside this one: what `Examples` shows is built and run as it is.
@Suite(.serialized) struct ExamplePackageTests {
  @Test(
    "a package with its own steps resolves, builds, and runs its stories", .timeLimit(.minutes(20)))
  func coffeeMachine() throws {
    let example = Example("CoffeeMachine")
    try example.swift("build")
    let specs = try example.run("coffee-specs", ["Features", "--color", "never"])
    #expect(specs.status == 0)
    #expect(specs.output.contains("2 scenarios (2 passed)"), "\(specs.output)")
    let shop = try example.run("shop-specs", ["Shop", "-f", "failures"])
    #expect(shop.output == "13 passed\n")
    for (line, verdict, status) in [
      (3, "A known guest: PASSED", 0), (7, "A wrong greeting: FAILED", 1),
    ] {
      let scenario = try example.run("one-scenario", ["Greeting/greeting.feature:\(line)"])
      #expect(scenario.output.hasSuffix("\(verdict)\n"), "\(scenario.output)")
      #expect(scenario.status == status)
    }
    let resolved = try example.swift("package", ["show-dependencies", "--format", "flatlist"])
    #expect(resolved == "\(Project.root.lastPathComponent)\nswift-argument-parser\n")
  }

  @Test("new specs are those of the README, and pass as they are", .timeLimit(.minutes(20)))
  func newSpecs() throws {
    let folder = try TemporaryFolder()
    try initialize(["greeting"], in: folder.url)
    let page = try #require(Page.all.first { $0.path == "README.md" })
    let files = page.fences.filter {
      $0.mark?.key == "file" && $0.mark?.value.hasPrefix("greeting/") == true
    }
    #expect(files.count == 2)
    for file in files {
      #expect(
        try folder.read(try #require(file.mark?.value)) == file.lines.joined(separator: "\n") + "\n"
      )
    }
    let specs = try Example(folder: folder.url.appendingPathComponent("greeting"))
      .swift("run", ["greeting-specs"])
    #expect(specs.contains("1 scenario (1 passed)"), "\(specs)")
    #expect(try folder.read("greeting/reports/junit.xml").contains("<testcase"))
  }

  @Test(
    "new specs beside a package use its library, and pass as they are", .timeLimit(.minutes(20)))
  func newSpecsBesideAPackage() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Bakery", platforms: [.macOS(.v12)],
        products: [.library(name: "bakery-kit", targets: ["bakery-core"])],
        targets: [.target(name: "bakery-core")])

      """
    let folder = try TemporaryFolder([
      "Package.swift": manifest,
      "Sources/bakery-core/Bread.swift": "public struct Bread {}\n",
    ])
    try initialize(["--name", "bakery"], in: folder.url)
    #expect(try folder.read("Package.swift") == manifest)
    #expect(
      try folder.read("Specs/Sources/bakery-specs/GreetingSteps.swift")
        .hasPrefix("import StepKit\nimport bakery_core\n"))
    let specs = try Example(folder: folder.url)
      .swift("run", ["--package-path", "Specs", "bakery-specs"])
    #expect(specs.contains("1 scenario (1 passed)"), "\(specs)")
  }

  /// Runs `specrun init` with the specrun of this project.
  private func initialize(_ arguments: [String], in folder: URL) throws {
    let specrun = try #require(Program.specrun, "the tests were built without specrun")
    let result = try Program.run(
      specrun.path, ["init", "--specrun", Project.root.path] + arguments, in: folder)
    try #require(result.status == 0, "\(result.output)")
  }

  @Test(
    "a front end of its own lists scenarios, runs one and reports, and tests run each",
    .timeLimit(.minutes(20)))
  func frontEnd() throws {
    let example = Example("FrontEnd")
    let tests = try example.swift("test")
    #expect(tests.contains("Test passes(_:) with 4 test cases passed"), "\(tests)")

    func check(
      _ arguments: String..., prints expected: String, status: Int32 = 0,
      at location: SourceLocation = #_sourceLocation
    ) throws {
      let result = try example.run("front-end", arguments)
      #expect(result.output == expected, sourceLocation: location)
      #expect(result.status == status, sourceLocation: location)
    }
    try check(
      "Features",
      prints: """
        Features/turnstile.feature:3: A coin opens it
        Features/turnstile.feature:8: It closes behind everyone
        Features/turnstile.feature:22: 1 coins let one person through
        Features/turnstile.feature:23: 2 coins let one person through

        """)
    try check(
      "Features", "It closes behind everyone", prints: "passed: It closes behind everyone\n")
    try check(
      "Features", "Features/turnstile.feature:23",
      prints: "passed: 2 coins let one person through\n")
    try check(
      "Drafts", "Drafts/refund.feature:3",
      prints: """
        failed: A second coin is returned
        Then 1 coin is returned  Drafts/refund.feature:6
        the returned coins differs
        expected: 1
          actual: 0
        at Sources/TurnstileSteps/TurnstileSteps.swift:35
        at Sources/TurnstileSteps/TurnstileSteps.swift:34
        at Drafts/refund.feature:6
        Sources/TurnstileSteps/TurnstileSteps.swift:34

        """, status: 1)
    try check("Features", "none", prints: "0 scenarios are called none\n", status: 2)
    try check("nowhere", prints: "nowhere: no such file or folder\n", status: 2)
  }
}

/// A package below the folder of examples.
///
/// They share a build folder, so that specrun is built once for all.
private struct Example {
  let folder: URL
  private let scratch = Project.root.appending(path: ".build/examples").path

  init(_ name: String) { folder = Project.root.appending(path: "Examples/\(name)") }

  /// A package elsewhere, which shares the build folder too.
  init(folder: URL) { self.folder = folder }

  /// Runs a subcommand of `swift`, which must succeed, and gives what it printed.
  @discardableResult
  func swift(_ subcommand: String, _ arguments: [String] = []) throws -> String {
    // As in the Makefile, and with the same flags, or the examples would not share what is built.
    let isStrict = ProcessInfo.processInfo.environment["STRICT"] != nil && subcommand != "package"
    let flags =
      isStrict
      ? ["-Xswiftc", "-warnings-as-errors", "--explicit-target-dependency-import-check", "error"]
      : []
    let result = try run(
      "/usr/bin/env",
      ["swift", subcommand, "--scratch-path", scratch, "--disable-sandbox"] + flags + arguments)
    try #require(result.status == 0, "\(result.output)")
    return result.output
  }

  /// Runs a program of the package in its folder.
  func run(_ program: String, _ arguments: [String]) throws -> (output: String, status: Int32) {
    try Program.run(
      program.hasPrefix("/") ? program : "\(scratch)/debug/\(program)", arguments, in: folder)
  }
}
