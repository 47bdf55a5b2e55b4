import Foundation
import SpecTestSupport
import Testing

/// Packages outside this one: what `Examples` shows is built and run as it is.
///
/// They take what these tests were built from. `Scripts/check-examples.sh` builds packages that depend on a version.
@Suite(.serialized, .ownThread) struct ExamplePackageTests {
  @Test(
    "a package with its own steps resolves, builds, and runs its stories", .wholeRun)
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
    let names = resolved.split(separator: "\n")
    // SwiftPM writes a message about the lock before the first one.
    #expect(names.count == 1 && names[0].hasSuffix(Example.identity), "\(resolved)")
  }

  @Test("new specs are those of the README, and pass as they are", .wholeRun)
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
    "new specs next to a package use its library, and pass as they are", .wholeRun)
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
    let specs = try Example(folder: folder.url).swift("run", ["bakery-specs"], package: "Specs")
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
    "stories run under swift test, and failures are reported at their places in the feature",
    .wholeRun)
  func storiesAsTests() throws {
    let example = Example("ParkingMeter")
    let passed = try example.swift("test")
    #expect(passed.contains("Test story(_:) with 4 test cases passed"), "\(passed)")
    #expect(passed.contains("Executed 2 tests, with 1 test skipped and 0 failures"), "\(passed)")
    let chosen = try example.swift("test", environment: ["SPECRUN_TAGS": "@limit"])
    #expect(chosen.contains("Test story(_:) with 2 test cases passed"), "\(chosen)")
    let drafts = try example.swift("test", environment: ["DRAFTS": "1"], status: 1)
    for line in [
      "→ The ninth coin buys time (Drafts/refunds.feature:5) at refunds.feature:7:5",
      "Expectation failed: (world.meter.minutesLeft → 120) == (minutes → 135)",
      "→ The ninth coin is kept (Drafts/refunds.feature:9) at refunds.feature:11:5",
      "mismatch in the returned coins", "at Tests/ParkingTests/ParkingSteps.swift:",
      "at refunds.feature:15:5", "When(\"the driver asks for the rest\")",
      // The same in a test case of XCTest.
      "Drafts/refunds.feature:7: error: DraftsTests.testDrafts : Then it shows 135 minutes",
      "XCTAssertEqual failed: (\"120\") is not equal to (\"135\")",
      "at Tests/ParkingXCTests/MeterSteps.swift:",
      "Drafts/refunds.feature:11: error: DraftsTests.testDrafts : Then 0 coins are returned",
      "Expectation failed: (world.meter.returnedCoins → 1) == (coins → 0)",
      "Drafts/refunds.feature:15: error: DraftsTests.testDrafts : And the driver asks for the rest",
    ] {
      #expect(drafts.contains(line), "\(line)\n\(drafts)")
    }
    for name in ["drafts.xml", "xctest-drafts.xml"] {
      let file = example.folder.appending(path: name)
      let report = try String(contentsOf: file, encoding: .utf8)
      #expect(report.contains("tests=\"3\""), "\(report)")
      try FileManager.default.removeItem(at: file)
    }
  }

  @Test(
    "one library of steps runs with the command and under swift test", .wholeRun)
  func bothHomes() throws {
    let example = Example("WeatherStation")
    let tests = try example.swift("test")
    #expect(tests.contains("Test story(_:) with 4 test cases passed"), "\(tests)")
    let specs = try example.run("weather-specs", ["Features", "--color", "never"])
    #expect(specs.status == 0)
    #expect(specs.output.contains("4 scenarios (4 passed)"), "\(specs.output)")

    let plugin = ["--allow-writing-to-package-directory", "specrun", "Features", "-f", "summary"]
    let all = try example.swift("package", plugin)
    #expect(all.contains("4 scenarios (4 passed)"), "\(all)")
    // SwiftPM ends with 1 whatever a plugin ends with, and says what that was.
    let none = try example.swift("package", plugin + ["--tags", "@none"], status: 1)
    #expect(none.contains("no scenario to run"), "\(none)")
    #expect(none.contains("ended with exit code 2"), "\(none)")
  }

  @Test(
    "test doubles and expectations serve stories and ordinary tests", .wholeRun)
  func testDoubles() throws {
    let example = Example("BusStop")
    let tests = try example.swift("test")
    #expect(tests.contains("Test story(_:) with 7 test cases passed"), "\(tests)")
    #expect(tests.contains("Suite BoardTests passed"), "\(tests)")
    #expect(tests.contains("Suite FixtureTests passed"), "\(tests)")
    let specs = try example.run("bus-specs", ["Features", "-f", "csv"])
    #expect(
      specs.output.hasPrefix(
        """
        place,scenario,status,attempts
        Features/departures.feature:3,The board is turned on,passed,1
        Features/departures.feature:11,One bus,passed,1

        """), "\(specs.output)")
    let failures = try example.swift("test", environment: ["FAILURES": "1"], status: 1)
    for line in [
      // Without the trait, the place is in the text alone.
      "FailingTests.swift:9:4: Caught error: mismatch in the sum",
      "BusStopTests/FailingTests.swift:10\n",
      "FailingTests.swift:16:1: ", "mismatch in the minutes", "FailingTests.swift:20:1: ",
      "the board is empty", "FailingTests.swift:25:1: ", "mismatch in the line",
      "FailingTests.swift:26:1: ", "mismatch in the destination",
    ] {
      #expect(failures.contains(line), "\(line)\n\(failures)")
    }
  }

  @Test(
    "a package gets first specs by a subcommand of swift package", .wholeRun)
  func newSpecsByPlugin() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Bakery", platforms: [.macOS(.v15)],
        products: [.library(name: "Bread", targets: ["Bread"])],
        dependencies: [\(Example.dependency)],
        targets: [.target(name: "Bread")])

      """,
      "Sources/Bread/Bread.swift": "public struct Bread {}\n",
    ])
    let output = try Example(folder: folder.url).swift(
      "package",
      ["--allow-writing-to-package-directory", "specrun-init", "--specrun", Project.root.path])
    #expect(output.contains("created Specs/Package.swift"), "\(output)")
    #expect(try folder.read("Features/greeting.feature").contains("Scenario:"))
  }

  @Test(
    "a front end of its own lists scenarios, runs one and reports, and tests run each",
    .wholeRun)
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
        mismatch in the returned coins
        expected: 1
          actual: 0
        at Sources/TurnstileSteps/TurnstileSteps.swift:35
        at Sources/TurnstileSteps/TurnstileSteps.swift:34
        at Drafts/refund.feature:6

        """, status: 1)
    try check("Features", "none", prints: "0 scenarios are called none\n", status: 2)
    try check("nowhere", prints: "nowhere: no such file or folder\n", status: 2)
  }
}

