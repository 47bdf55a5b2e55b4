import Testing

@testable import SpecSources

struct FileLinesTests {
  @Test(arguments: [
    ("a.feature:3", "a.feature", [3]),
    ("a.feature:3:9", "a.feature", [3, 9]),
    ("a.feature:0", "a.feature", [0]),
    ("a:3:b.feature:5", "a:3:b.feature", [5]),
    ("a b.feature:3", "a b.feature", [3]),
    ("/x:1", "/x", [1]),
  ])
  func splits(text: String, path: String, lines: [Int]) {
    let found = FileLines.split(text)
    #expect(found?.path == path)
    #expect(found?.lines == lines)
  }

  /// Where there is `a:12`.
  @Test(arguments: [
    ("a:12:4", "a:12", [4]), ("a:12:4:5", "a:12", [4, 5]), ("a:13:4", "a", [13, 4]),
    ("a:12", "a:12", []),
  ])
  func namesMayEndInNumbers(text: String, path: String, lines: [Int]) {
    let found = RerunFile.entries(of: text) { $0 == "a:12" }
    #expect(found.map(\.path) == [path])
    #expect(found.map(\.lines) == [lines])
  }

  @Test(arguments: [
    "a.feature", "a.feature:", "a.feature:x", "a.feature:-1", "a.feature:+1", "a.feature:3:",
    "a.feature:99999999999999999999", "", ":", ":3", ":3:4", "a.feature:1.5",
  ])
  func hasNoLines(text: String) {
    #expect(FileLines.split(text) == nil)
  }
}

struct RerunFileTests {
  @Test(arguments: [
    ("", []),
    ("\n\n", []),
    ("a.feature", ["a.feature []"]),
    ("a.feature:3\n", ["a.feature [3]"]),
    ("a.feature:3:9\nb.feature", ["a.feature [3, 9]", "b.feature []"]),
    ("a.feature:3 b.feature:4", ["a.feature [3]", "b.feature [4]"]),
    ("a.feature:3\r\nb.feature:4\r\n", ["a.feature [3]", "b.feature [4]"]),
    ("# all of them\n  # more\na.feature:3", ["a.feature [3]"]),
    ("file:x/a.feature:3", ["x/a.feature [3]"]),
    ("  a.feature:3  ", ["a.feature [3]"]),
    (
      "a.feature:3 b.feature # c d.feature\nc#d.feature\t#",
      ["a.feature [3]", "b.feature []", "c#d.feature []"]
    ),
  ])
  func reads(text: String, expected: [String]) {
    #expect(RerunFile.entries(of: text).map { "\($0.path) \($0.lines)" } == expected)
  }

  /// Lines as they are, and the places that they name if these files exist.
  @Test(arguments: [
    ("pay me.feature:3:9", ["pay me.feature [3, 9]"]),
    ("pay me.feature", ["pay me.feature []"]),
    ("  file:pay me.feature:3  ", ["pay me.feature [3]"]),
    (
      "pay me.feature:3\na.feature:4 b.feature",
      ["pay me.feature [3]", "a.feature [4]", "b.feature []"]
    ),
    ("a.feature:3 a.feature:4", ["a.feature [3]", "a.feature [4]"]),
    ("see me.feature:3", ["see []", "me.feature [3]"]),
    ("# pay me.feature:3", []), ("pay me.feature:3 # it fails", ["pay me.feature [3]"]),
    ("row #2.feature:3", ["row #2.feature [3]"]),
  ])
  func readsPathsWithBlanks(text: String, expected: [String]) {
    let files = ["pay me.feature", "a.feature", "row #2.feature"]
    let entries = RerunFile.entries(of: text) { files.contains($0) }
    #expect(entries.map { "\($0.path) \($0.lines)" } == expected)
  }
}
