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
    "(?:its|the(?: results?)? cell['’]s) (?:stored |new |current )?(?:combination(?: value)?|result)",
    "the (?:stored |new |whole |current )?combination(?: value)?(?: (?:of|in|held by|shown by) the (?:results? )?cell)?",
    "the combination stored(?: (?:in|by) the (?:results? )?cell)?|the result of the (?:results? )?cell",
    "the (?:value of (?:the|its) combination|stored (?:value|text|string|result))")

  noun(
    "frame", FrameNoun(),
    "(?:its|the)(?: results?)?(?: cell['’]s)? (?:size|frame|dimensions)\(ofTheCell)")

  noun(
    "background", BackgroundNoun(),
    "(?:its|the)(?: results?)?(?: cell['’]s)? background(?: colou?r)?\(ofTheCell)",
    "the colou?r of (?:its|the) background\(ofTheCell)")

  noun("colour", ColourNoun(), "(?:its|the)(?: results?)?(?: cell(?:['’]s)?)? colou?r\(ofTheCell)")

  noun(
    "paths", PathsNoun(),
    "(?:the|its|the(?: results?)? cell['’]s) (?:list of )?(?:bezier )?paths?(?: list)?\(ofTheCell)",
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
    "at all|yet|any ?more|any longer|left|now|again|altogether|in (?:all|total)|then|so far|instead|too|as well"
  )

  ParameterType("shownText", textPattern, useForSnippets: false) { (text: String) in
    if let spelled = SpelledText.text(in: text) { return spelled }
    guard let quote = text.firstIndex(of: "'") else { return text.hasSuffix("space") ? " " : "" }
    return String(text[quote...].dropFirst().dropLast())
  }

  // Names of colors may be in quotes.
  ParameterType(
    "colourName", "\"?(?:\(colorNames.joined(separator: "|")))\"?", useForSnippets: false
  ) { (text: String) in text.replacing("\"", with: "") }

  ParameterType("shade", #"\w+|"\w+""#, useForSnippets: false) { (text: String) in
    text.replacing("\"", with: "")
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
    "(?:should|must) (?:only (?:have|draw|show|contain|hold)|(?:have|draw|show|contain|hold) (?:only|just|nothing but))"
  )

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
    "(?:is|are|should be) (?:now )?(?:(?:another|a different|a new|not the same) one|(?:other|new|different) ones|new)",
    "(?:has|have|should have) been \(renewed)|(?:is|are|was|were|should be|must be)(?: now)? (?:\(renewed)|different)",
    "(?:is|are) (?:not|no longer) the same|redraws? itself",
    "(?:has|have) not changed|(?:does|do|did|should|must|will) not change",
    "(?:has|have|does|do|did|should|wo)n['’]t change(?:d)?|should(?: not|n['’]t) have changed|(?:has|have) not been \(renewed)",
    "(?:is|are|was|were) not (?:\(renewed)|different|another one)",
    "(?:stays?|stayed|remains?|remained|is|are)(?: still| exactly| completely)? (?:not different|unchanged|the same)(?: one)?",
    "(?:should|must) (?:still )?(?:stay|remain|be) (?:unchanged|the same)")

  sameness(
    "cellEquals",
    "\(beingOrLooking) (?:equal to|identical (?:to|with)|(?:just )?like|the same as|(?:any )?different (?:from|than|to))",
    "(?:\(doing) )?(?:match(?:es)?|equals?|resembles?|look (?:like|the same as)|differs? from)",
    "no longer (?:matches|equals|looks like)")

  sameness(
    "cellMatch",
    "\(beingOrLooking) (?:equal|identical|the same|alike|(?:any )?different)(?: (?:to|from) (?:each other|one another))?(?: pixel by pixel)?",
    "(?:\(doing) )?(?:show|draw|display) (?:exactly )?the same",
    "(?:\(doing) )?(?:match|differ|look (?:(?:exactly|just) )?(?:the same|alike|equal|different))"
      + "(?: (?:each other|one another)| exactly)?(?: pixel by pixel)?")
}

