import Mastermind
import StepKit

/// A cell or a view as a sentence describes it: `a red result cell of 100 by 100 with …`.
struct CellDescription {
  var size: CellSize?
  var combination: String?
  var colorName: String?
  /// The circles that it is said to have, in all and of each kind.
  var circles: Int?
  var filled: Int?
  var outlined: Int?
  /// What it has not in common with the cell it is compared with.
  var differences: [CellAspect] = []
  /// Whether it is as on init, without a size.
  var isNew: Bool

  init(_ text: String) throws {
    // What is in quotes is the combination.
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 3 { combination = parts[1] }
    let words = parts.count == 3 ? parts[0] + "\"" + parts[2] : text
    if words.contains("empty") || words.contains("without a") || words.contains("no combination")
      || words.contains("no result") || words.contains("no symbols")
      || words.contains("without symbols") || words.contains("without any symbols")
      || words.contains("nothing")
    {
      combination = ""
    }
    let tokens = words.replacing(",", with: " ").replacing("×", with: " x ")
      .replacing("(", with: " ").replacing(")", with: " ")
      .split(separator: " ").map(String.init)
    colorName = tokens.first(where: colorNames.contains)
    if words.contains("different ") || words.contains("another ") || words.contains("other ")
      || words.contains("except ")
    {
      differences =
        ([
          ("colo", .color), ("combination", .combination), ("result", .combination),
          ("frame", .frame), ("size", .frame),
        ] as [(String, CellAspect)])
        .filter { word, _ in
          [
            "different \(word)", "another \(word)", "other \(word)", "except the \(word)",
            "except for the \(word)",
          ].contains { words.contains($0) }
        }.map(\.1)
    }
    isNew = ["new", "fresh", "just", "newly", "freshly", "initialised", "initialized", "initial"]
      .contains(where: tokens.contains)
    var numbers: [String] = []
    var symbolCount: (count: Int, areDifferent: Bool)?
    for (index, token) in tokens.enumerated() {
      if parts.count != 3, let next = tokens.dropFirst(index + 1).first(where: { $0 != "single" }),
        ["symbol", "symbols", "equal", "different"].contains(next),
        let count = number(inWords: token) ?? (token == "a" ? 1 : nil)
      {
        symbolCount = (count, next == "different")
        continue
      }
      let following = tokens.dropFirst(index + 1).prefix { token in
        ShownPaint(adjective: token) != nil || token.hasPrefix("circle")
      }
      if index > 0, let count = number(inWords: token), let next = following.first {
        switch ShownPaint(adjective: next) {
        case .filled: filled = count
        case .outlined: outlined = count
        case nil: circles = count
        }
      } else if Float(token) != nil {
        numbers.append(token)
      } else if let sides = Self.sides(token) {
        numbers += sides
      }
    }
    if let symbolCount, symbolCount.count > 0 {
      try expect(symbolCount.count <= 100_000, "\(symbolCount.count) is more than 100000")
      combination =
        symbolCount.areDifferent
        ? try differentSymbols(symbolCount.count)
        : String(repeating: "A", count: symbolCount.count)
    }
    // "100 points square", and "twice as wide as high".
    if numbers.count == 1 { numbers += numbers }
    if words.contains("twice as wide") || words.contains("wider than")
      || words.contains("twice its height")
    {
      numbers = ["200", "100"]
    }
    if words.contains("twice as high") || words.contains("twice as tall")
      || words.contains("er than wide") || words.contains("er than it is wide")
      || words.contains("twice its width")
    {
      numbers = ["100", "200"]
    }
    if !numbers.isEmpty { size = try CellSize(numbers) }
  }

  /// What it says, and what another description adds.
  func with(_ other: CellDescription) -> CellDescription {
    var both = self
    both.size = other.size ?? size
    both.combination = other.combination ?? combination
    both.colorName = other.colorName ?? colorName
    return both
  }

  /// The two numbers of `90x60`.
  private static func sides(_ token: String) -> [String]? {
    let sides = token.split(separator: "x").map(String.init)
    return sides.count == 2 && sides.allSatisfy { Float($0) != nil } ? sides : nil
  }

