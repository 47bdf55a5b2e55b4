import Gherkin
import Messages
import Testing

@testable import GherkinFormatting

/// Files that are refused, and the check that nothing but white space changes.
struct CheckTests {
  private static let text = """
    # note
    @t
    Feature: f
      about it

      Background:
        Given b

      Rule: r

        Scenario Outline: s
          Given a <x>
            | k | v |
          When c
            \"""json
            {}
            \"""

          @e
          Examples: e
            | x |
            | 1 |

    """

  private func check(_ formatted: String) throws(FormattingError) {
    let before = try Reader().read(Array(Self.text.utf8))
    try GherkinFormatting.check(Array(formatted.utf8), against: before, Reader())
  }

  @Test func theFileItself() throws {
    try check(Self.text)
  }

  @Test(arguments: [
    ("# note", "# other", 1), ("@t", "@u", 2), ("Feature: f", "Feature: g", 3),
    ("  about it", "  about us", 3), ("Given b", "When b", 7), ("Background:", "Background: b", 6),
    ("Rule: r", "Rule: q", 9), ("Given a", "Given an", 12), ("| k |", "| l |", 13),
    ("json", "xml", 14), ("{}", " {}", 14), ("@e", "@f", 19), ("| 1 |", "| 2 |", 22),
    ("Examples: e", "Examples: f", 20), ("    Given b\n", "", 7), ("# note\n", "", 1),
  ])
  func aChangeOfMeaning(part: String, replacement: String, line: Int) throws {
    let changed = try #require(
      Self.text.ranges(of: part).first.map {
        Self.text.replacingCharacters(in: $0, with: replacement)
      })
    #expect(changed != Self.text)
    do throws(FormattingError) {
      try check(changed)
      Issue.record("accepted: \(changed)")
    } catch {
      guard case .changesMeaning(let location) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(location.line == line)
    }
  }

  @Test func whatWouldChangeAgain() throws {
    let loose = Self.text.replacing("    Given b", with: "   Given b")
    #expect(throws: FormattingError.unstable(Location(line: 7, column: 1))) { try check(loose) }
  }

  @Test func anErrorThatWasNotThere() throws {
    #expect(throws: FormattingError.changesMeaning(Location(line: 14, column: 7))) {
      try check(Self.text.replacing("When c", with: "x c"))
    }
  }

  @Test func syntaxErrors() throws {
    do throws(FormattingError) {
      let text = "Feature: f\n Scenario: s\n  Given a\n  x\n\n  y\n"
      _ = try format(Array(text.utf8), uri: "a.feature")
      Issue.record("accepted")
    } catch {
      guard case .syntax(let errors, false) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(errors.map(\.location.line) == [4, 6])
    }
  }

  @Test func otherEncodings() throws {
    let latin = Array("# encoding: ISO-8859-1\nFeature: ".utf8) + [0xE9, 0x0A]
    let utf16: [UInt8] = [0xFF, 0xFE] + "Feature: f\n".utf16.flatMap { [UInt8($0 & 0xFF), 0] }
    for file in [latin, utf16] {
      #expect(throws: FormattingError.notUTF8) { try format(file, uri: "a.feature") }
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
