import Gherkin
import StepKit

/// One step definition of the vocabulary: what it matches and how it is defined.
struct Sentence: Sendable {
  let keyword: Dialect.Kind
  let expression: String
  /// Whether a data table hangs below it.
  var hasTable: Bool { expression.hasSuffix("rows:") }
  /// Whether a doc string hangs below it.
  var hasDocString: Bool { expression.hasSuffix("text:") }
  let define: @Sendable (StepPattern) -> StepLibrary
}

extension Sentence {
  /// The first `count` sentences of a fixed list of 5000; no two match the same text, because no
  /// two have the same adjective and noun.
  static func vocabulary(_ count: Int) -> [Sentence] {
    var dice = Dice(seed: 5)
    return (0..<min(count, Words.adjectives.count * Words.nouns.count)).map { index in
      let template = templates[index % templates.count]
      let adjective = Words.adjectives[index % Words.adjectives.count]
      let noun = Words.nouns[index / Words.adjectives.count]
      var expression = ""
      for word in template.expression.split(separator: " ") {
        if !expression.isEmpty { expression += " " }
        switch word {
        case "THING": expression += "\(adjective) \(noun)"
        case "THING(s)": expression += "\(adjective) \(noun)(s)"
        case "DONE": expression += dice.pick(Words.verbs)
        case "PLACE": expression += dice.pick(Words.places)
        default: expression += word
        }
      }
      return Sentence(
        keyword: template.keyword, expression: expression, define: template.define)
    }
  }

  private static let templates: [Sentence] = [
    Sentence(keyword: .given, expression: "the THING is DONE in the PLACE", define: defineNone),
    Sentence(keyword: .when, expression: "I find THING at the PLACE or DONE", define: defineNone),
    Sentence(keyword: .then, expression: "the THING should be DONE", define: defineNone),
    Sentence(keyword: .given, expression: "{word} has DONE {int} THING(s) today") { pattern in
      StepLibrary(EmptyWorld.self) {
        Given(pattern) { (_: inout EmptyWorld, _: String, _: Int) in }
      }
    },
    Sentence(keyword: .when, expression: "I move {int} THING(s) to {string}") { pattern in
      StepLibrary(EmptyWorld.self) { When(pattern) { (_: inout EmptyWorld, _: Int, _: String) in } }
    },
    Sentence(keyword: .then, expression: "the PLACE should/must show {string} for the THING") {
      pattern in
      StepLibrary(EmptyWorld.self) { Then(pattern) { (_: inout EmptyWorld, _: String) in } }
    },
    Sentence(keyword: .given, expression: "the PLACE has {int} THING(s) at {float} for {word}") {
      pattern in
      StepLibrary(EmptyWorld.self) {
        Given(pattern) { (_: inout EmptyWorld, _: Int, _: Double, _: String) in }
      }
    },
    Sentence(keyword: .when, expression: "{int} minute(s) pass(es) and the THING is DONE") {
      pattern in
      StepLibrary(EmptyWorld.self) { When(pattern) { (_: inout EmptyWorld, _: Int) in } }
    },
    Sentence(keyword: .then, expression: "exactly {int} THING(s) should be DONE with {string}") {
      pattern in
      StepLibrary(EmptyWorld.self) { Then(pattern) { (_: inout EmptyWorld, _: Int, _: String) in } }
    },
    Sentence(keyword: .given, expression: "{word} has DONE these THING rows:") { pattern in
      StepLibrary(EmptyWorld.self) {
        Given(pattern) { (_: inout EmptyWorld, _: String, _: DataTable) in }
      }
    },
    Sentence(keyword: .then, expression: "the THING in the PLACE has the text:") { pattern in
      StepLibrary(EmptyWorld.self) { Then(pattern) { (_: inout EmptyWorld, _: DocString) in } }
    },
  ]

  @Sendable private static func defineNone(_ pattern: StepPattern) -> StepLibrary {
    StepLibrary(EmptyWorld.self) { Step(pattern) { _ in } }
  }
}

extension [Sentence] {
  /// Definitions that do nothing, one for each sentence.
  var library: StepLibrary {
    StepLibrary(EmptyWorld.self) {
      for sentence in self { sentence.define(.expression(sentence.expression)) }
    }
  }
}
