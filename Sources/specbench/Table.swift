/// Figures in aligned columns, the first one to the left.
struct Table {
  private var rows: [[String]]

  init(_ header: String...) { rows = [header] }

  mutating func add(_ cells: String...) { rows.append(cells) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// A number with so many digits behind the point, thousands set apart.
func shown(_ number: Double, digits: Int = 0) -> String {
  guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = Int((number * scale).rounded())
  var whole = String(scaled / Int(scale))
  var index = whole.count - 3
  while index > 0 {
    whole.insert(",", at: whole.index(whole.startIndex, offsetBy: index))
    index -= 3
  }
  guard digits > 0 else { return whole }
  let rest = String(abs(scaled) % Int(scale))
  return "\(whole).\(String(repeating: "0", count: digits - rest.count))\(rest)"
}
