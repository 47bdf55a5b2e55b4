import Gherkin
import Messages
import StepKit
import Testing

@testable import SpecEngine

struct LineSelectionTests {
  private static let feature = """
    # language: en
    @shop
    Feature: shop
      About buying.

      Background:
        Given a shop

      # a comment before
      @fast
      Scenario: pays
        When I pay
        # a comment inside
        Then I leave

      @rule
      Rule: vouchers

        Background:
          Given a voucher

        Scenario: redeems
          When I redeem

        Scenario Outline: buys <n>
          When I buy <n>

          @some
          Examples: few
            | n |
            | 1 |
            | 2 |

          Examples: many
            | n  |
            | 10 |
      # the end
    """

  private static let all = ["pays", "redeems", "buys 1", "buys 2", "buys 10"]
  private static let rule = ["redeems", "buys 1", "buys 2", "buys 10"]

  @Test(arguments: [
    (0, []), (-1, []), (1, []),
    (2, all), (3, all), (4, all), (5, all),
    (6, all), (7, all), (8, all), (9, all),
    (10, ["pays"]), (11, ["pays"]), (12, ["pays"]), (13, ["pays"]), (14, ["pays"]), (15, ["pays"]),
    (16, rule), (17, rule), (18, rule), (19, rule), (20, rule), (21, rule),
    (22, ["redeems"]), (23, ["redeems"]), (24, ["redeems"]),
    (25, ["buys 1", "buys 2", "buys 10"]), (26, ["buys 1", "buys 2", "buys 10"]),
    (28, ["buys 1", "buys 2"]), (29, ["buys 1", "buys 2"]), (30, ["buys 1", "buys 2"]),
    (31, ["buys 1"]), (32, ["buys 2"]), (33, ["buys 2"]),
    (34, ["buys 10"]), (35, ["buys 10"]), (36, ["buys 10"]), (37, ["buys 10"]),
    (38, []), (1000, []), (Int.max, []),
  ])
  func selects(line: Int, names: [String]) throws {
    #expect(try selected([line]) == names)
  }

  @Test func severalLines() throws {
    #expect(try selected([32, 11]) == ["pays", "buys 2"])
    #expect(try selected([31, 25, 31]) == ["buys 1", "buys 2", "buys 10"])
    #expect(try selected([1, 31]) == ["buys 1"])
  }

  @Test(arguments: [
    ("", 0), ("Feature: a", 1), ("Feature: a\n", 1), ("Feature: a\n\n", 2),
    ("Feature: a\r\nb", 2), ("Feature: a\rb\rc", 3),
  ])
  func countsLines(text: String, lines: Int) throws {
    #expect(LineSelection(try makeFile(text)).lastLine == lines)
  }

  @Test func outlineWithoutRows() throws {
    let file = try makeFile(
      """
      Feature: a
        Scenario Outline: b
          Given <x>
          Examples:
            | x |
        Scenario: c
          Given d
      """)
    #expect(LineSelection(file).nodes(at: [4]).isEmpty)
    #expect(LineSelection(file).nodes(at: [6]).count == 1)
  }

  private func selected(_ lines: [Int]) throws -> [String] {
    let file = try makeFile(Self.feature)
    let filter = Plan.Filter(lines: ["a.feature": lines])
    return filter.names(in: file)
  }
}
