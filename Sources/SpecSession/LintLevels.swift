public import Gherkin

/// The levels of all findings, by name: the kinds of likely mistakes, and those that only `specrun lint`
/// looks for.
public struct LintLevels: Sendable, Equatable {
  /// A level for one name, or for all.
  public struct Rule: Sendable, Equatable {
    /// Nil for all names.
    public var name: String?
    public var level: LintLevel

    public init(_ kind: LintKind?, _ level: LintLevel) { self.init(named: kind?.rawValue, level) }

    public init(named name: String?, _ level: LintLevel) {
      self.name = name
      self.level = level
    }
  }

  /// The differences from the defaults; of several for a name, the last counts.
  public var rules: [Rule]
  /// Whether every warning is an error.
  public var isStrict: Bool
  /// The values of options, by the name of the rule and that of the option.
  public var options: [String: [String: [String]]] = [:]

  public init(_ rules: [Rule] = [], isStrict: Bool = false) {
    self.rules = rules
    self.isStrict = isStrict
  }

  /// The level of a name.
  ///
  /// A level for all names does not affect those that are off by default: they are a matter of taste, and
  /// must be enabled by name.
  public func level(of name: String, default level: LintLevel) -> LintLevel {
    let set = rules.last { $0.name == name || $0.name == nil && level != .off }?.level ?? level
    return isStrict && set == .warning ? .error : set
  }
}
