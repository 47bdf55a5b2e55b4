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
    var dice = Dice(seed: UInt64(number))
    let code = dice.chance(10) ? dice.pick(["de", "fr", "ru", "ja"]) : "en"
    dialect = Dialect.named(code)
    self.dice = dice
    self.vocabulary = vocabulary
    writeFeature(number)
  }

  private mutating func writeFeature(_ number: Int) {
    if let code = dialect?.code, code != "en" { add("# language: \(code)") }
    if dice.chance(40) { add("@feature-\(number) @smoke") }
    add("\(keyword(.feature)): \(dice.pick(Words.nouns)) \(number)")
    if dice.chance(15) { add("  As a customer\n  I want \(string())\n") }
    var steps = Self.stepCount
    if dice.chance(30) {
      add("\n  \(keyword(.background)):")
      steps -= 2
      writeSteps(2)
    }
    var left = Self.scenarioCount
    while left > 0 {
      if dice.chance(4) { add("\n  \(keyword(.rule)): \(dice.pick(Words.places)) \(left)") }
      left -= dice.chance(25) && left > 5 ? writeOutline(steps) : writeScenario(steps)
    }
  }

  /// Returns how many scenarios it stands for.
  private mutating func writeScenario(_ steps: Int) -> Int {
    writeHead(.scenario)
    writeSteps(steps)
    return 1
  }

  private mutating func writeOutline(_ steps: Int) -> Int {
    writeHead(.scenarioOutline)
    writeSteps(steps, placeholder: "<count>")
    let rows = dice.number(2...5)
    add("\n    \(keyword(.examples)):\n      | count | note |")
    for _ in 0..<rows { add("      | \(dice.number(0...9_999)) | \(string()) |") }
    return rows
  }

  private mutating func writeHead(_ kind: Dialect.Kind) {
    add("")
    if dice.chance(4) { add("  # \(string())") }
    if dice.chance(40) { add("  @\(dice.pick(Words.adjectives)) @\(dice.pick(Words.places))") }
    add("  \(keyword(kind)): \(dice.pick(Words.verbs)) \(dice.pick(Words.nouns)), \(string())")
  }

  private mutating func writeSteps(
    _ count: Int, placeholder: String? = nil
  ) {
    for index in 0..<count {
      var sentence = dice.pick(vocabulary)
      // Tables and doc strings are rarer than the definitions that take them.
      if sentence.hasTable || sentence.hasDocString, dice.chance(50) {
        sentence = dice.pick(vocabulary)
      }
      let kind = index > 0 && dice.chance(40) ? .and : sentence.keyword
      add("    \(keyword(kind))\(stepText(sentence.expression, placeholder))")
      if sentence.hasTable { writeTable() }
      if sentence.hasDocString { writeDocString() }
    }
  }

  private mutating func stepText(_ expression: String, _ placeholder: String?) -> String {
    expression.split(separator: " ").map { word in
      switch word {
      case "{int}": return placeholder ?? String(dice.number(0...9_999))
      case "{float}": return "\(dice.number(0...999)).\(dice.number(10...99))"
      case "{word}": return dice.pick(Words.people)
      case "{string}": return "\"\(string())\""
      case "should/must": return dice.chance(50) ? "should" : "must"
      default: break
      }
      guard let open = word.firstIndex(of: "(") else { return String(word) }
      return dice.chance(50)
        ? String(word[..<open]) : word.filter { $0 != "(" && $0 != ")" }
    }.joined(separator: " ")
  }

  private mutating func writeTable() {
    add("      | name | amount | note |")
    for _ in 0..<dice.number(1...5) {
      add("      | \(dice.pick(Words.people)) | \(dice.number(1...99)) | \(string()) |")
    }
  }

  private mutating func writeDocString() {
    let fence = dice.chance(20) ? "```" : "\"\"\""
    add("      \(fence)\(dice.chance(30) ? "json" : "")")
    for _ in 0..<dice.number(1...5) { add("      \(string()) \(string())") }
    add("      \(fence)")
  }

  /// A keyword of the file's language, but not the `*` that stands for any step.
  private func keyword(_ kind: Dialect.Kind) -> String {
    dialect?.keywords(kind).first { $0 != "* " } ?? ""
  }

  private mutating func string() -> String {
    dice.pick(dice.chance(10) ? Words.unicodeTexts : Words.texts)
  }

  private mutating func add(_ line: String) {
    text += line
    text += "\n"
  }
}
