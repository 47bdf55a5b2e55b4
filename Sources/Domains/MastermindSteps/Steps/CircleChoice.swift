import StepKit

/// The circles that a sentence is about, or how many of them it wants.
enum CircleChoice: Hashable {
  case counted(Quantity)
  /// Every circle; so many, where the sentence says.
  case all(Int?)
  /// The one circle there is.
  case single
  /// Each from 1.
  case numbers([Int])
  case first(Int)
  case last(Int)
  /// Those at one of the places; so many, where the sentence says.
  case places([CirclePlace], Int?)
  case painted(ShownPaint, isOne: Bool)
  /// Those drawn for a symbol of the combination.
  case symbol(String)
  /// Those that the sentence has not spoken of.
  case others

  init(_ text: String) throws {
    var words = text.replacing(",", with: "").split(separator: " ").map(String.init)
    if words.first == "only" { words.removeFirst() }
    // "The second one" is no number.
    if words.count > 1, ["the", "each", "every"].contains(words[0]),
      words.last?.hasPrefix("one") == true
    {
      words[words.count - 1] = "circle"
    }
    if let symbol = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
    {
      self = .symbol(String(symbol))
      return
    }
    let isOne = !words.contains("circles") && !words.contains("ones")
    let counts = words.compactMap(number(inWords:))
    let ordinals = words.compactMap(position(inWords:))
    switch words.first {
    case "not":
      self = .counted(Quantity(0))
      return
    case "this", "that", "these", "those":
      self = words.contains("circles") || words.contains("ones") ? .all(counts.first) : .single
      return
    case "circle", "circles":
      let isRange = words.contains("to") && counts.count == 2 && counts[0] <= counts[1]
      if !counts.isEmpty, words[1] != "in", words[1] != "at", words[1] != "of" {
        self = .numbers(isRange ? Array(counts[0]...min(counts[1], 100_000)) : counts)
        return
      }
    case "all", "each", "every", "both", "they":
      self = .all(words[0] == "both" ? 2 : counts.first)
      return
    case "the", "its": break
    default:
      self = .counted(try Quantity(words))
      return
    }
    if words.contains(where: ["other", "others", "rest", "remaining"].contains) {
      self = .others
    } else if let places = CirclePlace.places(in: text) {
      self = .places(
        places,
        counts.first ?? (isOne && !words.contains("row") && !words.contains("column") ? 1 : nil))
    } else if ordinals.count == 2, words.contains("and") {
      self = .numbers(ordinals)
    } else if words.contains("last") {
      self = .last(counts.first ?? 1)
    } else if let ordinal = ordinals.first {
      self = counts.first.map { .first($0) } ?? .numbers([ordinal])
    } else if let paint = words.lazy.compactMap(ShownPaint.init(adjective:)).first {
      self = .painted(paint, isOne: isOne)
    } else if let count = counts.first {
      self = .all(count)
    } else {
      self = isOne ? .single : .all(nil)
    }
  }

  static let pattern =
    "not (?:a single |even )?one(?: of (?:them|the (?:\(numberWord) )?\(circleWord)))?|(?:this|that|the same|the remaining) circle"
    + #"|the \#(circleWord)(?: drawn)? (?:for|of) (?:the (?:symbol|letter|character) )?"[^"]*""#
    + "|(?:this|that|these|those|both)(?: (?:\(numberWord)))? \(circleWord)|the (?:upper|lower|top|bottom|left|right) ones?"
    + "|(?:only )?the(?: (?:\(ordinalWord)))(?: (?:\(numberWord)))?(?: \(circleWord))?"
    + "|(?:\(quantityWord) )?(?:\(numberWord)|none|neither)(?: \(circleWord))?"
    + "(?: of (?:them|(?:the|its)(?: (?:\(numberWord)))? \(circleWord)))?"
    + "|(?:all|each|every|both)(?: one)?(?: of)?(?: (?:the|its|them|these))?(?: (?:\(numberWord)))?(?: \(circleWord))?"
    + "|they(?: all| both)?"
    + "|the (?:\(ordinalWord))(?: circle)? and (?:the )?(?:\(ordinalWord)) circles?"
    + "|the \(CirclePlace.word) (?:\(numberWord))"
    + "|(?:the|its)(?: (?:\(numberWord)|only|single|big|single big|\(paintWord)))? \(circleWord)"
    + #"|(?:only )?circles? (?:number )?\d+(?:(?:, \d+)*(?:,? and|,? to) \d+)?"#
    + "|the (?:other|remaining)(?: (?:\(numberWord)))? \(circleWord)|the (?:others|rest)"
    + "|(?:only )?the \(CirclePlace.word)(?: (?:\(numberWord)))? \(circleWord)"
    + "|(?:only )?the (?:\(circleWord) (?:in|at|on|of) )(?:the )?\(CirclePlace.word)(?: row| column)?"
    + "(?: and (?:at |in )?(?:the )?\(CirclePlace.word))?"
    + "|(?:the (?:\(circleWord) (?:in|of) the )?)(?:\(ordinalWord)|\(CirclePlace.word)) (?:row|column)"
}

/// How many: exactly so many, unless it says otherwise.
struct Quantity: Hashable {
  enum Relation { case exactly, atLeast, atMost, moreThan, fewerThan }

  var relation = Relation.exactly
  var count: Int

  init(_ count: Int, _ relation: Relation = .exactly) {
    self.relation = relation
    self.count = count
  }

  init(_ words: [String]) throws {
    let words = words.starts(with: ["no", "more"]) ? ["at", "most"] + words.dropFirst(3) : words
    let counts = words.compactMap(number(inWords:))
    let isNone = words.contains("none") || words.contains("neither")
    count = try require(isNone ? 0 : counts.first, "there is no number")
    switch words.prefix(2).joined(separator: " ") {
    case "at least": relation = .atLeast
    case "at most": relation = .atMost
    case "more than": relation = .moreThan
    case "fewer than", "less than": relation = .fewerThan
    default: break
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
    if words.contains("row") { row = position }
    if words.contains("column") { column = position }
    for (index, word) in words.enumerated() {
      let number = index + 1 < words.count ? Int(words[index + 1]) : nil
      switch word {
      case "top", "upper": row = 1
      case "bottom", "lower": row = 0
      case "left", "leftmost": column = 1
      case "right", "rightmost": column = 0
      case "row": row = number ?? row
      case "column": column = number ?? column
      default: break
      }
    }
    guard row != nil || column != nil else { return nil }
  }

  /// The places of a text that names some: `top left and bottom right`.
  static func places(in text: String) -> [CirclePlace]? {
    if let whole = CirclePlace(text), text.contains(" row") || text.contains(" column") {
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
let paintWord = "filled|solid|outlined|hollow|unfilled|stroked"
let numberWord = #"\d+|no|"# + numberWords.joined(separator: "|")
let ordinalWord = ordinalWords.joined(separator: "|") + #"|last|\d+(?:st|nd|rd|th)"#
let quantityWord =
  "(?:exactly|only|just|at least|at most|no more than|more than|fewer than|less than)"

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
private func position(inWords word: String) -> Int? {
  let digits = word.prefix { $0.isNumber }
  let isPosition = ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
  return ordinalWords.firstIndex(of: word).map { $0 + 1 } ?? (isPosition ? Int(digits) : nil)
}
