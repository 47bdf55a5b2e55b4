extension ParameterType {
  /// A description of a type of the official language, and a text that it takes; nil for any other type.
  package static func officialNote(of name: String) -> (description: String, example: String)? {
    officialNotes[name]
  }

  private static let officialNotes: [String: (description: String, example: String)] = [
    "": ("Any text.", "some text"),
    "int": ("A whole number.", "3"),
    "float": ("A number, with or without decimals.", "1.5"),
    "word": ("A text without blanks.", "coffee"),
    "string": ("A text between double or single quotation marks.", "\"coffee\""),
    "double": ("A number, with or without decimals.", "1.5"),
    "bigdecimal": ("A number of any length, with or without decimals.", "1.5"),
    "byte": ("A whole number from -128 to 127.", "3"),
    "short": ("A whole number from -32,768 to 32,767.", "3"),
    "long": ("A whole number of at most 64 bits.", "3"),
    "biginteger": ("A whole number of any length.", "3"),
  ]
}

extension ParameterTypeRegistry {
  /// The texts of a type that allows fixed words, such as `is|was|will be`, the plainest first and at most
  /// 64 of them; empty for others.
  package func words(of type: ParameterType) -> [String] {
    // Lookarounds exclude some of them.
    let expression = try? CucumberExpression("{\(type.name)}", registry: self)
    return type.samples.filter { !$0.isEmpty && ((try? expression?.match($0)) ?? nil) != nil }
  }

  /// Whether a parameter of the type takes a text and converts it to a value.
  package func takes(_ text: String, as type: String) -> Bool {
    guard let expression = try? CucumberExpression("{\(type)}", registry: self),
      let arguments = try? expression.match(text), arguments.count == 1
    else { return false }
    return (try? arguments[0].value()) != nil
  }

  /// A text that a parameter of the type takes, made from its regular expressions.
  package func example(of type: ParameterType) -> String? {
    let examples = type.regularExpressions.compactMap { try? RegexNode(parsing: $0).example() }
    return (type.samples + examples).first { !$0.isEmpty && takes($0, as: type.name) }
  }
}
