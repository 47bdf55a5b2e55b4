import Mastermind
import StepKit

/// The words that the sentences of the result cell have in common.
///
/// A parameter that says or denies something is a `Bool`, so that one definition serves a sentence
/// and its opposite.
let cellWords = StepLibrary(MastermindWorld.self) {
  noun("cell", CellNoun(), "(?:the|our) (?:new )?(?:results? )?cell", "it")

  noun("someone", Someone(), "I|we|the (?:user|player)|he|she|they")

  noun(
    "combination", CombinationNoun(),
    "(?:its|the(?: results?)? cell['’]s) (?:stored )?(?:combination(?: value)?|result)",
    "the (?:stored |new )?combination(?: value)?(?: of the (?:results? )?cell)?",
    "the result of the (?:results? )?cell")

  noun("frame", FrameNoun(), "(?:its|the)(?: results?)?(?: cell['’]s)? (?:size|frame)\(ofTheCell)")

  noun(
    "background", BackgroundNoun(),
    "(?:its|the)(?: results?)?(?: cell['’]s)? background(?: colou?r)?\(ofTheCell)")

  noun("colour", ColourNoun(), "(?:its|the)(?: results?)?(?: cell['’]s)? colou?r\(ofTheCell)")

  noun(
    "paths", PathsNoun(), "the (?:list of )?(?:bezier )?paths?(?: list)?\(ofTheCell)",
    "the list(?: of (?:bezier )?paths)?")

  noun(
    "circles", CirclesNoun(),
    "(?:single |big )?(?:circles?|(?:bezier )?paths?|ovals?|items?|elements?)")

  ParameterType(
    "cellSize", sizePattern, sizeInWordsPattern, sidesPattern, useForSnippets: false,
    groups: { groups in try CellSize(groups.compactMap(\.self)) })

  ParameterType(
    "paints", "(?:\(paintPattern))(?:, (?:\(paintPattern)))*,? and (?:\(paintPattern))",
    useForSnippets: false
  ) { (text: String) in
    text.replacing(" and ", with: ", ").split(separator: ",").map { part in
      ["filled", "solid", "first"].contains { part.contains($0) && !part.contains("unfilled") }
        ? ShownPaint.filled : .outlined
    }
  }

  ParameterType("paint", paintPattern, useForSnippets: false) { (text: String) in
    ["filled", "solid"].contains(text) || text.contains("first")
      ? ShownPaint.filled : .outlined
  }

  ParameterType("colourName", "black|white|red|yellow|green|blue", useForSnippets: false) {
    (text: String) in text
  }

  ParameterType("someCircles", someCirclesPattern, useForSnippets: false) { (text: String) in
    try CircleChoice(text)
  }

  statement(
    "cellIs", "(?:is|are|was|were)(?: still| now| all| both)?",
    "(?:is|are|was|were) (?:not|no longer|still not)", "(?:is|are|was|were)n['’]t",
    "(?:should|must)(?: still| now| all)? be", "(?:should|must) (?:not|no longer) be",
    "shouldn['’]t be", "(?:has|have) been", "(?:has|have) not been", "stays?|remains?")

  statement(
    "cellHas", "(?:still |now )?(?:has|have|draws?|shows?|contains?|displays?|holds?)",
    "(?:should|must) (?:have|draw|show|contain|display|hold)",
    "(?:does|do|should|must) (?:not|no longer) (?:have|draw|show|contain|display|hold)",
    "(?:does|do|should)n['’]t (?:have|draw|show|contain|display|hold)",
    "no longer (?:has|have|draws|shows|contains|displays|holds)")

  statement(
    "changes", "(?:has|have) changed|changes?|changed|should change",
    "(?:has|have) been (?:redrawn|updated)|(?:is|are) (?:redrawn|updated|different)",
    "(?:has|have) not changed|(?:does|do|did|should) not change",
    "(?:has|have|does|do|did)n['’]t change(?:d)?|(?:has|have) not been (?:redrawn|updated)",
    "(?:is|are) not (?:redrawn|updated|different)",
    "(?:stays?|remains?|is|are) (?:not different|unchanged|the same)")

  statement(
    "cellEquals", "matches|equals|should match|(?:is|should be) (?:equal|identical) to",
    "(?:is|looks|should look) (?:exactly )?(?:like|the same as)",
    "does(?: not|n['’]t) (?:match|equal|look like|look the same as)",
    "is(?: not|n['’]t) (?:equal to|identical to|the same as)",
    "differs from|(?:is|looks) different from")

  statement(
    "cellMatch", "(?:should )?(?:match|look (?:the same|alike|equal))",
    "(?:are|should be) (?:equal|identical|the same|alike)",
    "(?:do|should) not (?:match|look (?:the same|alike|equal))|don['’]t (?:match|look the same)",
    "(?:are|should) not (?:be )?(?:equal|identical|the same|alike)|aren['’]t (?:equal|the same)",
    "differ|(?:are|look) different")
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
  var width: Float
  var height: Float

  init(_ numbers: [String]) throws {
    let lengths = numbers.compactMap { Float($0) }
    try expect(lengths.count == 2, "a size is a width and a height")
    (width, height) = (lengths[0], lengths[1])
  }

  func matches(_ rect: Rect) -> Bool {
    abs(rect.width - width) < 0.001 && abs(rect.height - height) < 0.001
  }
}

