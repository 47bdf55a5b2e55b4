import Gherkin
import Messages

/// The role of a line, with the columns that it is indented by.
struct Role {
  enum Kind {
    // Lines of the tree

    case tags([GherkinDocument.Tag])
    /// A description may follow; blocks have a blank line before them.
    case title(isBlock: Bool)
    /// The keyword, with the blank that it may end with.
    case step(keyword: String)
    case row(table: Int)
    /// A line that opens or closes a doc string.
    case fence
    /// A line of a doc string, whose opening fence is indented by so many code points.
    case content(Int)

    // Other lines

    case comment
    /// A line of a description; the code points of its indentation that all lines share.
    case text(shared: Int)
    case blank
    /// A blank line within a description.
    case blankText
  }

  var kind: Kind
  /// Nil if it is not known yet, or if the line keeps its own.
  var indent: Int?

  var isInTree: Bool {
    switch kind {
    case .tags, .title, .step, .row, .fence, .content: true
    case .comment, .text, .blank, .blankText: false
    }
  }

  var isBlank: Bool {
    switch kind {
    case .blank, .blankText: true
    default: false
    }
  }

  var isComment: Bool { if case .comment = kind { true } else { false } }
  var isText: Bool { if case .text = kind { true } else { false } }
}

extension Role {
  /// The role of a line that is not in the tree.
  ///
  /// - Parameter indentBelow: The columns before the next line in the tree.
  init(ofOther content: Substring, indentBelow: Int) {
    switch content.utf8.first {
    case nil: self.init(kind: .blank)
    case UInt8(ascii: "#"): self.init(kind: .comment)
    // Lines of tags without names, which are not tags.
    case UInt8(ascii: "@"): self.init(kind: .tags([]), indent: indentBelow)
    default: self.init(kind: .text(shared: 0))
    }
  }
}

/// The roles of the lines in the tree; the others are blank, comments and descriptions.
struct Roles {
  private(set) var byLine: [Int: Role] = [:]
  private(set) var tableCount = 0
  private let map: SourceMap
  /// The columns of a level.
  private let level: Int

  init(_ text: FeatureText) {
    map = text.map
    level = text.reader.indentation
    guard let feature = text.document.feature else { return }
    add(feature.tags, 0)
    add(feature.location, .title(isBlock: false), 0)
    for (node, rule) in feature.nodes { add(node, rule == nil ? level : 2 * level) }
  }

  private mutating func add(_ location: Location, _ kind: Role.Kind, _ indent: Int) {
    byLine[location.line] = Role(kind: kind, indent: indent)
  }

  private mutating func add(_ tags: [GherkinDocument.Tag], _ indent: Int) {
    for (line, tags) in Dictionary(grouping: tags, by: \.location.line) {
      byLine[line] = Role(kind: .tags(tags), indent: indent)
    }
  }

  private mutating func add(_ node: GherkinDocument.FeatureChild, _ indent: Int) {
    add(node.tags, indent)
    add(node.location, .title(isBlock: true), indent)
    for step in node.steps { add(step, indent + level) }
    for examples in node.scenario?.examples ?? [] {
      add(examples.tags, indent + level)
      add(examples.location, .title(isBlock: false), indent + level)
      add((examples.tableHeader.map { [$0] } ?? []) + examples.tableBody, indent + 2 * level)
    }
  }

  private mutating func add(_ step: GherkinDocument.Step, _ indent: Int) {
    add(step.location, .step(keyword: step.keyword), indent)
    if let table = step.dataTable { add(table.rows, indent + level) }
    if let docString = step.docString { add(docString, indent + level) }
  }

  private mutating func add(_ rows: [GherkinDocument.TableRow], _ indent: Int) {
    for row in rows { add(row.location, .row(table: tableCount), indent) }
    tableCount += 1
  }

  private mutating func add(_ docString: GherkinDocument.DocString, _ indent: Int) {
    let range = map.range(of: docString)
    let content = (docString.location.column ?? 1) - 1
    for line in range.lowerBound.line...range.upperBound.line {
      byLine[line] = Role(kind: .content(content), indent: indent)
    }
    byLine[range.lowerBound.line]?.kind = .fence
    byLine[range.upperBound.line]?.kind = .fence
  }
}
