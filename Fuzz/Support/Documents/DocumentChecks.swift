// Properties that every document has, from any source.
import Gherkin
import Messages

/// The lines of a text as Gherkin counts them: LF, CR LF and CR end one.
struct PlainLines {
  /// The number of code points of each line.
  private(set) var widths: [Int] = [0]

  init(_ utf8: [UInt8]) {
    let bytes = utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? utf8.dropFirst(3) : utf8[...]
    var previous: UInt8 = 0
    for byte in bytes {
      let endsPair = byte == 0x0A && previous == 0x0D
      if byte == 0x0A || byte == 0x0D {
        if !endsPair { widths.append(0) }
      } else if byte & 0xC0 != 0x80 {
        widths[widths.count - 1] += 1
      }
      previous = byte
    }
  }

  /// Whether a place is on a line or the one after the last, and in its text or one column after it.
  func contain(_ location: Location) -> Bool {
    guard location.line >= 1, location.line <= widths.count + 1 else { return false }
    guard let column = location.column else { return true }
    let width = location.line <= widths.count ? widths[location.line - 1] : 0
    return column >= 1 && column <= width + 1
  }
}

/// Every error lies in the text and has words on one line, without control characters.
func checkErrors(_ errors: [GherkinError], in lines: PlainLines) {
  for error in errors {
    require(lines.contain(error.location), "an error lies in the file: \(error)")
    if case .unexpectedEnd(_, let opened?) = error.fact {
      require(lines.contain(opened), "a doc string begins in the file: \(error)")
    }
    let words = error.friendlyMessage(in: "a.feature")
    require(
      words.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) },
      "an error is one line: \(words)")
    require(!error.officialMessage.isEmpty, "an error has the official words")
  }
}

/// Every warning lies in the text and has words on one line, without control characters.
func checkWarnings(_ parsed: ParsedFeature, in lines: PlainLines) {
  if let first = parsed.errors.map(\.friendlyLocation).min() {
    require(
      parsed.warnings.allSatisfy { $0.location < first }, "warnings lie above the first error")
  }
  for warning in parsed.warnings + warnings(about: parsed.document) {
    require(lines.contain(warning.location), "a warning lies in the file: \(warning)")
    let words = warning.sentence
    require(
      words.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) },
      "a warning is one line: \(words)")
  }
}

/// The ids of a document are all different, and so are those of its pickles.
func checkIds(_ document: GherkinDocument, _ pickles: [Pickle]) {
  var ids: [String] = []
  func add(_ tags: [GherkinDocument.Tag]) { ids += tags.map(\.id) }
  func add(_ steps: [GherkinDocument.Step]) {
    for step in steps { ids += [step.id] + (step.dataTable?.rows.map(\.id) ?? []) }
  }
  func add(_ scenario: GherkinDocument.Scenario) {
    ids.append(scenario.id)
    add(scenario.tags)
    add(scenario.steps)
    for examples in scenario.examples {
      ids.append(examples.id)
      add(examples.tags)
      ids += examples.tableHeader.map { [$0.id] } ?? []
      ids += examples.tableBody.map(\.id)
    }
  }
  func add(_ background: GherkinDocument.Background) {
    ids.append(background.id)
    add(background.steps)
  }
  add(document.feature?.tags ?? [])
  for (node, _) in document.nodes {
    switch node {
    case .background(let background): add(background)
    case .scenario(let scenario): add(scenario)
    case .rule(let rule):
      ids.append(rule.id)
      add(rule.tags)
    }
  }
  for pickle in pickles { ids += [pickle.id] + pickle.steps.map(\.id) }
  require(!ids.contains(""), "every node has an id")
  requireEqual(Set(ids).count, ids.count, "no two nodes have one id")
}

