/// A word of a sentence, or something that stands for one.
enum SentencePart: Sendable, Hashable {
  /// By its stem.
  case word(String)
  /// In digits or as a word.
  case number(String)
  case ordinal(String)
  case negation(String)
  /// With the text between the marks.
  case quotation(String)
  case parameter(Parameter)

  /// The texts that a parameter takes.
  enum Parameter: Sendable, Hashable {
    case number
    case text
    case any
    /// What a type of this name takes.
    case type(String)
  }
}

/// The ways to say one word of a pattern, such as `has/gets`.
struct PatternPart: Sendable {
  var forms: [SentencePart]
  /// Whether a text may leave it out.
  var isOptional = false
}

// MARK: - Texts

extension SentencePart {
  /// The parts of a text, in order.
  static func parts(of text: some StringProtocol) -> [SentencePart] {
    let characters = Array(text)
    var parts: [SentencePart] = []
    var word = ""
    var index = 0
    while index < characters.count {
      let character = characters[index]
      let isQuote = character == "\"" || (character == "'" && word.isEmpty)
      if isQuote, let end = characters[(index + 1)...].firstIndex(of: character) {
        parts += Self.parts(ofWord: word)
        word = ""
        parts.append(.quotation(String(characters[(index + 1)..<end])))
        index = end
      } else if character.isLetter || character.isNumber || character == "'" || character == "’" {
        word.append(character == "’" ? "'" : character)
      } else {
        parts += Self.parts(ofWord: word)
        word = ""
      }
      index += 1
    }
    return parts + Self.parts(ofWord: word)
  }

  /// A word, or the two that a contraction stands for.
  private static func parts(ofWord word: String) -> [SentencePart] {
    var word = word.lowercased()
    while word.last == "'" { word.removeLast() }
    while word.first == "'" { word.removeFirst() }
    if word.hasSuffix("'s") { word.removeLast(2) }
    guard let first = word.first else { return [] }
    if word == "cannot" || word == "can't" { return [.word("can"), .negation("not")] }
    if word.hasSuffix("n't") {
      let verb = String(word.dropLast(3))
      // `doesn't have` negates as `has no` does.
      let isPlain = ["do", "does", "did"].contains(verb)
      return (isPlain ? [] : [.word(EnglishWords.stem(verb))]) + [.negation("not")]
    }
    if first.isNumber || EnglishWords.numbers.contains(word) { return [.number(word)] }
    if EnglishWords.negations.contains(word) { return [.negation(word)] }
    if EnglishWords.ordinals.contains(word) { return [.ordinal(word)] }
    return [.word(EnglishWords.stem(word))]
  }
}

// MARK: - Patterns

extension PatternPart {
  /// The parts of a pattern, in order.
  static func parts(of expression: StepExpression) -> [PatternPart] {
    switch expression {
    case .cucumber(let expression):
      return parts(of: expression.root, types: expression.parameterTypes)
    case .regular(let expression):
      return parts(of: expression)
    }
  }

  /// What stands in every match, with the groups between.
  private static func parts(of expression: RegularExpression) -> [PatternPart] {
    let required = expression.pattern.required
    var groups = expression.parameterTypes[...]
    var parts: [PatternPart] = []
    for literal in [required.prefix] + required.fragments {
      let words = SentencePart.parts(of: String(decoding: literal, as: UTF8.self))
      if !parts.isEmpty, groups.popFirst() != nil {
        parts.append(PatternPart(forms: [.parameter(.any)]))
      }
      parts += words.map { PatternPart(forms: [$0]) }
    }
    return parts + groups.map { _ in PatternPart(forms: [.parameter(.any)]) }
  }

  private static func parts(
    of node: CucumberExpression.Node, types: [ParameterType]
  ) -> [PatternPart] {
    var parts: [PatternPart] = []
    var literal = ""
    func endLiteral() {
      parts += SentencePart.parts(of: literal).map { PatternPart(forms: [$0]) }
      literal = ""
    }
    for child in node.nodes ?? [] {
      switch child.kind {
      case .text: literal += child.text
      case .parameter:
        endLiteral()
        let type = types.first { $0.name.utf8.elementsEqual(child.text.utf8) }
        parts.append(PatternPart(forms: [.parameter(type.map(Self.parameter) ?? .any)]))
      case .optional:
        // An ending, such as `(s)`, is no word.
        let isEnding = literal.last.map { !$0.isWhitespace } ?? false
        if isEnding, child.text.first?.isLetter == true { continue }
        endLiteral()
        parts += Self.parts(of: child, types: types).map {
          PatternPart(forms: $0.forms, isOptional: true)
        }
      case .alternation:
        endLiteral()
        let ways = (child.nodes ?? []).map { Self.parts(of: $0, types: types) }
        parts.append(PatternPart(forms: ways.flatMap { $0.first?.forms ?? [] }))
        parts += ways.first?.dropFirst() ?? []
      case .alternative, .expression: parts += Self.parts(of: child, types: types)
      }
    }
    endLiteral()
    return parts
  }
}

extension PatternPart {
  private static func parameter(_ type: ParameterType) -> SentencePart.Parameter {
    switch type.builtIn {
    case .integer, .decimal: .number
    case .string: .text
    case .word, .anything: .any
    case nil: .type(type.name)
    }
  }
}
