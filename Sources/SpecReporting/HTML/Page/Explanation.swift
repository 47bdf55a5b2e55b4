extension Markup {
  /// An error message, line by line: missing and surplus lines are set off, and if exactly one line
  /// replaces another, so is the part in which they differ.
  mutating func explanation(_ text: String) {
    let all = lines(of: shown(shortenedText(text))).map(DifferenceLine.init)
    self += "<pre class=\"why\">"
    var index = 0
    while index < all.count {
      if index + 1 < all.count, all[index].isPair(with: all[index + 1]),
        index == 0 || all[index - 1].side != .missing,
        index + 2 == all.count || all[index + 2].side != .surplus
      {
        pair(all[index], all[index + 1])
        index += 2
      } else {
        line(all[index])
        index += 1
      }
    }
    self += "</pre>\n"
  }

  private mutating func line(_ line: DifferenceLine) {
    switch line.side {
    case .neither: self += "\(line.text)\n"
    case .missing: self += "<del>\(line.text)</del>"
    case .surplus: self += "<ins>\(line.text)</ins>"
    }
  }

  /// Two lines with marks around what their middles have of their own.
  private mutating func pair(_ missing: DifferenceLine, _ surplus: DifferenceLine) {
    let (old, new) = (Array(missing.value), Array(surplus.value))
    let shorter = min(old.count, new.count)
    let front = zip(old, new).prefix { $0 == $1 }.count
    let back = zip(old.reversed(), new.reversed()).prefix(shorter - front).prefix { $0 == $1 }.count
    // Marks all over would not help.
    guard front + back > 0 else {
      line(missing)
      return line(surplus)
    }
    func marked(_ line: DifferenceLine, _ value: [Character]) -> Markup {
      let middle = value[front..<value.count - back]
      let mark: Markup = middle.isEmpty ? "" : "<mark>\(String(middle))</mark>"
      let (head, tail) = (String(value[..<front]), String(value[(value.count - back)...]))
      return "\(line.label)\(head)\(mark)\(tail)"
    }
    self += "<del>\(marked(missing, old))</del><ins>\(marked(surplus, new))</ins>"
  }
}

/// One line of an explanation, and which side of a difference it shows.
struct DifferenceLine {
  enum Side { case missing, surplus, neither }

  let side: Side
  /// The beginning that marks the side.
  let label: String
  let value: Substring

  private static let labels: [(String, Side)] = [
    ("- ", .missing), ("+ ", .surplus), ("expected: ", .missing), ("  actual: ", .surplus),
  ]

  init(_ text: String) {
    let found = Self.labels.first { text.hasPrefix($0.0) }
    side = found?.1 ?? .neither
    label = found?.0 ?? ""
    value = text.dropFirst(label.count)
  }

  var text: String { label + value }

  func isPair(with next: DifferenceLine) -> Bool {
    side == .missing && next.side == .surplus && value.utf8.count + next.value.utf8.count < 20_000
      // The heading of a difference, not a part of it.
      && !(label == "- " && value == "expected")
  }
}
