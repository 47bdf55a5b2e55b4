import Gherkin
import Messages
import Testing

/// Bytes and lines that other parsers trip over.
struct BadInputTests {
  @Test(
    arguments: [
      (Array("F\0e\0a\0".utf8), 1, 1, .utf16),
      (Array("\0F\0e\0a".utf8), 1, 1, .utf16),
      (Array("Feature: é".utf8) + [0xE9, 0x0A], 1, 11, .invalidBytes(.utf8, byteOffset: 11)),
      (Array("Feature: f\n".utf8) + [0xC0, 0xAF], 2, 1, .invalidBytes(.utf8, byteOffset: 11)),
      (
        Array("Feature: f\n ".utf8) + [0xED, 0xA0, 0x80], 2, 2, .invalidBytes(.utf8, byteOffset: 12)
      ),
      (
        Array("Feature: f\n".utf8) + [0xF4, 0x90, 0x80, 0x80], 2, 1,
        .invalidBytes(.utf8, byteOffset: 11)
      ),
      (
        Array("Feature: f\n".utf8) + [0xF8, 0x88, 0x80, 0x80], 2, 1,
        .invalidBytes(.utf8, byteOffset: 11)
      ),
      (Array("Feature: ".utf8) + [0xE2, 0x82], 1, 10, .invalidBytes(.utf8, byteOffset: 9)),
      (Array("Feature: é\nScenario: a\0b".utf8), 2, 12, .nulByte),
    ] as [([UInt8], Int, Int, GherkinError.Fact)])
  func notText(bytes: [UInt8], line: Int, column: Int, fact: GherkinError.Fact) {
    let expected = GherkinError(location: Location(line: line, column: column), fact: fact)
    #expect(Reading(bytes).errors == [expected])
  }

  @Test func notTextIsTheOnlyFault() {
    let bytes = Array("junk\nFeature: f\n".utf8) + [0xFF]
    #expect(Reading(bytes).messages == ["(3:1): invalid UTF-8 at byte offset 16"])
  }

  @Test func anEmptyFileIsGood() {
    for text in ["", "\n", "  \n\t\n", "# only a comment", "\u{FEFF}"] {
      let reading = Reading(text)
      #expect(reading.errors.isEmpty)
      #expect(reading.feature == nil)
      #expect(reading.pickles.isEmpty)
    }
  }

  @Test(arguments: [
    ("@a b\nFeature: f", ["(1:1): A tag may not contain whitespace"]),
    ("@ a\nFeature: f", ["(1:1): A tag may not contain whitespace"]),
    ("@a @ b @c d\nFeature: f", ["(1:4): A tag may not contain whitespace"]),
    ("@\nFeature: f", []),
    ("@a#b @c #d\nFeature: f", []),
  ])
  func tags(text: String, errors: [String]) {
    let skipped =
      "(1:1): expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got '"
    let line = text.split(separator: "\n")[0]
    check(text, errors: errors + (errors.isEmpty ? [] : ["\(skipped)\(line)'"]))
  }

  /// A text, the place of its only fault, the kinds of line expected there, and the line found; nil
  /// at the end of the file.
  private static let misplaced: [(text: String, place: String, kinds: String, found: String?)] = [
    ("# language: en", "2:0", "TagLine FeatureLine Comment Empty", nil),
    ("Feature: f\n@t", "3:0", "TagLine RuleLine Comment Empty", nil),
    ("Given x", "1:1", "EOF Language TagLine FeatureLine Comment Empty", "Given x"),
    (
      "Feature: f\nScenario: s\nGiven x\nFeature: g", "4:1",
      "EOF TableRow DocStringSeparator StepLine TagLine ExamplesLine ScenarioLine RuleLine Comment Empty",
      "Feature: g"
    ),
    (
      "Feature: f\nScenario: s\nGiven x\nBackground:", "4:1",
      "EOF TableRow DocStringSeparator StepLine TagLine ExamplesLine ScenarioLine RuleLine Comment Empty",
      "Background:"
    ),
    (
      "Feature: f\nBackground:\nGiven x\nBackground:", "4:1",
      "EOF TableRow DocStringSeparator StepLine TagLine ScenarioLine RuleLine Comment Empty",
      "Background:"
    ),
    (
      "Feature: f\nScenario: s\nGiven x\n```\n```\n```\n", "6:1",
      "EOF TableRow StepLine TagLine ExamplesLine ScenarioLine RuleLine Comment Empty", "```"
    ),
    (
      "Feature: f\nScenario: s\nExamples:\n|a|\nGiven x", "5:1",
      "EOF TableRow TagLine ExamplesLine ScenarioLine RuleLine Comment Empty", "Given x"
    ),
    (
      "Feature: f\nScenario: s\nGiven x\n  \"\"\"\n  text\n  ```\n", "7:0",
      "DocStringSeparator Other", nil
    ),
  ]

  @Test(arguments: misplaced.indices)
  func order(index: Int) {
    let (text, place, kinds, found) = Self.misplaced[index]
    let expected = kinds.split(separator: " ").map { "#\($0)" }.joined(separator: ", ")
    let message =
      if let found {
        "(\(place)): expected: \(expected), got '\(found)'"
      } else {
        "(\(place)): unexpected end of file, expected: \(expected)"
      }
    check(text, errors: [message])
  }

  @Test func aSecondFeatureIsPartOfADescription() {
    check("Feature: f\nFeature: g\n  Scenario: s\n  Feature: h", errors: [])
    check("# language: xx-klingon", errors: ["(1:1): Language not supported: xx-klingon"])
  }

  @Test func raggedAndEmptyTables() {
    let ragged = featureWithStep("|a|b|\n|c|\n|d|e|f|\n")
    check(ragged, errors: ["(5:1): inconsistent cell count within the table"])
    let headerOnly = Reading("Feature: f\nScenario: s\nGiven <a>\nExamples:\n|a|\n")
    #expect(headerOnly.errors.isEmpty && headerOnly.pickles.isEmpty)
  }

  @Test func parsingStopsAtTheEleventhFault() {
    let junk = (1...20_000).map { "junk \($0)" }.joined(separator: "\n")
    let errors = Reading(junk).errors
    #expect(errors.count == 11)
    #expect(errors.last?.location == Location(line: 11, column: 1))
  }

  @Test func theUnknownLanguageAskedFor() {
    let errors = Reading("Feature: f", language: "klingon").errors
    #expect(errors.map(\.fact) == [.unknownLanguage("klingon")])
  }
}
