// Pickles as the rules have them, made in the obvious way.
import Messages

/// The pickles of a document, each as a list of texts.
func plainPickles(of document: GherkinDocument) -> [[String]] {
  guard let feature = document.feature else { return [] }
  var result: [[String]] = []
  var steps: [GherkinDocument.Step] = []
  for child in feature.children {
    switch child {
    case .background(let background): steps += background.steps
    case .scenario(let scenario):
      result += plainPickles(of: scenario, feature.language, feature.tags, after: steps)
    case .rule(let rule):
      var ruleSteps = steps
      for child in rule.children {
        switch child {
        case .background(let background): ruleSteps += background.steps
        case .scenario(let scenario):
          result += plainPickles(
            of: scenario, feature.language, feature.tags + rule.tags, after: ruleSteps)
        }
      }
    }
  }
  return result
}

private func plainPickles(
  of scenario: GherkinDocument.Scenario, _ language: String, _ tags: [GherkinDocument.Tag],
  after background: [GherkinDocument.Step]
) -> [[String]] {
  func pickle(
    _ location: Location, _ tags: [GherkinDocument.Tag], _ row: GherkinDocument.TableRow?,
    _ change: (String) -> String
  ) -> [String] {
    var texts = [
      "\(location)", change(scenario.name), language, scenario.id, row?.id ?? "", "TAGS",
    ]
    texts += tags.flatMap { [$0.name, $0.id] }
    guard !scenario.steps.isEmpty else { return texts }
    var type = GherkinDocument.KeywordType.unknown
    for (index, step) in (background + scenario.steps).enumerated() {
      let isOwn = index >= background.count
      if step.keywordType != .conjunction { type = step.keywordType ?? .unknown }
      texts += ["STEP", type.rawValue, isOwn ? change(step.text) : step.text, step.id]
      if isOwn, let row { texts.append(row.id) }
      texts += argument(of: step) { isOwn ? change($0) : $0 }
    }
    return texts
  }
  guard !scenario.examples.isEmpty else {
    return [pickle(scenario.location, tags + scenario.tags, nil) { $0 }]
  }
  return scenario.examples.flatMap { examples in
    let names = examples.tableHeader?.cells.map { Array($0.value.utf8) } ?? []
    return examples.tableBody.map { row in
      pickle(row.location, tags + scenario.tags + examples.tags, row) { text in
        filled(text, names, row.cells.map(\.value))
      }
    }
  }
}

private func argument(
  of step: GherkinDocument.Step, _ change: (String) -> String
) -> [String] {
  var texts: [String] = []
  if let docString = step.docString {
    texts += ["DOC", docString.mediaType.map(change) ?? "-", change(docString.content)]
  }
  if let table = step.dataTable {
    texts.append("TABLE")
    for row in table.rows { texts += ["ROW"] + row.cells.map { change($0.value) } }
  }
  return texts
}

/// From left to right the shortest `<name>` that is a column.
private func filled(_ text: String, _ names: [[UInt8]], _ values: [String]) -> String {
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  var index = 0
  scan: while index < bytes.count {
    if bytes[index] == UInt8(ascii: "<") {
      for end in index + 1..<max(index + 1, bytes.count) where bytes[end] == UInt8(ascii: ">") {
        if let column = names.firstIndex(of: Array(bytes[index + 1..<end])) {
          result += column < values.count ? Array(values[column].utf8) : []
          index = end + 1
          continue scan
        }
      }
    }
    result.append(bytes[index])
    index += 1
  }
  return String(decoding: result, as: UTF8.self)
}

extension Pickle {
  /// The same texts as `plainPickles(of:)`.
  var plainTexts: [String] {
    var texts = [
      "\(location ?? Location(line: 0))", name, language, astNodeIds.first ?? "",
      astNodeIds.dropFirst().first ?? "", "TAGS",
    ]
    texts += tags.flatMap { [$0.name, $0.astNodeId] }
    for step in steps {
      texts += ["STEP", step.type?.rawValue ?? "", step.text] + step.astNodeIds
      if let docString = step.argument?.docString {
        texts += ["DOC", docString.mediaType ?? "-", docString.content]
      }
      if let table = step.argument?.dataTable {
        texts.append("TABLE")
        for row in table.rows { texts += ["ROW"] + row.cells.map(\.value) }
      }
    }
    return texts
  }
}
