import Foundation
import SpecTestSupport
import Testing

/// A page of Markdown, and the blocks of code in it.
struct Page: Sendable, CustomTestStringConvertible {
  /// Relative to the project.
  let path: String
  let text: String

  var testDescription: String { path }
  var folder: String { (path as NSString).deletingLastPathComponent }
  /// Whether another test compares it with its source.
  var isGenerated: Bool { text.contains("<!-- Generated from ") }

  /// Every page for users and contributors.
  static let all: [Page] = {
    let roots = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md"]
    let folders = ["Documentation", "Examples", "Sources"].flatMap { folder in
      Project.files(below: folder, ending: ".md").filter { !$0.contains("/.build/") }
    }
    return (roots + folders).compactMap { path in
      (try? Project.text(of: path)).map { Page(path: path, text: $0) }
    }
  }()
}

extension Page {
  /// A fenced block of code.
  struct Fence: Sendable {
    let language: String
    /// Without the indentation of the fence.
    let lines: [String]
    /// Of the opening fence, from 1.
    let line: Int
    /// The comment before the fence, split at its colon: `file: doors.feature`, `not run: …`.
    let mark: (key: String, value: String)?
  }

  var fences: [Fence] {
    var result: [Fence] = []
    var open: (ticks: String, indentation: Int, language: String, line: Int)?
    var content: [String] = []
    var before = ""
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if let fence = open {
        if trimmed == fence.ticks {
          result.append(
            Fence(
              language: fence.language, lines: content, line: fence.line, mark: Self.mark(before)))
          (open, content, before) = (nil, [], "")
        } else {
          let blanks = line.prefix(fence.indentation).prefix { $0 == " " }.count
          content.append(String(line.dropFirst(blanks)))
        }
      } else if trimmed.hasPrefix("```") {
        let ticks = String(trimmed.prefix { $0 == "`" })
        open = (
          ticks, line.prefix { $0 == " " }.count, String(trimmed.dropFirst(ticks.count)), index + 1
        )
      } else if !trimmed.isEmpty {
        before = trimmed
      }
    }
    return result
  }

  private static func mark(_ line: String) -> (key: String, value: String)? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->"), let colon = line.firstIndex(of: ":")
    else { return nil }
    let value = line[colon...].dropFirst().dropLast(4)
    return (
      String(line[..<colon].dropFirst(5)), value.trimmingCharacters(in: .whitespaces)
    )
  }

  /// The headings, as anchors of links.
  var anchors: Set<String> {
    let headings = text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .replacingOccurrences(of: " ", with: "-")
      })
  }
}
