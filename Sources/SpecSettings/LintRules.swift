import Basics
import CucumberExpressions
import Gherkin
import SpecSession

/// The setting `lint`: levels of rules as `name=level`, and in specrun.yaml also a mapping with their
/// options.
///
///     lint:
///       - no-steps=off
///       - scenario-size: {level: warning, scenario: 12}
///     # or
///     lint:
///       no-steps: off
///       scenario-size: {level: warning, scenario: 12}
extension Setting {
  static func lint(help: String) -> Setting {
    let parser = Parser<LintLevels.Rule>.lintRule
    return Setting(
      declaration: Declaration(
        name: "lint", form: .list, valueName: "rule=level", help: help,
        completion: parser.completion),
      expected: parser.expected, merging: .grows, isSplitAtCommas: true
    ) { values, settings in
      var problems: [SettingsError] = []
      for value in values.flatMap(\.elements) {
        do throws(SettingsError) {
          if let entries = value.pairs {
            for entry in entries { try settings.session.lint.read(entry, &problems) }
          } else {
            settings.session.lint.rules.append(try parser.read(value))
          }
        } catch {
          problems.append(error)
        }
      }
      return problems
    }
  }
}

extension LintLevels {
  /// Reads a rule in specrun.yaml, and its level, or its level and options.
  fileprivate mutating func read(
    _ entry: SettingValue.Pair, _ problems: inout [SettingsError]
  ) throws(SettingsError) {
    let rule: LintRule?
    do throws(SettingFault) {
      rule = try settableRule(named: entry.name)
    } catch {
      throw .setting(entry.source, error)
    }
    guard let options = entry.value.pairs else {
      return rules.append(Rule(named: rule?.name, try Self.level(entry.value)))
    }
    var given: LintLevel?
    for option in options {
      do throws(SettingsError) {
        if option.name == "level" {
          given = try Self.level(option.value)
        } else {
          let (name, values) = try Self.read(option, of: rule)
          if let rule { self.options[rule.name, default: [:]][name] = values }
        }
      } catch {
        problems.append(error)
      }
    }
    // Who gives options to a rule wants it.
    let standard = rule.map { $0.level == .off ? .warning : $0.level }
    if let level = given ?? standard {
      rules.append(Rule(named: rule?.name, level))
    }
  }

  private static func level(_ value: SettingValue) throws(SettingsError) -> LintLevel {
    try Setting.Parser<LintLevel>.choice(["error": .error, "warning": .warning, "off": .off])
      .read(value)
  }

  private static func read(
    _ option: SettingValue.Pair, of rule: LintRule?
  ) throws(SettingsError) -> (String, [String]) {
    let known = rule?.options ?? []
    guard let meant = known.first(where: { $0.name == option.name }) else {
      let names = ["level"] + known.map(\.name)
      throw .setting(
        option.source,
        .unexpected(
          found: "\"\(option.name)\"", expected: alternatives(names),
          nearest: nearest(to: option.name, among: names)))
    }
    let values = try option.value.elements.map { (element) throws(SettingsError) -> String in
      guard let text = element.text else {
        throw .setting(element.source, .unexpected(found: element.found, expected: "a text"))
      }
      if let expected = fault(of: text, meant.kind) {
        throw .setting(element.source, .unexpected(found: element.found, expected: expected))
      }
      return text
    }
    return (meant.name, values)
  }

  /// The expected value; nil if the given one is right.
  private static func fault(of value: String, _ kind: LintRule.Option.Kind) -> String? {
    switch kind {
    case .number: Int(value).map { $0 > 0 } ?? false ? nil : "a whole number from 1"
    case .texts: value.isEmpty ? "a text" : nil
    case .patterns: (try? RegularExpression(value)) == nil ? "a regular expression" : nil
    case .choice(let words): words.contains(value) ? nil : "one of \(words.joined(separator: ", "))"
    }
  }
}

extension Setting.Parser where Value == LintLevels.Rule {
  /// A rule, or `all`, and its level.
  static var lintRule: Self {
    let names = LintRule.settable.map(\.name) + ["all"]
    return Self(
      expected: "a rule and its level, such as no-steps=warning",
      completion: .words(
        names.flatMap { name in ["\(name)="] + LintLevel.allCases.map { "\(name)=\($0.rawValue)" } }
      )
    ) { (value) throws(SettingFault) in
      guard let text = value.text else { return nil }
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let rule = try settableRule(named: String(parts[0]), in: value.found)
      guard parts.count == 2, let level = LintLevel(rawValue: String(parts[1])) else {
        throw .unexpected(
          found: value.found,
          expected: "a level: "
            + alternatives(LintLevel.allCases.reversed().map { "\(parts[0])=\($0.rawValue)" }))
      }
      return LintLevels.Rule(named: rule?.name, level)
    }
  }
}

/// The rule of a name; nil for `all`.
///
/// - Parameter found: The text that contains the name, if there is more to it.
private func settableRule(
  named name: String, in found: String? = nil
) throws(SettingFault) -> LintRule? {
  if name == "all" { return nil }
  if let rule = LintRule.settable.first(where: { $0.name == name }) { return rule }
  let names = LintRule.settable.map(\.name)
  throw .unexpected(
    found: found ?? "\"\(name)\"", expected: "a rule such as no-steps, or all",
    nearest: LintRule.otherNames[name].flatMap { names.contains($0) ? $0 : nil }
      ?? nearest(to: name, among: names + ["all"]))
}
