import CucumberExpressions
import Messages
import SpecEngine

/// The words that stories use for each parameter.
struct Vocabulary {
  /// The same parameter of the same definition, or any parameter of the same type; in one feature, or anywhere.
  private enum Key: Hashable {
    case parameter(uri: String?, definition: Int, index: Int)
    case type(uri: String?, name: String)
  }

  private var words: [Key: [String]] = [:]

  /// Words are remembered up to this number each: more would not be tried.
  private static let most = 24

  mutating func add(_ testCase: Plan.Case) {
    let uri = testCase.pickle.uri
    for case .pickleStep(_, .defined(let match)) in testCase.steps {
      for (index, argument) in match.arguments.enumerated() {
        guard let text = ArgumentSpan(argument)?.text else { continue }
        let name = argument.parameterType.name
        note(text, as: .parameter(uri: uri, definition: match.definition, index: index))
        note(text, as: .parameter(uri: nil, definition: match.definition, index: index))
        note(text, as: .type(uri: uri, name: name))
        if argument.parameterType.isOwn { note(text, as: .type(uri: nil, name: name)) }
      }
    }
  }

  private mutating func note(_ text: String, as key: Key) {
    let known = words[key, default: []]
    if known.count < Self.most, !known.contains(text) { words[key] = known + [text] }
  }

  /// Other words for an argument, the likeliest first: those that the feature and others use in its
  /// place, those of its type in the feature, then, for types that list their words, those of the type.
  func others(
    for argument: StepExpression.Argument, text: String, at index: Int, of definition: Int,
    uri: String
  ) -> [String] {
    let type = argument.parameterType
    var result: [String] = []
    func add(_ words: [String]?) {
      for word in words ?? [] where word != text && !result.contains(word) { result.append(word) }
    }
    add(words[.parameter(uri: uri, definition: definition, index: index)])
    add(words[.parameter(uri: nil, definition: definition, index: index)])
    if type.isOwn || result.isEmpty { add(words[.type(uri: uri, name: type.name)]) }
    guard type.isOwn else { return result }
    add(type.listedWords)
    add(words[.type(uri: nil, name: type.name)])
    return result
  }
}

extension ParameterType {
  /// The words of a type whose regular expressions are nothing but a list of them.
  var listedWords: [String] {
    regularExpressions.flatMap { source -> [String] in
      let words = source.split(separator: "|", omittingEmptySubsequences: false)
      let isList = words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || " -_'’".contains($0) }
      }
      return isList ? words.map(String.init) : []
    }
  }
}

extension StepExpression.Argument {
  /// Whether its value is a number, a duration or a date, only one of which can be right.
  ///
  /// A position such as "the 2nd" is not: it names one of several.
  var isAmount: Bool {
    if parameterType.name == "ordinal" { return false }
    if ["bigdecimal", "date"].contains(parameterType.name) { return true }
    do {
      let value = try value()
      return value is any BinaryInteger || value is any BinaryFloatingPoint || value is Duration
    } catch { return false }
  }
}

/// The part of a step text that is the value of an argument, without quotes around it.
struct ArgumentSpan {
  let text: String
  /// Offsets in UTF-16.
  let range: Range<Int>

  init?(_ argument: StepExpression.Argument) {
    var group = argument.group
    let inside = group.children.filter { $0.value != nil }
    if inside.count == 1 { group = inside[0] }
    guard let value = group.value, let start = group.start, let end = group.end, start <= end
    else { return nil }
    text = value
    range = start..<end
  }

  func replaced(in step: String, by value: String) -> String {
    let start = String.Index(utf16Offset: range.lowerBound, in: step)
    let end = String.Index(utf16Offset: range.upperBound, in: step)
    return step.replacing(start..<end, with: value)
  }
}
