import SpecEngine
import SpecReporting
import TagExpressions

extension Profile {
  /// The variables by which other Cucumbers are told the same.
  enum Variable: String, CaseIterable {
    case features = "CUCUMBER_FEATURES"
    case tags = "CUCUMBER_FILTER_TAGS"
    case name = "CUCUMBER_FILTER_NAME"
    case plugin = "CUCUMBER_PLUGIN"
    case dryRun = "CUCUMBER_EXECUTION_DRY_RUN"
    case limit = "CUCUMBER_EXECUTION_LIMIT"
    case order = "CUCUMBER_EXECUTION_ORDER"
    case threads = "CUCUMBER_EXECUTION_THREADS"
    case wip = "CUCUMBER_EXECUTION_WIP"
    case noColor = "CUCUMBER_ANSI_COLORS_DISABLED"
  }

  /// What the environment asks for, as a profile to lay over those of specrun.yaml.
  ///
  /// A variable that is empty asks for nothing.
  ///
  /// - Throws: for every value that cannot be understood.
  init(environment: [String: String]) throws(CommandErrors) {
    var problems: [CommandError] = []
    for variable in Variable.allCases {
      guard let value = environment[variable.rawValue], !value.allSatisfy(\.isWhitespace)
      else { continue }
      do throws(CommandError) {
        try take(variable, value)
      } catch {
        problems.append(error)
      }
    }
    if !problems.isEmpty { throw CommandErrors(problems) }
    // Nothing that specrun.yaml says about colour may come before it.
    if TerminalStyle.color(toldBy: environment) != nil {
      color = Settings.ColorMode.auto.rawValue
    }
  }

  private mutating func take(_ variable: Variable, _ value: String) throws(CommandError) {
    switch variable {
    case .features:
      paths = Self.list(value).map { path in
        path.hasPrefix("file:") ? String(path.dropFirst(5)) : path
      }
    case .tags:
      tags = [value]
      if let now = TagExpression.modernized(value) {
        throw .oldTagExpression(value, now: now, from: variable.rawValue)
      }
      do { _ = try TagExpression.parse(value) } catch {
        throw .ofVariable(
          variable.rawValue, .invalidTagExpression(value, reason: "\(error)"))
      }
    case .name:
      name = [value]
      do { _ = try Plan.Filter.NamePattern(value) } catch {
        throw .invalidName(value, reason: "\(error)", from: variable.rawValue)
      }
    case .plugin:
      for text in Self.list(value) {
        if let text = try Self.format(text) { format.append(text) }
      }
    case .dryRun: dryRun = try Self.bool(variable, value)
    case .wip: wip = try Self.bool(variable, value)
    case .noColor: _ = try Self.bool(variable, value)
    case .limit: count = try Self.number(variable, value, 1...Int.max, "a whole number from 1")
    case .threads: parallel = try Self.number(variable, value, 1...1024, "a number from 1 to 1024")
    case .order:
      let text = value == "lexical" ? "defined" : value
      do { _ = try Settings.order(text, seed: { 0 }) } catch {
        throw .invalidOption(
          variable.rawValue, value: value,
          expected: "lexical, reverse, random or random:SEED with a whole number")
      }
      order = text
    }
  }

  /// Texts between commas; those in braces belong to a path pattern.
  private static func list(_ text: String) -> [String] {
    var depth = 0
    let parts = text.split { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return character == "," && depth <= 0
    }
    return parts.compactMap { part in
      guard let first = part.firstIndex(where: { !$0.isWhitespace }),
        let last = part.lastIndex(where: { !$0.isWhitespace })
      else { return nil }
      return String(part[first...last])
    }
  }

  /// The names that the JVM gives to what has another one here; nil for what asks for no report.
  private static func format(_ text: String) throws(CommandError) -> String? {
    let target = Settings.FormatTarget(text)
    let names = ["default_summary": "summary"]
    let name = names[target.name] ?? target.name
    if name == "null_summary" { return nil }
    do { _ = try ReporterRegistry.format(named: name) } catch {
      throw .unknownFormat(
        error.name, suggestion: error.suggestion, known: error.known,
        from: Variable.plugin.rawValue)
    }
    return target.path.map { "\(name):\($0)" } ?? name
  }

  private static func bool(_ variable: Variable, _ value: String) throws(CommandError) -> Bool {
    guard let result = bool(value) else {
      throw .invalidOption(variable.rawValue, value: value, expected: "true or false")
    }
    return result
  }

  /// A truth value as the JVM reads it.
  static func bool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  private static func number(
    _ variable: Variable, _ value: String, _ range: ClosedRange<Int>, _ expected: String
  ) throws(CommandError) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw .invalidOption(variable.rawValue, value: value, expected: expected)
    }
    return number
  }
}
