// An expression and texts, separated by zero bytes: the quick way of matching gives what the official
// regular expression gives, the index of patterns leaves none out, and a pattern suggested for a text
// matches it.
@testable import CucumberExpressions

func check(_ bytes: [UInt8]) {
  var texts = Texts(bytes)
  let source = texts.next()
  let steps = (0..<3).map { _ in texts.next() }
  checkTokens(of: source)
  checkExpression(source, steps, optionalParameters: false)
  checkExpression(source, steps, optionalParameters: true)
  for step in steps { checkSuggestions(for: step) }
}

private func checkExpression(_ source: String, _ steps: [String], optionalParameters: Bool) {
  let expression: CucumberExpression
  do {
    expression = try CucumberExpression(
      source, registry: registry, optionalParameters: optionalParameters)
  } catch {
    return checkError(error, in: source)
  }
  checkPlaces(of: expression.root, in: source)
  guard let official = try? CompiledPattern(expression.regularExpression) else { return }
  var index = PatternIndex()
  index.append(.cucumber(expression))
  for step in steps where step.utf8.count < 500 {
    let match: [StepExpression.Group]?
    do { match = try official.match(step) } catch { continue }
    let found = try? expression.match(step)
    guard let expected = match else {
      require(found == nil, "does not match")
      continue
    }
    guard let found else { return require(false, "matches") }
    requireEqual(found.map(\.group), expected, "groups")
    requireEqual(index.candidates(for: step), [0], "found in the index")
    for argument in found { _ = try? argument.value() }
  }
}

private func checkError(_ error: CucumberExpressionError, in source: String) {
  require(!"\(error)".isEmpty, "an error has words")
  let count = source.unicodeScalars.count
  switch error {
  case .syntax(_, let range, let expression), .undefinedParameterType(_, let range, let expression):
    require(expression.isIdentical(to: source), "the error names the expression")
    require(range.lowerBound >= 0 && range.upperBound <= count, "the error is in the expression")
  case .regularExpression(.tooLarge, _, _): break
  default: require(false, "an error of another kind: \(error)")
  }
}

/// Children lie in their parents, in order.
private func checkPlaces(of node: CucumberExpression.Node, in source: String) {
  var end = node.start
  for child in node.nodes ?? [] {
    require(child.start >= end && child.start <= child.end, "nodes are in order")
    require(child.end <= node.end, "a node lies in its parent")
    end = child.end
    checkPlaces(of: child, in: source)
  }
}

/// Tokens follow each other without a gap, and written again they are the same tokens.
private func checkTokens(of source: String) {
  guard let tokens = try? CucumberExpression.tokenize(source) else { return }
  var end = 0
  for token in tokens {
    require(token.start == end && token.end >= end, "no gap between tokens")
    end = token.end
  }
  requireEqual(end, source.unicodeScalars.count, "all text is in a token")
  let written = tokens.map { token in
    token.kind == .text ? escaped(token.text) : token.text
  }.joined()
  guard let again = try? CucumberExpression.tokenize(written) else {
    return require(false, "tokens can be read again: \(written)")
  }
  requireEqual(
    again.map { [$0.kind.rawValue, $0.text] }, tokens.map { [$0.kind.rawValue, $0.text] }, "tokens")
}

private func escaped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if "\\(){}/".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace {
      result.append("\\")
    }
    result.append(scalar)
  }
  return String(result)
}

private let registry = ParameterTypeRegistry()
private let generator = CucumberExpressionGenerator(registry: registry)

private func checkSuggestions(for step: String) {
  guard step.utf8.count < 300 else { return }
  for suggestion in generator.expressions(for: step).prefix(8) {
    guard let expression = try? CucumberExpression(suggestion.source, registry: registry)
    else {
      return require(false, "a suggestion is an expression: \(suggestion.source)")
    }
    requireEqual(
      expression.parameterTypes.map(\.name), suggestion.parameterTypes.map(\.name), "types")
    require(
      (try? expression.match(step)) != nil, "a suggestion matches: \(suggestion.source)")
  }
}
