import CucumberExpressions

/// An option of a rule, which `specrun.yaml` sets.
public struct RuleOption: Sendable {
  public enum Kind: Sendable, Equatable {
    /// A number from 1.
    case number
    /// Any number of texts.
    case texts
    /// Any number of regular expressions, which may match anywhere.
    case patterns
    case choice([String])
  }

  public let name: String
  public let kind: Kind
  /// The values where no setting gives others.
  public let standard: [String]

  /// What is wrong with a value, as what was expected instead; nil if it is right.
  public func fault(of value: String) -> String? {
    switch kind {
    case .number: Int(value).map { $0 > 0 } ?? false ? nil : "a whole number from 1"
    case .texts: value.isEmpty ? "a text" : nil
    case .patterns: (try? RegularExpression(value)) == nil ? "a regular expression" : nil
    case .choice(let words): words.contains(value) ? nil : "one of \(words.joined(separator: ", "))"
    }
  }
}

extension RuleOption {
  static func number(_ name: String, _ standard: Int) -> RuleOption {
    RuleOption(name: name, kind: .number, standard: ["\(standard)"])
  }

  static func texts(_ name: String) -> RuleOption {
    RuleOption(name: name, kind: .texts, standard: [])
  }

  static func patterns(_ name: String) -> RuleOption {
    RuleOption(name: name, kind: .patterns, standard: [])
  }

  static func choice(_ name: String, _ words: [String]) -> RuleOption {
    RuleOption(name: name, kind: .choice(words), standard: Array(words.prefix(1)))
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

  init(_ rule: Rule, _ given: [String: [String]]) {
    for option in rule.options {
      let value = given[option.name] ?? option.standard
      values[option.name] = value
      if option.kind == .patterns { expressions[option.name] = value.compactMap(Pattern.init) }
    }
  }

  func number(_ name: String) -> Int { Int(text(name)) ?? .max }

  func text(_ name: String) -> String { texts(name).last ?? "" }

  func texts(_ name: String) -> [String] { values[name] ?? [] }

  func patterns(_ name: String) -> [Pattern] { expressions[name] ?? [] }
}
