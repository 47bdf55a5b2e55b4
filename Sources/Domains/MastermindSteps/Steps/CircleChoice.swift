import StepKit

/// The circles that a sentence is about, or how many of them it wants.
enum CircleChoice: Hashable {
  case counted(Quantity)
  /// Every circle; so many, where the sentence says.
  case all(Int?)
  /// Not every circle: where they are said to be so, one or more is not.
  case notAll
  /// The one circle there is.
  case single
  /// Each from 1.
  case numbers([Int])
  case first(Int)
  case last(Int)
  /// Those at one of the places; so many, where the sentence says.
  case places([CirclePlace], Int?)
  case painted(ShownPaint, count: Int?)
  /// All, and some of each paint.
  case bothPaints
  /// Those drawn for a symbol of the combination.
  case symbol(String)
  /// Those drawn for one of the different symbols, from 1; the one at that place if there are fewer.
  case symbolNumber(Int)
  /// Those for the first symbol, or those for the others, by what the combination begins with.
  case kind(ShownPaint)
  /// One of the circles at a place, from 1; 0 for the last.
  case inPlace(Int, CirclePlace)
  /// Those that the sentence has not spoken of.
  case others
  /// So many that the sentence has not spoken of, and no more.
  case otherCircles(Int)

  init(_ text: String) throws {
    if let symbol = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
    {
      self = .symbol(String(symbol))
      return
    }
    var words = text.replacing(",", with: "").replacing("'s", with: "").replacing("’s", with: "")
      .split(separator: " ").map(String.init)
    while ["only", "even"].contains(words.first) { words.removeFirst() }
    // "The second one" is no number, and "every one" neither.
    for index in words.indices.dropFirst() where words[index] == "one" {
      let before = words[index - 1]
      if before != "of", index == words.count - 1 || ["every", "each"].contains(before),
        !["exactly", "just", "than", "least", "most", "not", "single", "number"].contains(before)
      {
        words[index] = "circle"
      }
    }
    let isOne = !["circles", "ones", "outlines", "symbols", "ovals", "paths"].contains(
      where: words.contains)
    // Of "the two circles in row 3", three is no number of circles.
    let beforePlace = words.prefix { !["in", "at", "on"].contains($0) }
    let counts = beforePlace.compactMap(number(inWords:))
    let ordinals = words.compactMap(position(inWords:))
    let places = CirclePlace.places(in: words.joined(separator: " "))
    if let choice = Self.inPlace(words) {
      self = choice
      return
    }
    if isKind(words) {
      self = .kind(words.contains("first") ? .filled : .outlined)
      return
    }
    if let position = Self.position(in: words) {
      self = .numbers([position])
      return
    }
    if let numbers = Self.numbers(in: words) {
      self = .numbers(numbers)
      return
    }
    if words.first == "all", words.last == "others" {
      self = .others
      return
    }
    switch words.first {
    case "not":
      var none = Quantity(0)
      none.total = Quantity.total(in: words)
      self = words.contains(where: ["all", "every", "each"].contains) ? .notAll : .counted(none)
      return
    case "some":
      self = .counted(Quantity(1, .atLeast))
      return
    case "row", "column":
      self = .places(places ?? [], nil)
      return
    case "any":
      self = .all(nil)
      return
    case "this", "that", "these", "those":
      if let places {
        self = .places(places, nil)
      } else {
        self = isOne ? .single : .all(counts.first)
      }
      return
    case "all", "each", "every", "both", "they":
      if words[0] == "both", words.contains("filled") || words.contains("stroked"),
        words.contains("and")
      {
        self = .bothPaints
      } else if let places {
        self = .places(places, words[0] == "both" ? 2 : counts.first)
      } else if let paint = words.lazy.compactMap(ShownPaint.init(adjective:)).first {
        self = .painted(paint, count: words[0] == "both" ? 2 : counts.first)
      } else {
        self = .all(words[0] == "both" ? 2 : counts.first)
      }
      return
    case "the", "its", "circle", "circles": break
    default:
      self = .counted(try Quantity(words.joined(separator: " ")))
      return
    }
    let paints = words.compactMap(ShownPaint.init(adjective:))
    let isSymbol = words.contains { $0.hasPrefix("symbol") } && !words.contains("last")
    if words.contains(where: ["other", "others", "rest", "remaining"].contains) {
      // "The others" may be any number, "the other one" and "the other two" may not.
      let isAny = words.contains(where: ["others", "rest"].contains) || !isOne
      self = (counts.first ?? (isAny ? nil : 1)).map { .otherCircles($0) } ?? .others
    } else if Set(paints).count == 2 {
      self = .bothPaints
    } else if let places {
      self = .places(
        places,
        counts.first ?? (isOne && !words.contains("row") && !words.contains("column") ? 1 : nil))
    } else if isSymbol, counts.isEmpty, ordinals.count == 1 {
      self = .symbolNumber(ordinals[0])
    } else if ordinals.count == 2, words.contains("and") {
      self = .numbers(ordinals)
    } else if words.contains("last") {
      self = .last(counts.first ?? 1)
    } else if let ordinal = ordinals.first {
      self = counts.first.map { .first($0) } ?? .numbers([ordinal])
    } else if let paint = paints.first {
      self = .painted(paint, count: counts.first ?? (isOne ? 1 : nil))
    } else if let count = counts.first {
      self = .all(count)
    } else {
      self = isOne ? .single : .all(nil)
    }
  }

