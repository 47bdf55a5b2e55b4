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
        text += table(head(catalog), group.sentences.map { row($0, catalog) })
      }
      if !part.parameters.isEmpty {
        text += part.world == nil ? "\n" : "\n### Parameters\n\n"
        text += table(["Parameter", "Takes", "Example"], part.parameters.map(row))
      }
    }
    return Array(text.utf8)
  }

  /// The titles of the columns that have something to say.
  private static func head(_ catalog: Catalog) -> [String] {
    ["Sentence", "Example"] + (catalog.knowsUses ? ["Uses"] : [])
      + (catalog.knowsTimes ? ["Time"] : []) + ["Defined at"]
  }

  private static func row(_ sentence: Catalog.Sentence, _ catalog: Catalog) -> [String] {
    var cell = Markdown.cell(sentence.pattern)
    if sentence.below != .nothing { cell += " + \(sentence.below.rawValue)" }
    if let description = sentence.description { cell += "<br>\(Markdown.text(description))" }
    var cells = [cell, sentence.distinctExample.map(Markdown.cell) ?? ""]
    if let words = sentence.usesInWords {
      let places = (sentence.uses?.places ?? []).map { Markdown.cell($0.text) }
      cells.append(([words] + places).joined(separator: "<br>"))
    }
    if catalog.knowsTimes { cells.append(sentence.timeInWords ?? "") }
    return cells + [Markdown.cell(sentence.place.text)]
  }

  private static func row(_ parameter: Catalog.Parameter) -> [String] {
    [
      Markdown.cell(parameter.title), Markdown.text(parameter.accepted),
      parameter.distinctExample.map(Markdown.cell) ?? "",
    ]
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    return line(head) + "|\(String(repeating: "---|", count: head.count))\n"
      + rows.map(line).joined()
  }
}

extension Markdown {
  /// A text as code in a cell of a table, which a pipe would end.
  fileprivate static func cell(_ text: String) -> String {
    code(text).replacing("|", with: "\\|")
  }
}
