import Mastermind
import StepKit

/// The everyday name for the paint of a circle.
enum ShownPaint: Hashable {
  case filled
  case outlined

  init?(adjective: String) {
    switch adjective {
    case "filled", "solid": self = .filled
    case "outlined", "hollow", "unfilled", "stroked": self = .outlined
    default: return nil
    }
  }

  /// The paint of which a text speaks: `stroked but not filled`, `of the second kind`.
  init?(_ text: String) {
    let text = text.replacing("-", with: " ")
    let said = text.firstRange(of: " but not ").map { String(text[..<$0.lowerBound]) } ?? text
    let paints = said.split(separator: " ").compactMap { ShownPaint(adjective: String($0)) }
    if let paint = paints.last {
      self = paint
    } else if ["first kind", "first type"].contains(where: said.contains) {
      self = .filled
    } else if ["second kind", "second type"].contains(where: said.contains) {
      self = .outlined
    } else {
      return nil
    }
  }

  static let pattern =
    "(?:only |just |completely |drawn (?:as )?|shown (?:as )?)*(?:not filled but (?:only )?)?"
    + "(?:\(paintWord))(?: but not (?:\(paintWord)))?(?: as (?:the )?(?:first|second)[ -](?:kind|type))?"
    + "|(?:considered |drawn as |shown as )?(?:of the |the )?(?:first|second)[ -](?:kind|type)"
}

/// A circle as a screen would show it.
struct ShownCircle {
  var paint: ShownPaint
  var color: Color
  var bounds: Rect
  /// From 1; 0 in a cell without area.
  var row = 0
  var column = 0
}

/// What is said of a circle.
enum CircleTrait {
  case paint(ShownPaint)
  case color(String)
  case cellColor
  case width(Float)
  case height(Float)
  case wholeCell
  case at(Float, Float)
  case place(CirclePlace)

  /// All that a text says: `stroked, 80 wide and 80 high`.
  static func traits(in text: String) throws -> [CircleTrait] {
    var traits: [CircleTrait] = []
    if let paint = ShownPaint(text) { traits.append(.paint(paint)) }
    let words = text.replacing(",", with: " ").split(separator: " ").map(String.init)
    for name in colorNames where words.contains(name) { traits.append(.color(name)) }
    if text.contains("olor of") || text.contains("olour of") { traits.append(.cellColor) }
    if text.contains("as the ") { traits.append(.wholeCell) }
    let lengths = words.filter { $0 != "points" && $0 != "point" }
    for (index, word) in lengths.enumerated() {
      let before = index > 0 ? Float(lengths[index - 1]) : nil
      let after = index + 1 < lengths.count ? Float(lengths[index + 1]) : nil
      switch word {
      case "wide": if let before { traits.append(.width(before)) }
      case "high", "tall": if let before { traits.append(.height(before)) }
      case "by", "x", "×":
        if let before, let after { traits += [.width(before), .height(after)] }
      default: break
      }
    }
    let isPosition = text.hasPrefix("at ") || text.contains(" at ")
    let numbers = lengths.compactMap(Float.init)
    if isPosition, numbers.count >= 2, !text.contains("wide"), !text.contains(" by ") {
      traits.append(.at(numbers[0], numbers[1]))
    } else if ShownPaint(text) == nil || !text.contains("kind"), !text.contains("as the "),
      let place = CirclePlace(text)
    {
      traits.append(.place(place))
    }
    try expect(!traits.isEmpty, "\"\(text)\" says nothing of a circle")
    return traits
  }

  private static let length = #"-?\d+(?:\.\d+)?(?: points?)?"#
  private static let further =
    "(?:drawn |painted )?(?:in )?(?:\(colorNames.joined(separator: "|")))"
    + "|(?:drawn )?(?:with|in|of) the colou?r of the cell"
    + "|\(length) (?:by|x|×) \(length)|\(length) wide(?:(?:,| and) \(length) (?:high|tall))?"
    + "|\(length) (?:high|tall)"
    + "|as (?:large|big|wide and high|wide and as high) as the (?:whole )?(?:cell|frame)"
    + "|(?:placed |drawn |located )?at (?:the position |position )?(?:x )?\(length)(?:,| and|, and) (?:y )?\(length)"
    + "|(?:placed |drawn |located )?(?:in|at|on) (?:the )?\(CirclePlace.word)"
    + "|(?:placed |drawn |located )?in the (?:\(ordinalWord)|top|bottom|left|right) (?:row|column)"
    + #"(?:(?:,| and)? (?:in )?the (?:\#(ordinalWord)) column)?"#
    + #"|(?:placed |drawn |located )?in row \d+(?:(?:,| and)? (?:in )?column \d+)?"#
    + #"|(?:placed |drawn |located )?in column \d+"#
  static let pattern =
    "(?:\(ShownPaint.pattern)|\(further))(?:(?:,| and|, and)? (?:\(further)))*"
}

let colorNames = ["black", "white", "red", "yellow", "green", "blue"]