/// The circles that a sentence is about.
enum CircleChoice: Hashable {
  case all
  /// Where there is no other.
  case only
  /// From 1.
  case number(Int)
  case last

  init(_ text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    if ["all", "every", "each", "both"].contains(words.first) || text.hasSuffix("circles") {
      self = .all
      return
    }
    guard words.count == 3 else {
      self = .only
      return
    }
    switch words[1] {
    case "only", "single": self = .only
    case "last", "right": self = .last
    case "left": self = .number(1)
    default:
      let number = Self.ordinals.firstIndex(of: words[1]).map { $0 + 1 }
      self = .number(
        try require(
          number ?? Int(words[1].prefix { $0.isNumber }), "there is no circle \(words[1])"))
    }
  }

  fileprivate static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
}

/// The everyday name for the paint of a circle.
enum ShownPaint: Equatable {
  case filled
  case outlined

  /// Every circle is one or the other.
  func denied(unless isSo: Bool) -> ShownPaint {
    isSo ? self : self == .filled ? .outlined : .filled
  }
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
  ParameterType(name, patterns.joined(separator: "|"), useForSnippets: false) { (text: String) in
    // A difference says that things do not match, and sameness that they do not change.
    let denials =
      name == "changes"
      ? ["not", "no", "unchanged", "same"] : ["not", "no", "differ", "differs", "different"]
    return !text.split(separator: " ").contains { word in
      denials.contains(String(word)) || word.hasSuffix("n't") || word.hasSuffix("n’t")
    }
  }
}

private let ofTheCell = "(?: of the (?:results? )?cell)?"
private let number = #"(-?\d+(?:\.\d+)?)(?: points?)?"#
private let beforeSize =
  "(?:of (?:size )?|with (?:a |the )?(?:size|frame)(?: of)? |that is |measuring )?"
private let sizePattern = "\(beforeSize)\(number) ?(?:by|x|×) ?\(number)"
private let sizeInWordsPattern = "\(beforeSize)\(number) wide and \(number) (?:high|tall)"
private let sidesPattern = "(?:with )?a width of \(number) and a height of \(number)"

private let paintPattern =
  "filled|solid|outlined|hollow|unfilled|stroked"
  + "|(?:considered )?(?:of the )?(?:first|second)(?: |-)(?:kind|type)"

private let someCirclesPattern =
  "all(?: of)?(?: the)? (?:circles|symbols)|(?:every|each) (?:circle|symbol)"
  + "|(?:every one|each) of the circles|both circles|the circles|the circle"
  + "|the (?:\(CircleChoice.ordinals.joined(separator: "|"))|last|left|right|only|single"
  + #"|\d+(?:st|nd|rd|th)) circle"#
