public import Gherkin
public import Messages

/// The scenarios of a document that people wrote for people: Markdown with stories in it.
///
/// Only three things are scenarios: an indented block below a line such as `*Scenario - name:*`, a
/// fenced block whose first line begins with `Given`, and a fenced block marked `gherkin`. Prose
/// is never a scenario, whatever it begins with.
public struct StoryDocument: Sendable {
  /// The document as a feature: a rule for each story, everything at the document's own lines.
  public let document: GherkinDocument
  /// The first heading.
  public let title: String?
  /// The faults of its blocks marked `gherkin`, from the top down.
  public let errors: [GherkinError]
  /// The likely mistakes in lines of those blocks, and lines among steps that are nearly
  /// steps.
  public let warnings: [GherkinWarning]
  public let taken: Taken
  /// The parts that were left although they are more than prose, from the top down.
  public let left: [Left]
  /// The requirements that the document does not state as scenarios, from the top down: use cases with
  /// their courses, and lists of tests.
  public let items: [Item]
  /// The blocks marked `gherkin`, from the top down.
  public let blocks: [Block]

  /// A block marked `gherkin`.
  public struct Block: Sendable, Equatable {
    /// Its lines between the fences, counted from 1; empty if there are none.
    public let lines: Range<Int>
    /// Whether it begins with a feature rather than with a part of one.
    public let isWhole: Bool
  }

  /// The numbers of stories and other elements that became scenarios.
  public struct Taken: Sendable, Equatable {
    public var stories = 0
    public var scenarios = 0
    public var steps = 0

    public init() {}

    init(_ document: GherkinDocument) {
      stories = document.feature?.children.count ?? 0
      scenarios = document.scenarios.count
      steps = document.scenarios.reduce(0) { $0 + $1.scenario.steps.count }
    }
  }

  /// A part that was left.
  public struct Left: Sendable, Equatable {
    /// From its first line to its last, counted from 1.
    public let lines: ClosedRange<Int>
    public let kind: Kind

    /// The kind of a part that was left.
    public enum Kind: Sendable, Equatable {
      /// Use cases that follow each other, and the courses in them.
      case useCases(Int, courses: Int)
      /// A list of sentences such as `Test that on init the value is empty`.
      case tests
      /// Paragraphs that begin with `First`, `Second`, … in bold.
      case conditions
      /// Any other numbered list.
      case numberedList
      case table
      case picture
      /// A block that shows a request, or one below a heading that calls it a contract.
      case contract
      /// A fenced or marked block, and the language that it is marked with.
      case code(language: String)
      /// Prose that begins like a step.
      case prose(String)
      /// A line among steps that is not a step.
      case notAStep(String)
    }
  }

  /// A requirement of the document, with everything that belongs to it.
  public struct Item: Sendable, Equatable {
    /// A noun in the singular: `use case`, `course`, `course line`, `tests` or `test`.
    public let kind: String
    public let title: String
    public let line: Int
    /// The courses of a use case, the lines of a course, the tests of a list.
    package internal(set) var items: [Item] = []
  }

  /// Reads the text of a document.
  public init(_ source: Source, ids: inout IdGenerator) {
    var reader = StoryReader(uri: source.uri, ids: ids)
    for block in MarkdownBlock.blocks(of: source.data) { reader.read(block) }
    document = reader.finish()
    title = reader.title?.name
    errors = reader.errors
    warnings = reader.warnings
    taken = Taken(document)
    left = reader.left.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    items = reader.outline.items
    blocks = reader.blocks
    ids = reader.ids
  }
}
