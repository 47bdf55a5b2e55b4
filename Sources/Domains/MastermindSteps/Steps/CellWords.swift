import Mastermind
import StepKit

/// The words that the sentences of the result cell have in common.
///
/// A parameter that says or denies something is a `Bool`, so that one definition serves a sentence
/// and its opposite.
let cellWords = StepLibrary(MastermindWorld.self) {
  noun("cell", CellNoun(), "(?:the|our) (?:new )?(?:results? )?cell", "it")

  noun("someone", Someone(), "I|we|the (?:user|player|tester|developer|test)|he|she|they")

  noun(
    "combination", CombinationNoun(),
    "(?:its|the(?: results?)? cell['’]s) (?:stored |new )?(?:combination(?: value)?|result)",
    "the (?:stored |new |whole )?combination(?: value)?(?: of the (?:results? )?cell)?",
    "the result of the (?:results? )?cell")

  noun("frame", FrameNoun(), "(?:its|the)(?: results?)?(?: cell['’]s)? (?:size|frame)\(ofTheCell)")

  noun(
    "background", BackgroundNoun(),
    "(?:its|the)(?: results?)?(?: cell['’]s)? background(?: colou?r)?\(ofTheCell)")

  noun("colour", ColourNoun(), "(?:its|the)(?: results?)?(?: cell['’]s)? colou?r\(ofTheCell)")

  noun(
    "paths", PathsNoun(), "(?:the|its) (?:list of )?(?:bezier )?paths?(?: list)?\(ofTheCell)",
    "the list(?: of (?:bezier )?paths)?")

  noun(
    "circles", CirclesNoun(),
    "(?:circles?|(?:bezier )?paths?|ovals?|items?|elements?)")

  noun(
    "holder", CellNoun(), "(?:the|our) (?:new )?(?:results? )?cell", "it",
    "(?:the|its) (?:list of )?(?:bezier )?paths?(?: list)?\(ofTheCell)",
    "the list(?: of (?:bezier )?paths)?", "(?:its|the) (?:image|picture|drawing)\(ofTheCell)")

  ParameterType(
    "cellSize", sizePattern, sizeInWordsPattern, sidesPattern, framePattern, useForSnippets: false,
    groups: { groups in try CellSize(groups.compactMap(\.self)) })

  ParameterType(
    "paints", "(?:\(paintWord))(?:(?:, |,? and )(?:\(paintWord)))+",
    useForSnippets: false
  ) { (text: String) in
    text.replacing(" and ", with: ", ").split(separator: ",").compactMap { ShownPaint(String($0)) }
  }

  ParameterType("paint", ShownPaint.pattern, useForSnippets: false) { (text: String) in
    try require(ShownPaint(text), "\"\(text)\" is no kind of circle")
  }

  ParameterType(
    "howMany", "(?:\(quantityWord) )?(?:\(numberWord)|a single|an?)|any|some", useForSnippets: false
  ) { (text: String) in
    if ["any", "some"].contains(text) { return try Quantity(["at", "least", "1"]) }
    let words = text.split(separator: " ").map(String.init)
    return try ["a", "an"].contains(where: words.contains) ? Quantity(1) : Quantity(words)
  }

  ParameterType(
    "paintedCount",
    "(?:\(quantityWord) )?(?:\(numberWord)) (?:\(ShownPaint.pattern))(?: \(circleWord))?",
    useForSnippets: false
  ) { (text: String) in
    PaintedCount(
      quantity: try Quantity(text.split(separator: " ").map(String.init)),
      paint: try require(ShownPaint(text), "\"\(text)\" is no kind of circle"))
  }

  ParameterType("shownText", textPattern, useForSnippets: false) { (text: String) in
    guard let quote = text.first, quote == "\"" || quote == "'" else { return "" }
    return String(text.dropFirst().dropLast())
  }

  ParameterType("colourName", colorNames.joined(separator: "|"), useForSnippets: false) {
    (text: String) in text
  }

  statement("cellIs", patterns: cellIsPatterns)

  statement(
    "thereAre", "there (?:is|are|was|were)(?: now| still| then)*",
    "there (?:is|are|was|were) (?:not|no longer)", "there (?:is|are)n['’]t",
    "(?:I|we) (?:can )?see|the (?:user|player) (?:sees|can see)",
    "(?:I|we) (?:do not|don['’]t|cannot) see|the (?:user|player) does not see")

  statement(
    "cellHas", "(?:still |now )?(?:has|have|draws?|shows?|contains?|displays?|holds?)",
    "(?:should|must) (?:have|draw|show|contain|display|hold)",
    "(?:does|do|should|must) (?:not|no longer) (?:have|draw|show|contain|display|hold)",
    "(?:does|do|should)n['’]t (?:have|draw|show|contain|display|hold)",
    "(?:still )?consists? of|(?:is|are) made (?:up )?of",
    "no longer (?:has|have|draws|shows|contains|displays|holds)")

  statement(
    "changes",
    "(?:has|have) changed|changes?|changed|should change|(?:is|are) (?:another|a different|a new) one",
    "(?:has|have) been (?:redrawn|updated)|(?:is|are) (?:redrawn|updated|different)",
    "(?:has|have) not changed|(?:does|do|did|should) not change",
    "(?:has|have|does|do|did)n['’]t change(?:d)?|(?:has|have) not been (?:redrawn|updated)",
    "(?:is|are) not (?:redrawn|updated|different)",
    "(?:stays?|remains?|is|are) (?:not different|unchanged|the same)")

  statement(
    "cellEquals", "match(?:es)?|equals?|should (?:match|equal)",
    "(?:is|are|should be|looks?|should look)(?: still)?(?: exactly)? (?:equal to|identical to|like|the same as)",
    "do(?:es)?(?: not|n['’]t) (?:match|equal|look like|look the same as)",
    "(?:is|are)(?: not|n['’]t) (?:equal to|identical to|the same as)",
    "differs? from|(?:is|are|looks?) (?:now )?different (?:from|than|to)")

  statement(
    "cellMatch", "(?:should )?(?:match|look (?:the same|alike|equal))",
    "(?:is|are|should be) (?:equal|identical|the same|alike)",
    "(?:do|should) not (?:match|look (?:the same|alike|equal))|don['’]t (?:match|look the same)",
    "(?:are|should) not (?:be )?(?:equal|identical|the same|alike)|aren['’]t (?:equal|the same)",
    "differ|(?:are|look) (?:quite |completely )?different|look (?:exactly|just) (?:the same|alike|equal)"
      + "|are (?:exactly|just) (?:the same|alike|equal)|(?:are not|aren['’]t) (?:alike|identical)")
}

