import Gherkin
import Messages

extension GherkinDocument {
  /// The location where another document first differs, in this one; nil if it does not.
  ///
  /// Locations and ids do not count, nor the white space around comments and the indentation of a
  /// description as a whole.
  func firstDifference(from other: GherkinDocument) -> Location? {
    let (own, others) = (Content(self).parts, Content(other).parts)
    let same = zip(own, others).prefix { $0.texts == $1.texts }.count
    if same == own.count, same == others.count { return nil }
    return same < own.count ? own[same].location : Location(line: 1, column: 1)
  }
}

/// A document as a list of its texts, without what formatting may change.
private struct Content {
  private(set) var parts: [(texts: [String?], location: Location)] = []

  init(_ document: GherkinDocument) {
    for comment in document.comments {
      add(["#", String(Substring(comment.text).trimmed)], comment.location)
    }
    guard let feature = document.feature else { return }
    add(feature, "feature \(feature.language)", feature.tags)
    for (node, _) in feature.nodes {
      add(node.titled, node.kind, node.tags)
      for step in node.steps { add(step) }
      for examples in node.scenario?.examples ?? [] {
        add(examples, "examples", examples.tags)
        for row in (examples.tableHeader.map { [$0] } ?? []) + examples.tableBody { add(row) }
      }
    }
  }

  private mutating func add(_ texts: [String?], _ location: Location) {
    parts.append((texts, location))
  }

  private mutating func add(
    _ node: some TitledNode, _ kind: String, _ tags: [GherkinDocument.Tag] = []
  ) {
    for tag in tags { add([tag.name], tag.location) }
    add([kind, node.titleKeyword, node.name, neutral(node.description)], node.location)
  }

  private mutating func add(_ step: GherkinDocument.Step) {
    let text = step.docString
    add(
      [
        "step", step.keyword, step.keywordType?.rawValue, step.text, text?.mediaType,
        text?.delimiter, text?.content,
      ], step.location)
    for row in step.dataTable?.rows ?? [] { add(row) }
  }

  private mutating func add(_ row: GherkinDocument.TableRow) {
    add(["row"] + row.cells.map(\.value), row.location)
  }
}

/// A description whose lines have no indentation in common, and whose blank lines are empty.
private func neutral(_ description: String) -> String {
  guard !description.isEmpty else { return description }
  let lines = description.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    .map { Substring($0) }
  let indentation = commonIndentation(lines)
  return lines.map { $0.isBlank ? "" : String($0.removingIndentation(indentation)) }
    .joined(separator: "\n")
}
