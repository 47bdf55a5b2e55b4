import CucumberExpressions

/// A step as its definition's pattern would have it written.
struct StepTemplate {
  /// The pattern as people read it.
  private(set) var label = ""
  /// With a tab stop for each parameter, in the syntax of clients.
  private(set) var snippet = ""
  /// With the names of the parameters in their places.
  private(set) var plain = ""
  private var stops = 0
  private var parameters = 0
  private static let maximumChoices = 20

  /// Nil for a regular expression that is more than words and groups: it would be hard to fill in.
  init?(_ expression: StepExpression) {
    switch expression {
    case .cucumber(let cucumber):
      add(node: cucumber.root, cucumber.parameterTypes)
      label = cucumber.source
    case .regular(let regular):
      guard add(regular: regular.source) else { return nil }
      // Clients compare it with the text that is there.
      label = plain
    }
  }

  private mutating func add(text: String) {
    plain += text
    snippet += text.escaping("\\$}")
  }

  private mutating func add(choices: [String]) {
    stops += 1
    plain += choices.first ?? ""
    let list = choices.map { $0.escaping("\\$},|") }.joined(separator: ",")
    snippet += "${\(stops)|\(list)|}"
  }

  private mutating func add(parameter name: String) {
    stops += 1
    plain += "{\(name)}"
    snippet += "${\(stops):\((name.isEmpty ? "text" : name).escaping("\\$}"))}"
  }

  private mutating func add(
    node: CucumberExpression.Node, _ types: [CucumberExpressions.ParameterType]
  ) {
    switch node.kind {
    case .text: add(text: node.text)
    case .optional:
      // Without parameters it is a choice; with them it is left out, which is always right.
      let inside = node.nodes?.count { $0.kind == .parameter } ?? 0
      if inside == 0 { add(choices: [node.text, ""]) }
      parameters += inside
    case .alternation: add(choices: (node.nodes ?? []).map(\.text))
    case .parameter:
      guard parameters < types.count else { return add(parameter: node.text) }
      let type = types[parameters]
      parameters += 1
      add(type: type)
    case .alternative, .expression:
      for child in node.nodes ?? [] { add(node: child, types) }
    }
  }

  private mutating func add(type: CucumberExpressions.ParameterType) {
    let samples = type.samples.filter { !$0.isEmpty }
    if type.name == "string" {
      stops += 1
      snippet += "\"${\(stops):text}\""
      plain += "\"text\""
    } else if samples.isEmpty || samples.count > Self.maximumChoices {
      add(parameter: type.name)
    } else {
      add(choices: samples)
    }
  }

  /// Adds a regular expression of words and groups; false if there is more in it.
  private mutating func add(regular source: String) -> Bool {
    var rest = source[...]
    if rest.hasPrefix("^") { rest = rest.dropFirst() }
    if rest.hasSuffix("$"), !rest.hasSuffix("\\$") { rest = rest.dropLast() }
    while let character = rest.popFirst() {
      switch character {
      case "(":
        guard !rest.hasPrefix("?"), let end = rest.firstIndex(of: ")"),
          !rest[..<end].contains("("), !rest[..<end].contains("\\)")
        else { return false }
        let group = rest[..<end]
        rest = rest[rest.index(after: end)...]
        if let next = rest.first, "?*+{".contains(next) { return false }
        let words = group.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        if words.count > 1,
          words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " } })
        {
          add(choices: words)
        } else {
          add(parameter: "text")
        }
      case "\\":
        guard let next = rest.popFirst(), !next.isLetter, !next.isNumber else { return false }
        add(text: String(next))
      case "[", "]", ")", "*", "+", "?", ".", "|", "{", "}", "^", "$": return false
      default: add(text: String(character))
      }
    }
    return true
  }
}

extension String {
  /// The text with a backslash before each of some characters.
  func escaping(_ special: String) -> String {
    reduce(into: "") { result, character in
      if special.contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
