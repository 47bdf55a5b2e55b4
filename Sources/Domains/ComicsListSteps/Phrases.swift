import StepKit

/// The words in which stories speak of the reader, of the screens and of the server; each type of
/// `Bool` has its sentences for yes and for no.
let phraseTypes = StepLibrary(ComicsWorld.self) {
  // I see, the list shows, present, there is; I do not see, the app no longer shows, do not present.
  ParameterType(
    "list shows",
    "(?:\(reader))(?: can| should| must| will| still| now| only)* (?:sees?|saw)",
    "(?:\(app))(?: still| now| should| must| will| only)* (?:\(shows))",
    "(?:present|show|display)", "there (?:is|are|should be)(?: only)?|there['’]s",
    "(?:\(reader)) (?:\(never)) see", "(?:\(app)) (?:\(never)) (?:\(shows))",
    "(?:do not|don['’]t) (?:present|show|display)",
    "there (?:is|are) (?:no longer|not)|there (?:isn|aren)['’]t", useForSnippets: false
  ) { (text: String) in affirms(text) }

  // the indicator is shown, appears, is hidden, is no longer visible
  ParameterType(
    "is presented",
    "(?:\(being))(?: still| now| then| all)* (?:\(shown))|appears?|should appear",
    "(?:\(notBeing)) (?:\(shown))|disappears?|goes away|go away|(?:is|are) (?:gone|hidden)"
      + "|should be hidden|should disappear",
    useForSnippets: false
  ) { (text: String) in affirms(text) }

  // is, should be; is not
  ParameterType("be", "is|are|was|were|should be|must be", notBeing, useForSnippets: false) {
    (text: String) in affirms(text)
  }

  // has, should contain; does not have
  ParameterType(
    "have", "has|contains|should have|should contain|must have",
    "(?:\(never)) (?:have|contain)", useForSnippets: false
  ) { (text: String) in affirms(text) }

  ParameterType("a or no", "a|an|the|any|no|another", useForSnippets: false) { (text: String) in
    text != "no"
  }

  ParameterType(
    "list place",
    #"last|\d{1,9}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth"#,
    useForSnippets: false
  ) { (text: String) in
    text == "last"
      ? ListPlace.last : .number(Vocabulary.english.ordinals[text] ?? Int(text.dropLast(2)) ?? 0)
  }

  // the server has, the server answers with, the response has
  ParameterType(
    "server has",
    "(?:that )?the (?:server|catalogue|catalog)(?: now| only)* (?:has|had|contains?)",
    "(?:that )?the (?:server|catalogue|catalog)(?: now| only)* (?:returns?|returned|delivers|sends|sent)",
    "(?:that )?the server(?: now)? (?:answers|answered|responds|responded) with",
    "the (?:server )?response (?:has|contains)", useForSnippets: false
  ) { (text: String) in
    ["server", "catalog"].contains(where: text.contains)
      && ["has", "had", "contain"].contains(where: text.contains) && !text.contains("response")
      ? ServerWord.state : .answer
  }

  ParameterType("list name", "comics|characters", useForSnippets: false) { (text: String) in
    text == "comics" ? ListName.comics : .characters
  }
}

/// Whether the server has something, or gives it to the request that waits.
enum ServerWord {
  case state
  case answer
}

enum ListName {
  case comics
  case characters
}

/// A place in a list: the second, the last.
enum ListPlace {
  /// From 1.
  case number(Int)
  case last

  /// The index of the place in a list of `count`.
  func index(
    in count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws -> Int {
    let index =
      switch self {
      case .number(let number): number - 1
      case .last: count - 1
      }
    try expect((0..<count).contains(index), "the list has \(count)", file: file, line: line)
    return index
  }

  func element<Element>(
    of list: [Element], file: StaticString = #filePath, line: Int = #line
  ) throws -> Element {
    list[try index(in: list.count, file: file, line: line)]
  }
}

let reader = "I|we|the user|the customer|the reader|he|she|they"
private let app =
  "the app|the screen|the list|the view|the list of comics|the list of characters|it"
private let shows = "presents?|shows?|displays?|lists?"
private let shown = "presented|shown|displayed|visible|listed|there|on the screen|showing"
private let being = "is|are|was|were|should be|must be|has been|have been"
private let notBeing =
  "is not|are not|was not|were not|should not be|must not be|(?:is|are|was|were)n['’]t"
  + "|shouldn['’]t be|is no longer|are no longer|has not been|have not been|should no longer be"
private let never =
  "do not|does not|don['’]t|doesn['’]t|did not|didn['’]t|should not|shouldn['’]t|must not"
  + "|cannot|can['’]t|no longer|should no longer"

/// Whether a phrase says that something is so, and not that it is not.
private func affirms(_ text: String) -> Bool {
  !["not", "n't", "n’t", "no longer", "disappear", "away", "gone", "hidden"].contains {
    text.contains($0)
  }
}

/// The sentences of which the reader is the subject: `I`, `that I`, `the user`.
func anyone(_ patterns: String...) -> [StepPattern] {
  patterns.flatMap { pattern in
    ["I/we/he/she/they", "that I/we/he/she/they", "the user/customer/reader"].map {
      .expression("\($0) \(pattern)")
    }
  }
}

/// The sentences in which the reader taps on something.
func taps(on thing: String) -> [StepPattern] {
  let verbs = ["tap", "taps", "tapped", "click", "clicks", "clicked", "press", "presses"]
  let others = ["select", "selects", "selected", "choose", "chooses", "chose", "open", "opens"]
  let all = verbs.map { "\($0)( on)" } + others + ["opened", "pressed", "picks", "picked"]
  return anyone("\(all.joined(separator: "/")) \(thing)")
}
