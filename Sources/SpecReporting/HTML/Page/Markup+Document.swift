import Basics

extension Markup {
  /// Markdown as far as reports need it: headings, paragraphs, lists, tables, code, quotes, links.
  ///
  /// HTML in it is text, and so is all other unknown syntax.
  mutating func markdown(_ text: String) {
    var chunk: [String] = []
    func flush(_ markup: inout Markup) {
      if !chunk.isEmpty { markup.prose(chunk.joined(separator: "\n")) }
      chunk = []
    }
    var rest = lines(of: text)[...]
    while let line = rest.popFirst() {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
        flush(&self)
        let fence = trimmed.prefix { $0 == trimmed.first }
        let code = rest.prefix { !$0.drop { $0 == " " }.hasPrefix(fence) }
        rest = rest.dropFirst(code.count + 1)
        self += "<pre>\(code.joined(separator: "\n"))</pre>"
      } else if let heading = heading(trimmed) {
        flush(&self)
        self += "<p class=\"heading\">\(inline: heading)</p>"
      } else if trimmed.hasPrefix("|"), let rule = rest.first, isTableRule(rule) {
        flush(&self)
        rest.removeFirst()
        let body = rest.prefix { $0.drop { $0 == " " }.hasPrefix("|") }
        rest = rest.dropFirst(body.count)
        table([row(line)] + body.map(row))
      } else if trimmed.hasPrefix("> ") {
        flush(&self)
        self += "<blockquote>\(inline: String(trimmed.dropFirst(2)))</blockquote>"
      } else {
        chunk.append(line)
      }
    }
    flush(&self)
  }

  /// Comma-separated values as a table; a semicolon separates if the first line has no other separator.
  mutating func cells(of text: String, isTabbed: Bool) {
    let first = lines(of: text).first ?? ""
    let separator: Character =
      isTabbed ? "\t" : first.contains(",") || !first.contains(";") ? "," : ";"
    var rows: [[String]] = [[]]
    var cell = ""
    var isQuoted = false
    var rest = text[...]
    func end() {
      rows[rows.count - 1].append(cell)
      cell = ""
    }
    while let character = rest.popFirst() {
      if isQuoted {
        if character != "\"" {
          cell.append(character)
        } else if rest.first == "\"" {
          cell.append(rest.removeFirst())
        } else {
          isQuoted = false
        }
      } else if character == "\"", cell.isEmpty {
        isQuoted = true
      } else if character == separator {
        end()
      } else if character.isNewline {
        end()
        rows.append([])
      } else {
        cell.append(character)
      }
    }
    if !cell.isEmpty || rows.last?.isEmpty == false { end() }
    table(rows.filter { !$0.isEmpty })
  }

  private mutating func table(_ rows: [[String]]) {
    table(rows) { markup, row, cell in
      markup += row == 0 ? "<th>\(inline: cell)</th>" : "<td>\(inline: cell)</td>"
    }
  }

  /// A table that shows its first rows.
  ///
  /// - Parameter write: Writes a cell, given the position of its row.
  mutating func table(
    _ rows: some Collection<some Sequence<String>>,
    _ write: (inout Markup, _ row: Int, _ cell: String) -> Void
  ) {
    let limit = 500
    self += "<div class=\"wide\"><table>"
    for (index, row) in rows.prefix(limit).enumerated() {
      self += "<tr>"
      for cell in row { write(&self, index, cell) }
      self += "</tr>"
    }
    self += "</table></div>"
    if rows.count > limit { self += "<p>… \(rows.count - limit) more rows are cut</p>" }
  }
}

private func heading(_ line: Substring) -> String? {
  let marks = line.prefix { $0 == "#" }
  guard 1...6 ~= marks.count, line.dropFirst(marks.count).first == " " else { return nil }
  return String(line.dropFirst(marks.count + 1))
}

private func isTableRule(_ line: String) -> Bool {
  line.contains("-") && line.allSatisfy { "|-: ".contains($0) }
}

private func row(_ line: String) -> [String] {
  var cells = line.split(separator: "|", omittingEmptySubsequences: false)
    .map { String($0.trimmed) }
  cells.removeFirst()
  if cells.last?.isEmpty == true { cells.removeLast() }
  return cells
}
