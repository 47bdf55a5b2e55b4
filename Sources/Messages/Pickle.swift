/// A scenario ready to run: compiled from the document, ignorant of step code.
public struct Pickle: Sendable, Equatable {
  public var id: String
  public var uri: String
  public var location: Location?
  public var name: String
  public var language: String
  public var steps: [Step]
  public var tags: [Tag]
  /// The scenario, and the example row when it came from an outline.
  public var astNodeIds: [String]

  @inlinable
  public init(
    id: String,
    uri: String,
    location: Location? = nil,
    name: String,
    language: String,
    steps: [Step] = [],
    tags: [Tag] = [],
    astNodeIds: [String]
  ) {
    self.id = id
    self.uri = uri
    self.location = location
    self.name = name
    self.language = language
    self.steps = steps
    self.tags = tags
    self.astNodeIds = astNodeIds
  }
}

extension Pickle {
  /// A step ready to be matched: placeholders are filled in.
  public struct Step: Sendable, Equatable {
    public var argument: Argument?
    /// The step, and the example row when the scenario came from an outline.
    public var astNodeIds: [String]
    public var id: String
    public var type: KeywordType?
    public var text: String

    @inlinable
    public init(
      argument: Argument? = nil,
      astNodeIds: [String],
      id: String,
      type: KeywordType? = nil,
      text: String
    ) {
      self.argument = argument
      self.astNodeIds = astNodeIds
      self.id = id
      self.type = type
      self.text = text
    }
  }

  /// What the step is; a conjunction has taken the type of the step before it.
  public enum KeywordType: String, Sendable, CaseIterable {
    case unknown = "Unknown"
    case context = "Context"
    case action = "Action"
    case outcome = "Outcome"
  }

  /// What hangs below a step; since Gherkin 42 it may be both.
  public struct Argument: Sendable, Equatable {
    public var docString: DocString?
    public var dataTable: Table?

    @inlinable
    public init(docString: DocString? = nil, dataTable: Table? = nil) {
      self.docString = docString
      self.dataTable = dataTable
    }
  }

  /// A doc string with its placeholders filled in.
  public struct DocString: Sendable, Equatable {
    /// Its place among the arguments, given only when a step has both kinds.
    public var argumentIndex: Int?
    public var mediaType: String?
    public var content: String

    @inlinable
    public init(argumentIndex: Int? = nil, mediaType: String? = nil, content: String) {
      self.argumentIndex = argumentIndex
      self.mediaType = mediaType
      self.content = content
    }
  }

  /// A data table with its placeholders filled in.
  public struct Table: Sendable, Equatable {
    /// Its place among the arguments, given only when a step has both kinds.
    public var argumentIndex: Int?
    public var rows: [Row]

    @inlinable
    public init(argumentIndex: Int? = nil, rows: [Row]) {
      self.argumentIndex = argumentIndex
      self.rows = rows
    }
  }

  /// One row of a table.
  public struct Row: Sendable, Equatable {
    public var cells: [Cell]

    @inlinable
    public init(cells: [Cell]) {
      self.cells = cells
    }
  }

  /// One cell of a table.
  public struct Cell: Sendable, Equatable {
    public var value: String

    @inlinable
    public init(value: String) {
      self.value = value
    }
  }

  /// A tag that the scenario has or inherits.
  public struct Tag: Sendable, Equatable {
    public var name: String
    public var astNodeId: String

    @inlinable
    public init(name: String, astNodeId: String) {
      self.name = name
      self.astNodeId = astNodeId
    }
  }
}
