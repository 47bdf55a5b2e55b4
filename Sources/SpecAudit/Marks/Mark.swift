import Basics
import Messages

/// A place in a feature that says why something there may stay unnoticed.
public struct Mark: Sendable, Hashable {
  public let uri: String
  public let line: Int
  public let reason: String

  /// The tag and the comment: `@audit-ignore(reason)`, `# audit-ignore(reason)`.
  static let name = "audit-ignore"

  /// All marks that cannot be read.
  public struct Problems: Error {
    public let problems: [Problem]
  }

  /// A mark that cannot be read.
  public struct Problem: Error, Sendable, Hashable {
    public let uri: String
    public let line: Int
    /// As it was written.
    public let text: String
    public let fact: Fact

    public enum Fact: Sendable, Hashable {
      case noReason
      /// A comment above neither a step nor a row of a table.
      case marksNothing
    }
  }
}

/// The marks of a feature.
struct Marks {
  /// By the id of their tag.
  private(set) var tags: [String: Mark] = [:]
  /// By the line of the step or row below them.
  private(set) var lines: [Int: Mark] = [:]
  private(set) var problems: [Mark.Problem] = []

  init(_ document: GherkinDocument) {
    let uri = document.uri ?? ""
    for tag in document.feature?.allTags ?? []
    where tag.name.lowercased().hasPrefix("@\(Mark.name)") {
      if let reason = Self.reason(in: tag.name.dropFirst(), spacing: true) {
        tags[tag.id] = Mark(uri: uri, line: tag.location.line, reason: reason)
      } else {
        problems.append(
          Mark.Problem(uri: uri, line: tag.location.line, text: tag.name, fact: .noReason))
      }
    }
    let comments = Dictionary(
      document.comments.map { ($0.location.line, $0.text) }, uniquingKeysWith: { $1 })
    let markable = document.markableLines
    for (line, text) in comments.sorted(by: { $0.key < $1.key }) {
      guard let words = Self.words(ofMark: text) else { continue }
      let reason = Self.reason(in: words, spacing: false)
      var target = line + 1
      while comments[target] != nil { target += 1 }
      if let reason, markable.contains(target) {
        lines[target] = Mark(uri: uri, line: line, reason: reason)
      } else {
        problems.append(
          Mark.Problem(
            uri: uri, line: line, text: String(text.trimmed),
            fact: reason == nil ? .noReason : .marksNothing))
      }
    }
  }

  /// The mark that a scenario has or inherits.
  func mark(of pickle: Pickle) -> Mark? {
    pickle.tags.lazy.compactMap { tags[$0.astNodeId] }.first
  }

  /// The words of a comment that is meant as a mark, however it is spelled.
  private static func words(ofMark comment: String) -> Substring? {
    let words = comment.trimmed.drop { $0 == "#" || $0 == "@" || $0.isWhitespace }
    let letters = words.prefix(16).lowercased().filter(\.isLetter)
    return letters.hasPrefix("auditignore") ? words : nil
  }

  /// The reason in `audit-ignore(reason)`.
  ///
  /// - Parameter spacing: Whether underscores mean blanks, which tags cannot have.
  private static func reason(in text: Substring, spacing: Bool) -> String? {
    guard text.hasPrefix("\(Mark.name)("), text.last == ")" else { return nil }
    let reason = text.dropFirst(Mark.name.count + 1).dropLast()
    let spaced = spacing ? String(reason.map { $0 == "_" ? " " : $0 }) : String(reason)
    let result = spaced.trimmed
    return result.contains { $0.isLetter || $0.isNumber } ? String(result) : nil
  }
}

extension GherkinDocument {
  /// The lines of steps and rows, which a comment can mark.
  fileprivate var markableLines: Set<Int> {
    let rows =
      scenarios.flatMap { $0.scenario.examples.flatMap(\.tableBody) }
      + steps.flatMap { $0.dataTable?.rows ?? [] }
    return Set((steps.map(\.location) + rows.map(\.location)).map(\.line))
  }
}
