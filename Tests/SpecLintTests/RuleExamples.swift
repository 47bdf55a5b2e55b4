private let title = "Feature: Checkout\n"
private let scenario = "  Scenario: Pay\n    Given an empty cart\n"
private let pay = title + scenario
private func outline(_ lines: String...) -> String {
  title + "  Scenario Outline: Add\n" + lines.map { "    \($0)\n" }.joined()
}
private let rows = ["Examples:", "  | thing |", "  | tea   |"]

/// An example of every rule.
///
/// They are long for a file of tests: `Documentation/lint-rules.md` is made of them.
extension RuleExample {
  static let all = reading + definitions + profiles + names + tags + steps + texts

  private static let reading = [
    RuleExample("syntax", "4:5", pay + "    as usual\n", pay),
    RuleExample(
      "step-in-description", "3:5",
      title + "  Scenario: Pay\n    Givn an empty cart\n    When I pay\n", pay + "    When I pay\n"),
    RuleExample(
      "foreign-keyword", "3:5",
      title + "  Scenario: Pay\n    Wenn I pay\n    Given an empty cart\n",
      title + scenario + "    When I pay\n"),
    RuleExample(
      "title-in-description", "3:5",
      title + "  Scenario: Pay\n    scenario: Add\n    Given an empty cart\n",
      pay + "\n  Scenario: Add\n    When I add \"tea\"\n"),
    RuleExample(
      "argument-in-description", "3:5",
      title + "  Scenario: Prices\n    | tea | 2 |\n    Given an empty cart\n",
      title + "  Scenario: Prices\n    Given the prices\n      | tea | 2 |\n"),
    RuleExample(
      "no-rows", "4:5", outline("When I add \"<thing>\"", "Examples:", "  | thing |"),
      outline("When I add \"<thing>\"", rows[0], rows[1], rows[2])),
    RuleExample(
      "unknown-placeholder", "3:5", outline("When I add \"<thin>\"", rows[0], rows[1], rows[2]),
      outline("When I add \"<thing>\"", rows[0], rows[1], rows[2])),
    RuleExample(
      "duplicate-column", "5:17",
      outline("When I add \"<thing>\"", "Examples:", "  | thing | thing |", "  | tea   | mug   |"),
      outline("When I add \"<thing>\"", rows[0], rows[1], rows[2])),
    RuleExample(
      "open-row", "4:15", title + "  Scenario: Prices\n    Given the prices\n      | tea | 2\n",
      title + "  Scenario: Prices\n    Given the prices\n      | tea | 2 |\n"),
    RuleExample(
      "step-argument", "3:5", title + "  Scenario: Pay\n    When I pay\n      | cash |\n",
      title + "  Scenario: Pay\n    When I pay\n"),
    RuleExample(
      "unchecked-outcome", "4:5",
      title + "  Scenario: Pay\n    When I pay\n    Then an empty cart\n",
      title + "  Scenario: Pay\n    When I pay\n    Then the cart has 0 items\n"),
    RuleExample("near-tag", "1:1", "@serail\n" + pay, "@serial\n" + pay),
    RuleExample("no-steps", "2:3", title + "  Scenario: Pay\n", pay),
    RuleExample(
      "lone-placeholder", "3:5", title + "  Scenario: Add\n    When I add \"<thing>\"\n",
      outline("When I add \"<thing>\"", rows[0], rows[1], rows[2])),
    RuleExample(
      "unused-column", "5:17",
      outline("When I add \"<thing>\"", "Examples:", "  | thing | note |", "  | tea   | hot  |"),
      outline("When I add \"<thing>\"", rows[0], rows[1], rows[2])),
    RuleExample(
      "invalid-json", "5:8",
      title
        + "  Scenario: Order\n    Given the order\n      \"\"\"json\n      {thing: tea}\n      \"\"\"\n",
      title
        + "  Scenario: Order\n    Given the order\n      \"\"\"json\n      {\"thing\": \"tea\"}\n      \"\"\"\n"
    ),
    RuleExample(
      "no-examples", "2:3", title + "  Scenario Outline: Pay\n    Given an empty cart\n", pay),
    RuleExample("empty-background", "2:3", title + "  Background:\n" + scenario, pay),
    RuleExample("no-scenarios", "1:1", title, pay),
    RuleExample("no-feature", "1:1", "# to be written\n", pay),
    RuleExample("empty-step", "4:5", pay + "    And \n", pay + "    And I pay\n"),
    RuleExample(
      "duplicate-name", "4:3", pay + "  Scenario: Pay\n    When I pay\n",
      pay + "  Scenario: Pay later\n    When I pay\n"),
    RuleExample("duplicate-tag", "1:7", "@slow @slow\n" + pay, "@slow\n" + pay),
    RuleExample("nameless-tag", "1:1", "@ @slow\n" + pay, "@slow\n" + pay),
    RuleExample("comma-in-tag", "1:1", "@slow, @cash\n" + pay, "@slow @cash\n" + pay),
    RuleExample(
      "separator-row", "5:7",
      title + "  Scenario: Prices\n    Given the prices\n      | tea | 2 |\n      |-----|---|\n",
      title + "  Scenario: Prices\n    Given the prices\n      | tea | 2 |\n"),
    RuleExample(
      "nested-rule", "5:5",
      title + "  Rule: Cash\n    Scenario: Coins\n      When I pay\n    Rule: Notes\n"
        + "      Scenario: Notes\n        When I pay\n",
      title + "  Rule: Cash\n    Scenario: Coins\n      When I pay\n  Rule: Notes\n"
        + "    Scenario: Notes\n      When I pay\n"),
    RuleExample(
      "late-language", "2:1", "# language: en\n# language: fr\n" + pay, "# language: en\n" + pay),
    RuleExample(
      "text-after-encoding", "1:13", "# encoding: utf-8 as always\n" + pay,
      "# encoding: utf-8\n" + pay
    ),
    RuleExample("broken-link", "", "", pay),
  ]

