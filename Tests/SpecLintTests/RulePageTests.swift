import Gherkin
import SpecSession
import SpecTestSupport
import Testing

@testable import SpecLint

/// The page of all rules is made of the rules and of their examples, which `RuleTests` run.
struct RulePageTests {
  @Test func page() async throws {
    var fixes: [String: String] = [:]
    for example in RuleExample.all {
      let fix = try await example.findings(passing: false).findings.first?.fix
      fixes[example.rule] = fix.map { $0.isSafe ? "`--fix`" : "editor" }
    }
    expectGolden(Array(text(fixes).utf8), named: "lint-rules.md", in: "../../Documentation")
  }

  /// - Parameter fixes: The repair for the findings of each rule, if there is one.
  private func text(_ fixes: [String: String]) -> String {
    let rows = LintRule.all.map { rule in
      let options = rule.options.map { "`\($0.name)`" }.joined(separator: ", ")
      return "| [`\(rule.name)`](#\(rule.name)) | \(rule.level.rawValue) | \(options) | "
        + "\(fixes[rule.name] ?? "") | \(rule.summary) |\n"
    }
    let names = LintRule.otherNames.sorted { $0.key < $1.key }.map { "| `\($0)` | `\($1)` |\n" }
    return """
      # Rules of lint

      <!-- Generated from the table of rules and the examples of the tests of SpecLint: run RulePageTests
      with SPECRUN_UPDATE_GOLDENS=1 to update it. -->

      [Lint](lint.md) says how rules are set. Those up to `broken-link` are looked for before every run as
      well. What is off is a matter of taste: a team that wants it names it. An editor offers every repair;
      `--fix` makes those that change nothing of what a file says.

      | rule | level | options | repair | finds |
      |---|---|---|---|---|
      \(rows.joined())
      ## Names of gherkin-lint

      Its other rules have their names here too.

      | gherkin-lint | specrun |
      |---|---|
      \(names.joined())
      ## Examples

      \(RuleExample.all.map(section).joined(separator: "\n"))
      """
  }

  private func section(_ example: RuleExample) -> String {
    var text = "### \(example.rule)\n\n\(LintRule.named(example.rule)?.summary ?? "")\n\n"
    if !example.options.isEmpty || !example.profiles.isEmpty {
      text += "Settings:\n\n```yaml\nprofiles:\n  default:\n"
      text += "    lint:\n      \(example.rule): {"
      text += example.options.map { "\($0): \(yaml($1))" }.joined(separator: ", ") + "}\n"
      for (name, tags) in example.profiles {
        text += "  \(name):\n    tags: \"\(tags)\"\n"
      }
      text += "```\n\n"
    }
    text += half(
      "Found" + example.notes.fails, example.name, example.fails, example.definitions, example)
    text += half(
      "Right" + example.notes.passes, example.passingName ?? example.name, example.passes,
      example.passingDefinitions ?? example.definitions, example)
    return text
  }

  private func half(
    _ word: String, _ name: String, _ text: String, _ definitions: [String]?, _ example: RuleExample
  ) -> String {
    let usual = name == "checkout.feature" ? "" : " as `\(name)`"
    let patterns = definitions.map { list in
      ", with the definitions " + list.map { "`\($0)`" }.joined(separator: " and ")
    }
    let others = example.others.isEmpty ? "" : ", beside a feature named Checkout"
    if text.isEmpty { return "\(word): a link named `\(name)` to a file that is gone.\n\n" }
    return "\(word)\(usual)\(patterns ?? "")\(others):\n\n```gherkin\n\(text)```\n\n"
  }

  private func yaml(_ values: [String]) -> String {
    values.count == 1 && Int(values[0]) != nil
      ? values[0] : "[" + values.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