/// Whether two things are the same: a difference denies it, and a denied difference says it.
private func sameness(_ name: String, _ patterns: String...) -> ParameterType {
  ParameterType(name, patterns.joined(separator: "|"), useForSnippets: false) { (text: String) in
    isDenial(text) == text.contains("differ")
  }
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
    + "|\(circleWord) of the \(kind)|of the (?:first|second)(?: (?:kind|type))?|\(kind) \(circleWord)|(?:first|second) symbols?)"
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
    // Sameness says that things do not change.
    if name == "changes", text.hasSuffix("the same") || text.hasSuffix("same one") {
      return isDenial(text)
    }
    return !isDenial(text, name == "changes" ? ["unchanged", "same"] : [])
  }
}

func isDenial(_ text: String, _ denials: [String] = []) -> Bool {
  text.split(separator: " ").contains { word in
    (["not", "no", "never", "cannot"] + denials).contains(String(word)) || word.hasSuffix("n't")
      || word.hasSuffix("n’t")
  }
}

let cellIsPatterns = [
  "(?:(?:still|now|already|then) )?(?:is|are|was|were)(?: still| now| all| both| then| again| each| also| currently| always| already| just| only| simply| really| being| back)*",
  "(?:is|are|was|were) (?:not|no longer|still not|never)(?: all)?", "(?:is|are|was|were)n['’]t",
  "(?:should|must|will|can|has to|have to)(?: still| now| all| both| then| also| only| just| again| always)* be(?: all| both| just)*",
  "should have been",
  "(?:should|must|will|can) (?:not|no longer|never) be", "(?:should|mus|wo|ca)n['’]t be|cannot be",
  "(?:has|have)(?: now| already)? been", "(?:has|have) not been", "(?:has|have)n['’]t been",
  "(?:still |now |all |then )?(?:stays?|stayed|remains?|remained|becomes?|became|turns?|turned|got|gets?)",
  "(?:has|have) (?:become|stayed|remained|turned)|(?:should|must|will)(?: still| all| both| now)* (?:stay|remain|become|turn|get)",
]

/// Verbs of what a cell, a list or a row has.
let havingVerb =
  "(?:has|have|had|draws?|drew|shows?|showed|contains?|contained|displays?|displayed|holds?|held|includes?|presents?|renders?|lists?)"
private let toHave = "(?:have|draw|show|contain|display|hold|include|present|render)"
let cellHasPatterns = [
  "(?:still |now |also |then |already )*\(havingVerb)(?: now| still)?",
  "(?:should|must|will|can)(?: still| now| also| then| only| just| again| all| both| always)* \(toHave)",
  "(?:is|are)(?: still| now| currently)* (?:showing|displaying|drawing|holding|containing)|ends? up with",
  "(?:does|do|did|should|must|will|can) (?:not|no longer) \(toHave)",
  "(?:does|do|did|should|wo|ca)n['’]t \(toHave)|no longer \(havingVerb)|cannot \(toHave)",
  "(?:still |now )?consists? of|(?:is|are)(?: now)? (?:made(?: up)? of|drawn (?:with|as))",
  "(?:should|must) (?:consist|be made(?: up)?) of|(?:does|do) not consist of",
]
private let viewer = "(?:I|we|you|one|the (?:user|player|tester|customer|developer))"
let thereArePatterns = [
  "(?:in total |altogether |now |it is considered (?:that )?)?there (?:is|are|was|were)(?: now| still| then| also)*|there (?:has|have) been",
  "there (?:is|are|was|were) (?:not|no longer)", "there (?:is|are)n['’]t",
  "there (?:should|must|will)(?: still| now| only| just| again| also)* be",
  "there (?:should|must|will) (?:not|no longer) be|there shouldn['’]t be",
  "\(viewer)(?: can| should| must| will| now| still)* (?:sees?|finds?|counts?)",
  "\(viewer) (?:do|does|should|can|must)(?: not|n['’]t| no longer) see|\(viewer) cannot see",
  "\(viewer) no longer sees?",
]
private let shown =
  "(?:drawn|displayed|shown|visible|present|rendered|painted|left|there|to be seen|on the screen)(?: to me| to the (?:user|player))?"
