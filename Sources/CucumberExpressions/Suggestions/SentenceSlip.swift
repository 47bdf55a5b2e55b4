internal import Spelling

/// The reason why a text does not match the pattern that it was written for.
public enum SentenceSlip: Sendable, Equatable {
  /// A character that shows nothing or looks like another, described, such as `a no-break space (U+00A0)
  /// instead of a space`; in the text or in the definition.
  case unseen(String, inDefinition: Bool)
  /// A mark after the sentence.
  case endMark(String)
  /// A comment after the sentence.
  case comment(String)
  /// Typographic quotation marks, or none that close.
  case quotationMarks(String)
  /// A text without quotation marks.
  case unquoted(String)
  /// A number with separators, such as 1,000.
  case separators(String)
  case letterCase
  /// A text that is no value of the parameter type of this name.
  case value(String, type: String)
}

extension StepExpression {
  /// The one thing that keeps a text from matching; nil where it matches, where more is different, and
  /// where it is too long for a sentence.
  public func slip(in text: String) -> SentenceSlip? {
    guard text.utf8.count <= PatternSuggestions.maximumBytes, !matches(text) else { return nil }
    for correction in SentenceSlip.corrections(of: text) where matches(correction.text) {
      return correction.slip
    }
    guard case .cucumber(let expression) = self else { return nil }
    if let unseen = UnseenDifference(in: source, from: seenText(source)),
      expression.matches(seenText(text), as: seenText)
    {
      return .unseen(unseen.description, inDefinition: true)
    }
    if expression.matches(text, as: { "(?i)" + $0 }) { return .letterCase }
    return expression.wrongValue(in: text).map { value, type in .value(value, type: type.name) }
  }

  private func matches(_ text: String) -> Bool { (try? match(text)) ?? nil != nil }
}

extension CucumberExpression {
  /// Whether a variant of its regular expression matches.
  fileprivate func matches(_ text: String, as variant: (String) -> String) -> Bool {
    let pattern = try? CompiledPattern(variant(regularExpression))
    return (try? pattern?.match(text)) ?? nil != nil
  }

  /// The value that is none of its type, where all else of a text matches.
  ///
  /// Only for types that everybody knows: where words may stand for others, the text that a parameter was
  /// meant to take is anybody's guess.
  fileprivate func wrongValue(in text: String) -> (String, ParameterType)? {
    var pattern = ""
    root.addPattern(to: &pattern)
    guard let compiled = try? CompiledPattern("^\(pattern)$"),
      let groups = try? compiled.match(text), groups.count == parameterTypes.count
    else { return nil }
    let wrong = zip(groups, parameterTypes).compactMap { group, type in
      group.value.flatMap { type.takes($0) ? nil : ($0, type) }
    }
    guard wrong.count == 1, wrong[0].1.builtIn != nil else { return nil }
    return wrong[0]
  }
}

extension CucumberExpression.Node {
  /// Adds a regular expression that takes any text for a parameter.
  fileprivate func addPattern(to pattern: inout String) {
    switch kind {
    case .text: pattern += (token ?? "").escapedForPattern
    case .parameter: pattern += "(.+?)"
    case .optional:
      pattern += "(?:"
      for node in nodes ?? [] { node.addPattern(to: &pattern) }
      pattern += ")?"
    case .alternation:
      pattern += "(?:"
      for (index, node) in (nodes ?? []).enumerated() {
        if index > 0 { pattern += "|" }
        node.addPattern(to: &pattern)
      }
      pattern += ")"
    case .alternative, .expression:
      for node in nodes ?? [] { node.addPattern(to: &pattern) }
    }
  }
}

extension String {
  fileprivate var escapedForPattern: String {
    var text = ""
    for character in self {
      if "\\^$.|?*+()[]{}/".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}
