import Basics
import Gherkin
import StepKit

/// One step definition of the vocabulary: the steps that it matches and how it is defined.
struct Sentence: Sendable {
  let keyword: Dialect.Kind
  let expression: String
  let define: @Sendable (StepPattern) -> Step<EmptyWorld>

  var hasTable: Bool { expression.hasSuffix("rows:") }
  var hasDocString: Bool { expression.hasSuffix("text:") }
}

extension Sentence {
  /// The first `count` sentences of a fixed list of 5,000; no two match the same text, because no
  /// two have the same adjective and noun.
  static func vocabulary(_ count: Int) -> [Sentence] {
    var dice = Dice(seed: 5)
    return (0..<min(count, Words.adjectives.count * Words.nouns.count)).map { index in
      let template = templates[index % templates.count]
      let adjective = Words.adjectives[index % Words.adjectives.count]
      let noun = Words.nouns[index / Words.adjectives.count]
      let words = template.expression.split(separator: " ").map { word in
        switch word {
        case "THING": "\(adjective) \(noun)"
        case "THING(s)": "\(adjective) \(noun)(s)"
        case "DONE": dice.pick(Words.verbs)
        case "PLACE": dice.pick(Words.places)
        default: String(word)
        }
      }
      return Sentence(
        keyword: template.keyword, expression: words.joined(separator: " "),
        define: template.define)
    }
  }

  private static let templates: [Sentence] = [
    Sentence(keyword: .given, expression: "the THING is DONE in the PLACE") { Step($0) { _ in } },
    Sentence(keyword: .when, expression: "I find THING at the PLACE or DONE") { Step($0) { _ in } },
    Sentence(keyword: .then, expression: "the THING should be DONE") { Step($0) { _ in } },
    Sentence(keyword: .given, expression: "{word} has DONE {int} THING(s) today") {
      Step($0) { (_: inout EmptyWorld, _: String, _: Int) in }
    },
    Sentence(keyword: .when, expression: "I move {int} THING(s) to {string}") {
      Step($0) { (_: inout EmptyWorld, _: Int, _: String) in }
    },
    Sentence(keyword: .then, expression: "the PLACE should/must show {string} for the THING") {
      Step($0) { (_: inout EmptyWorld, _: String) in }
    },
    Sentence(keyword: .given, expression: "the PLACE has {int} THING(s) at {float} for {word}") {
      Step($0) { (_: inout EmptyWorld, _: Int, _: Double, _: String) in }
    },
    Sentence(keyword: .when, expression: "{int} minute(s) pass(es) and the THING is DONE") {
      Step($0) { (_: inout EmptyWorld, _: Int) in }
    },
    Sentence(keyword: .given, expression: "{word} has DONE these THING rows:") {
      Step($0) { (_: inout EmptyWorld, _: String, _: DataTable) in }
    },
    Sentence(keyword: .then, expression: "the THING in the PLACE has the text:") {
      Step($0) { (_: inout EmptyWorld, _: DocString) in }
    },
  ]
}

extension [Sentence] {
  /// Definitions that do nothing, one for each sentence.
  var library: StepLibrary {
    StepLibrary(EmptyWorld.self) {
      for sentence in self { sentence.define(.expression(sentence.expression)) }
    }
  }
}

/// Random choices that are the same on every machine.
struct Dice: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: Int) { numbers = SplitMix64(seed: UInt64(seed)) }

  mutating func next() -> UInt64 { numbers.next() }

  /// Whether something happens that happens so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of `elements`, which must not be empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }
}

enum Words {
  static let adjectives = list(
    """
    active archived blocked cached cheap closed cold damaged delayed double draft early empty \
    expired fast final foreign fragile free frozen global hidden imported invalid large late local \
    manual merged mobile nested noisy optional overdue partial premium private public quiet rare \
    regional remote secure signed sorted stale sticky temporary urgent valid
    """)
  static let nouns = list(
    """
    account address agent alert article asset badge balance banner basket batch bill booking branch \
    budget button campaign card carrier cart catalog channel charge claim client comment contact \
    contract country coupon courier credit customer deadline delivery deposit device discount \
    document donation email employee entry event export filter folder forecast gift grant group \
    guest holiday image invoice item journal label layout lead ledger letter license limit listing \
    loan locker manifest member merchant message meter note offer operator order owner package \
    panel parcel partner password payment permit phone picture plan player policy printer product \
    profile project quota receipt record refund region rental ticket voucher
    """)
  static let verbs = list("approved booked changed checked closed copied delivered moved packed")
  static let places = list("backlog calendar counter depot garage inbox library market queue shelf")
  static let texts = [
    "Winter Sale", "42 Baker Street", "Hello, world", "2024-02-29", "https://example.test/a?b=c",
    "to be confirmed", "Grüße aus Köln", "日本語のテキスト", "Привет, мир", "naïve café 🙂",
  ]

  private static func list(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
