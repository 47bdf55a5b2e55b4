import Messages

/// The bytes of a feature in Markdown with its tables laid out.
func layOutMarkdown(_ text: FeatureText) -> [UInt8] {
  let lines = sourceLines(text.bytes)
  let roles = Roles(text)
  var tables: [Int: [Int]] = [:]
  for index in lines.indices {
    guard case .row(let table)? = roles.byLine[index + 1]?.kind else { continue }
    tables[table, default: []].append(index)
  }
  var texts: [Int: String] = [:]
  for rows in tables.values {
    guard let first = rows.first, let last = rows.last else { continue }
    // Prose may appear between rows; a line there that looks like a row is the one below a header.
    let known = Set(rows)
    let all = (first...max(last, separator(below: last, in: lines) ?? last)).filter {
      known.contains($0) || lines[$0].text.withoutIndentation.utf8.first == UInt8(ascii: "|")
    }
    let separators = Set(all.indices.filter { !known.contains(all[$0]) })
    let indent = String(lines[first].text.indentation)
    for (index, row) in zip(all, aligned(all.map { lines[$0].text }, separators: separators)) {
      texts[index] = indent + row
    }
  }
  var bytes = text.bytes.starts(with: byteOrderMark) ? byteOrderMark : []
  for (index, line) in lines.enumerated() {
    bytes += (texts[index] ?? String(line.text)).utf8
    bytes += line.ending.utf8
  }
  return bytes
}

/// The line below a table of one row, if it is a separator.
private func separator(below row: Int, in lines: [SourceLine]) -> Int? {
  guard row + 1 < lines.count else { return nil }
  let text = lines[row + 1].text.withoutIndentation
  return text.utf8.first == UInt8(ascii: "|") && text.contains("-") ? row + 1 : nil
}
