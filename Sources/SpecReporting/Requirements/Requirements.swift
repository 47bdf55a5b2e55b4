/// Requirements as a tree whose leaves say what shows them: scenarios by tag, by place, or by name.
public struct Requirements: Sendable, Equatable {
  /// A document that asks for something.
  public struct Document: Sendable, Equatable {
    public var title: String
    /// The path of the document, or the end of it, for items that are found by line.
    public var file: String?
    public var groups: [Group]

    public init(title: String, file: String? = nil, groups: [Group]) {
      self.title = title
      self.file = file
      self.groups = groups
    }
  }

  /// A part of a document, such as a story, or a use case with its courses.
  public struct Group: Sendable, Equatable {
    /// A noun in the singular: groups of one kind are counted together, without one not at all.
    public var kind: String?
    public var title: String
    public var items: [Item]
    public var groups: [Group]

    /// The group, and before what follows it all that is in it.
    var all: [Group] { [self] + groups.flatMap(\.all) }

    public init(kind: String? = nil, title: String, items: [Item] = [], groups: [Group] = []) {
      self.kind = kind
      self.title = title
      self.items = items
      self.groups = groups
    }
  }

  /// One thing that was asked for.
  ///
  /// Scenarios with one of the tags show it, and those of the document at one of the lines. One with
  /// neither is found by its title: the name of a scenario, or of the rule or feature around it.
  public struct Item: Sendable, Equatable {
    /// A noun in the singular, such as `scenario`; items of one kind are counted together.
    public var kind: String
    public var title: String
    /// Each with its `@`.
    public var tags: [String]
    /// Lines of the document, counted from 1.
    public var lines: ClosedRange<Int>?
    /// The place where it is written down, as `path:line:column`.
    public var place: String?
    /// Its position among all items, once they are counted; see `Coverage`.
    var number = 0

    public init(
      kind: String, title: String, tags: [String] = [], lines: ClosedRange<Int>? = nil,
      place: String? = nil
    ) {
      self.kind = kind
      self.title = title
      self.tags = tags
      self.lines = lines
      self.place = place
    }
  }

  /// The name of the file that says all this, for people.
  public var name: String?
  public var documents: [Document]

  public init(name: String? = nil, documents: [Document]) {
    self.name = name
    self.documents = documents
  }

  /// The kinds of all groups and items, each once, in the order of appearance.
  public var kinds: [String] {
    let coverage = Coverage(self)
    return coverage.totals(of: coverage.documents).map(\.kind)
  }
}
