import SpecReporting

/// The catalog as Markdown.
enum CatalogMarkdown {
  static let title = "# Sentences"

  static func write(_ catalog: Catalog) -> [UInt8] {
    var text = "\(title)\n\n\(catalog.summary).\n"
    for part in catalog.parts {
      text += "\n## \(Markdown.text(part.title))\n"
      if !part.facts.isEmpty { text += "\n\(Markdown.text(part.facts)).\n" }
      for group in part.groups {
        text += "\n### \(group.title)\n\n"
        text += table(
          ["Sentence", "Example", "Uses", "Time", "Defined at"],
          group.sentences.map { row($0, catalog) }, showing: columns(of: catalog))
      }
      if !part.parameters.isEmpty {
        text += part.world == nil ? "\n" : "\n### Parameters\n\n"
        text += table(["Parameter", "Takes", "Example"], part.parameters.map(row))
      }
    }
    return Array(text.utf8)
  }

  /// The columns that have something to say.
  private static func columns(of catalog: Catalog) -> [Int] {
    [0, 1] + (catalog.knowsUses ? [2] : []) + (catalog.knowsTimes ? [3] : []) + [4]
  }

  private static func row(_ sentence: Catalog.Sentence, _ catalog: Catalog) -> [String] {
    var cell = Markdown.cell(sentence.pattern)
    if sentence.below != .nothing { cell += " + \(sentence.below.rawValue)" }
    if let description = sentence.description { cell += "<br>\(Markdown.text(description))" }
    let places = (sentence.uses?.places ?? []).map { Markdown.cell($0.text) }
    return [
      cell, sentence.distinctExample.map(Markdown.cell) ?? "",
      ([sentence.usesInWords ?? ""] + places).joined(separator: "<br>"),
      sentence.timeInWords ?? "", Markdown.cell(sentence.place.text),
    ]
  }

  private static func row(_ parameter: Catalog.Parameter) -> [String] {
    [
      Markdown.cell(parameter.title), Markdown.text(parameter.accepted),
      parameter.distinctExample.map(Markdown.cell) ?? "",
    ]
  }

  private static func table(
    _ head: [String], _ rows: [[String]], showing columns: [Int]? = nil
  ) -> String {
    let columns = columns ?? Array(head.indices)
    func line(_ cells: [String]) -> String {
      "| \(columns.map { cells[$0] }.joined(separator: " | ")) |\n"
    }
    return line(head) + "|\(String(repeating: "---|", count: columns.count))\n"
      + rows.map(line).joined()
  }
}

extension Markdown {
  /// A text as code in a cell of a table, which a pipe would end.
  fileprivate static func cell(_ text: String) -> String {
    code(text).replacing("|", with: "\\|")
  }
}