  private static let definitions = [
    RuleExample(
      "undefined-step", "3:5", title + "  Scenario: Pay\n    Given an empty card\n", pay),
    RuleExample("ambiguous-step", "3:5", pay, pay).with {
      $0.definitions = ["an empty cart", "an empty (little )cart"]
      $0.passingDefinitions = ["an empty cart"]
    },
    RuleExample("unused-step", "2", pay, pay + "    When I pay\n").with {
      $0.definitions = ["an empty cart", "I pay"]
    },
    RuleExample("similar-steps", "2", pay, pay).with {
      $0.definitions = ["an empty cart", "the empty cart"]
      $0.passingDefinitions = ["an empty cart", "a full cart"]
    },
    RuleExample(
      "idle-then", "2", pay + "    Then the cart is empty\n", pay + "    Then the cart is empty\n"
    ).with {
      $0.notes = (
        ", where the definition of the Then is empty",
        ", where the definition of the Then says `try expect(cart.count, equals: 0)`"
      )
    },
  ]

  private static let profiles = [
    RuleExample("unselected-scenario", "3:3", title + "  @later\n" + scenario, "@smoke\n" + pay)
      .with { $0.profiles = ["quick": "@smoke", "full": "not @later"] },
    RuleExample("allowed-tags", "1:1", "@chekout\n" + pay, "@checkout @smoke @serial\n" + pay)
      .with {
        $0.options = ["tags": ["checkout"], "patterns": ["^@issue-[0-9]+$"]]
        $0.profiles = ["quick": "@smoke"]
      },
  ]

  private static let names = [
    RuleExample("no-unnamed-features", "1:1", "Feature:\n" + scenario, pay),
    RuleExample(
      "no-unnamed-scenarios", "2:3", title + "  Scenario:\n    Given an empty cart\n", pay),
    RuleExample(
      "no-dupe-feature-names", "1:1", pay, "Feature: Checkout with coupons\n" + scenario
    ).with { $0.others = ["cash.feature": pay] },
    RuleExample(
      "name-length", "2:3", title + "  Scenario: Pay with everything in the cart\n    When I pay\n",
      title + "  Scenario: Pay for all\n    When I pay\n"
    ).with { $0.options = ["scenario": ["20"]] },
    RuleExample("file-name", "", pay, pay).with {
      $0.name = "CheckOut.feature"
      $0.passingName = "check-out.feature"
      $0.options = ["style": ["kebab-case"]]
    },
  ]

  private static let tags = [
    RuleExample(
      "no-superfluous-tags", "3:3", "@slow\n" + title + "  @slow @cash\n" + scenario,
      "@slow\n" + title + "  @cash\n" + scenario),
    RuleExample(
      "no-partially-commented-tag-lines", "1:6", "@slow #@cash\n" + pay, "@slow # since May\n" + pay
    ),
    RuleExample(
      "no-homogenous-tags", "1:1",
      title + "  @slow\n" + scenario + "  @slow @cash\n  Scenario: Add\n    When I pay\n",
      "@slow\n" + title + scenario + "  @cash\n  Scenario: Add\n    When I pay\n"),
    RuleExample("no-restricted-tags", "1:7", "@slow @wip\n" + pay, "@slow\n" + pay).with {
      $0.options = ["tags": ["wip", "todo"]]
    },
    RuleExample("required-tags", "2:3", pay, "@issue-12\n" + pay).with {
      $0.options = ["patterns": ["^@issue-[0-9]+$"]]
    },
  ]

  private static let steps = [
    RuleExample(
      "keywords-in-logical-order", "4:5",
      title + "  Scenario: Pay\n    When I pay\n    Given an empty cart\n",
      pay + "    When I pay\n"),
    RuleExample(
      "only-one-when", "5:5",
      pay + "    When I add \"tea\"\n    When I pay\n",
      pay + "    And I add \"tea\"\n    When I pay\n"),
    RuleExample(
      "use-and", "4:5", pay + "    Given the prices\n      | tea | 2 |\n",
      pay + "    And the prices\n      | tea | 2 |\n"),
    RuleExample("scenario-size", "2:3", pay + "    When I pay\n", pay).with {
      $0.options = ["scenario": ["1"]]
    },
    RuleExample(
      "max-scenarios-per-file", "4:3", pay + "  Scenario: Add\n    When I add \"tea\"\n", pay
    ).with { $0.options = ["most": ["1"]] },
    RuleExample(
      "no-background-only-scenario", "2:3",
      title + "  Background:\n    Given an empty cart\n  Scenario: Pay\n    When I pay\n",
      pay + "    When I pay\n"),
    RuleExample(
      "no-examples-in-scenarios", "2:3",
      outline("When I add \"<thing>\"", rows[0], rows[1], rows[2])
        .replacing("Scenario Outline", with: "Scenario"),
      outline("When I add \"<thing>\"", rows[0], rows[1], rows[2])),
  ]

  private static let texts = [
    RuleExample(
      "no-restricted-patterns", "3:5", title + "  Scenario: Pay\n    When I click the button\n", pay
    ).with { $0.options = ["step": ["(?i)click|button"]] },
    RuleExample("formatting", "2", title + scenario, title + "\n" + scenario),
    RuleExample(
      "lint-comment", "2:1",
      title + "# lint-disable no-step\n" + scenario,
      title + "# lint-disable no-steps\n" + scenario),
  ]
}
