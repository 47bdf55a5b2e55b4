import Testing

@testable import SpecSources

struct PathTests {
  @Test(arguments: [
    ("a", "", "a"), ("a/b", "a", "b"), ("/a", "/", "a"), ("/a/b/c", "/a/b", "c"),
    ("a/", "a", ""), ("", "", ""), ("a/\u{301}b", "a", "\u{301}b"),
  ])
  func parts(path: String, folder: String, name: String) {
    #expect(Path.folder(of: path) == folder)
    #expect(Path.name(of: path).utf8.elementsEqual(name.utf8))
  }

  @Test(arguments: [
    ("", "b", "b"), (".", "b", "b"), ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"),
  ])
  func join(folder: String, name: String, joined: String) {
    #expect(Path.join(folder, name) == joined)
  }

  @Test(arguments: [
    ("a", "a"), ("./a", "a"), ("././a", "a"), ("a/", "a"), ("a//", "a"), (".", "."),
    ("./", "."), ("/", "/"), ("//", "/"), ("../a", "../a"), ("", ""),
  ])
  func tidy(path: String, tidied: String) {
    #expect(Path.tidy(path) == tidied)
  }

  @Test(arguments: [
    ("a.feature", true), ("a.feature.md", true), ("a.md", false), ("feature", false),
    ("a.feature.txt", false), (".feature", true),
  ])
  func isFeature(path: String, expected: Bool) {
    #expect(Path.isFeature(path) == expected)
  }
}
