import Mastermind
import StepKit

/// The circles of a cell in a table, one a row.
let circleTableSteps = StepLibrary(MastermindWorld.self) {
  noun(
    "circlesHave", CirclesNoun(),
    "the (?:following )?circles (?:are|have)(?: placed| drawn| shown)?(?: at| with| in)?"
      + " (?:these|the|the following) (?:bounds|positions|places|frames|rectangles|sizes|kinds|properties):?",
    "the circles (?:are|have)(?: placed| drawn| shown)?(?: at| with| in)?:",
    "the circles (?:are|look)(?: placed| drawn| shown)? (?:as follows|like this):?",
    "(?:these|the following) circles are (?:drawn|shown|displayed):?")

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

extension ShownCircle {
  /// What a table says of it in the column of a name, in words like those of the table.
  fileprivate func cell(of column: String, number: Int, like wanted: String) throws -> String {
    switch column.lowercased() {
    case "circle", "number", "no", "#": return String(number)
    case "x": return formatLength(bounds.x)
    case "y": return formatLength(bounds.y)
    case "width", "w": return formatLength(bounds.width)
    case "height", "h": return formatLength(bounds.height)
    case "row": return String(row)
    case "column": return String(self.column)
    case "color", "colour":
      return (try? MastermindSteps.color(named: wanted)) == color ? wanted : color.hexadecimal
    case "kind", "type", "paint", "look", "drawn", "style", "symbol kind":
      let said = ["first": ShownPaint.filled, "second": .outlined][wanted] ?? ShownPaint(wanted)
      return said == paint ? wanted : "\(paint)"
    default: return try require(nil, "a circle has no \"\(column)\"")
    }
  }
}