  /// Whether its number counts what was there before as well.
  ///
  /// "Both circles are still black" counts the circles there are now, which may have been three.
  var isCountedInThePast: Bool {
    switch self {
    case .all, .single, .painted, .places, .otherCircles: false
    default: true
    }
  }

  /// `the last circle of the second row`, `the first one in the left column`.
  private static func inPlace(_ words: [String]) -> CircleChoice? {
    guard words.first == "the",
      let preposition = words.firstIndex(where: ["of", "in", "on"].contains),
      words.last == "row" || words.last == "column",
      let place = CirclePlace(words[preposition...].joined(separator: " "))
    else { return nil }
    let before = words[..<preposition]
    guard before.allSatisfy({ number(inWords: $0) == nil }) else { return nil }
    if before.contains("last") { return .inPlace(0, place) }
    return before.lazy.compactMap { MastermindSteps.position(inWords: $0) }.first.map {
      .inPlace($0, place)
    }
  }

  /// The number of `the circle at position 2`, `the circle at index 1`, `circle number two`.
  private static func position(in words: [String]) -> Int? {
    guard let index = words.firstIndex(where: ["position", "index", "number"].contains),
      index + 2 == words.count, let found = number(inWords: words[index + 1])
    else { return nil }
    return words[index] == "index" ? found + 1 : found
  }

  /// The numbers of `circles 1, 2 and 4`, `the circles 1 to 3`, `circle number 2`.
  private static func numbers(in words: [String]) -> [Int]? {
    let words = words.first == "the" ? words.dropFirst() : words[...]
    guard words.first?.hasPrefix("circle") == true else { return nil }
    let rest = words.dropFirst().drop { $0 == "number" }
    let numbers = rest.compactMap { Int($0) }
    guard let first = rest.first, Int(first) != nil else { return nil }
    guard rest.contains("to"), numbers.count == 2, numbers[0] <= numbers[1] else { return numbers }
    return Array(numbers[0]...min(numbers[1], 100_000))
  }

