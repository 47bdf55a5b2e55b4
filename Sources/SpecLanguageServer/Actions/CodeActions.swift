import Gherkin
import Messages

extension LanguageServer {
  /// What can be mended or rewritten at a place.
  mutating func codeActions(_ parameters: JSON) throws(ResponseError) -> JSON {
    let (key, analysis) = try analysis(in: parameters)
    guard let range = analysis.text.offsets(of: parameters["range"]) else {
      throw .badParameter("range", expected: "a start and an end")
    }
    let only = parameters.member("context", "only")?.array?.compactMap(\.string)
    var actions: [CodeAction] = []
    let lines =
      analysis.text.position(of: range.lowerBound)
      .line...analysis.text.position(of: range.upperBound).line
    for fault in faults(of: analysis, key) {
      let first = fault.range.lowerBound.line - 1
      guard lines.overlaps(first...max(first, fault.range.upperBound.line - 1)) else { continue }
      actions += repairs(of: fault, in: analysis, key)
    }
    if let block = analysis.block(atLine: lines.lowerBound) {
      actions += [
        analysis.outlineAction(at: block, uri: workspace.uri(of: key)),
        analysis.backgroundAction(at: block, uri: workspace.uri(of: key)),
      ].compactMap(\.self)
    }
    let wanted = actions.filter { action in
      only?.contains { action.kind == $0 || action.kind.hasPrefix("\($0).") } ?? true
    }
    return .array(wanted.map(\.json))
  }

  private func repairs(of fault: Fault, in analysis: Analysis, _ key: String) -> [CodeAction] {
    let uri = workspace.uri(of: key)
    switch fault.subject {
    case .text: return []
    case .undefined(let step, let use):
      return [definitionAction(for: step, use, in: analysis, fault)].compactMap(\.self)
    case .warning(let warning):
      return [analysis.repair(of: warning, uri: uri, fault)].compactMap(\.self)
    case .finding(let finding):
      guard let fix = finding.fix else { return [] }
      let edits = fix.edits.map {
        ["range": analysis.text.json($0.range), "newText": .string($0.text)] as JSON
      }
      return [
        CodeAction(
          title: fix.title, kind: "quickfix", edits: [(uri, edits)],
          diagnostic: fault.json(in: analysis.text))
      ]
    }
  }
}

/// A change that a person can choose.
struct CodeAction {
  let title: String
  let kind: String
  /// By the address of the document.
  let edits: [(uri: String, edits: [JSON])]
  var diagnostic: JSON?

  var json: JSON {
    JSON(members: [
      ("title", .string(title)), ("kind", .string(kind)),
      ("diagnostics", diagnostic.map { [$0] }),
      (
        "edit",
        ["changes": .object(edits.map { JSON.Member(name: $0.uri, value: .array($0.edits)) })]
      ),
    ])
  }
}
