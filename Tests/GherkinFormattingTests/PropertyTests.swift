import Foundation
import Gherkin
import GherkinFormatting
import Messages
import SpecTestSupport
import Testing

/// Whatever a correct file looks like: it says the same afterwards, differs in white space only, and
/// is not changed again.
struct PropertyTests {
  /// Formats a file and checks the result; false for one with errors.
  private func holds(_ file: [UInt8], _ name: String, uri: String = "a.feature") -> Bool {
    let formatted: [UInt8]
    do throws(FormattingError) {
      formatted = try format(file, uri: uri)
    } catch {
      if case .syntax = error { return false }
      Issue.record("\(name): \(error)\n\(String(decoding: file, as: UTF8.self))")
      return true
    }
    let text = String(decoding: file, as: UTF8.self)
    // Below headers in Markdown there are as many dashes as fit.
    let marks: [Unicode.Scalar] = uri.hasSuffix(".md") ? ["-"] : []
    #expect(
      visible(file).filter { !marks.contains($0) }
        == visible(formatted).filter { !marks.contains($0) }, "\(name)\n\(text)")
    #expect(pickles(file, uri) == pickles(formatted, uri), "\(name)\n\(text)")
    #expect((try? format(formatted, uri: uri)) == formatted, "\(name)\n\(text)")
    return true
  }

  /// The code points that are not white space.
  private func visible(_ file: [UInt8]) -> [Unicode.Scalar] {
    String(decoding: file, as: UTF8.self).unicodeScalars.filter { !$0.properties.isWhitespace }
  }

  /// What runs: names, tags and steps with their arguments.
  private func pickles(_ file: [UInt8], _ uri: String) -> [String] {
    var ids = IdGenerator()
    let parsed = parse(file, uri: uri, ids: &ids)
    return compile(parsed, ids: &ids).map { pickle in
      "\(pickle.name) \(pickle.language) \(pickle.tags.map(\.name)) "
        + pickle.steps.map { step in
          "\(step.text) \(String(describing: step.type)) "
            + "\(step.argument?.docString.map { "\($0.content) \($0.mediaType ?? "")" } ?? "") "
            + "\(step.argument?.dataTable?.rows.map { $0.cells.map(\.value) } ?? [])"
        }.joined(separator: "\n")
    }
  }

  private var official: [(name: String, bytes: [UInt8])] {
    get throws { try official(endingWith: ".feature") }
  }

  private func official(endingWith suffix: String) throws -> [(name: String, bytes: [UInt8])] {
    try TestData.files(in: "gherkin", suffixes: [suffix])
      .filter { $0.deletingLastPathComponent().lastPathComponent == "good" }
      .map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
  }

  private var own: [(name: String, bytes: [UInt8])] {
    get throws {
      try Project.files(below: "Features", ending: ".feature").map {
        ($0, Array(try Project.text(of: $0).utf8))
      }
    }
  }

  @Test(.enabled(if: TestData.root != nil, Comment(rawValue: TestData.whySkipped)))
  func officialFiles() throws {
    var count = 0
    for (name, bytes) in try official where holds(bytes, name) { count += 1 }
    var markdown = 0
    for (name, bytes) in try official(endingWith: ".feature.md")
    where holds(bytes, name, uri: "a.feature.md") { markdown += 1 }
    print("fmt: \(count) official files and \(markdown) in Markdown say the same, unchanged again")
    #expect(count > 40)
    #expect(markdown > 3)
  }

  /// The stories of the documents, as written between fences: without a feature or a scenario.
  @Test(.enabled(if: TestData.root != nil, Comment(rawValue: TestData.whySkipped)))
  func blocksOfDocuments() throws {
    var (blocks, changed) = (0, 0)
    for file in TestData.files(in: "../seeds", suffixes: [".txt"]) {
      let document = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      var block: [Substring]?
      for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
        guard line.hasPrefix("```") else {
          block?.append(line)
          continue
        }
        guard let lines = block else {
          block = []
          continue
        }
        block = nil
        guard let first = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }),
          first.hasPrefix("Given ")
        else { continue }
        let text = "Feature: f\nScenario: s\n" + lines.joined(separator: "\n") + "\n"
        #expect(holds(Array(text.utf8), text), "\(text)")
        blocks += 1
        if try format(Array(text.utf8), uri: "a.feature") != Array(text.utf8) { changed += 1 }
      }
    }
    print("fmt: \(blocks) blocks of documents say the same, \(changed) laid out")
    #expect(blocks >= 7)
  }

  @Test func ownFiles() throws {
    var count = 0
    for (name, bytes) in try own {
      #expect(holds(bytes, name), "\(name)")
      count += 1
    }
    print("fmt: \(count) files of Features say the same, unchanged again")
    #expect(count > 30)
  }

  @Test func changedFiles() throws {
    var random = SeededGenerator(seed: 13)
    var (count, total) = (0, 0)
    for (name, bytes) in try own + official {
      // With changes in too many lines, one of them is nearly always no longer Gherkin.
      let lines = String(decoding: bytes, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).prefix(100).map(\.self)
      for round in 0..<6 {
        let changed = mutated(lines, &random)
        total += 1
        if holds(Array(changed.utf8), "\(name) \(round)") { count += 1 }
      }
    }
    // Enough of them are still Gherkin, with or without the official files.
    #expect(count > total / 4, "\(count) of \(total)")
  }

  /// Lines with other white space, and some that are new, gone or twice there.
  private func mutated(_ lines: [Substring], _ random: inout SeededGenerator) -> String {
    let end = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    let blanks = ["", " ", "  ", "\t", "\u{A0}", "\u{3000}"]
    let extras = ["# note", "", "   ", "@x  @y", "text", "@", "#", "| a |", "\"\"\"", "```"]
    var result = Int.random(in: 0...3, using: &random) == 0 ? "\u{FEFF}" : ""
    for line in lines {
      switch Int.random(in: 0..<40, using: &random) {
      case 0: continue
      case 1: result += (extras.randomElement(using: &random) ?? "") + end
      case 2: result += line + end
      case 3: result += end + end
      default: break
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        result +=
          random.text(of: blanks, upTo: 4)
          + line + random.text(of: blanks, upTo: 2) + end
      } else {
        result += line + end
      }
    }
    return result
  }

  @Test func generatedFiles() {
    var random = SeededGenerator(seed: 14)
    let pieces = [
      "Feature: f\n", "Rule: r\n", "Background:\n", "Scenario: s\n", "Scenario Outline: o\n",
      "Examples:\n",
      "Given a\n", "When \n", "* b\r\n", "| a | 12 |\n", "|日本|1.5|\n",
      "|\\||\\\\|\n",
      "| a \\n| | # c\n", "\"\"\"\n", "\"\"\" json \n", "```\n", "text  \n", "\ttext\n",
      "    - item\n",
      "# comment\n",
      "#\n", "@a@b  @c # why\n", "@a\n", "@\n", "\n", "\n\n", "  \n", " ", "  ", "\t",
      "\u{3000}", "\r", "\\\"\\\"\\\"\n", "# language: de\n",
    ]
    var count = 0
    for round in 0..<5_000 {
      let text = "Feature: f\n" + random.text(of: pieces, upTo: 14)
      if holds(Array(text.utf8), "\(round)") { count += 1 }
    }
    #expect(count > 250)
  }
}
