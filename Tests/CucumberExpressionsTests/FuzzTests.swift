import Foundation
import SpecTestSupport
import Testing

@testable import CucumberExpressions

/// Any input yields an error or an expression, in bounded time.
struct FuzzTests {
  private static let regexPieces = [
    "a", "b", "é", "\u{1F600}", "(", ")", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?>", "(?<n>",
    "(?i)",
    "(?-s:", "[", "]", "[^", "-", "|", "*", "+", "?", "{2}", "{1,3}", "{2,}", "{", "}", "^", "$",
    ".",
    "\\", "\\d", "\\W", "\\b", "\\1", "\\k<n>", "\\p{L}", "\\x4", "\\u{61}", "\\Z", "*?", "++", " ",
    "\0", "\u{301}", "1", ",", "<", ">",
  ]
  private static let textPieces = [
    "a", "b", "é", "\u{1F600}", " ", "1", "-", "\n", "aaaaaaaaaaaaaaaa", "\u{301}", "\0", "A", ",",
  ]

  @Test func anyRegularExpressionEnds() throws {
    var random = SeededGenerator(seed: 5)
    var accepted = 0
    for _ in 0..<20_000 {
      let source = random.text(of: Self.regexPieces, upTo: 12)
      guard let expression = try? RegularExpression(source) else { continue }
      accepted += 1
      let text = random.text(of: Self.textPieces, upTo: 12)
      guard let arguments = try? expression.match(text) else { continue }
      for argument in arguments { expectInBounds(argument.group, text) }
      #expect(holdsRequired(expression.pattern, text), "\(source) | \(text)")
    }
    print("fuzz: \(accepted) regular expressions accepted of 20000")
    #expect(accepted > 2_000)
  }

  @Test func anyCucumberExpressionEnds() throws {
    let pieces = [
      "a", " ", "(", ")", "{", "}", "/", "\\", "{int}", "{string}", "{}", "(s)", "é", "\u{1F600}",
      "\u{301}", "\n", "\0", "^", "$", "[", "*", "1", "'", "\"", "\u{A0}", "{float}", "{word}",
    ]
    var random = SeededGenerator(seed: 9)
    var accepted = 0
    for _ in 0..<20_000 {
      let source = random.text(of: pieces, upTo: 10)
      guard let expression = try? CucumberExpression(source) else { continue }
      accepted += 1
      let text = Bool.random(using: &random) ? source : random.text(of: pieces, upTo: 10)
      guard let arguments = try expression.match(text) else { continue }
      #expect(arguments.count == expression.parameterTypes.count)
      for argument in arguments {
        expectInBounds(argument.group, text)
        _ = try? argument.value()
      }
      let pattern = try CompiledPattern(expression.regularExpression)
      #expect(holdsRequired(pattern, text), "\(source) | \(text)")
    }
    print("fuzz: \(accepted) Cucumber expressions accepted of 20000")
    #expect(accepted > 5_000)
  }

  /// Remembered failures change the time, never the result.
  @Test func memoryOfFailuresChangesNothing() throws {
    var random = SeededGenerator(seed: 33)
    let pieces = [
      "a", "b", "(", ")", "(?:", "|", "*", "+", "?", "*?", "+?", "??", "{2}", "{0,2}", "()", ".",
      "(a|)", "(?=b)", "(b*)", "^", "$", "\\b", "(?>", "++",
    ]
    var compared = 0
    for _ in 0..<30_000 {
      guard let pattern = try? CompiledPattern(random.text(of: pieces, upTo: 10)),
        pattern.program.isMemoizable
      else { continue }
      var text = random.text(of: ["a", "b", "aab"], upTo: 5)
      text.withUTF8 { bytes in
        let without = pattern.attempt(in: bytes, limit: 200_000, usesMemo: false)
        let with = pattern.attempt(in: bytes, limit: 200_000, usesMemo: true)
        if case .exhausted = without { return }
        compared += 1
        #expect("\(without)" == "\(with)", "/\(pattern.source)/")
      }
    }
    print("fuzz: \(compared) searches compared with and without memory")
    #expect(compared > 5_000)
  }

  /// Foundation's engine judges ours on the syntax that both read alike.
  @Test func findsWhatAnotherEngineFinds() throws {
    var random = SeededGenerator(seed: 21)
    var matches = 0
    for _ in 0..<5_000 {
      let source = Self.pattern(depth: 3, &random)
      let ours = try CompiledPattern(source)
      let theirs = try NSRegularExpression(pattern: source)
      for _ in 0..<4 {
        let text = random.text(of: ["a", "b", "c", "€", "1", " "], upTo: 7)
        let range = NSRange(location: 0, length: text.utf16.count)
        let expected = theirs.firstMatch(in: text, range: range).map {
          (text as NSString).substring(with: $0.range)
        }
        var copy = text
        let found = copy.withUTF8 { bytes in
          ours.firstRange(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
        }
        matches += found == nil ? 0 : 1
        #expect(found == expected, "/\(source)/ | \(text)")
      }
    }
    print("fuzz: \(matches) matches as Foundation's of 20000 searches")
  }

  /// A random pattern without repetitions of parts that may be empty: with those, ours is like
  /// JavaScript, where an optional group that takes nothing took no part, and Foundation's is not.
  private static func pattern(depth: Int, _ random: inout SeededGenerator) -> String {
    let atoms = [
      "a", "b", "c", "€", ".", "[ab]", "[^a]", "\\d", "\\w", "[b-c€]", "\\S", "(?i:A)", "[^\\d\\s]",
    ]
    let assertions = ["^", "\\b", "\\B", "(?=a)", "(?!b)", "(?<=a)", "(?<!ab)", "(?=.*c)", "\\z"]
    var result = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: result += assertions[Int.random(in: 0..<assertions.count, using: &random)]
      case 1...3 where depth > 0:
        let open = ["(", "(?:", "(?>"][Int.random(in: 0..<3, using: &random)]
        let inner = pattern(depth: depth - 1, &random)
        let other = pattern(depth: depth - 1, &random)
        let quantifier = ["", "", "?", "??"][Int.random(in: 0..<4, using: &random)]
        let last = quantifier.isEmpty ? "" : "[a-c]"
        result += "\(open)\(inner)\(last)|\(other)\(last))\(quantifier)"
      case 4 where depth > 0:
        let inner = pattern(depth: depth - 1, &random)
        let quantifier = ["+", "*", "+?", "*?", "{2}", "{1,2}"][
          Int.random(in: 0..<6, using: &random)]
        result += "(?:\(inner)[a-c])\(quantifier)"
      default:
        let quantifiers = [
          "", "", "", "*", "+", "?", "*?", "+?", "{2}", "{1,2}?", "{2,}", "++", "?+",
        ]
        result += atoms[Int.random(in: 0..<atoms.count, using: &random)]
        result += quantifiers[Int.random(in: 0..<quantifiers.count, using: &random)]
      }
    }
    return result
  }

  private func expectInBounds(_ group: StepExpression.Group, _ text: String) {
    for child in group.children { expectInBounds(child, text) }
    guard let value = group.value, let start = group.start, let end = group.end else {
      #expect(group.value == nil && group.start == nil && group.end == nil)
      return
    }
    let units = Array(text.utf16)
    #expect(start >= 0 && start <= end && end <= units.count)
    #expect(units[start..<end].elementsEqual(value.utf16))
  }

  private func holdsRequired(_ pattern: CompiledPattern, _ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    guard rest.starts(with: pattern.prefix) else { return false }
    for fragment in pattern.literals.parts {
      while !rest.starts(with: fragment) {
        if rest.isEmpty { return false }
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst(fragment.count)
    }
    return true
  }
}
