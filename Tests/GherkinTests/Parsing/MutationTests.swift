import Foundation
import Gherkin
import Messages
import SpecTestSupport
import Testing

/// Good files with a few bytes changed: each gives a document with correct ranges, and faults with a place, never a trap.
struct MutationTests {
  private static let pieces: [[UInt8]] =
    [
      "Feature:", "Rule:", "Background:", "Scenario:", "Scenario Outline:", "Examples:", "Given ",
      "* ", "And ", "|", "\\|", "\\", "@", "@t ", "#", "# language: fr\n", "\"\"\"", "```", "````",
      "`@t`", "<a>", "<", ">", "\n", "\r", "\r\n", "\t", " ", "\u{A0}", "é", "😀",
      "## Scenario: s\n",
      "  | a |\n", "|---|\n", "\0", "# encoding: latin1\n", "# encoding: ascii\n",
      "# encoding: x\n",
    ].map { Array($0.utf8) } + [[0xFF], [0xFF, 0xFE], [0xE2, 0x80], [0xC0]]

  private static let seeds: [(name: String, bytes: [UInt8])] =
    [
      (
        "own.feature",
        Array("@a\nFeature: f\nScenario: <a>\nGiven x\n|a|\nExamples:\n|a|\n|1|\n".utf8)
      ),
      (
        "own.feature.md", Array("# Feature: f\n## Scenario: s\n* Given x\n  ```\n  a\n  ```\n".utf8)
      ),
    ]
    + TestData.files(in: "gherkin", suffixes: [".feature", ".feature.md"]).compactMap { file in
      guard let data = try? Data(contentsOf: file), data.count < 4000 else { return nil }
      return (file.lastPathComponent, [UInt8](data))
    }

  @Test func mutations() throws {
    var random = SeededGenerator(seed: 42)
    var good = 0
    let rounds = 3000
    for _ in 0..<rounds {
      let seed = try #require(Self.seeds.randomElement(using: &random))
      var bytes = seed.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      if check(bytes, seed.name) { good += 1 }
    }
    print("Gherkin mutations: \(rounds), of which good: \(good)")
    #expect(good > 0 && good < rounds)
  }

  /// Every seed cut after each of its lines, and without each of them.
  @Test func truncations() {
    var count = 0
    for (name, bytes) in Self.seeds {
      let ends = bytes.indices.filter { bytes[$0] == 0x0A }
      for (start, end) in zip([0] + ends.map { $0 + 1 }, ends + [bytes.count]) {
        _ = check(Array(bytes[..<end]), name)
        _ = check(Array(bytes[..<start] + bytes[end...]), name)
        count += 2
      }
    }
    print("Gherkin truncations: \(count)")
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...20, using: &random))
    let piece = Self.pieces.randomElement(using: &random) ?? []
    switch Int.random(in: 0...4, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: piece, at: 0)
    case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
    case 2: bytes.removeSubrange(start...)
    default: bytes.insert(contentsOf: piece, at: start)
    }
  }

  private func check(_ bytes: [UInt8], _ uri: String) -> Bool {
    let reading = Reading(bytes, uri: uri)
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 2
    #expect(reading.document.uri == uri)
    SourceMapTests.check(reading.document, in: bytes)
    if reading.errors.isEmpty {
      #expect(tokens(of: bytes, uri: uri).last == "EOF")
      return true
    }
    #expect(reading.pickles.isEmpty && reading.errors.count <= 11)
    #expect(Set(reading.messages).count == reading.errors.count)
    for error in reading.errors {
      #expect((1...lines).contains(error.location.line), "\(error)")
      #expect(!error.friendlyMessage(in: uri).isEmpty)
    }
    return false
  }
}
