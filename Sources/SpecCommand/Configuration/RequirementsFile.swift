import SpecReporting
import YAML

/// `requirements.yaml`: documents, their parts, and the tags of the scenarios that show each item.
enum RequirementsFile {
  /// The name that is looked for in the folders that are run.
  static let name = "requirements.yaml"

  /// Reads the text of a requirements file.
  ///
  /// A key it does not know, a tag without `@` and a tag that comes twice are errors with their
  /// places.
  static func read(_ bytes: [UInt8]) throws(YAMLError) -> Requirements {
    guard let root = try YAML.parse(bytes) else { return Requirements(documents: []) }
    var tags: [String: Position] = [:]
    var documents: [Requirements.Document] = []
    for node in try root.fields("documents").required("documents").items {
      let fields = try node.fields("title", "groups")
      var groups: [Requirements.Group] = []
      for node in try fields.required("groups").items {
        groups.append(try group(node, tags: &tags))
      }
      documents.append(
        Requirements.Document(title: try fields.required("title").string, groups: groups))
    }
    return Requirements(documents: documents)
  }

  private static func group(
    _ node: Node, tags: inout [String: Position]
  ) throws(YAMLError) -> Requirements.Group {
    let fields = try node.fields("title", "kind", "items")
    var items: [Requirements.Item] = []
    for node in try fields.required("items").items {
      let fields = try node.fields("tag", "kind", "title")
      items.append(
        Requirements.Item(
          tag: try tag(try fields.required("tag"), known: &tags),
          kind: try fields.required("kind").string,
          title: try fields.required("title").string))
    }
    return Requirements.Group(
      kind: try fields["kind"]?.string, title: try fields.required("title").string, items: items)
  }

  private static func tag(
    _ node: Node, known: inout [String: Position]
  ) throws(YAMLError) -> String {
    let tag = try node.string
    guard tag.hasPrefix("@") else {
      throw YAMLError(
        .unexpectedValue(tag, expected: ["a tag that begins with @"]), at: node.position)
    }
    if let first = known[tag] {
      let expected = "a tag of its own (first at \(first.line):\(first.column))"
      throw YAMLError(.unexpectedValue(tag, expected: [expected]), at: node.position)
    }
    known[tag] = node.position
    return tag
  }
}
