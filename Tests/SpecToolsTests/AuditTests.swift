import CommandTestSupport
import SpecTestSupport
import StepKit
import Testing

@testable import SpecCommand
@testable import SpecTools

/// `specrun audit` as its caller sees it.
struct AuditTests {
  private struct Cart: World {
    var count = 0

    init(_ scenario: ScenarioContext) {}
  }

  private static let cart = StepLibrary(Cart.self) {
    Given("{int} item(s)") { (cart: inout Cart, count: Int) in cart.count = count }
    When("I add {int}") { (cart: inout Cart, count: Int) in cart.count += count }
    When("I wait") { _ in }.isIdempotent()
    Then("there is/are {int} item(s)") { (cart: inout Cart, count: Int) in
      try expect(cart.count, equals: count)
    }
    Then("the badge says {int}") { (_: inout Cart, _: Int) in }
  }

  private static let good = """
    Feature: Cart
      Scenario: Adding
        Given 2 items
        When I add 1
        Then there are 3 items
    """

  private static let weak =
    good + """

        Scenario: Badge
          Given 2 items
          When I wait
          Then the badge says 2
      """

  private func audit(
    _ feature: String, _ arguments: String..., files: [String: String] = [:]
  ) async throws -> (result: CommandTest.Result, test: CommandTest) {
    let test = try CommandTest(files.merging(["cart.feature": feature]) { $1 })
    return (await test.run(["audit"] + arguments, libraries: [Self.cart]), test)
  }

  @Test func aWeakStoryIsNamed() async throws {
    let (result, _) = try await audit(Self.weak, "cart.feature")
    #expect(result.status == .failed)
    #expect(result.errors.isEmpty)
    #expect(
      result.output.hasPrefix(
        """
        Expected values that can be others (1)
          cart.feature:9: `Then the badge says 2`: changing "2" to "3" or "1" does not fail the step

        Steps that can be left out (2)
          cart.feature:7: `Given 2 items` can be left out: no step after it notices
          cart.feature:8: `When I wait` can be left out: no step after it notices

        Checks that no variant turned red (1)

        """), "\(result.output)")
    #expect(
      result.output.hasSuffix(
        """
        Score: 6 of 9 (66.6 %) variants were noticed
        2 scenarios, 21 changed scenarios ran
        Next: let a step check what is listed, or mark what is intended with # audit-ignore(reason); \
        --min-score 66 accepts this score

        """), "\(result.output)")
  }

  @Test(arguments: [
    (good, [], SpecCommand.ExitStatus.passed), (weak, ["--min-score", "66"], .passed),
    (weak, ["--min-score", "67"], .failed), (weak, ["-n", "Adding"], .passed),
    (weak, ["cart.feature:2"], .passed), (weak, ["--min-score", "101"], .couldNotRun),
    (weak, ["--format", "pretty"], .couldNotRun), (weak, ["-n", "nothing"], .couldNotRun),
    ("Feature: f\n  Scenario: s\n    # audit-ignore\n    Given 2 items\n", [], .couldNotRun),
  ])
  func statuses(feature: String, arguments: [String], status: SpecCommand.ExitStatus) async throws {
    let test = try CommandTest(["cart.feature": feature])
    let paths = arguments.contains { $0.hasPrefix("cart") } ? [] : ["cart.feature"]
    let result = await test.run(["audit"] + arguments + paths, libraries: [Self.cart])
    #expect(result.status == status, "\(result.output)\(result.errors)")
    #expect(result.errors.isEmpty == (status != .couldNotRun))
  }

  @Test func reportsReplaceOnlyTheirLike() async throws {
    let (result, test) = try await audit(
      Self.weak, "cart.feature", "-f", "json:audit.json", "-f", "html:audit.html", "-f",
      "markdown:audit.md")
    #expect(result.output.contains("Score: 6 of 9"))
    #expect(try test.read("audit.md").hasPrefix("## Audit: 6 of 9 (66.6 %)"))
    let again = await test.run(
      [
        "audit", "cart.feature", "-f", "json:audit.json", "-f", "html:audit.html", "-f",
        "markdown:audit.md",
      ], libraries: [Self.cart])
    #expect(again.status == .failed && again.errors.isEmpty, "\(again.errors)")
    for (format, path) in [("json", "audit.md"), ("html", "cart.feature")] {
      let result = await test.run(
        ["audit", "cart.feature", "-f", "\(format):\(path)"], libraries: [Self.cart])
      #expect(result.status == .couldNotRun)
      #expect(!result.errors.isEmpty)
    }
  }
}