/// Checks that every range lies in the text and in the range of its parent.
///
/// - Parameter isComplete: Whether the texts in the ranges are those of the nodes, as in a file
///   without errors.
func checkRanges(_ document: GherkinDocument, in text: SourceText, isComplete: Bool) {
  let map = SourceMap(text)
  let lines = PlainLines(text.utf8)
  func check(_ range: Range<Location>, in outer: Range<Location>? = nil) -> String {
    require(lines.contain(range.lowerBound), "a range begins in the text: \(range)")
    require(lines.contain(range.upperBound), "a range ends in the text: \(range)")
    if let outer, isComplete {
      require(
        outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound,
        "\(range) lies in \(outer)")
    }
    return map.text(in: range)
  }
  func checkTitle(_ node: some TitledNode, in range: Range<Location>) {
    _ = check(map.titleRange(of: node), in: range)
    let keyword = check(map.keywordRange(of: node), in: range)
    let name = check(map.nameRange(of: node), in: range)
    if let description = map.descriptionRange(of: node) { _ = check(description, in: range) }
    if isComplete {
      requireEqual(keyword, node.titleKeyword ?? "", "a keyword's text")
      requireEqual(name, node.name, "a name's text")
    }
  }
  func checkTags(_ tags: [GherkinDocument.Tag], in range: Range<Location>) {
    for tag in tags {
      let text = check(map.range(of: tag), in: range)
      if isComplete { requireEqual(text, tag.name, "a tag's text") }
    }
  }
  func checkRow(_ row: GherkinDocument.TableRow, in outer: Range<Location>) {
    let range = map.range(of: row)
    _ = check(range, in: outer)
    for cell in row.cells { _ = check(map.range(of: cell), in: range) }
  }
  func checkSteps(_ steps: [GherkinDocument.Step], in outer: Range<Location>) {
    for step in steps {
      let range = map.range(of: step)
      _ = check(range, in: outer)
      let keyword = check(map.keywordRange(of: step), in: range)
      let text = check(map.textRange(of: step), in: range)
      if isComplete {
        requireEqual(keyword, step.keyword, "a step's keyword")
        requireEqual(text, step.text, "a step's text")
      }
      if let docString = step.docString {
        _ = check(map.range(of: docString), in: range)
        _ = check(map.contentRange(of: docString), in: range)
      }
      if let table = step.dataTable {
        _ = check(map.range(of: table), in: range)
        for row in table.rows { checkRow(row, in: map.range(of: table)) }
      }
    }
  }
  func checkScenario(_ scenario: GherkinDocument.Scenario, in outer: Range<Location>) {
    let range = map.range(of: scenario)
    _ = check(range, in: outer)
    checkTitle(scenario, in: range)
    checkTags(scenario.tags, in: range)
    checkSteps(scenario.steps, in: range)
    for examples in scenario.examples {
      let own = map.range(of: examples)
      _ = check(own, in: range)
      checkTitle(examples, in: own)
      checkTags(examples.tags, in: own)
      if let header = examples.tableHeader { checkRow(header, in: own) }
      for row in examples.tableBody { checkRow(row, in: own) }
    }
  }
  func checkBackground(_ background: GherkinDocument.Background, in outer: Range<Location>) {
    let range = map.range(of: background)
    _ = check(range, in: outer)
    checkTitle(background, in: range)
    checkSteps(background.steps, in: range)
  }
  for comment in document.comments {
    let text = check(map.range(of: comment))
    if isComplete { requireEqual(text, comment.text, "a comment's text") }
  }
  guard let feature = document.feature else { return }
  let whole = map.range(of: feature)
  _ = check(whole)
  checkTitle(feature, in: whole)
  checkTags(feature.tags, in: whole)
  for (node, rule) in feature.nodes {
    let around = rule.map { map.range(of: $0) } ?? whole
    switch node {
    case .background(let background): checkBackground(background, in: around)
    case .scenario(let scenario): checkScenario(scenario, in: around)
    case .rule(let rule):
      let range = map.range(of: rule)
      _ = check(range, in: whole)
      checkTitle(rule, in: range)
      checkTags(rule.tags, in: range)
    }
  }
}
