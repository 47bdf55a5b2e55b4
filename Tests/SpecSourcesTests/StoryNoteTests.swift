import Foundation
import SpecSources
import SpecTestSupport
import Testing

@Suite struct StoryNoteTests {
  private func check(
    _ text: String, _ note: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder(["a.md": text])
    var reader = SourceReader(FileSystem(workingDirectory: folder.url.path))
    _ = reader.read("a.md")
    #expect(
      reader.notes.map(\.description) == ["a.md: took \(note)"], sourceLocation: sourceLocation)
  }

  @Test func whatIsLeftIsNamed() throws {
    try check("prose\n", "no scenario")
    try check("# S\n```\nGiven x\n```\n", "1 story, 1 scenario, 1 step")
    try check(
      """
      # Pay Use Case
      ## Primary course
      1. Pay.
      # Tests
      - Test that it pays
      | a |
      |---|
      ```
      GET /x
      ```
      ```swift
      ```
      ```swift
      ```
      Given prose
      """,
      """
      no scenario; left 1–3: 1 use case with 1 course, tests 5, table 6–7, payload contract 8–10, \
      blocks of swift 11–12, 13–14
        left a.md:15: prose that begins like a step: Given prose
      """)
  }
}