  /// The sentence's words for the circles, most of them one alternative.
  static let pattern = [
    // How many, or not all.
    "not (?:a single |even |any )?(?:one |circle )?(?:of (?:them|the (?:\(numberWord) )?\(circleWord))|circle|one)",
    "nothing",
    "not (?:all|every|each)(?: of)?(?: the(?:m|se)?)?(?: \(circleWord))?",
    "some(?: of)?(?: the(?:m|se)?)?(?: \(circleWord))?",
    "(?:\(quantityWord) )?(?:\(numberWord)|none|neither)(?: (?:of )?(?:them|these)|(?: single)? \(circleWord))?"
      + "(?: of (?:them|the (?:\(numberWord))|(?:the|its)(?: (?:\(numberWord)))? \(circleWord)))?",
    // For a symbol.
    #"(?:the|every|each|all|all the) \#(circleWord)(?: drawn| that stands?)? (?:for|of|representing|standing for|corresponding to|with|that represents?) (?:the |every |each |all )?(?:(?:symbols?|letters?|characters?) )?"[^"]*""#,
    #"(?:(?:the|every|each|all|all the) (?:(?:symbols?|letters?|characters?) )?)?"[^"]*""#,
    "the \(circleWord)(?: drawn| that stands?)? (?:for|of|representing|standing for|corresponding to|with|that represents?) the (?:\(ordinalWord)) symbols?",
    #"those (?:for|of) (?:the symbol )?"[^"]*""#,
    "the (?:\(ordinalWord)) symbol['’]s circles?",
    #"(?:the|all|all the) "[^"]*" (?:circles?|symbols?)"#,
    "(?:(?:the|all|all the|every|each) )?(?:symbols?|circles?) of the (?:first|second) (?:kind|type)|those of the (?:first|second) (?:kind|type)",
    // All, both, these.
    "(?:this|that|the same|the remaining) circle",
    "(?:this|that|these|those|both)(?: (?:\(numberWord)))? \(circleWord)",
    "(?:all|each|every|both)(?: one)?(?: of (?:them|these))?(?: (?:of (?:the |these )?)?(?:\(numberWord)))?",
    "(?:all|each|every|both)(?: one)?(?: of)?(?: (?:the|its|these))?(?: (?:\(numberWord)))?(?: (?:\(paintWord)))? \(circleWord)",
    "they(?: all| both)?|the outlines?|the (?:first|second) (?:kind|type)",
    "(?:both )?the (?:\(paintWord))(?: \(circleWord))? and (?:the )?(?:\(paintWord)) \(circleWord)",
    // By number.
    "(?:only |even )?the(?: (?:\(ordinalWord)))(?: (?:\(numberWord)))?(?: \(circleWord))?",
    "the (?:\(ordinalWord))(?: circle)? and (?:the )?(?:\(ordinalWord)) circles?",
    #"(?:only |the )?circles? (?:number )?\d+(?:(?:, \d+)*(?:,? and|,? to) \d+)?"#,
    "(?:only )?(?:the|its)(?: (?:\(numberWord)|only|single|big|single big|(?:(?:\(numberWord)) )?(?:\(paintWord))))? \(circleWord)",
    "the (?:other|remaining)(?: (?:\(numberWord)))?(?: \(circleWord))?|(?:all )?the others|the rest(?: of (?:the circles|them))?",
    "neither (?:of the (?:last|first) two \(circleWord)|the (?:\(ordinalWord)) nor the (?:\(ordinalWord)) circle)",
    "any(?: of (?:them|the \(circleWord))| \(circleWord))?|(?:each|every) single \(circleWord)",
    "the circles? (?:at|with) (?:the )?(?:position|index|number) \\d+|circle number (?:\(numberWord))",
    "the (?:\(ordinalWord))(?: circle)? and (?:the )?(?:\(ordinalWord))(?: ones?| circles?)?",
    // By place.
    "(?:only )?the (?:\(ordinalWord))(?: circle| one)? (?:of|in|on) the (?:\(ordinalWord)|top|bottom|upper|lower|left|right) (?:row|column)",
    "the (?:(?:\(numberWord)) )?\(CirclePlace.word)(?: (?:\(numberWord)))?(?: \(circleWord))?",
    "(?:only )?(?:the|all|both|every|each)(?: of)?(?: the)?(?: (?:\(numberWord)))?(?: \(circleWord))"
      + " (?:in|at|on|of) (?:the )?(?:\(CirclePlace.word)(?: row| column)?|(?:\(ordinalWord)) (?:row|column))"
      + "(?: and (?:at |in )?(?:the )?\(CirclePlace.word))?",
    "(?:only )?(?:the|all|both|every|each) \(circleWord) (?:in|of) (?:row|column) \\d+",
    "those (?:in|at|on|of) the (?:\(CirclePlace.word)(?: row| column)?|(?:\(ordinalWord)) (?:row|column))",
    "the (?:\(ordinalWord)|\(CirclePlace.word)) (?:row|column)|row \\d+|column \\d+",
  ].joined(separator: "|")
}

private func isKind(_ words: [String]) -> Bool {
  ["kind", "type"].contains(words.last) && (words.contains("of") || words.count == 3)
    && (words.contains("first") || words.contains("second"))
    && words.allSatisfy { number(inWords: $0) == nil }
}

/// How many: exactly so many, unless it says otherwise.
struct Quantity: Hashable {
  enum Relation { case exactly, atLeast, atMost, moreThan, fewerThan }

  var relation = Relation.exactly
  var count: Int
  /// Of how many, where the text says.
  var total: Int?

  init(_ count: Int, _ relation: Relation = .exactly) {
    self.relation = relation
    self.count = count
  }

