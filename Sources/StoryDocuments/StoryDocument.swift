public import Gherkin
public import Messages

/// The scenarios of a document that people wrote for people: Markdown with stories in it.
///
/// Only three things are scenarios: an indented block below a line such as `*Scenario - name:*`, a
/// fenced block whose first line begins with `Given`, and a fenced block marked `gherkin`. Prose
/// never is, whatever it begins with.
public struct StoryDocument: Sendable {
  /// The document as a feature: a rule for each story, everything at the document's own lines.
  public let document: GherkinDocument
  /// What was taken from it.
  public let taken: Taken
  /// What looks like more and was left, from the top down.
  public let left: [Left]

  /// How much became scenarios.
  public struct Taken: Sendable, Equatable {
    public var stories = 0
    public var scenarios = 0
    public var steps = 0

    public init() {}
  }

  /// Something that was left alone.
  public struct Left: Sendable, Equatable {
    /// 1-based.
    public let line: Int
    public let kind: Kind

    /// Why it might have been expected to be taken.
    public enum Kind: Sendable, Equatable {
      /// A fenced or marked block; `language` is what it is marked with.
      case codeBlock(language: String)
      /// Prose that begins like a step.
      case prose(String)
      /// A line among steps that is none.
      case notAStep(String)
    }
  }

  /// Reads the text of a document.
  ///
  /// - Throws: the faults of its blocks marked `gherkin`.
  public init(_ source: Source, ids: inout IdGenerator) throws(GherkinErrors) {
    var reader = StoryReader(uri: source.uri, ids: ids)
    try reader.read(MarkdownBlock.blocks(of: source.data))
    document = reader.finish()
    taken = reader.taken
    left = reader.left.sorted { $0.line < $1.line }
    ids = reader.ids
  }
}