struct CellNoun {}
struct Someone {}
struct CombinationNoun {}
struct FrameNoun {}
struct BackgroundNoun {}
struct ColourNoun {}
struct PathsNoun {}
struct CirclesNoun {}

/// A width and a height in points.
struct CellSize {
  var x: Float?
  var y: Float?
  var width: Float
  var height: Float

  init(_ numbers: [String]) throws {
    let lengths = numbers.compactMap { Float($0) }
    try expect([2, 4].contains(lengths.count), "a size is a width and a height")
    (width, height) = (lengths[lengths.count - 2], lengths[lengths.count - 1])
    if lengths.count == 4 { (x, y) = (lengths[0], lengths[1]) }
  }

  func matches(_ rect: Rect) -> Bool {
    abs(rect.width - width) < 0.001 && abs(rect.height - height) < 0.001
      && abs(rect.x - (x ?? rect.x)) < 0.001 && abs(rect.y - (y ?? rect.y)) < 0.001
  }
}

/// So many circles of a kind.
struct PaintedCount {
  var quantity: Quantity
  var paint: ShownPaint
}

/// A parameter that stands for the same, whichever of its words are used.
func noun<Value: Sendable>(
  _ name: String, _ value: Value, _ patterns: String...
) -> ParameterType {
  ParameterType(name, patterns.joined(separator: "|"), useForSnippets: false) { (_: String) in value
  }
}

/// A parameter that is `false` where its text denies something.
func statement(_ name: String, _ patterns: String...) -> ParameterType {
  statement(name, patterns: patterns)
}

func statement(_ name: String, patterns: [String]) -> ParameterType {
  ParameterType(name, patterns.joined(separator: "|"), useForSnippets: false) { (text: String) in
    // A difference says that things do not match, and sameness that they do not change.
    !isDenial(
      text, name == "changes" ? ["unchanged", "same"] : ["differ", "differs", "different"])
  }
}

func isDenial(_ text: String, _ denials: [String] = []) -> Bool {
  text.split(separator: " ").contains { word in
    (["not", "no", "cannot"] + denials).contains(String(word)) || word.hasSuffix("n't")
      || word.hasSuffix("n’t")
  }
}

let cellIsPatterns = [
  "(?:is|are|was|were)(?: still| now| all| both| then| again| each| also)*",
  "(?:is|are|was|were) (?:not|no longer|still not)", "(?:is|are|was|were)n['’]t",
  "(?:should|must)(?: still| now| all)? be", "(?:should|must) (?:not|no longer) be",
  "shouldn['’]t be", "(?:has|have) been", "(?:has|have) not been", "stays?|remains?|becomes?",
]

/// A text in quotes, or the words for none.
private let textPattern =
  #""[^"]*"|'[^']*'|(?:(?:an|the) empty (?:string|combination|text|value|one|result)|empty|nothing|nil|no symbols?)"#
private let ofTheCell = "(?: of the (?:results? )?cell)?"
private let number = #"(-?\d+(?:\.\d+)?)(?: points?)?"#
private let beforeSize =
  "(?:of (?:size )?|(?:with )?(?:a |the )?(?:square )?(?:size|frame)(?: of)? |that is |measuring )?"
private let sizePattern = "\(beforeSize)\(number) ?(?:by|x|×) ?\(number)"
private let sizeInWordsPattern =
  "\(beforeSize)\(number) wide(?: and|,|, and) \(number) (?:high|tall)"
private let framePattern = "\(beforeSize)\(number), \(number), \(number),? (?:and )?\(number)"
private let sidesPattern =
  "(?:with |of )?(?:(?:a |the )?frame (?:of|with) )?(?:a )?width (?:of )?\(number) and (?:a )?height (?:of )?\(number)"
