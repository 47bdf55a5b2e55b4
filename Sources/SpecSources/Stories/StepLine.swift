import Basics
import Messages

/// A line that begins with a step keyword.
struct StepLine {
  /// With the space that ends it.
  let keyword: String
  let type: GherkinDocument.KeywordType
  let text: String

  private static let keywords: [(String, GherkinDocument.KeywordType)] = [
    ("Given ", .context), ("When ", .action), ("Then ", .outcome), ("And ", .conjunction),
    ("But ", .conjunction),
  ]

  init?(_ line: MarkdownBlock.Line) {
    let trimmed = line.trimmed
    guard let (keyword, type) = Self.keywords.first(where: { trimmed.hasPrefix($0.0) }) else {
      return nil
    }
    self.keyword = keyword
    self.type = type
    text = String(trimmed.dropFirst(keyword.count).trimmed)
  }
}
