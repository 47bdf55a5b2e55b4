import Mastermind
import StepKit

/// The words that the sentences of the result cell have in common.
///
/// A parameter that says or denies something is a `Bool`, so that one definition serves a sentence
/// and its opposite.
let cellWords = StepLibrary(MastermindWorld.self) {
  noun("cell", CellNoun(), theCell, "it")

  noun(
    "someone", Someone(),
    "I|we|you|(?:the|a) (?:user|player|tester|developer|test|app|application|system|customer|game)",
    "he|she|they|someone|somebody|the customer",
    // By name.
    "(?!(?:It|Its|The|This|That|There|They|Nothing|None|No|All|Both|Each|Every)\\b)[A-Z][a-z]+")

  noun(
    "combination", CombinationNoun(),
    "(?:its|the(?: results?)? cell['’]s) (?:stored |new )?(?:combination(?: value)?|result)",
    "the (?:stored |new |whole )?combination(?: value)?(?: of the (?:results? )?cell)?|the combination stored",
    "the result of the (?:results? )?cell")

  noun("frame", FrameNoun(), "(?:its|the)(?: results?)?(?: cell['’]s)? (?:size|frame)\(ofTheCell)")

  noun(
    "background", BackgroundNoun(),
    "(?:its|the)(?: results?)?(?: cell['’]s)? background(?: colou?r)?\(ofTheCell)")

  noun("colour", ColourNoun(), "(?:its|the)(?: results?)?(?: cell(?:['’]s)?)? colou?r\(ofTheCell)")

  noun(
    "paths", PathsNoun(), "(?:the|its) (?:list of )?(?:bezier )?paths?(?: list)?\(ofTheCell)",
    "the list(?: of (?:bezier )?paths)?")

  noun("circles", CirclesNoun(), circlesPattern)

  noun("holder", CellNoun(), holderPattern)

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
    try ShownPaint.expectContrast(in: text)
    return try require(ShownPaint(text), "\"\(text)\" is no kind of circle")
  }

  ParameterType("howMany", howManyPattern, useForSnippets: false) { (text: String) in
    try Quantity(text)
  }

  ParameterType("paintedCount", PaintedCount.pattern, useForSnippets: false) { (text: String) in
    try PaintedCount(text)
  }

  // `filled and stroked circles` without numbers: some of each.
  noun(
    "addition", Goes(),
    "(?:on|in|inside|within|for) (?:it|the (?:results? )?(?:cell|view|image|picture))|on the screen",
    "at all|yet|any ?more|any longer|left|now|again|altogether|in (?:all|total)|then|any more")

  ParameterType("shownText", textPattern, useForSnippets: false) { (text: String) in
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      return text.hasSuffix("space") ? " " : ""
    }
    return String(text.dropFirst().dropLast())
  }

  ParameterType("colourName", colorNames.joined(separator: "|"), useForSnippets: false) {
    (text: String) in text
  }

  statement("cellIs", patterns: cellIsPatterns)

  statement("thereAre", patterns: thereArePatterns)

  statement("cellHas", patterns: cellHasPatterns)

  // Without a denial: it has this, and nothing else.
  noun(
    "onlyHas", Goes(),
    "(?:now |still )?only (?:\(havingVerb)|uses?|stores?|consists? of)(?: now)?",
    "(?:now |still )?(?:\(havingVerb)|uses?) (?:only|just|nothing but|exclusively)(?: of)?",
    "(?:consists?|(?:is|are) made(?: up)?) (?:only|just|exclusively) of",
    "(?:consists?|(?:is|are) made(?: up)?) of (?:only|just|nothing but)",
    "(?:should|must) (?:only (?:have|draw|show|contain|hold)|(?:have|draw|show|contain|hold) only)")

  // Circles and whatever can be seen, or cannot.
  ParameterType("areShown", areShownPattern, useForSnippets: false) { (text: String) in
    !isDenial(text, ["disappear", "disappears", "disappeared", "gone", "missing"])
  }

  // The same, but of what may be stored or not: "nothing is missing".
  ParameterType("areSeen", areSeenPattern, useForSnippets: false) {
    !isDenial($0, ["disappear", "disappears", "disappeared", "gone"])
  }

  statement(
    "changes",
    "(?:(?:has|have) changed|changes?|changed|should (?:change|have changed))(?: too| as well| again| then)?",
    "(?:is|are) (?:now )?(?:another|a different|a new|not the same) one",
    "(?:has|have) been \(renewed)|(?:is|are|was|were|should be|must be)(?: now)? (?:\(renewed)|different)",
    "(?:is|are) (?:not|no longer) the same|redraws? itself",
    "(?:has|have) not changed|(?:does|do|did|should|must|will) not change",
    "(?:has|have|does|do|did)n['’]t change(?:d)?|(?:has|have) not been \(renewed)",
    "(?:is|are|was|were) not (?:\(renewed)|different|another one)",
    "(?:stays?|remains?|is|are)(?: still| exactly| completely)? (?:not different|unchanged|the same)(?: one)?",
    "(?:should|must) (?:stay|remain|be) (?:unchanged|the same)")

  statement(
    "cellEquals", "match(?:es)?|equals?|should (?:match|equal)",
    "(?:is|are|should be|looks?|should look)(?: still)?(?: exactly)? (?:equal to|identical to|like|the same as)",
    "do(?:es)?(?: not|n['’]t) (?:match|equal|look like|look the same as)",
    "(?:is|are)(?: not|n['’]t) (?:equal to|identical to|the same as)",
    "differs? from|(?:is|are|looks?) (?:now )?different (?:from|than|to)")

  statement(
    "cellMatch", "(?:should |do )?(?:match|look (?:the same|alike|equal))",
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

  init(quantity: Quantity, paint: ShownPaint) {
    self.quantity = quantity
    self.paint = paint
  }

  /// `two filled circles`, `a stroked one`, `three symbols of the second kind`.
  init(_ text: String) throws {
    let isFirst = text.hasSuffix("of the first"), isSecond = text.hasSuffix("of the second")
    paint = try require(
      isFirst ? .filled : isSecond ? .outlined : ShownPaint(text),
      "\"\(text)\" is no kind of circle")
    quantity = try Quantity(text)
  }

  private static let kind = "(?:first|second)[ -](?:kind|type)"
  static let pattern =
    "(?:\(howManyPattern)|none)(?: big)? (?:(?:\(paintWord))(?: \(circleWord))?"
    + "|\(circleWord) of the \(kind)|of the (?:first|second)(?: (?:kind|type))?|\(kind) \(circleWord))"
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
    if name == "changes", text.hasSuffix("the same") || text.hasSuffix("same one") {
      return isDenial(text)
    }
    return !isDenial(
      text, name == "changes" ? ["unchanged", "same"] : ["differ", "differs", "different"])
  }
}

