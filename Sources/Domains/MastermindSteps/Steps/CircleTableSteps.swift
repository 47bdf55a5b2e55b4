import Mastermind
import StepKit

/// The circles of a cell in a table, one a row.
let circleTableSteps = StepLibrary(MastermindWorld.self) {
  noun(
    "circlesHave", CirclesNoun(),
    "\(circlesAre)(?: at| with| in)? (?:these|the|the following) \(columnWord)(?:(?:,| and|, and) \(columnWord))*:?",
    "\(circlesAre)(?: at| with| in)?:|\(circlesAre) (?:as follows|like this):?",
    "(?:these|the following) circles (?:are|should be) (?:drawn|shown|displayed):?",
    "(?:there (?:are|should be)|I (?:should )?see|the cell (?:should )?(?:shows?|draws?|has|have|contains?)) (?:these|the following) circles:?"
  )

  Then("{circlesHave}") {
    (mastermind: inout MastermindWorld, _: CirclesNoun, table: DataTable) in
    let circles = try mastermind.shownCircles()
    let found = try circles.enumerated().map { index, circle in
      try zip(table.header, table.rows.indices.contains(index) ? table.rows[index] : table.header)
        .map { column, wanted in
          try circle.cell(of: column, number: index + 1, like: wanted)
        }
    }
    try expect([table.header] + found, equals: table.raw, "the table of circles")
  }
}

private let circlesAre =
  "(?:the(?: following)?|its|all) circles (?:(?:should |must )?(?:have|look|be)|are)(?: placed| drawn| shown| displayed| laid out| arranged)?"
private let columnWord =
  "(?:bounds|positions?|places?|frames?|rectangles?|sizes?|kinds?|types?|properties|styles?|coordinates|colou?rs?|rows?|columns?|widths?|heights?)"

extension ShownCircle {
  /// What a table says of it in the column of a name, in words like those of the table.
  fileprivate func cell(of column: String, number: Int, like wanted: String) throws -> String {
    switch column.lowercased() {
    case "circle", "number", "no", "#", "position": return String(number)
    case "x": return formatLength(bounds.x)
    case "y": return formatLength(bounds.y)
    case "width", "w": return formatLength(bounds.width)
    case "height", "h": return formatLength(bounds.height)
    case "row": return String(row)
    case "column": return String(self.column)
    case "color", "colour":
      return (try? MastermindSteps.color(named: wanted)) == color ? wanted : color.hexadecimal
    case "size": return "\(formatLength(bounds.width)) x \(formatLength(bounds.height))"
    case "kind", "type", "paint", "look", "looks", "drawn", "style", "appearance", "symbol kind":
      let names = [
        "first": ShownPaint.filled, "second": .outlined, "fill": .filled, "stroke": .outlined,
      ]
      let said = names[wanted.lowercased()] ?? ShownPaint(wanted.lowercased())
      return said == paint ? wanted : "\(paint)"
    default: return try require(nil, "a circle has no \"\(column)\"")
    }
  }
}
