/// Requirements as a tree whose leaves name the tags of the scenarios that cover them.
public struct Requirements: Sendable, Equatable {
  /// A document that asks for something.
  public struct Document: Sendable, Equatable {
    public var title: String
    public var groups: [Group]

    public init(title: String, groups: [Group]) {
      self.title = title
      self.groups = groups
    }
  }

  /// A part of a document, such as a story or a use case.
  public struct Group: Sendable, Equatable {
    /// A noun in the singular: groups of one kind are counted together, without one not at all.
    public var kind: String?
    public var title: String
    public var items: [Item]

    public init(kind: String? = nil, title: String, items: [Item]) {
      self.kind = kind
      self.title = title
      self.items = items
    }
  }

  /// One thing that was asked for.
  public struct Item: Sendable, Equatable {
    /// With its `@`.
    public var tag: String
    /// A noun in the singular, such as `scenario`; items of one kind are counted together.
    public var kind: String
    public var title: String

    public init(tag: String, kind: String, title: String) {
      self.tag = tag
      self.kind = kind
      self.title = title
    }
  }

  public var documents: [Document]

  public init(documents: [Document]) { self.documents = documents }
}
