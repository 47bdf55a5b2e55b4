import Mastermind
import StepKit

/// The everyday name for the paint of a circle.
enum ShownPaint: Hashable {
  case filled
  case outlined

  init?(adjective: String) {
    switch adjective {
    case "filled", "solid": self = .filled
    case "outlined", "hollow", "unfilled", "stroked", "outline", "outlines": self = .outlined
    default: return nil
    }
  }

  /// The paint of which a text speaks: `stroked but not filled`, `of the second kind`.
  init?(_ text: String) {
    let said = Self.stated(in: text)
    if let paint = Self.adjective(in: said) {
      guard Self.kind(in: said) ?? paint == paint else { return nil }
      self = paint
    } else if said.hasSuffix("empty inside") {
      self = .outlined
    } else if let kind = Self.kind(in: said) {
      self = kind
    } else if said.contains("first symbol") {
      self = .filled
    } else if said.contains("second symbol") {
      self = .outlined
    } else {
      return nil
    }
  }

  /// What a text says before it denies something: "stroked, not filled", "stroked rather than filled".
  private static func stated(in text: String) -> String {
    let text = text.replacing("-", with: " ")
    let denials = [" but not ", " and not ", ", not ", " not ", " rather than ", " instead of "]
    let denial = text.hasPrefix("not ") ? nil : denials.lazy.compactMap(text.firstRange(of:)).first
    return denial.map { String(text[..<$0.lowerBound]) } ?? text
  }

  private static func adjective(in text: String) -> ShownPaint? {
    text.split(separator: " ").compactMap { ShownPaint(adjective: String($0)) }.last
  }

  private static func kind(in text: String) -> ShownPaint? {
    if ["first kind", "first type"].contains(where: text.contains) { return .filled }
    return ["second kind", "second type"].contains(where: text.contains) ? .outlined : nil
  }

  /// Fails for a text that denies the kind that it says, or another name of it, or that names two.
  static func expectContrast(in text: String) throws {
    let stated = stated(in: text)
    if let adjective = adjective(in: stated), let kind = kind(in: stated) {
      try expect(
        adjective == kind,
        "\"\(text)\": a filled circle is a symbol of the first kind, an outlined one of the second")
    }
    let text = text.replacing("-", with: " ")
    guard let said = ShownPaint(text) else { return }
    let marks = ["but not ", "and not ", ", not ", "rather than ", "instead of ", " not "]
    let mark = marks.lazy.compactMap(text.firstRange(of:)).first
    let isAtOnce = text.hasPrefix("not ") && text.contains(" but ")
    let denied = isAtOnce ? text.dropFirst(4) : mark.map { text[$0.upperBound...] } ?? ""
    let other = denied.split(separator: " ").first.flatMap { ShownPaint(adjective: String($0)) }
    try expect(
      other != said, "\"\(text)\" says and denies the same: a circle is filled or outlined")
  }

  private static let denied = "(?:,? but not|,? and not|, not| not| rather than| instead of)"
  private static let kind = "(?:first|second)[ -](?:kind|type)"
  static let pattern =
    "(?:only |just |merely |completely |all |both |drawn (?:as )?|shown (?:as )?|displayed (?:as )?)*(?:not filled but (?:only )?)?"
    + "(?:an? |one )?(?:\(paintWord))(?: circles?| ones?)?(?:\(denied) (?:\(paintWord)))?(?: as (?:an? )?(?:symbols? of )?(?:the )?\(kind)(?: symbols?)?)?"
    + "|(?:(?:considered|drawn|shown|seen|treated|counted) (?:as |to be )?)?(?:symbols? )?(?:of the |the )?\(kind)(?: symbols?)?"
    + "|(?:considered|drawn|shown|seen|treated|counted) (?:as |to be )?(?:the )?(?:first|second) symbols?"
    + "|(?:first|second) symbols?"
    + "|(?:(?:only |just )?(?:drawn |shown )(?:only |just )?as |only |just )?(?:an? )?(?:mere )?outlines?(?: only)?|(?:empty|hollow) inside|filled(?: with color)? inside"
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
  /// A share of the width or height of the cell.
  case shareOfWidth(Float)
  case shareOfHeight(Float)
  /// A share of the area of the cell.
  case share(Float)
  /// As wide as high.
  case round
  /// So many times as wide as high; wider than high where it is not said.
  case wide(Float?)
  /// So many times as high as wide; higher than wide where it is not said.
  case high(Float?)
  /// Its middle is that of the cell.
  case centered
  case at(Float, Float)
  case place(CirclePlace)

