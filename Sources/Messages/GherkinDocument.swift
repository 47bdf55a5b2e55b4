/// The syntax tree of one feature file, as the Cucumber Messages describe it.
public struct GherkinDocument: Sendable, Equatable {
  public var uri: String?
  public var feature: Feature?
  public var comments: [Comment]

  @inlinable
  public init(uri: String? = nil, feature: Feature? = nil, comments: [Comment] = []) {
    self.uri = uri
    self.feature = feature
    self.comments = comments
  }
}

extension GherkinDocument {
  /// What may stand directly below a feature.
  public enum FeatureChild: Sendable, Equatable {
    case rule(Rule)
    case background(Background)
    case scenario(Scenario)
  }

  /// What may stand directly below a rule.
  public enum RuleChild: Sendable, Equatable {
    case background(Background)
    case scenario(Scenario)
  }

  /// The root of a feature file: a name, its tags and what it contains.
  public struct Feature: Sendable, Equatable {
    public var location: Location
    public var tags: [Tag]
    /// The dialect the file is written in, such as `en`.
    public var language: String
    /// Absent in a Markdown document whose first line is a plain heading.
    public var keyword: String?
    public var name: String
    public var description: String
    public var children: [FeatureChild]

    @inlinable
    public init(
      location: Location,
      tags: [Tag] = [],
      language: String,
      keyword: String? = nil,
      name: String,
      description: String = "",
      children: [FeatureChild] = []
    ) {
      self.location = location
      self.tags = tags
      self.language = language
      self.keyword = keyword
      self.name = name
      self.description = description
      self.children = children
    }
  }

  /// A business rule that groups scenarios.
  public struct Rule: Sendable, Equatable {
    public var location: Location
    public var tags: [Tag]
    public var keyword: String
    public var name: String
    public var description: String
    public var children: [RuleChild]
    public var id: String

    @inlinable
    public init(
      location: Location,
      tags: [Tag] = [],
      keyword: String,
      name: String,
      description: String = "",
      children: [RuleChild] = [],
      id: String
    ) {
      self.location = location
      self.tags = tags
      self.keyword = keyword
      self.name = name
      self.description = description
      self.children = children
      self.id = id
    }
  }

  /// Steps that come before those of every scenario beside it.
  public struct Background: Sendable, Equatable {
    public var location: Location
    public var keyword: String
    public var name: String
    public var description: String
    public var steps: [Step]
    public var id: String

    @inlinable
    public init(
      location: Location,
      keyword: String,
      name: String,
      description: String = "",
      steps: [Step] = [],
      id: String
    ) {
      self.location = location
      self.keyword = keyword
      self.name = name
      self.description = description
      self.steps = steps
      self.id = id
    }
  }

  /// A scenario, or an outline when it has examples.
  public struct Scenario: Sendable, Equatable {
    public var location: Location
    public var tags: [Tag]
    public var keyword: String
    public var name: String
    public var description: String
    public var steps: [Step]
    public var examples: [Examples]
    public var id: String

    @inlinable
    public init(
      location: Location,
      tags: [Tag] = [],
      keyword: String,
      name: String,
      description: String = "",
      steps: [Step] = [],
      examples: [Examples] = [],
      id: String
    ) {
      self.location = location
      self.tags = tags
      self.keyword = keyword
      self.name = name
      self.description = description
      self.steps = steps
      self.examples = examples
      self.id = id
    }
  }

  /// A table whose every body row makes one scenario of an outline.
  public struct Examples: Sendable, Equatable {
    public var location: Location
    public var tags: [Tag]
    public var keyword: String
    public var name: String
    public var description: String
    public var tableHeader: TableRow?
    public var tableBody: [TableRow]
    public var id: String

    @inlinable
    public init(
      location: Location,
      tags: [Tag] = [],
      keyword: String,
      name: String,
      description: String = "",
      tableHeader: TableRow? = nil,
      tableBody: [TableRow] = [],
      id: String
    ) {
      self.location = location
      self.tags = tags
      self.keyword = keyword
      self.name = name
      self.description = description
      self.tableHeader = tableHeader
      self.tableBody = tableBody
      self.id = id
    }
  }

  /// One Given, When or Then line with what hangs below it.
  public struct Step: Sendable, Equatable {
    public var location: Location
    /// As written, with the white space that ends it.
    public var keyword: String
    public var keywordType: KeywordType?
    public var text: String
    public var docString: DocString?
    public var dataTable: DataTable?
    public var id: String

    @inlinable
    public init(
      location: Location,
      keyword: String,
      keywordType: KeywordType? = nil,
      text: String,
      docString: DocString? = nil,
      dataTable: DataTable? = nil,
      id: String
    ) {
      self.location = location
      self.keyword = keyword
      self.keywordType = keywordType
      self.text = text
      self.docString = docString
      self.dataTable = dataTable
      self.id = id
    }
  }

  /// What a step keyword means, whatever the language.
  public enum KeywordType: String, Sendable, CaseIterable {
    case unknown = "Unknown"
    case context = "Context"
    case action = "Action"
    case outcome = "Outcome"
    case conjunction = "Conjunction"
  }

  /// A text between two fences.
  public struct DocString: Sendable, Equatable {
    public var location: Location
    public var mediaType: String?
    public var content: String
    public var delimiter: String

    @inlinable
    public init(location: Location, mediaType: String? = nil, content: String, delimiter: String) {
      self.location = location
      self.mediaType = mediaType
      self.content = content
      self.delimiter = delimiter
    }
  }

  /// A table below a step.
  public struct DataTable: Sendable, Equatable {
    public var location: Location
    public var rows: [TableRow]

    @inlinable
    public init(location: Location, rows: [TableRow]) {
      self.location = location
      self.rows = rows
    }
  }

  /// One row of a table.
  public struct TableRow: Sendable, Equatable {
    public var location: Location
    public var cells: [TableCell]
    public var id: String

    @inlinable
    public init(location: Location, cells: [TableCell], id: String) {
      self.location = location
      self.cells = cells
      self.id = id
    }
  }

  /// One cell, trimmed and unescaped.
  public struct TableCell: Sendable, Equatable {
    public var location: Location
    public var value: String

    @inlinable
    public init(location: Location, value: String) {
      self.location = location
      self.value = value
    }
  }

  /// A tag with its leading `@`.
  public struct Tag: Sendable, Equatable {
    public var location: Location
    public var name: String
    public var id: String

    @inlinable
    public init(location: Location, name: String, id: String) {
      self.location = location
      self.name = name
      self.id = id
    }
  }

  /// A comment line as written, white space included.
  public struct Comment: Sendable, Equatable {
    public var location: Location
    public var text: String

    @inlinable
    public init(location: Location, text: String) {
      self.location = location
      self.text = text
    }
  }
}
