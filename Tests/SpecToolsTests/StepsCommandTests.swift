import CommandTestSupport
import Foundation
import SpecTestSupport
import StepKit
import Testing

@testable import SpecCommand
@testable import SpecTools

/// `specrun steps` as its caller sees it.
struct StepsCommandTests {
  private struct Cart: World {
    var count = 0

    init(_ scenario: ScenarioContext) {}
  }

  private static let cart = StepLibrary(Cart.self) {
    Given("{int} item(s)", file: "/swift/Cart.swift", line: 1) { (_: inout Cart, _: Int) in }
      .described(as: "Fills the cart.")
    When("I add {int}", file: "/swift/Cart.swift", line: 2) { (_: inout Cart, _: Int) in }
    Then("the cart is empty", file: "/swift/Checks.swift", line: 3) { _ in }
  }

  private static let feature = """
    Feature: f
      Scenario: s
        Given 2 items
        When I add 1
    """

  private static let broken = "Feature: f\n Scenario: s\n  Given x\n  | a |\n  | a | b |"

  private func steps(
    _ arguments: [String], files: [String: String] = ["Features/a.feature": feature],
    libraries: [StepLibrary] = [cart]
  ) async throws -> (result: CommandTest.Result, test: CommandTest) {
    let test = try CommandTest(files)
    return (await test.run(["steps"] + arguments, libraries: libraries), test)
  }

