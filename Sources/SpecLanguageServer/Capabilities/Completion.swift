import Basics
import Gherkin
import Messages
import SpecSession
import StepKit

extension LanguageServer {
  /// The completions at a place: a keyword, a step, a tag, a language or the name of a column.
  mutating func completion(_ parameters: JSON) throws(ResponseError) -> JSON {
    let (_, analysis, offset) = try place(in: parameters)
    let line = CompletionLine(
      analysis, offset: offset, language: workspace.project.settings.language)
    let items: [JSON]
    switch line.subject {
    case .nothing: items = []
    case .language(let range): items = languages(analysis.text, range)
    case .tag(let range): items = tags(analysis.text, range)
    case .placeholder(let range, let columns):
      items = columns.map { item("<\($0)>", kind: 5, analysis.text, range) }
    case .step(let range): items = steps(analysis, range)
    case .keyword(let range): items = keywords(line, analysis, range)
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  private func item(
    _ label: String, kind: Int, _ text: DocumentText, _ range: Range<Int>,
    insert: String? = nil, detail: String? = nil, order: Int? = nil
  ) -> JSON {
    JSON(members: [
      ("label", .string(label)), ("kind", .integer(kind)), ("detail", detail.map { .string($0) }),
      ("sortText", order.map { .string(padded("\($0)", to: 5)) }),
      ("textEdit", text.edit(range, insert ?? label)),
    ])
  }

  private func languages(_ text: DocumentText, _ range: Range<Int>) -> [JSON] {
    Dialect.all.map {
      item($0.code, kind: 12, text, range, detail: "\($0.name), \($0.native)")
    }
  }

  private mutating func tags(_ text: DocumentText, _ range: Range<Int>) -> [JSON] {
    workspace.look(now: environment.now())
    var names = Set<String>()
    for key in workspace.featureKeys { names.formUnion(workspace.outline(of: key)?.tags ?? []) }
    // The tag that is being typed.
    names.remove(text.text(in: range))
    return names.sorted().map { item($0, kind: 14, text, range) }
  }

  private func keywords(
    _ line: CompletionLine, _ analysis: Analysis, _ range: Range<Int>
  ) -> [JSON] {
    line.keywords(in: analysis).enumerated().map { order, keyword in
      item(
        String(keyword.text.trimmed), kind: 14, analysis.text, range, insert: keyword.text,
        detail: keyword.detail, order: order)
    }
  }
}

// MARK: - Steps

extension LanguageServer {
  /// The steps that the feature can use.
  private mutating func steps(_ analysis: Analysis, _ range: Range<Int>) -> [JSON] {
    guard let templates = workspace.registry?.templates, let registry = workspace.registry
    else { return [] }
    var seen = Set<String>()
    var items: [JSON] = []
    let target = analysis.text.json(range)
    for index in registry.definitions(for: analysis.file.source.uri) {
      let definition = registry.definition(index)
      guard let template = templates[index],
        seen.insert("\(definition.world.name) \(template.label)").inserted
      else { continue }
      let insert = client.takesSnippets ? template.snippet : template.plain
      items.append(
        JSON(members: [
          ("label", .string(template.label)), ("kind", 3),
          ("detail", .string("\(definition.keyword.rawValue), \(definition.world.name)")),
          ("documentation", .string(registry.shownPlace(index))),
          ("insertTextFormat", client.takesSnippets ? 2 : 1),
          ("textEdit", ["range": target, "newText": .string(insert)]),
        ]))
    }
    return items
  }
}