let areShownPattern = areSeenPattern + "|(?:is|are) (?:all )?missing"
private let areSeenPattern =
  "(?:\(cellIsPatterns.joined(separator: "|"))) \(shown)"
  + "|(?:still |now )?(?:appears?|appeared|remains?|exists?|remained)|(?:should|must|will)(?: still| now)? (?:appear|remain|exist)"
  + "|(?:can|could|should)(?: still)? be seen|cannot be seen|can(?: not|['’]t| no longer) be seen"
  + "|(?:does|do|did|should) (?:not|no longer) appear|(?:does|do|did)n['’]t appear|no longer appears?"
  + "|(?:should(?: all)? )?disappears?|(?:has|have) (?:all )?disappeared|(?:(?:is|are)(?: all)?|should(?: all)? be) gone"
private let renewed =
  "(?:redrawn|updated|replaced|recalculated|recomputed|renewed|rebuilt|drawn (?:again|anew)|changed)"
let circlesPattern = "(?:circles?|(?:bezier )?paths?|ovals?|items?|elements?|entries|entry|shapes?)"
/// The cell, its list of paths and its picture, all of which have circles.
let holderPattern =
  "(?:\(theCell)|it|(?:the|its)(?: (?:results? )?cell['’]s)? (?:list of )?(?:bezier )?paths?(?: list)?\(ofTheCell)"
  + "|the list(?: of (?:bezier )?paths)?|(?:its|the) (?:image|picture|drawing|PNG representation)\(ofTheCell))"
/// The cell that a scenario is about.
let theCell = "(?:the|our|this|my) (?:new |first )?(?:results? )?(?:cell|view|cell view)"

/// A text in quotes, or the words for none.
private let textPattern =
  SpelledText.inWords
  + #"|(?:the (?:string|text|symbols?|combination|result) )?(?:"[^"]*"|'[^']*')|(?:(?:an|the) empty (?:string|combination|text|value|one|result)|empty|nothing|nil|no symbols?|a (?:single )?space)"#
private let adverbs =
  "(?: now| still| exactly| just| completely| quite| all| both| also| again| indeed)*"
private let beingOrLooking =
  "(?:(?:is|are|was|were|looks?|stays?|remains?)(?: not|n['’]t| no longer)?"
  + "|(?:\(doing)|has to|have to) (?:be|look|stay|remain))\(adverbs)"
private let doing = "(?:should|must|will|do|does|did)(?: not|n['’]t| no longer)?\(adverbs)"
private let ofTheCell = "(?: of the (?:results? )?cell)?"
private let number = #"(-?\d+(?:\.\d+)?)(?: points?)?"#
private let beforeSize =
  "(?:of (?:size )?|(?:with )?(?:a |the )?(?:new |square )?(?:size|frame|bounds|bounding box|rectangle)(?: of)? |that is |measuring )?"
private let sizePattern = "\(beforeSize)\(number) ?(?:by|x|×) ?\(number)(?: in size| large)?"
private let sizeInWordsPattern =
  "\(beforeSize)\(number) wide(?: and|,|, and) \(number) (?:high|tall)"
private let framePattern =
  #"\#(beforeSize)\(?\#(number),? \#(number),? \#(number),? (?:and |by |x )?\#(number)\)?"#
private let sidesPattern =
  "(?:with |of )?(?:(?:a |the )?frame (?:of|with) )?(?:a )?width (?:of )?\(number) and (?:a )?height (?:of )?\(number)"
