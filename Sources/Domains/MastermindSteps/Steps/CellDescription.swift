import Mastermind
import StepKit

/// A cell or a view as a sentence describes it: `a red result cell of 100 by 100 with …`.
struct CellDescription {
  var size: CellSize?
  var combination: String?
  var colorName: String?
  var backgroundName: String?
  /// The circles that it is said to have, in all and of each kind.
  var circles: Int?
  var filled: Int?
  var outlined: Int?
  /// What it has not in common with the cell it is compared with.
  var differences: [CellAspect] = []
  /// Whether it is as on init, without a size.
  var isNew: Bool

  init(_ text: String) throws {
    // What is in quotes is the combination, if it is not a color.
    let text = colorNames.reduce(text) { text, name in
      ["color", "colour", "color is", "colour is"].reduce(text) { text, noun in
        text.replacing("\(noun) \"\(name)\"", with: "\(noun) \(name)")
      }
    }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    combination = SpelledText.text(in: text)
    let isQuoted = combination != nil
    let words = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined(separator: "\"")
    let isEmpty =
      words.contains("empty") && !words.contains("empty frame") || words.contains("blank")
      || ["combination", "result", "circles"].contains { words.contains("without \($0)") }
    if isEmpty || words.contains("without a") || words.contains("no combination")
      || words.contains("no result") || words.contains("no symbols")
      || words.contains("without symbols") || words.contains("without any symbols")
      || words.contains("nothing")
    {
      combination = ""
    }
    var tokens = words.replacing(",", with: " ").replacing("×", with: " x ")
      .replacing("(", with: " ").replacing(")", with: " ")
      .split(separator: " ").map { $0 == "zero" ? "0" : String($0) }.filter { $0 != "big" }
    for index in tokens.indices.dropLast() where tokens[index] == "single" {
      if tokens[index + 1].hasPrefix("circle") { tokens[index] = "1" }
    }
    if let index = tokens.firstIndex(of: "background"), index > 0 {
      backgroundName = tokens[index - 1]
      tokens[index - 1] = ""
    }
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
    isNew = [
      "new", "fresh", "just", "newly", "freshly", "initialised", "initialized", "initial", "init",
      "initialization", "initialisation",
    ].contains(where: tokens.contains)
    var numbers: [String] = []
    var symbolCount: (count: Int, areDifferent: Bool)?
    for (index, token) in tokens.enumerated() {
      if !isQuoted, let next = tokens.dropFirst(index + 1).first(where: { $0 != "single" }),
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
    let sides = Self.sides(inWords: words, tokens, numbers)
    numbers = sides ?? numbers
    if !numbers.isEmpty { size = try CellSize(numbers) }
  }

  /// What it says, and what another description adds.
  func with(_ other: CellDescription) -> CellDescription {
    var both = self
    both.size = other.size ?? size
    both.combination = other.combination ?? combination
    both.colorName = other.colorName ?? colorName
    both.backgroundName = other.backgroundName ?? backgroundName
    return both
  }

  /// The width and height of `100 points square`, `twice as wide as high`, `a square cell, 90 points wide`.
  private static func sides(
    inWords words: String, _ tokens: [String], _ numbers: [String]
  ) -> [String]? {
    let adjectives = tokens.prefix { !["cell", "view"].contains($0) }
    let times = tokens.firstIndex(of: "times").flatMap {
      $0 > 0 ? number(inWords: tokens[$0 - 1]) : nil
    }
    if ["without a frame", "without a size", "no frame", "no size", "empty frame"].contains(
      where: words.contains)
    {
      return ["0", "0"]
    }
    if numbers.count == 1, times == nil {
      let isSquare = words.contains("square") || words.contains("side")
      if isSquare || !words.contains("wid") && !words.contains("high") && !words.contains("height")
      {
        return numbers + numbers
      }
      return words.contains("wid") ? numbers + ["100"] : ["100"] + numbers
    }
    guard numbers.isEmpty || times != nil else { return nil }
    if words.contains("square")
      || words.contains("as it is") && !words.contains("s as ")
        && !words.contains("twice")
      || words.contains("equal") && words.contains("width")
      || words.contains("same width and height")
    {
      return ["100", "100"]
    }
    if let times {
      return words.contains("times as wide")
        ? ["\(100 * times)", "100"] : ["100", "\(100 * times)"]
    }
    if words.contains("twice as wide") || words.contains("wider than")
      || words.contains("twice its height") || adjectives.contains("wide")
      || adjectives.contains("flat")
    {
      return ["200", "100"]
    }
    if words.contains("twice as high") || words.contains("twice as tall")
      || words.contains("er than wide") || words.contains("er than it is wide")
      || words.contains("twice its width") || adjectives.contains("high")
      || adjectives.contains("tall") || adjectives.contains("narrow")
    {
      return ["100", "200"]
    }
    return nil
  }

  /// The two numbers of `90x60`.
  private static func sides(_ token: String) -> [String]? {
    let sides = token.split(separator: "x").map(String.init)
    return sides.count == 2 && sides.allSatisfy { Float($0) != nil } ? sides : nil
  }

  private static let length = #"(?:-?\d+(?:\.\d+)?|zero)(?: points?)?"#
  private static let size =
    "\(length) ?(?:by|x|×) ?\(length)|\(length) wide(?: and|,|, and) \(length) (?:high|tall)"
    + #"|\(?\#(length), \#(length), \#(length),? (?:and )?\#(length)\)?"#
  private static let colors = colorNames.joined(separator: "|")
  /// The frame of a cell without numbers, or with one.
  private static let proportions =
    "(?:that is |which is )?(?:(?:much )?wider than (?:it is )?(?:high|tall)|(?:much )?(?:higher|taller) than (?:it is )?wide)"
    + "|whose width is twice its height|whose height is twice its width|(?:that is |which is )?(?:twice|(?:\(numberWord)) times) as (?:wide|high|tall) as (?:it is )?(?:high|tall|wide)"
    + "|(?:that is |which is )?(?:just )?as (?:wide as (?:it is )?(?:high|tall)|(?:high|tall) as (?:it is )?wide)"
    + "|(?:with|of|that has) (?:equal|the same|an equal) (?:width and height|sides)|whose (?:width and height are|sides are(?: all)?) (?:equal|the same)|whose (?:width equals its height|height equals its width)"
    + "|(?:with|in|that has|which has) a square frame|(?:that is |which is |of )?\(length)(?: (?:wide|high|tall))?|with a (?:width|height) of \(length)|with zero (?:width|height)"
    + "|without a (?:frame|size)|(?:with|of) (?:no (?:frame|size)(?: set)?|an empty frame)"
  private static let givenText =
    "(?:(?:with|from|given|showing|displaying|holding|containing|for|drawing|filled with|set to)"
    + "|(?:that|which)(?: (?:already|currently|now))? (?:shows|draws|displays|holds|contains|(?:was|is|has been) (?:given|set to|filled with)))"
    + "(?: (?:the|a) (?:combination|result|symbols))?(?: (?:of|with))? \(SpelledText.pattern)(?: \\(?(?:starting|beginning|that (?:starts|begins)) with a space\\)?)?"
  private static let qualities =
    "(?:of |with |(?:that|which) is |(?:that|which) measures |measuring |whose |in )?(?:a |the )?(?:square )?"
    + "(?:sized )?(?:(?:frame|size)(?: of| is)? )?(?:\(size))"
    + "|(?:that is |which is )?\(length) square|(?:with|of) (?:sides|a side|side)(?: of)? \(length)"
    + "|(?:in|inside|with) a (?:\(size)) frame|\(proportions)|(?:\\((?:\(size))\\))"
    + "|with an? (?:transparent|clear|\(colors)) background|(?:just |right |directly |shortly )?(?:after|on|at) (?:its )?init(?:iali[sz]ation)?|on the board"
    + "|(?:with|showing|drawing) (?:\(colors)) circles|whose circles are (?:drawn in |all )?(?:\(colors))"
    + "|whose width is \(length) and (?:whose )?height is \(length)"
    + "|(?:(?:just|newly|freshly) )?(?:created|made|initiali[sz]ed)|in its initial state"
    + "|(?:that|which) (?:contains|shows|has) nothing(?: yet)?"
    + "|(?:with |of )?(?:(?:a |the )?frame (?:of|with) )?(?:a )?width (?:of )?\(length) and (?:a )?height (?:of )?\(length)"
    + "|(?:with |whose |that (?:has|shows) |which (?:has|shows) )?(?:a |the |its )?"
    + #"(?:combination|result|symbols?)(?: value)?(?: of| is| set to| has been set to| was set to)? "[^"]*""#
    + "|\(givenText)"
    + "|(?:with |(?:that|which) has )?(?:an empty|no) (?:combination|result|symbols)(?: yet)?|(?:that|which) (?:has not|has never|hasn['’]t) been given (?:a|any) combination(?: yet)?|before (?:a|any) combination is set|with nothing in it|on the screen|without(?: (?:a|any))? (?:combination|result|circles|symbols)|with an empty string as (?:its )?combination"
    + #"|(?:with )?(?:the |a )?combination set to "[^"]*"|with "[^"]*" as (?:its |the )?(?:combination|result)|(?:having|using|that uses) the (?:combination|result) "[^"]*""#
    + "|(?:whose combination|that|which) is (?:still |currently )?empty"
    + "|(?:with |in |drawn in |colou?red |painted |whose |that is |which is |that uses |using )?(?:a |the )?(?:colou?r )?(?:is )?\"?(?:\(colors))\"?(?: colou?r)?"
    + "|(?:that|which) (?:was|is|has)(?: just)?(?: been)? (?:initiali[sz]ed|created|made)"
    + "|(?:with |showing |drawing |displaying |(?:which|that) (?:already |now )?(?:shows|has|draws|contains) )?(?:\(numberWord)|a single)(?: big)? (?:(?:\(paintWord)) )?circles?"
    + "|with (?:a combination (?:of|with) )?(?:\(numberWord)|an?|a single)(?: (?:equal|different))? symbols?"
    + "|with (?:\(numberWord)) (?:\(paintWord)) and (?:\(numberWord)) (?:\(paintWord)) circles?"
  private static let same =
    "|(?:of |with |in |that has |and |for |using |that uses |showing |that shows |(?:initiali[sz]ed|created|made|drawn|built) (?:with|for|in) )?(?:the |an? )?(?:same|that|these|those|identical) (?:parameters|size|frame|combination|result|colou?r)"
    + "(?:(?:, | and |, and )(?:the )?(?:same |that )?(?:size|frame|combination|result|colou?r))*"
    + "(?: as the (?:results? )?cell)?(?: except (?:for )?the (?:combination|result|colou?r|frame|size))?|(?:for|like|of) the (?:results? )?cell"
    + "|that looks like (?:the (?:results? )?cell|it)|(?:with|for|of) (?:identical|equal) parameters|(?:initiali[sz]ed|created|made) with the same parameters"
    + "|with (?:the cell['’]s|the) (?:size|frame|combination|result|colou?r)"
    + "(?:(?:, | and |, and )(?:the )?(?:size|frame|combination|result|colou?r))+(?: of the (?:results? )?cell)?"
    + "|(?:with |of |in )?(?:a different|another) (?:size|frame|combination|result|colou?r)"

  private static func pattern(_ article: String, _ noun: String, _ qualities: String) -> String {
    "\(article) (?:(?:brand new|new|first|fresh|empty|blank|plain|unused|very|narrow|flat|tiny|identical|equal|matching|square|wide|tall|high|small|large|(?:(?:newly|freshly|just) )?(?:created|made|initiali[sz]ed)|\(colors)|\\d+ ?(?:by|x|×) ?\\d+) )*\(noun)"
      + "(?:(?: and|,|, and| but|, but)? (?:\(qualities)))*"
  }

  static let cellPattern = pattern("an?", "(?:results? )?(?:cell|view)", qualities)
  static let theCellPattern = pattern("(?:the|our)", "(?:results? )?(?:cell|view)", qualities)
  // "The cell is made 200 points wide" changes a cell, and makes none.
  static let qualitiesPattern =
    "(?!\(length) (?:wide|high|tall)$)(?:\(qualities))(?:(?: and|,|, and) (?:\(qualities)))*"
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
      if let name = cell.backgroundName { new.backgroundColor = try color(named: name) }
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