  @Test func text() async throws {
    let (result, _) = try await steps(["--search", "ITEM"])
    #expect(result.status == .passed)
    #expect(result.errors.isEmpty)
    #expect(
      result.output == """
        Cart  1 sentence

          Given
            {int} item(s)
                Fills the cart.
                such as: 2 items
                # /swift/Cart.swift:1
                used once
                # Features/a.feature:3

        Parameters of all Worlds

            {int}  A whole number.  such as: 3

        1 of 3 sentences in the catalog

        """, "\(result.output)")
  }

  @Test(arguments: [
    ([], ["{int} item(s)", "I add {int}", "the cart is empty"]),
    (["--unused"], ["the cart is empty"]), (["--library", "Cart", "-s", "add"], ["I add {int}"]),
    (["--library", "Checks"], ["the cart is empty"]),
    (["--world", "Cart", "-s", "cart empty"], ["the cart is empty"]),
    (["-s", "cart", "-s", "fills"], ["{int} item(s)"]), (["-s", "nothing"], []),
  ])
  func filters(arguments: [String], patterns: [String]) async throws {
    let (result, _) = try await steps(arguments + ["-f", "json"])
    #expect(result.status == .passed, "\(result.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let sentences = object?["sentences"] as? [[String: Any]]
    #expect(sentences?.compactMap { $0["pattern"] as? String } == patterns)
  }

  @Test("a profile that selects scenarios does not change what is used")
  func profile() async throws {
    let (result, _) = try await steps(
      ["--unused"],
      files: [
        "Features/a.feature": Self.feature,
        "specrun.yaml": "profiles:\n  default:\n    tags: \"@none\"\n    lint: all=error\n",
      ])
    #expect(result.status == .passed, "\(result.errors)")
    #expect(result.output.hasSuffix("1 of 3 sentences in the catalog, 1 of them not used\n"))
  }

  @Test("sentences can be looked up before there are features, and while one has errors")
  func withoutUses() async throws {
    let (result, _) = try await steps([], files: [:])
    #expect(result.status == .passed)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains("{int} item(s)\n"))
    #expect(!result.output.contains("used"))
    let (broken, _) = try await steps(
      [], files: ["Features/a.feature": Self.broken])
    #expect(broken.status == .failed)
    #expect(broken.errors.hasPrefix("Features/a.feature:"), "\(broken.errors)")
    #expect(broken.output.contains("{int} item(s)\n"))
    #expect(!broken.output.contains("used"))
    let (empty, _) = try await steps([], files: ["Features/a.feature": "Feature: f\n"])
    #expect(empty.status == .passed, "\(empty.errors)")
  }

  @Test(arguments: [
    (["--world", "Crt"], "--world: found \"Crt\", expected one of Cart; did you mean Cart?\n"),
    (
      ["--library", "Check"],
      "--library: found \"Check\", expected a folder or file of the libraries' code; did you mean Checks?\n"
    ),
    (
      ["-f", "htm"],
      "--format: found \"htm\", expected one of text, html, markdown, json; did you mean html?\n"
    ),
    (["nowhere"], "nowhere: no such file or folder\n"),
    (["-f", "html:Features/a.feature"], "Features/a.feature:"),
    (["--messages", "none.ndjson"], "none.ndjson: no such file or folder\n"),
  ])
  func mistakes(arguments: [String], message: String) async throws {
    let (result, test) = try await steps(arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(try test.read("Features/a.feature") == Self.feature)
  }

  @Test("unused definitions are unknown while a feature has errors")
  func unusedWithErrors() async throws {
    let (result, test) = try await steps(
      ["--unused", "-f", "html:a.html"], files: ["Features/a.feature": Self.broken]
    )
    #expect(result.status == .couldNotRun)
    #expect(result.output.isEmpty)
    #expect(throws: (any Error).self) { try test.read("a.html") }
  }

  @Test("an example that does not match is an error")
  func wrongExample() async throws {
    let library = StepLibrary(Cart.self) {
      Given("{int} item(s)", file: "/swift/Cart.swift", line: 1) { (_: inout Cart, _: Int) in }
        .described(as: "Fills the cart.", example: "two items")
    }
    let (result, _) = try await steps([], libraries: [library])
    #expect(result.status == .couldNotRun)
    #expect(
      result.errors == """
        /swift/Cart.swift:1: "{int} item(s)" does not match its example "two items": change one of them

        """)
    // A run does not show it.
    #expect(
      try await CommandTest(["Features/a.feature": Self.feature]).run(
        ["--no-strict"], libraries: [library]
      ).status == .passed)
  }

  @Test("the mean time of messages, and every format at once")
  func formats() async throws {
    let test = try CommandTest(["Features/a.feature": Self.feature])
    let run = await test.run(["-f", "message:run.ndjson"], libraries: [Self.cart])
    #expect(run.status == .passed)
    let result = await test.run(
      [
        "steps", "--messages", "run.ndjson", "-f", "html:out/a.html", "-f", "markdown:a.md", "-f",
        "json:a.json", "-f", "text:a.txt",
      ], libraries: [Self.cart])
    #expect(result.status == .passed, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(try test.read("a.txt").contains("used once, no time on average of 1 run\n"))
    #expect(try test.read("a.json").contains("\"time\":{\"runs\":1,\"meanMicroseconds\":0}"))
    #expect(try test.read("a.md").contains("| no time on average of 1 run |"))
    #expect(try test.read("out/a.html").contains("<th>Time</th>"))
    // Its like is replaced, nothing else.
    let again = await test.run(["steps", "-f", "html:a.md"], libraries: [Self.cart])
    #expect(again.status == .couldNotRun)
    #expect(
      await test.run(["steps", "-f", "markdown:a.md"], libraries: [Self.cart]).status == .passed)
  }

  @Test("a recording with a bad line is used as far as it goes")
  func damagedRecording() async throws {
    let test = try CommandTest(["Features/a.feature": Self.feature])
    _ = await test.run(["-f", "message:run.ndjson"], libraries: [Self.cart])
    try test.write(try test.read("run.ndjson") + "{\"meta\":", to: "run.ndjson")
    let result = await test.run(["steps", "--messages", "run.ndjson"], libraries: [Self.cart])
    #expect(result.status == .incomplete)
    #expect(result.errors.hasPrefix("run.ndjson:"))
    #expect(result.output.contains("on average of 1 run"))
  }
}