  /// `exactly three`, `at least one`, `no more than two`, `a single`, `any`, `not even one`.
  init(_ text: String) throws {
    let synonyms = [
      "no more than": "at most", "not more than": "at most", "up to": "at most",
      "no fewer than": "at least", "no less than": "at least", "not fewer than": "at least",
      "a total of": "exactly",
    ]
    let synonym = synonyms.first { text.hasPrefix($0.key) }
    let said = synonym.map { $0.value + text.dropFirst($0.key.count) } ?? text
    let words = said.split(separator: " ").map(String.init)
    let isNone = ["none", "neither", "not", "nothing"].contains(words.first)
    let isSome = ["any", "some"].contains(words.first)
    let one = ["a", "an", "single"].contains(where: words.contains) ? 1 : nil
    let number = words.lazy.compactMap(number(inWords:)).first ?? one
    count = try require(isNone ? 0 : isSome ? 1 : number, "there is no number in \"\(text)\"")
    switch words.prefix(2).joined(separator: " ") {
    case "at least": relation = .atLeast
    case "at most": relation = .atMost
    case "more than": relation = .moreThan
    case "fewer than", "less than": relation = .fewerThan
    default: relation = isSome ? .atLeast : .exactly
    }
    total = Self.total(in: words)
  }

  /// The five of `two of the five circles`.
  static func total(in words: [String]) -> Int? {
    words.lastIndex(of: "of").flatMap { index in
      words[(index + 1)...].lazy.compactMap(number(inWords:)).first
    }
  }

  var description: String {
    switch relation {
    case .exactly: "\(count)"
    case .atLeast: "at least \(count)"
    case .atMost: "at most \(count)"
    case .moreThan: "more than \(count)"
    case .fewerThan: "fewer than \(count)"
    }
  }

  func holds(for found: Int) -> Bool {
    switch relation {
    case .exactly: found == count
    case .atLeast: found >= count
    case .atMost: found <= count
    case .moreThan: found > count
    case .fewerThan: found < count
    }
  }
}

/// A side, a corner, a row or a column, among the circles that are drawn.
struct CirclePlace: Hashable {
  /// From 1; 0 for the last.
  var row: Int?
  var column: Int?

  init?(_ text: String) {
    let words = text.replacing("-", with: " ").split(separator: " ").map(String.init)
    let position =
      words.contains("last") ? 0 : words.lazy.compactMap(position(inWords:)).first
    for (index, word) in words.enumerated() {
      let number = index + 1 < words.count ? Int(words[index + 1]) : nil
      let before = index > 0 ? words[index - 1] : ""
      let ordinal = before == "last" ? 0 : MastermindSteps.position(inWords: before) ?? position
      switch word {
      case "top", "upper": row = 1
      case "bottom", "lower": row = 0
      case "left", "leftmost": column = 1
      case "right", "rightmost": column = 0
      case "row": row = number ?? ordinal ?? row
      case "column": column = number ?? ordinal ?? column
      default: break
      }
    }
    guard row != nil || column != nil else { return nil }
  }

  /// The places of a text that names some: `top left and bottom right`.
  static func places(in text: String) -> [CirclePlace]? {
    if let whole = CirclePlace(text), text.contains("row") || text.contains("column") {
      return [whole]
    }
    let parts = text.replacing(" and ", with: ",").split(separator: ",")
    let places = parts.compactMap { CirclePlace(String($0)) }
    return places.isEmpty || places.count < parts.count ? nil : places
  }

  static let word =
    "(?:(?:top|bottom|upper|lower)(?:[ -](?:left|right))?|left(?:most)?|right(?:most)?)(?: corner| side)?"
}

let circleWord = "(?:circles?|symbols?|paths?|ovals?|ones?)"
let paintWord = "filled(?: in)?|solid|outlined|hollow|unfilled|stroked"
let howManyPattern =
  "(?:\(quantityWord) )?(?:\(numberWord)|(?:a|one)(?: single)?|an)|any|some|not (?:a single|even one|one|any)"
let numberWord = #"\d+|no|"# + numberWords.joined(separator: "|")
let positionWord = ordinalWords.joined(separator: "|") + #"|\d+(?:st|nd|rd|th)"#
let ordinalWord = positionWord + "|last"
let quantityWord =
  "(?:(?:exactly|only|just|precisely|at least|at most|(?:no|not) (?:more|fewer|less) than|more than|fewer than|less than|up to|a total of))"

private let numberWords = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
  "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  "twenty",
]
private let ordinalWords = [
  "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
]

/// The number that digits or a word spell.
func number(inWords word: String) -> Int? {
  word == "no" ? 0 : Int(word) ?? numberWords.firstIndex(of: word)
}

/// The position, from 1, that digits or a word spell.
func position(inWords word: String) -> Int? {
  let digits = word.prefix { $0.isNumber }
  let isPosition = ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
  return ordinalWords.firstIndex(of: word).map { $0 + 1 } ?? (isPosition ? Int(digits) : nil)
}
