/// Findings under one title, as every report for people shows them.
struct AuditSection {
  struct Entry {
    let place: String
    let text: String
  }

  let title: String
  /// Whether these are things to repair.
  var isFinding = true
  let entries: [Entry]

  /// The findings and the scenarios that were not audited; sections without an entry are left out.
  static func all(of result: AuditResult) -> [AuditSection] {
    let unexplained = result.unexplained
    let sections =
      Variant.Kind.allCases.map { kind in
        AuditSection(
          title: kind.title,
          entries: entries(of: unexplained.filter { $0.variant.kind == kind }, in: result))
      } + [
        AuditSection(
          title: "Checks that no variant turned red",
          entries: result.neverRed.map { index in
            let definition = result.definitions[index]
            return Entry(
              place: definition.place, text: "\(definition.keyword)(\"\(definition.pattern)\")")
          }),
        AuditSection(
          title: "Not audited", isFinding: false,
          entries: result.leftOut.map { index, reason in
            let scenario = result.scenarios[index]
            return Entry(
              place: "\(scenario.uri):\(scenario.line)", text: "\(scenario.name) \(reason.words)")
          }),
      ]
    return sections.filter { !$0.entries.isEmpty }
  }

  /// Findings, those that say the same of one feature as one, with all their lines.
  private static func entries(of findings: [AuditResult.Finding], in result: AuditResult) -> [Entry]
  {
    var lines: [[String]: [Int]] = [:]
    var order: [[String]] = []
    let read = result.readParts
    for finding in findings {
      let column = read.contains(finding.variant.partKey) ? nil : finding.sentenceOfColumn
      let key = [finding.variant.uri, column ?? finding.sentence]
      let line = column == nil ? finding.variant.line : finding.variant.stepLine
      if lines[key] == nil { order.append(key) }
      if lines[key]?.contains(line) != true { lines[key, default: []].append(line) }
    }
    return order.map { key in
      let lines = (lines[key] ?? []).map(String.init).joined(separator: ", ")
      return Entry(place: "\(key[0]):\(lines)", text: key[1])
    }
  }

  /// Variants that may stay unnoticed.
  static func excused(of result: AuditResult) -> [AuditSection] {
    [
      AuditSection(
        title: "Marked", isFinding: false,
        entries: result.explained.map {
          Entry($0, because: " (\($0.variant.mark?.reason ?? ""))")
        }),
      AuditSection(
        title: "Values that only other scenarios notice", isFinding: false,
        entries: result.findings.filter { $0.verdict == .noticedElsewhere }.map { Entry($0) }),
    ].filter { !$0.entries.isEmpty }
  }
}

extension AuditSection.Entry {
  fileprivate init(_ finding: AuditResult.Finding, because reason: String = "") {
    place = "\(finding.variant.uri):\(finding.variant.line)"
    text = finding.sentence + reason
  }
}
