import Gherkin

/// Writes a feature file that uses everything Gherkin has, in plausible proportions.
///
/// A file always has `scenarioCount` scenarios to run, rows of outlines counted each, and each of
/// them `stepCount` steps, those of backgrounds included.
struct FeatureText {
  static let scenarioCount = 20
  static let stepCount = 6

  private(set) var text = ""
  private var dice: Dice
  private let dialect: Dialect?
  private let vocabulary: [Sentence]

  /// The file with this number; the same for the same number and vocabulary.
  init(number: Int, vocabulary: [Sentence]) {
    dice = Dice(seed: number)
    let code = dice.chance(10) ? dice.pick(["de", "fr", "ru", "ja"]) : "en"
    dialect = Dialect.named(code)
    self.vocabulary = vocabulary
    add("# language: \(code)\n@feature-\(number) @smoke")
    add("\(keyword(.feature)): feature \(number)\n  As a customer\n  I want \(string())")
    var steps = Self.stepCount
    if dice.chance(30) {
      add("\n  \(keyword(.background)):")
      steps -= 2
      addSteps(2)
    }
    var left = Self.scenarioCount
    while left > 0 {
      if dice.chance(4) { add("\n  \(keyword(.rule)): rule \(left)") }
      left -= addScenario(steps, isOutline: dice.chance(25) && left > 5)
    }
  }

  /// Returns the number of scenarios to run.
  private mutating func addScenario(_ steps: Int, isOutline: Bool) -> Int {
    add(dice.chance(4) ? "\n  # \(string())" : "")
    if dice.chance(40) { add("  @\(dice.pick(Words.adjectives)) @\(dice.pick(Words.places))") }
    add("  \(keyword(isOutline ? .scenarioOutline : .scenario)): \(string())")
    addSteps(steps, placeholder: isOutline ? "<count>" : nil)
    guard isOutline else { return 1 }
    let rows = dice.number(2...5)
    add("\n    \(keyword(.examples)):\n      | count | note |")
    for _ in 0..<rows { add("      | \(dice.number(0...9_999)) | \(string()) |") }
    return rows
  }

  private mutating func addSteps(_ count: Int, placeholder: String? = nil) {
    for index in 0..<count {
      var sentence = dice.pick(vocabulary)
      // Tables and doc strings are rarer than the definitions that take them.
      if sentence.hasTable || sentence.hasDocString, dice.chance(50) {
        sentence = dice.pick(vocabulary)
      }
      let kind = index > 0 && dice.chance(40) ? .and : sentence.keyword
      add("    \(keyword(kind))\(stepText(sentence.expression, placeholder))")
      if sentence.hasTable {
        add("      | name | amount | note |")
        for _ in 0..<dice.number(1...5) { add("      | alice | \(index) | \(string()) |") }
      }
      if sentence.hasDocString {
        add("      \"\"\"")
        for _ in 0..<dice.number(1...5) { add("      \(string()) \(string())") }
        add("      \"\"\"")
      }
    }
  }

  private mutating func stepText(_ expression: String, _ placeholder: String?) -> String {
    expression.split(separator: " ").map { word in
      switch word {
      case "{int}": return placeholder ?? String(dice.number(0...9_999))
      case "{float}": return "\(dice.number(0...999)).\(dice.number(10...99))"
      case "{word}": return dice.pick(["alice", "bob", "carol", "dave"])
      case "{string}": return "\"\(string())\""
      case "should/must": return dice.pick(["should", "must"])
      default: break
      }
      guard let open = word.firstIndex(of: "(") else { return String(word) }
      return dice.chance(50) ? String(word[..<open]) : word.filter { $0 != "(" && $0 != ")" }
    }.joined(separator: " ")
  }

  /// A keyword of the file's language, but not the `*` of any step.
  private func keyword(_ kind: Dialect.Kind) -> String {
    dialect?.keywords(kind).first { $0 != "* " } ?? ""
  }

  private mutating func string() -> String { dice.pick(Words.texts) }

  private mutating func add(_ line: String) { text += line + "\n" }
}