func isDenial(_ text: String, _ denials: [String] = []) -> Bool {
  text.split(separator: " ").contains { word in
    (["not", "no", "never", "cannot"] + denials).contains(String(word)) || word.hasSuffix("n't")
      || word.hasSuffix("n’t")
  }
}

let cellIsPatterns = [
  "(?:(?:still|now|already|then) )?(?:is|are|was|were)(?: still| now| all| both| then| again| each| also| currently| always| already)*",
  "(?:is|are|was|were) (?:not|no longer|still not|never)(?: all)?", "(?:is|are|was|were)n['’]t",
  "(?:should|must|will|has to|have to)(?: still| now| all| both| then)* be(?: all| both)?",
  "(?:should|must|will) (?:not|no longer) be", "(?:should|mus|wo)n['’]t be",
  "(?:has|have)(?: now| already)? been", "(?:has|have) not been", "(?:has|have)n['’]t been",
  "(?:still |now |all |then )?(?:stays?|remains?|becomes?|turns?|got|gets?)",
  "(?:has|have) become|(?:should|must) (?:stay|remain|become)",
]

/// Verbs of what a cell, a list or a row has.
let havingVerb =
  "(?:has|have|draws?|shows?|contains?|displays?|holds?|includes?|presents?|renders?|lists?)"
