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
  /// The faults of its blocks marked `gherkin`, from the top down.
  public let errors: [GherkinError]
  /// What is most likely a mistake in lines of those blocks.
  public let warnings: [GherkinWarning]
  public let taken: Taken
  /// Lines that look like more and were left, from the top down.
  public let left: [Left]

  /// The numbers of what became scenarios.
  public struct Taken: Sendable, Equatable {
    public var stories = 0
    public var scenarios = 0
    public var steps = 0

    public init() {}
  }

  /// Something that was left alone.
  public struct Left: Sendable, Equatable {
    public let location: Location
    public let kind: Kind

    /// The reason why it might have been expected to be taken.
    public enum Kind: Sendable, Equatable {
      /// A fenced or marked block, and the language that it is marked with.
      case codeBlock(language: String)
      /// Prose that begins like a step.
      case prose(String)
      /// A line among steps that is none.
      case notAStep(String)
    }
  }

  /// Reads the text of a document.
  public init(_ source: Source, ids: inout IdGenerator) {
    var reader = StoryReader(uri: source.uri, ids: ids)
    for block in MarkdownBlock.blocks(of: source.data) { reader.read(block) }
    document = reader.finish()
    errors = reader.errors
    warnings = reader.warnings
    taken = reader.taken
    left = reader.left.sorted { $0.location < $1.location }
    ids = reader.ids
  }
}
