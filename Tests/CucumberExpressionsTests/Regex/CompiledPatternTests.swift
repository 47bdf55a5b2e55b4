import Testing

@testable import CucumberExpressions

struct CompiledPatternTests {
  /// The whole match and the groups by number, `-` for one that took no part; nil: no match.
  private func find(_ pattern: String, _ text: String) throws -> String? {
    let compiled = try CompiledPattern(pattern)
    let bytes = Array(text.utf8)
    guard case .found(let captures) = bytes.withUnsafeBufferPointer({ compiled.find(in: $0) })
    else { return nil }
    return stride(from: 0, to: captures.count, by: 2).map { index in
      captures[index] < 0
        ? "-" : String(decoding: bytes[captures[index]..<captures[index + 1]], as: UTF8.self)
    }.joined(separator: ",")
  }

  @Test(
    arguments: [
      ("abc", "xabcx", "abc"), ("a|ab", "ab", "a"), ("ab|a", "ab", "ab"), ("", "abc", ""),
      ("a*", "aaa", "aaa"), ("a*?", "aaa", ""), ("a+?b", "aab", "aab"), ("a{2}", "aaa", "aa"),
      ("a{2,}", "aaaa", "aaaa"), ("a{1,2}?", "aaa", "a"), ("a{0}b", "ab", "b"),
      ("a{,2}", "a{,2}", "a{,2}"), ("x{", "x{", "x{"), ("{}", "{}", "{}"),
      ("(a)(b)?", "a", "a,a,-"), ("(a|b)*", "abab", "abab,b"), ("(?:a(b)|c)+", "abc", "abc,b"),
      ("(a*)*", "aa", "aa,aa"), ("(a*)+", "", ","), ("(a?)*?b", "aab", "aab,a"),
      ("(?:a?){3}b", "aab", "aab"), ("(a|(b))+", "ab", "ab,b,b"),
      ("^a$", "a", "a"), ("a$", "ba", "a"), ("\\Aa\\z", "a", "a"), ("a\\Z", "a\n", "a"),
      ("\\bcat\\b", "a cat.", "cat"), ("\\Bat", "cat", "at"),
      (".", "\u{1F600}", "\u{1F600}"), ("^.$", "é", "é"), ("[^a]", "é", "é"),
      ("[а-я]+", "Привет", "ривет"), ("[\u{1F600}-\u{1F64F}]", "x\u{1F603}", "\u{1F603}"),
      ("\\d+", "a42b", "42"), ("\\D+", "42ab", "ab"), ("\\w+", "-a_1-", "a_1"),
      ("\\W+", "a--b", "--"), ("a\\sb", "a\u{A0}b", "a\u{A0}b"), ("\\S+", " ab ", "ab"),
      ("[\\s\\S]+", "a\nb", "a\nb"), ("[^\\s]+", " ab ", "ab"), ("[\\d-x]+", "1-x", "1-x"),
      ("[a\\-z]+", "a-z", "a-z"), ("[-a]+", "a-", "a-"),
      ("[\\]]", "]", "]"), ("[[]", "[", "["), ("[.*+?(){}|^$]+", "$^|", "$^|"),
      ("[\\b]", "\u{8}", "\u{8}"),
      ("\\t\\n\\r\\f\\v\\0", "\t\n\r\u{C}\u{B}\0", "\t\n\r\u{C}\u{B}\0"),
      ("\\x41\\u0042\\x{43}\\u{1F600}", "ABC\u{1F600}", "ABC\u{1F600}"),
      ("\\uD83D\\uDE00", "\u{1F600}", "\u{1F600}"), ("\\/\\.\\-\\ ", "/.- ", "/.- "),
      ("\\p{L}+", "1éЖ中2", "éЖ中"), ("\\p{Lu}", "aB", "B"), ("\\P{L}+", "a12b", "12"),
      ("\\pN", "a1", "1"), ("[\\p{Lu}\\d]+", "aB1", "B1"), ("\\p{Script=Cyrillic}+", "aЖ", "Ж"),
      ("\\p{IsHan}", "a中", "中"), ("\\p{^L}", "a1", "1"), ("\\p{gc=Nd}", "a1", "1"),
      ("(?<year>\\d{4})-\\k<year>", "1999-1999", "1999-1999,1999"), ("(a)\\1", "aa", "aa,a"),
      ("(a)?\\1b", "b", "b,-"), ("(?i)(a)\\1", "aA", "aA,a"), ("\\k<x>(?<x>a)", "a", "a,a"),
      ("(?i)straße", "STRAßE", "STRAßE"), ("(?i)жук", "ЖУК", "ЖУК"), ("(?i:a)b", "Ab", "Ab"),
      ("(?i:a)b", "AB", nil), ("(?i)[a-c]+", "ABC", "ABC"), ("a(?i)b(?-i)c", "aBc", "aBc"),
      ("(?s)a.b", "a\nb", "a\nb"), ("a.b", "a\nb", nil), ("(?m)^b$", "a\nb\nc", "b"),
      ("a(?=b)", "ab", "a"), ("a(?!b)", "abac", "a"), ("(?=(a))a", "a", "a,a"),
      ("(?!(a)b)a", "ac", "a,-"),
      ("(?:(?!(a)b)a|a)b", "ab", "ab,-"), ("(?<=\\$)\\d+", "a1$23", "23"),
      ("(?<!\\$)\\b\\d+", "$23 4", "4"),
      ("(?<=ab|c)d", "abd", "d"), ("(?<=é)x", "éx", "x"), ("(?<=^a{1,3})b", "aaab", "b"),
      ("a++b", "aab", "aab"), ("a++a", "aaa", nil), ("(?>a+)a", "aaa", nil),
      ("(?:ab)++c", "ababc", "ababc"),
      ("(?:a|ab)(?:c|bcd)(d*)", "abcd", "abcd,"), ("(a+|b+|c+)*c", "aabbcc", "aabbcc,c"),
      ("x*", "aaa", ""), ("(?:)*a", "a", "a"), ("(?:(?:a*)*)*b", "aab", "aab"), ("a||b", "b", ""),
      ("()", "a", ","), ("(|a)+", "aa", "aa,a"), ("(?:\\b)*a", "a", "a"),
      ("^(?:a|b(?:c)?)$", "bc", "bc"),
      ("(?=.*\\d.*)[-+]?\\d*(?:\\.(?=\\d.*))?\\d*(?:\\d+[E][+-]?\\d+)?", "-1.5E+3", "-1.5"),
    ] as [(String, String, String?)])
  func finds(_ pattern: String, _ text: String, _ expected: String?) throws {
    #expect(try find(pattern, text) == expected)
  }

