import Testing

@testable import Basics

struct GlobTests {
  @Test(arguments: [
    ("a.feature", "a.feature", true),
    ("*.feature", "a.feature", true),
    ("*.feature", "x/a.feature", false),
    ("x/*.feature", "x/a.feature", true),
    ("x/*/a.feature", "x/y/a.feature", true),
    ("x/*/a.feature", "x/y/z/a.feature", false),
    ("**/a.feature", "a.feature", true),
    ("**/a.feature", "x/y/a.feature", true),
    ("x/**", "x/y/z", true),
    ("x/**/z/*.feature", "x/z/a.feature", true),
    ("x/**/z/*.feature", "x/1/2/z/a.feature", true),
    ("x/**/z/*.feature", "x/1/2/a.feature", false),
    ("?.feature", "a.feature", true),
    ("?.feature", "é.feature", true),
    ("?.feature", "ab.feature", false),
    ("*a*b*", "xxaxxbxx", true),
    ("*a*b*", "xxbxxaxx", false),
    ("[a-c].feature", "b.feature", true),
    ("[a-c].feature", "d.feature", false),
    ("[!a-c].feature", "d.feature", true),
    ("[^a-c].feature", "b.feature", false),
    ("[]].feature", "].feature", true),
    ("[a-].feature", "-.feature", true),
    ("[a.feature", "[a.feature", true),
    ("{cart,shop}/*.feature", "shop/a.feature", true),
    ("{cart,shop}/*.feature", "bank/a.feature", false),
    ("{a/b,c}/x", "a/b/x", true),
    ("{a,{b,c}d}x", "cdx", true),
    ("{a,{b,c}d}x", "ax", true),
    ("{a,b}{c,d}", "bd", true),
    ("{a", "{a", true),
    ("a}", "a}", true),
    ("../x/*.feature", "../x/a.feature", true),
    ("/x/*.feature", "/x/a.feature", true),
    ("", "", true),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }

  @Test(arguments: [
    ("a/b/*.feature", "a/b"), ("*.feature", ""), ("a/*/b/*.feature", "a"), ("/*.feature", ""),
    ("/a/{b,c}", "/a"), ("../x/[ab]", "../x"), ("{a/b,c}", ""),
  ])
  func base(pattern: String, expected: String) {
    #expect(Glob.base(of: pattern) == expected)
  }

  @Test(arguments: [("a*", true), ("a?", true), ("[a", true), ("{a", true), ("a.feature", false)])
  func isPattern(text: String, expected: Bool) {
    #expect(Glob.isPattern(text) == expected)
  }

  /// Braces multiply: a pattern that would expand to too many is matched literally.
  @Test func tooManyBraces() {
    let pattern = String(repeating: "{a,b}", count: 40)
    #expect(Glob(pattern).matches(pattern))
  }

  @Test func manyStars() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2000)))
    let folders = String(repeating: "**/", count: 12) + "x"
    #expect(!Glob(folders).matches(String(repeating: "a/", count: 30) + "b"))
  }
}
