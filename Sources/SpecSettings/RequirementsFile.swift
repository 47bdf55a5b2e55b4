package import SpecReporting
package import YAML

/// `requirements.yaml`: documents, their parts, and what shows each item of them.
package enum RequirementsFile {
  /// The name that is looked for in the folders that are run.
  package static let name = "requirements.yaml"

  /// Reads the text of a requirements file.
  ///
  /// A key it does not know, a tag without `@`, lines that are none and a group without anything in
  /// it are errors with their places.
  package static func read(_ bytes: [UInt8], path: String) throws(YAMLError) -> Requirements {
    guard let root = try YAML.parse(bytes) else { return Requirements(name: path, documents: []) }
    var documents: [Requirements.Document] = []
    for node in try root.fields("documents").required("documents").items {
      let fields = try node.fields("title", "file", "groups")
      var document = Requirements.Document(
        title: try fields.required("title").string, file: try fields["file"]?.string, groups: [])
      for node in try fields.required("groups").items {
        document.groups.append(try group(node, in: document, path: path))
      }
      documents.append(document)
    }
    return Requirements(name: path, documents: documents)
  }

  private static func group(
    _ node: Node, in document: Requirements.Document, path: String
  ) throws(YAMLError) -> Requirements.Group {
    let fields = try node.fields("title", "kind", "items", "groups")
    var group = Requirements.Group(
      kind: try fields["kind"].map(kind), title: try fields.required("title").string)
    for node in try fields["items"]?.items ?? [] {
      group.items.append(try item(node, in: document, path: path))
    }
    for node in try fields["groups"]?.items ?? [] {
      group.groups.append(try self.group(node, in: document, path: path))
    }
    // Nothing in it would always be covered.
    if group.items.isEmpty, group.groups.isEmpty { _ = try fields.required("items").nonEmpty }
    return group
  }

  private static func item(
    _ node: Node, in document: Requirements.Document, path: String
  ) throws(YAMLError) -> Requirements.Item {
    let fields = try node.fields("tag", "line", "kind", "title")
    var item = Requirements.Item(
      kind: try kind(try fields.required("kind")), title: try fields.required("title").string,
      place: "\(path):\(node.position.line):\(node.position.column)")
    if let tags = fields["tag"] { item.tags = try self.tags(tags) }
    if let lines = fields["line"] {
      item.lines = try self.lines(lines)
      // Without the document, a line is nowhere.
      if document.file == nil, item.tags.isEmpty {
        throw YAMLError(
          .unexpectedValue(try lines.string, expected: ["no line without the document's file"]),
          at: lines.position)
      }
    }
    return item
  }

  private static func kind(_ node: Node) throws(YAMLError) -> String {
    try node.value("a kind, such as scenario") { $0.isEmpty ? nil : $0 }
  }

  /// One tag or several.
  private static func tags(_ node: Node) throws(YAMLError) -> [String] {
    guard case .sequence(let nodes) = node.content else { return [try tag(node)] }
    _ = try node.nonEmpty
    return try nodes.map(tag)
  }

  private static func tag(_ node: Node) throws(YAMLError) -> String {
    try node.value("a tag that begins with @, without blanks") { tag in
      tag.hasPrefix("@") && tag.count > 1 && !tag.contains(where: \.isWhitespace) ? tag : nil
    }
  }

  /// A line such as `12`, or several such as `12-15`.
  private static func lines(_ node: Node) throws(YAMLError) -> ClosedRange<Int> {
    try node.value("a line such as 12", "lines such as 12-15") { text in
      let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard (1...2).contains(parts.count), let first = parts.first, let last = parts.last,
        first > 0, first <= last
      else { return nil }
      return first...last
    }
  }
}

extension Node {
  /// The elements of a sequence that has some.
  fileprivate var nonEmpty: [Node] {
    get throws(YAMLError) {
      let items = try self.items
      guard items.isEmpty else { return items }
      throw YAMLError(.unexpectedValue("[]", expected: ["at least one entry"]), at: position)
    }
  }
}
