import CommandTestSupport
import Foundation
import SpecTestSupport
import Testing

@testable import SpecCommand

/// The official Gherkin goldens once more, through the whole command.
@Suite(.enabled(if: TestData.root != nil, Comment(rawValue: TestData.whySkipped)))
struct OfficialGoldensTests {
  @Test func goodFiles() async throws {
    var count = (files: 0, messages: 0)
    for file in TestData.files(in: "gherkin/good", suffixes: [".feature", ".feature.md"]) {
      let messages = try await messages(of: file, in: "good")
      let expected = try ["source", "ast", "pickles"].flatMap { try golden(file, $0) }
      check(messages, expected, file.lastPathComponent)
      count.files += 1
      count.messages += expected.count
    }
    #expect(count.files > 0)
    print("Through the command: \(count.files) good files, \(count.messages) messages")
  }

  @Test func badFiles() async throws {
    var count = (files: 0, messages: 0)
    for file in TestData.files(in: "gherkin/bad", suffixes: [".feature", ".feature.md"]) {
      let messages = try await messages(of: file, in: "bad")
      let expected = try golden(file, "errors")
      check(messages.filter { $0["source"] == nil }, expected, file.lastPathComponent)
      #expect(messages.count { $0["source"] != nil } == 1)
      count.files += 1
      count.messages += expected.count
    }
    #expect(count.files > 0)
    print("Through the command: \(count.files) bad files, \(count.messages) errors")
  }

  /// The messages for one file, which lies where the goldens say: in `../testdata`.
  private func messages(of file: URL, in folder: String) async throws -> [JSON] {
    let root = try #require(TestData.root)
    let test = try CommandTest(["work/readme": ""])
    try test.link("testdata", to: root.appendingPathComponent("gherkin").path)
    let result = await test.run(
      [
        "--dry-run", "--deterministic", "-f", "message",
        "../testdata/\(folder)/\(file.lastPathComponent)",
      ], in: "work")
    let schema = try #require(Self.schema)
    let kinds = ["source", "gherkinDocument", "pickle", "parseError"]
    return try result.output.split(separator: "\n").map { try JSON(bytes: $0.utf8) }
      .filter { message in
        // The goldens are the rule where they and the schema disagree (a feature without keyword).
        if kinds.contains(where: { message[$0] != nil }) { return true }
        #expect(schema.violations(of: message, against: "Envelope.schema.json").isEmpty)
        return false
      }
  }

  private static let schema = TestData.root.flatMap {
    try? JSONSchema(folder: $0.appendingPathComponent("messages"))
  }

  private func golden(_ file: URL, _ stage: String) throws -> [JSON] {
    let data = try Data(contentsOf: file.appendingPathExtension("\(stage).ndjson"))
    return try data.split(separator: UInt8(ascii: "\n")).map { try JSON(bytes: $0) }
  }

  private func check(_ messages: [JSON], _ expected: [JSON], _ name: String) {
    #expect(messages.count == expected.count, "\(name)")
    for (index, (message, golden)) in zip(messages, expected).enumerated() where message != golden {
      Issue.record("\(name) message \(index):\nis  \(message)\nnot \(golden)")
    }
  }
}