  /// All that a text says: `stroked, 80 wide and 80 high`.
  static func traits(in text: String) throws -> [CircleTrait] {
    var traits: [CircleTrait] = []
    try ShownPaint.expectContrast(in: text)
    if let paint = ShownPaint(text) { traits.append(.paint(paint)) }
    let words = text.replacing(",", with: " ").split(separator: " ").map(String.init)
    for name in colorNames where words.contains(name) { traits.append(.color(name)) }
    if ["olor of", "olour of", "olor as", "olour as", "cell's colo"].contains(where: text.contains)
    {
      traits.append(.cellColor)
    }
    traits += shares(in: text)
    let lengths = words.map { $0.replacing("(", with: "").replacing(")", with: "") }
      .filter { $0 != "points" && $0 != "point" }
    for (index, word) in lengths.enumerated() {
      let before = index > 0 ? Float(lengths[index - 1]) : nil
      let after = index + 1 < lengths.count ? Float(lengths[index + 1]) : nil
      switch word {
      case "width" where text.contains("with a width"), "height" where text.contains(" a height"):
        let length = lengths.dropFirst(index + 2).first.flatMap(Float.init)
        if let length { traits.append(word == "width" ? .width(length) : .height(length)) }
      case "diameter" where text.contains("with a"):
        let length = lengths.dropFirst(index + 2).first.flatMap(Float.init)
        if let length { traits += [.width(length), .height(length)] }
      case "wide":
        if let before { traits.append(.width(before)) }
        // "80 wide and high"
        if let before, lengths.dropFirst(index + 1).starts(with: ["and", "high"]) {
          traits.append(.height(before))
        }
      case "high", "tall": if let before { traits.append(.height(before)) }
      case "in" where after == nil && lengths.dropFirst(index + 1).first == "diameter", "across":
        if let before { traits += [.width(before), .height(before)] }
      case "in" where lengths.dropFirst(index + 1).first == "width":
        if let before { traits.append(.width(before)) }
      case "in" where lengths.dropFirst(index + 1).first == "height":
        if let before { traits.append(.height(before)) }
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
      !text.contains("of the cell"), !text.contains("of the frame"), let place = CirclePlace(text)
    {
      traits.append(.place(place))
    }
    try expect(!traits.isEmpty, "\"\(text)\" says nothing of a circle")
    return traits
  }

  /// What a text says of the size by that of the cell: `half as wide as the cell`, `round`.
  private static func shares(in text: String) -> [CircleTrait] {
    var traits: [CircleTrait] = []
    if text.contains("round")
      || !text.contains("twice")
        && ["as wide as high", "as high as wide", "as it is", "as they are"].contains(
          where: text.contains)
    {
      traits.append(.round)
    }
    let isTwice = text.contains("twice as")
    if text.contains("wider than") || isTwice && text.contains("wide as") && !text.contains("the ")
    {
      traits.append(.wide(isTwice ? 2 : nil))
    }
    if text.contains("er than wide") || text.contains("er than it is wide")
      || text.contains("er than they are wide")
      || isTwice && (text.contains("high as") || text.contains("tall as")) && !text.contains("the ")
    {
      traits.append(.high(isTwice ? 2 : nil))
    }
    if text.contains("center") || text.contains("centre") || text.contains("middle") {
      traits.append(.centered)
    }
    let parts: [(word: String, part: Float)] = [
      ("half", 0.5), ("third", 1 / 3), ("quarter", 0.25), ("twice", 2),
    ]
    func part(_ text: some StringProtocol) -> Float {
      parts.first { text.contains($0.word) }?.part ?? 1
    }
    let isAll = ["large", "big"].contains(where: text.contains)
    let isOfCell = [" of the cell", " of the frame", " of it", " of the space"].contains(
      where: text.contains)
    if text.contains("as the "), isAll { return traits + [.wholeCell] }
    if text.contains("as the ") || isOfCell {
      // Of "half as wide and half as high", each part has its own words.
      for words in text.replacing(",", with: " and ").replacing(" and ", with: "|").split(
        separator: "|")
      {
        let share = part(words)
        if words.contains("wide") || words.contains("width") { traits.append(.shareOfWidth(share)) }
        if ["high", "tall", "height"].contains(where: words.contains) {
          traits.append(.shareOfHeight(share))
        }
      }
    }
    if isOfCell,
      !["wid", "high", "height", "tall", "colo", "middle", "cent"].contains(
        where: text.contains)
    {
      traits.append(text.contains("size") ? .wholeCell : .share(part(text)))
    }
    return traits
  }

  private static let length = #"-?\d+(?:\.\d+)?(?: points?)?"#
  private static let part = "(?:half |(?:a |one )?third |(?:a |one )?quarter |twice )"
  private static let painted = "(?:(?:drawn|painted|colou?red|filled|stroked|outlined) )"
  private static let further =
    "\(painted)?(?:in |with )?(?:the colou?r )?(?:\(colorNames.joined(separator: "|")))(?: in colou?r)?"
    + "|\(painted)?(?:with|in|of) (?:the (?:same )?colou?r (?:of|as) the cell|the cell's colou?r)"
    + "|\(length) (?:by|x|×) \(length)(?: in size)?|\(length) wide(?:(?:,| and) \(length) (?:high|tall))?"
    + "|\(length) (?:high|tall)"
    + "|\(length) wide and high|\(length) (?:in diameter|across)|\(length) in width(?:(?:,| and) \(length) in height)?"
    + "|\(part)?as (?:large|big|wide|high|tall)(?: and (?:\(part)?as )?(?:high|tall|wide))? as the (?:whole )?(?:cell|frame)"
    + "|(?:of )?(?:(?:an? |one )?\(part)of|the (?:full |whole )?(?:size|width|height|width and height) of|half (?:of )?the (?:width|height) of) the (?:cell|frame|space)"
    + "|an? (?:third|half|quarter) of the cell (?:wide|high)"
    + "|wider than (?:(?:it is|they are) )?(?:high|tall)|(?:higher|taller) than (?:(?:it is|they are) )?wide|twice as (?:wide as (?:(?:it is|they are) )?(?:high|tall)|(?:high|tall) as (?:(?:it is|they are) )?wide)"
    + "|round|as wide as high|as high as wide|as wide as (?:it is|they are) (?:high|tall)|as (?:high|tall) as (?:it is|they are) wide"
    + "|(?:placed |drawn )?in the (?:middle|center|centre) of the (?:cell|frame)"
    + "|(?:centered|centred)(?: in the (?:cell|frame))?"
    + "|(?:placed |drawn |located )?at (?:the position |position |the point )?\\(?(?:x )?\(length)(?:,| and|, and) (?:y )?\(length)\\)?"
    + "|with a (?:width|height|diameter) of \(length)(?: and a (?:width|height) of \(length))?"
    + "|(?:placed |drawn |located )?(?:in|at|on) (?:the )?\(CirclePlace.word)"
    + "|(?:placed |drawn |located )?in the (?:\(ordinalWord)|top|bottom|left|right) (?:row|column)"
    + #"(?:(?:,| and)? (?:in )?(?:the )?(?:\#(ordinalWord)|left|right) column)?"#
    + #"|(?:placed |drawn |located )?in row \d+(?:(?:,| and)? (?:in )?column \d+)?"#
    + #"|(?:placed |drawn |located )?in column \d+"#
  static let pattern =
    "(?:\(ShownPaint.pattern)|\(further))(?:(?:,| and|, and)? (?:\(further)))*"
}

let colorNames = ["black", "white", "red", "yellow", "green", "blue"]
