import Gherkin
import Messages
import Testing

/// Line ends, byte order marks, white space and columns.
struct LineTests {
  private static let text = """
    # language: fr
    @é @b
    Fonctionnalité: café
      une ligne

    \u{A0}Scénario: s
        Soit un é
        \"\"\"json
          x
         é
        \"\"\"
        | é | b\u{301} |
        # un commentaire

    """

  @Test(arguments: ["\r\n", "\r"])
  func lineEnds(end: String) {
    let expected = Reading(Self.text)
    #expect(expected.errors.isEmpty)
    let bytes = Array(
      Self.text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: end).utf8)
    #expect(Reading(bytes).document == expected.document)
  }

  @Test func mixedLineEnds() {
    let ends = ["\n", "\r\n", "\r"]
    var mixed: [UInt8] = []
    for (index, line) in Self.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      // A lone CR before the LF of an empty line would be one line end.
      mixed += Array(line)
      mixed += Array((line.isEmpty ? ends[0] : ends[index % 3]).utf8)
    }
    #expect(Reading(mixed).document == Reading(Self.text).document)
  }

  @Test func byteOrderMark() {
    let marked = Reading("\u{FEFF}" + Self.text)
    #expect(marked.document == Reading(Self.text).document)
    #expect(Reading("\u{FEFF}Feature: f").feature?.location == Location(line: 1, column: 1))
  }

  @Test func onlyLineFeedsAndReturnsEndLines() {
    for mark in ["\u{2028}", "\u{85}", "\u{B}", "\u{C}"] {
      let reading = Reading(featureWithStep("And a\(mark)b\n"))
      #expect(reading.steps.map(\.text) == ["x", "a\(mark)b"])
    }
  }

  @Test func combiningMarksDoNotHideDelimiters() {
    let reading = Reading(featureWithStep("|a|\u{301}b|\n"))
    #expect(reading.steps[0].dataTable?.rows[0].cells.map(\.value) == ["a", "\u{301}b"])
    #expect(Reading("@\u{FE0F}a\nFeature: f").feature?.tags.map(\.name) == ["@\u{FE0F}a"])
  }

  @Test func columnsCountCodePoints() {
    let reading = Reading(featureWithStep("  | 😀é | b |\u{3000}c |\n"))
    let cells = reading.steps[0].dataTable?.rows[0].cells ?? []
    #expect(cells.map(\.location.column) == [5, 10, 14])
    let tags = Reading(" @😀 @b\u{A0}@c\nFeature: f").feature?.tags ?? []
    #expect(tags.map(\.location.column) == [2, 5, 8])
    #expect(tags.map(\.name) == ["@😀", "@b", "@c"])
  }

  @Test func cells() {
    let row = #"| a \| b | \\ | \n x \n | \y |  | tail \"#
    let reading = Reading(featureWithStep(row))
    let cells = reading.steps[0].dataTable?.rows[0].cells ?? []
    #expect(cells.map(\.value) == ["a | b", "\\", "\n x \n", "\\y", ""])
    #expect(cells.map(\.location.column) == [3, 12, 17, 27, 33])
  }

  @Test func docStringsLoseTheIndentationOfTheirFence() {
    let text = featureWithStep(
      "   \"\"\"  xml  \n     a\n  b\n \n\tc\n   \\\"\\\"\\\" \\`\\`\\`\n   \"\"\"\n")
    let docString = Reading(text).steps[0].docString
    #expect(docString?.content == "  a\nb\n\nc\n\"\"\" \\`\\`\\`")
    #expect(docString?.mediaType == "xml")
    #expect(docString?.delimiter == "\"\"\"")
    #expect(Reading(featureWithStep("```\n```")).steps[0].docString?.content == "")
    #expect(Reading(featureWithStep("```\n```")).steps[0].docString?.mediaType == nil)
  }

  @Test func descriptions() {
    let text = "Feature: f\n\n  a\n# c\n\n  b\n  \n\nScenario: s\n# d\n\n e\nGiven x"
    let reading = Reading(text)
    #expect(reading.feature?.description == "  a\n\n  b")
    #expect(reading.scenarios[0].description == "\n e")
    #expect(reading.document.comments.map(\.location.line) == [4, 10])
  }

  @Test func largeFilesAreRead() {
    let rows = Reading(
      "Feature: f\nScenario: s\nGiven <a>\nExamples:\n|a|\n"
        + String(repeating: "|1|\n", count: 20_000))
    #expect(rows.pickles.count == 20_000)
    let tags = Reading(String(repeating: "@tag ", count: 20_000) + "\nFeature: f")
    #expect(tags.feature?.tags.count == 20_000)
    let line = Reading(featureWithStep("And " + String(repeating: "é", count: 200_000)))
    #expect(line.steps[1].text.unicodeScalars.count == 200_000)
  }
}
