import Messages
import SpecEngine
import SpecLint

extension LanguageServer {
  /// The repairs and rewrites that are possible at a place.
  mutating func codeActions(_ parameters: JSON) throws(ResponseError) -> JSON {
    let (key, analysis) = try analysis(in: parameters)
    let lines = analysis.text.lines(of: try analysis.text.range(in: parameters))
    let only = parameters.member("context", "only")?.array?.compactMap(\.string)
    var actions: [CodeAction] = []
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
    switch fault.subject {
    case .text: return []
    case .step(let step, let use):
      return [
        analysis.changeAction(for: step, use, uri: workspace.uri(of: key), fault),
        definitionAction(for: step, use, in: analysis, fault),
      ].compactMap(\.self)
    case .finding(let finding):
      guard let fix = finding.fix, analysis.permits(fix, of: finding) else { return [] }
      return [
        CodeAction(
          title: fix.title, kind: "quickfix",
          edits: [(workspace.uri(of: key), analysis.text.edits(of: fix))],
          diagnostic: fault.json(in: analysis.text))
      ]
    }
  }
}

extension Analysis {
  /// Replaces the text of a step by the sentence that was probably meant; nil if none is near, and for the
  /// step of an outline, whose sentence has the values of one row.
  fileprivate func changeAction(
    for step: GherkinDocument.Step, _ use: StepUse, uri: String, _ fault: Fault
  ) -> CodeAction? {
    guard case .undefined(let suggestion) = use.match, use.text.utf8.elementsEqual(step.text.utf8),
      let sentence = suggestion.proposal.sentence
    else { return nil }
    let edit = text.edit(text.offsets(of: fault.range), sentence)
    return CodeAction(
      title: "Change to: \(sentence)", kind: "quickfix", edits: [(uri, [edit])],
      diagnostic: fault.json(in: text))
  }

  /// Whether a fix keeps the meaning of the feature, as it promises.
  fileprivate func permits(_ fix: Fix, of finding: Finding) -> Bool {
    // The contents of a feature with errors are not known.
    !fix.isSafe || !problems.isEmpty
      || Repair(text.bytes, uri: finding.uri, findings: [finding]) != nil
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
      ("edit", workspaceEdit(edits)),
    ])
  }
}

/// The edits of documents, by their addresses.
func workspaceEdit(_ edits: [(uri: String, edits: [JSON])]) -> JSON {
  ["changes": JSON(members: edits.map { ($0.uri, .array($0.edits)) })]
}

extension DocumentText {
  /// The edits of a fix; if it replaces everything, only those of the lines that differ.
  fileprivate func edits(of fix: Fix) -> [JSON] {
    guard fix.range == bytes.indices else { return [edit(fix.range, fix.replacement)] }
    let after = DocumentText(Array(fix.replacement.utf8), encoding: encoding)
    return LineChanges.from(self, to: after).map { edit($0.range, $0.text) }
  }
}
