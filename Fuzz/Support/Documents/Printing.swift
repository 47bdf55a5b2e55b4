// A document as a feature file again.
import Messages

/// The contents of a document without places, ids and comments.
func outline(of document: GherkinDocument, descriptions: Bool = true) -> [String] {
  Printer(document, isFile: false, descriptions).lines
}

/// The text of a feature file with this document, without its comments.
func printed(_ document: GherkinDocument, descriptions: Bool = true) -> String {
  Printer(document, isFile: true, descriptions).lines.map { $0 + "\n" }.joined()
}

private struct Printer {
  private let isFile: Bool
  private let hasDescriptions: Bool
  private(set) var lines: [String] = []

  init(_ document: GherkinDocument, isFile: Bool, _ hasDescriptions: Bool) {
    self.isFile = isFile
    self.hasDescriptions = hasDescriptions
    guard let feature = document.feature else { return }
    lines.append("# language: \(feature.language)")
    add(feature.tags)
    addTitle("", feature.keyword ?? "Feature", feature.name, feature.description)
    for (node, _) in feature.nodes {
      switch node {
      case .background(let background): add(background)
      case .scenario(let scenario): add(scenario)
      case .rule(let rule):
        add(rule.tags)
        addTitle("  ", rule.keyword, rule.name, rule.description)
      }
    }
  }

  private mutating func add(_ tags: [GherkinDocument.Tag]) {
    for tag in tags { lines.append(tag.name) }
  }

  /// A comment may leave blank lines at the start of a description; they are not part of it.
  private mutating func addTitle(
    _ indent: String, _ keyword: String, _ name: String, _ description: String
  ) {
    lines.append("\(indent)\(keyword): \(name)")
    guard hasDescriptions else { return }
    lines += description.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0) }
      .drop { line in
        String(decoding: line, as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace)
      }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func add(_ background: GherkinDocument.Background) {
    addTitle("  ", background.keyword, background.name, background.description)
    add(background.steps)
  }

  private mutating func add(_ scenario: GherkinDocument.Scenario) {
    add(scenario.tags)
    addTitle("  ", scenario.keyword, scenario.name, scenario.description)
    add(scenario.steps)
    for examples in scenario.examples {
      add(examples.tags)
      addTitle("    ", examples.keyword, examples.name, examples.description)
      for row in (examples.tableHeader.map { [$0] } ?? []) + examples.tableBody { add(row) }
    }
  }

  private mutating func add(_ steps: [GherkinDocument.Step]) {
    for step in steps {
      let space = step.keyword.utf8.last == 0x20 ? "" : " "
      let type = isFile ? "" : step.keywordType?.rawValue ?? "-"
      lines.append("    \(type)\(step.keyword)\(space)\(step.text)")
      let isTableFirst = step.dataTable.map { table in
        step.docString.map { $0.location > table.location } ?? true
      }
      if isTableFirst == true { step.dataTable?.rows.forEach { add($0) } }
      if let docString = step.docString { add(docString) }
      if isTableFirst == false { step.dataTable?.rows.forEach { add($0) } }
    }
  }

  private mutating func add(_ row: GherkinDocument.TableRow) {
    let cells = row.cells.map { cell in
      var text = String.UnicodeScalarView()
      for scalar in cell.value.unicodeScalars {
        switch scalar {
        case "\\", "|": text += ["\\", scalar]
        case "\n": text += ["\\", "n"]
        default: text.append(scalar)
        }
      }
      return " \(String(text)) |"
    }
    lines.append("      |" + cells.joined())
  }

  private mutating func add(_ docString: GherkinDocument.DocString) {
    let mark = docString.delimiter.utf8.first ?? 0x22
    // A longer fence, as in Markdown, is written as one of three.
    let fence = String(decoding: [mark, mark, mark], as: UTF8.self)
    lines.append("      \(fence)\(docString.mediaType ?? "")")
    if !docString.content.isEmpty {
      for line in docString.content.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
        lines.append("      \(escaped(Array(line), mark))")
      }
    }
    lines.append("      \(fence)")
  }

  private func escaped(_ line: [UInt8], _ mark: UInt8) -> String {
    var result: [UInt8] = []
    var index = 0
    while index < line.count {
      if line[index...].starts(with: [mark, mark, mark]) {
        for _ in 0..<3 { result += [UInt8(ascii: "\\"), mark] }
        index += 3
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