  @Test(
    arguments: [
      ("(", .unclosedGroup, 0), ("a(b", .unclosedGroup, 1), (")", .unmatchedClosingParenthesis, 0),
      ("a)b", .unmatchedClosingParenthesis, 1), ("[a", .unclosedClass, 0), ("[]", .emptyClass, 0),
      ("[^]", .emptyClass, 0), ("[b-a]", .reversedRange, 1), ("*", .nothingToRepeat, 0),
      ("a**", .nothingToRepeat, 2), ("a|+", .nothingToRepeat, 2), ("^*", .nothingToRepeat, 1),
      ("{2}", .nothingToRepeat, 0), ("a{2}{3}", .nothingToRepeat, 4),
      ("a{3,2}", .reversedRepetition, 1), ("\\q", .unknownEscape("q"), 0),
      ("\\", .unexpectedEnd, 0),
      ("é\\", .unexpectedEnd, 1), ("(?a)", .unknownGroup("?a)"), 0),
      ("(?<>a)", .unknownGroup("<>"), 3),
      ("\\p{Zzz}", .unknownProperty("Zzz"), 0), ("\\1", .undefinedGroup("1"), 0),
      ("(a)\\2", .undefinedGroup("2"), 3), ("\\k<a>", .undefinedGroup("a"), 0),
      ("\\xZ1", .invalidCharacter, 0), ("\\uD800", .invalidCharacter, 0),
      ("\\x{110000}", .invalidCharacter, 0), ("(?<=a*)b", .unboundedLookbehind, 0),
      ("a{1000}{1000}", .nothingToRepeat, 7),
      ("(?:(?:ab){1000}){1000}", .tooLarge(limit: 20_000), 0),
      ("(?:(?:(?:){9999}){9999}){9999}", .tooLarge(limit: 20_000), 0),
    ] as [(String, CucumberExpressionError.RegularExpressionProblem, Int)])
  func refuses(
    _ pattern: String, _ problem: CucumberExpressionError.RegularExpressionProblem, _ offset: Int
  ) {
    #expect(throws: CucumberExpressionError.regularExpression(problem, at: offset, in: pattern)) {
      try CompiledPattern(pattern)
    }
  }

  @Test func depthIsLimited() throws {
    for depth in [100, 101, 200_000] {
      let nested = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
      if depth <= 100 {
        _ = try CompiledPattern(nested)
      } else {
        #expect(
          throws: CucumberExpressionError.regularExpression(
            .tooDeeplyNested(limit: 100), at: 100, in: nested)
        ) { try CompiledPattern(nested) }
      }
    }
    _ = try CompiledPattern(String(repeating: "(a)", count: 1_000))
  }

  /// With memory of failed attempts these are polynomial; only without it are they an error.
  @Test func catastrophicPatternsEnd() throws {
    let many = String(repeating: "a", count: 300)
    for pattern in [
      "^(a+)+$", "^(a*)*$", "^(a|a)*$", "^(a|aa)+$", "(a+)+b", "(.*)*b", "^(?:a?){50}a{60}b",
      "(x+x+)+y", "^(([a-z])+.)+[A-Z]([a-z])+$", "(?:a+?)+?b", "(a{1,9}){1,9}b",
    ] {
      #expect(try find(pattern, many + "!") == nil, "\(pattern)")
    }
    for pattern in ["^(a+)+\\1$", "^(?=(a+)+$)a*!"] {
      #expect(throws: CucumberExpressionError.matchTooExpensive(pattern: pattern)) {
        try CompiledPattern(pattern).match(many + "!")
      }
    }
  }

  @Test func longTextsAreSearched() throws {
    let text = String(repeating: "ab ", count: 300_000) + "\u{1F600}7"
    #expect(try find("\\d$", text) == "7")
    #expect(try find("^.*\\d$", text) == text)
    #expect(try find("^(?:ab )*.(\\d)$", text) == text + ",7")
    let group = try CompiledPattern("(\\d)").match(text)?.first
    #expect(group?.start == 900_002)
  }
}