  private static let length = #"-?\d+(?:\.\d+)?(?: points?)?"#
  private static let size =
    "\(length) ?(?:by|x|×) ?\(length)|\(length) wide(?: and|,|, and) \(length) (?:high|tall)"
    + #"|\(?\#(length), \#(length), \#(length),? (?:and )?\#(length)\)?"#
  private static let colors = colorNames.joined(separator: "|")
  private static let qualities =
    "(?:of |with |(?:that|which) is |(?:that|which) measures |measuring |whose |in )?(?:a |the )?(?:square )?"
    + "(?:sized )?(?:(?:frame|size)(?: of| is)? )?(?:\(size))"
    + "|(?:that is |which is )?\(length) square|(?:with|of) (?:sides|a side|side)(?: of)? \(length)"
    + "|(?:in|with) a (?:\(size)) frame|(?:that is |which is )?(?:wider than (?:it is )?(?:high|tall)|(?:higher|taller) than (?:it is )?wide)"
    + "|whose width is twice its height|whose height is twice its width|(?:that is |which is )?twice as (?:wide|high|tall) as (?:it is )?(?:high|tall|wide)"
    + "|whose width is \(length) and (?:whose )?height is \(length)"
    + "|(?:(?:just|newly|freshly) )?(?:created|made|initiali[sz]ed)|in its initial state"
    + "|(?:that|which) (?:contains|shows|has) nothing(?: yet)?"
    + "|(?:with |of )?(?:(?:a |the )?frame (?:of|with) )?(?:a )?width (?:of )?\(length) and (?:a )?height (?:of )?\(length)"
    + "|(?:with|in) a square frame"
    + "|(?:with |whose |that (?:has|shows) |which (?:has|shows) )?(?:a |the |its )?"
    + #"(?:combination|result|symbols?)(?: value)?(?: of| is| set to| has been set to| was set to)? "[^"]*""#
    + #"|(?:showing|(?:that|which) (?:shows|draws|displays|holds|contains)|displaying|holding|containing|with|for)(?: the (?:combination|result))? "[^"]*""#
    + "|(?:with )?(?:an empty|no) (?:combination|result|symbols)|with nothing in it|on the screen|without (?:a|any) (?:combination|result)|without(?: any)? symbols|with an empty string as (?:its )?combination"
    + #"|(?:with )?(?:the |a )?combination set to "[^"]*"|with "[^"]*" as (?:its |the )?(?:combination|result)|(?:having|using|that uses) the (?:combination|result) "[^"]*""#
    + "|(?:whose combination|that|which) is (?:still |currently )?empty"
    + "|(?:with |in |drawn in |colou?red |painted |whose |that is |which is |that uses |using )?(?:a |the )?(?:colou?r )?(?:is )?(?:\(colors))(?: colou?r)?"
    + "|(?:that|which) (?:was|is|has)(?: just)?(?: been)? (?:initiali[sz]ed|created|made)"
    + "|(?:with |showing |(?:which|that) (?:already |now )?(?:shows|has|draws|contains) )?(?:\(numberWord)) (?:(?:\(paintWord)) )?circles?"
    + "|with (?:a combination (?:of|with) )?(?:\(numberWord)|an?|a single)(?: (?:equal|different))? symbols?"
    + "|with (?:\(numberWord)) (?:\(paintWord)) and (?:\(numberWord)) (?:\(paintWord)) circles?"
  private static let same =
    "|(?:of |with |in |that has |and |for |(?:initiali[sz]ed|created|made) with )?(?:the )?same (?:parameters|size|frame|combination|result|colou?r)"
    + "(?:(?:, | and |, and )(?:the )?(?:same )?(?:size|frame|combination|result|colou?r))*"
    + "(?: as the (?:results? )?cell)?(?: except (?:for )?the (?:combination|result|colou?r|frame|size))?|for the (?:results? )?cell"
    + "|that looks like (?:the (?:results? )?cell|it)|(?:with|for|of) (?:identical|equal) parameters|(?:initiali[sz]ed|created|made) with the same parameters"
    + "|with (?:the cell['’]s|the) (?:size|frame|combination|result|colou?r)"
    + "(?:(?:, | and |, and )(?:the )?(?:size|frame|combination|result|colou?r))+(?: of the (?:results? )?cell)?"
    + "|(?:with |of |in )?(?:a different|another) (?:size|frame|combination|result|colou?r)"

  private static func pattern(_ article: String, _ noun: String, _ qualities: String) -> String {
    "\(article) (?:(?:brand new|new|first|fresh|empty|square|wide|tall|high|small|large|(?:(?:newly|freshly|just) )?(?:created|made|initiali[sz]ed)|\(colors)|\\d+ ?(?:by|x|×) ?\\d+) )*\(noun)"
      + "(?:(?: and|,|, and| but|, but)? (?:\(qualities)))*"
  }

  static let cellPattern = pattern("an?", "(?:results? )?cell", qualities)
  static let theCellPattern = pattern("(?:the|our)", "(?:results? )?(?:cell|view)", qualities)
  static let qualitiesPattern = "(?:\(qualities))(?:(?: and|,|, and) (?:\(qualities)))*"
  static let dummyPattern = pattern(
    "(?:an?|another|a second)", "dummy(?: view)?(?: created)?", qualities + same)
  static let secondPattern = pattern(
    "(?:another|a second)", "(?:results? )?cell", qualities + same)
}

extension MastermindWorld {
  /// Makes a cell as described; a size that is not said is the one given here.
  mutating func makeCell(_ cell: CellDescription, width: Float, height: Float) throws {
    let size = cell.size
    let counts = [cell.circles ?? cell.filled ?? 0, cell.outlined ?? 0]
    try expect(counts.allSatisfy { $0 <= 100_000 }, "\(counts) is more than 100000")
    // Without a first symbol, a space says that the others are of the second kind.
    let drawn =
      String(repeating: "A", count: counts[0]) + (counts[0] == 0 && counts[1] > 0 ? " " : "")
      + String(repeating: "B", count: counts[1])
    makeCell(
      width: size?.width ?? width, height: size?.height ?? height,
      showing: cell.combination ?? drawn)
    try changeCell { new in
      new.frame.x = size?.x ?? 0
      new.frame.y = size?.y ?? 0
      if let name = cell.colorName { new.color = try color(named: name) }
    }
    forgetMoments()
    // Circles beside a combination say what it looks like.
    let paints = try paints()
    let found = [
      cell.circles.map { _ in paints.count },
      cell.filled.map { _ in paints.count { $0 == .filled } },
      cell.outlined.map { _ in paints.count { $0 == .outlined } },
    ]
    try expect(
      found, equals: [cell.circles, cell.filled, cell.outlined],
      "the circles of the cell, in all, filled and outlined,")
  }
}