private let toHave = "(?:have|draw|show|contain|display|hold|include|present|render)"
let cellHasPatterns = [
  "(?:still |now |also |then |already )*\(havingVerb)(?: now| still)?",
  "(?:should|must|will|can)(?: still| now| also| then)? \(toHave)",
  "(?:does|do|did|should|must|will|can) (?:not|no longer) \(toHave)",
  "(?:does|do|did|should|wo|ca)n['’]t \(toHave)|no longer \(havingVerb)|cannot \(toHave)",
  "(?:still |now )?consists? of|(?:is|are)(?: now)? (?:made(?: up)? of|drawn (?:with|as))",
  "(?:should|must) consist of|(?:does|do) not consist of",
]
private let viewer = "(?:I|we|you|one|the (?:user|player|tester|customer|developer))"
let thereArePatterns = [
  "(?:in total |altogether |now |it is considered (?:that )?)?there (?:is|are|was|were)(?: now| still| then| also)*|there (?:has|have) been",
  "there (?:is|are|was|were) (?:not|no longer)", "there (?:is|are)n['’]t",
  "there (?:should|must|will)(?: still| now)? be",
  "there (?:should|must|will) (?:not|no longer) be|there shouldn['’]t be",
  "\(viewer)(?: can| should| must| will| now| still)* sees?",
  "\(viewer) (?:do|does|should|can|must)(?: not|n['’]t| no longer) see|\(viewer) cannot see",
  "\(viewer) no longer sees?",
]
private let shown =
  "(?:drawn|displayed|shown|visible|present|rendered|painted|left|there|to be seen|on the screen)"
let areShownPattern = areSeenPattern + "|(?:is|are) (?:all )?missing"
private let areSeenPattern =
  "(?:\(cellIsPatterns.joined(separator: "|"))) \(shown)"
  + "|(?:still |now )?(?:appears?|remains?|exists?|remained)|(?:should|must|will) (?:appear|remain)"
  + "|(?:can|could|should)(?: still)? be seen|cannot be seen|can(?: not|['’]t| no longer) be seen"
  + "|(?:does|do|did|should) (?:not|no longer) appear|(?:does|do|did)n['’]t appear|no longer appears?"
  + "|disappears?|(?:has|have) (?:all )?disappeared|(?:is|are) (?:all )?gone"
private let renewed =
  "(?:redrawn|updated|replaced|recalculated|recomputed|renewed|rebuilt|drawn (?:again|anew)|changed)"
let circlesPattern = "(?:circles?|(?:bezier )?paths?|ovals?|items?|elements?|entries|entry|shapes?)"
/// The cell, its list of paths and its picture, all of which have circles.
let holderPattern =
  "(?:\(theCell)|it|(?:the|its)(?: (?:results? )?cell['’]s)? (?:list of )?(?:bezier )?paths?(?: list)?\(ofTheCell)"
  + "|the list(?: of (?:bezier )?paths)?|(?:its|the) (?:image|picture|drawing|PNG representation)\(ofTheCell))"
/// The cell that a scenario is about.
let theCell = "(?:the|our|this) (?:new |first )?(?:results? )?(?:cell|view|cell view)"

/// A text in quotes, or the words for none.
private let textPattern =
  #""[^"]*"|'[^']*'|(?:(?:an|the) empty (?:string|combination|text|value|one|result)|empty|nothing|nil|no symbols?|a (?:single )?space)"#
private let ofTheCell = "(?: of the (?:results? )?cell)?"
private let number = #"(-?\d+(?:\.\d+)?)(?: points?)?"#
private let beforeSize =
  "(?:of (?:size )?|(?:with )?(?:a |the )?(?:square )?(?:size|frame|bounds|bounding box|rectangle)(?: of)? |that is |measuring )?"
private let sizePattern = "\(beforeSize)\(number) ?(?:by|x|×) ?\(number)"
private let sizeInWordsPattern =
  "\(beforeSize)\(number) wide(?: and|,|, and) \(number) (?:high|tall)"
private let framePattern =
  #"\#(beforeSize)\(?\#(number),? \#(number),? \#(number),? (?:and |by |x )?\#(number)\)?"#
private let sidesPattern =
  "(?:with |of )?(?:(?:a |the )?frame (?:of|with) )?(?:a )?width (?:of )?\(number) and (?:a )?height (?:of )?\(number)"
