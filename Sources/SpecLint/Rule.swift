import CucumberExpressions
import Gherkin
import SpecSession

/// The code that applies a rule; a rule that is checked before a run as well has none.
enum Check: Sendable {
  /// One feature file.
  case file(@Sendable (LintedFile, OptionValues) -> [Found])
  /// One feature file, with the other files, the profiles and the libraries.
  case fileInProject(@Sendable (LintedFile, LintContext, OptionValues) -> [Found])
  /// All steps together with their definitions.
  case definitions(@Sendable (LintedProject, OptionValues) -> [Found])

  /// By the names of their rules.
  static let all = [definitions, profiles, names, tags, steps, texts]
    .reduce(into: [String: Check]()) { $0.merge($1) { first, _ in first } }
}

/// A rule that is on, with its level and the values of its options.
struct Rule: Sendable {
  let name: String
  let check: Check
  let options: OptionValues

  /// The rules that settings turn on, in the order of their documentation.
  static func on(in levels: LintLevels) -> [Rule] {
    LintRule.all.compactMap { rule in
      guard let check = Check.all[rule.name],
        levels.level(of: rule.name, default: rule.level) != .off
      else { return nil }
      return Rule(name: rule.name, check: check, options: OptionValues(rule, levels))
    }
  }
}

/// The values of a rule's options.
struct OptionValues: Sendable {
  private var values: [String: [String]] = [:]
  private var expressions: [String: [Pattern]] = [:]

  /// A regular expression as it was written.
  struct Pattern: Sendable {
    let source: String
    private let expression: RegularExpression

    init?(_ source: String) {
      guard let expression = try? RegularExpression(source) else { return nil }
      self.source = source
      self.expression = expression
    }

    /// Whether it matches somewhere; one that takes too many steps to know does not.
    func matches(_ text: String) -> Bool { ((try? expression.match(text)) ?? nil) != nil }
  }

  init(_ rule: LintRule, _ levels: LintLevels) {
    for option in rule.options {
      let value = levels.options[rule.name]?[option.name] ?? option.standard
      values[option.name] = value
      if option.kind == .patterns { expressions[option.name] = value.compactMap(Pattern.init) }
    }
  }

  func number(_ name: String) -> Int { Int(text(name)) ?? .max }

  func text(_ name: String) -> String { texts(name).last ?? "" }

  func texts(_ name: String) -> [String] { values[name] ?? [] }

  func patterns(_ name: String) -> [Pattern] { expressions[name] ?? [] }
}
