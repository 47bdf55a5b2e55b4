import SpecTestSupport
import Testing

@testable import SpecSources

/// Names of any bytes, as text and back.
struct PathBytesTests {
  private static func bytes(_ text: String, _ more: [UInt8] = []) -> [UInt8] {
    Array(text.utf8) + more
  }

  private static let names: [(String, [UInt8])] = [
    ("a/é.feature", bytes("a/é.feature")),
    (#"a\xFF"#, bytes("a", [0xFF])),
    (#"\xC0\xAF"#, [0xC0, 0xAF]),
    (#"\xED\xA0\x80"#, [0xED, 0xA0, 0x80]),
    (#"a\b\x41\xff\n"#, bytes(#"a\b\x41\xff\n"#)),
    (#"\x5CxFF"#, bytes(#"\xFF"#)),
    (#"\x5Cx5C"#, bytes(#"\x5C"#)),
    ("a\u{301}|\u{10FFFF}", bytes("a\u{301}|\u{10FFFF}")),
  ]

  @Test(arguments: names)
  func thereAndBack(text: String, bytes: [UInt8]) {
    #expect(PathBytes.text(of: bytes).utf8.elementsEqual(text.utf8))
    #expect(PathBytes.cString(text) == bytes.map(CChar.init(bitPattern:)) + [0])
  }

  /// Spelled so by commands and lists.
  @Test(arguments: [
    (#"a\x0A\x1B\x7F\x20\x23"#, "a\n\u{1B}\u{7F} #"),
    (#"\x2E\x2E\x2Fa\x00"#, #"\x2E\x2E\x2Fa\x00"#),
  ])
  func whatActsMayBeSpelled(text: String, path: String) {
    #expect(PathBytes.cString(text) == path.utf8.map(CChar.init(bitPattern:)) + [0])
  }

  @Test func everyNameHasItsOwnText() {
    var generator = SeededGenerator(seed: 7)
    let letters = Array(#"\xF5C8é"#.utf8) + [0x80, 0xFF, 0xC3]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        letters[Int.random(in: letters.indices, using: &generator)]
      }
      let text = PathBytes.text(of: bytes)
      #expect(PathBytes.cString(text) == bytes.map(CChar.init(bitPattern:)) + [0])
    }
  }

  @Test func noPathHasNUL() {
    #expect(PathBytes.cString("a\0b") == [0])
  }

  /// Under its bytes, by every way of writing.
  @Test func filesAreWritten() throws {
    let test = try TemporaryFolder()
    let files = FileSystem(workingDirectory: test.path)
    let name = #"a\xFF"#
    try files.replace(name, with: [1])
    #expect(files.hasRegularFile(name, with: [1]))
    try files.rewrite(name, with: [1, 2])
    try files.append(to: name) { $0 + [3] }
    let file = try files.openExclusively(files.absolute(name))
    #expect(!file.isNew)
    try FileSystem.checkUntouched(file.descriptor, at: file.path)
    try FileSystem.close(file.descriptor)
    #expect(try files.read(name) == [1, 2, 1, 2, 3])
    #expect(try files.names(in: test.path) == [name])
    FileSystem.remove(file.path)
    #expect(files.kind(of: name) == nil)
  }

  @Test func filesAreFoundReadAndShown() throws {
    let test = try TemporaryFolder()
    let files = FileSystem(workingDirectory: test.path)
    let path = #"x/a\xFF.feature"#
    try FileSystem.close(files.create(path))
    let found = FeatureSelection.find(["x"], in: files)
    #expect(found.entries.map(\.uri) == [path])
    #expect(try files.read(path) == [])
    #expect(FeatureSelection.find([path + ":3"], in: files).lines == [path: [3]])
    #expect(
      SourceProblem.noSuchPath("a\n\u{1B}b").message == #"a\n\u{1B}b: no such file or folder"#)
  }
}