/// A package below the folder of examples.
private struct Example {
  let folder: URL

  /// The name of the specrun package in their dependency graphs: that of its folder.
  static let identity = Project.root.lastPathComponent
  /// Their dependency on it, in a Package.swift.
  static let dependency = ".package(name: \"specrun\", path: \"\(Project.root.path)\")"

  init(_ name: String) { folder = Project.root.appending(path: "Examples/\(name)") }

  /// A package elsewhere.
  init(folder: URL) { self.folder = folder }

  /// Runs a subcommand of `swift` on the package, or on one in a folder of it.
  ///
  /// - Returns: Its output. It must end with the status.
  @discardableResult
  func swift(
    _ subcommand: String, _ arguments: [String] = [], package: String = ".",
    environment: [String: String] = [:], status: Int32 = 0
  ) throws -> String {
    // The command that runs these tests holds the lock of the build folder, and builds nothing anymore.
    let result = try run(
      "/usr/bin/env",
      environment.map { "\($0.key)=\($0.value)" }
        + ["\(Project.root.path)/Scripts/swift-beside.sh", package, subcommand]
        + ["--ignore-lock", "--disable-sandbox"] + arguments)
    try #require(result.status == status, "\(result.output)")
    return result.output
  }

  /// Runs a program of the package in its folder.
  func run(_ program: String, _ arguments: [String]) throws -> (output: String, status: Int32) {
    let path =
      program.hasPrefix("/") ? program : "\(Project.root.path)/.build/debug/\(program)"
    return try Program.run(path, arguments, in: folder)
  }
}
