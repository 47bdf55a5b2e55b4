import Mastermind
import StepKit

/// The combination that a result cell gets (MAS-C1, MAS-T3).
let combinationSteps = StepLibrary(MastermindWorld.self) {
  propertySteps(of: "combination", value: "shownText") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, text: String) in
    try mastermind.changeCombination(to: text)
  } expect: { (mastermind: MastermindWorld, _: CombinationNoun, text: String) in
    try mastermind.expectCombinationBefore(text)
  }

  propertySteps(of: "resultNoun", value: "shownText") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, text: String) in
    try mastermind.changeCombination(to: text)
  } expect: { (mastermind: MastermindWorld, _: CombinationNoun, text: String) in
    try mastermind.expectCombinationBefore(text)
  }

  // Of an attempt and of a cell; what is done to it is done to the cell.
  noun(
    "resultNoun", CombinationNoun(),
    "the (?:(?:player|user|customer|tester)['’]s )?(?:new |next |latest )?result")

  When("{meanwhileThen}{someone} {sets} {combination} {shownText}( {againTimes})") {
    (
      mastermind: inout MastermindWorld, _: AndThen, _: Someone, _: AndThen, _: CombinationNoun,
      text: String,
      times: Int?
    ) in for _ in 1...(times ?? 1) { try mastermind.enterCombination(text) }
  }.isIdempotent()

  // All sentences in which a cell gets a quoted text, and do not name its combination as a property.
  ParameterType("givenText", givenTextPattern, useForSnippets: false) { (text: String) in
    SpelledText.text(in: text) ?? ""
  }

  When("{givenText}") { (mastermind: inout MastermindWorld, text: String) in
    try mastermind.enterCombination(text)
  }.isIdempotent()

  When("{someone} replace(s) {combination} by/with {shownText}") {
    (mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  Then("setting {combination} to {shownText} draws/gives/shows {howMany} {circles}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, text: String, wanted: Quantity,
      _: CirclesNoun
    ) in
    try mastermind.changeCombination(to: text)
    try mastermind.expectCircles(wanted)
  }

  // So many symbols, whichever.
  ParameterType("symbolCount", symbolCountPattern, useForSnippets: false) { (text: String) in
    try symbols(countedIn: text)
  }

  When("{combination} {turnsTo} {symbolCount}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("{symbolCount} {isSetAgain}") {
    (mastermind: inout MastermindWorld, text: String, _: AndThen) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("{someone} {sets} {symbolCount}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("{cell} {isGiven} {symbolCount}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: AndThen, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("{someone} {givesTo} {cell} {symbolCount}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: CellNoun, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  noun("givesTo", AndThen(), "(?:give|show|hand)s?|gave|showed|handed")

  noun("isGiven", AndThen(), "(?:is given|gets|receives|was given|has been given)")

  noun(
    "tooMany", AndThen(),
    "a combination with a third symbol|a combination (?:of|with) more than two (?:different )?symbols|more than two different symbols"
  )

  When("{tooMany} {isSetAgain}") {
    (mastermind: inout MastermindWorld, _: AndThen, _: AndThen) in
    try mastermind.changeCombination(to: differentSymbols(3))
  }.isIdempotent()

  When("{someone} {sets} {tooMany}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: AndThen) in
    try mastermind.changeCombination(to: differentSymbols(3))
  }.isIdempotent()

  When("{combination} {turnsTo} {count} times {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen, count: Int, symbol: String)
    in
    try expect((0...100_000).contains(count), "\(count) is not between 0 and 100000")
    try mastermind.changeCombination(to: String(repeating: symbol, count: count))
  }.isIdempotent()

  noun(
    "theSame", AndThen(),
    "(?:(?:sets?|enters?|gives?|assigns?|types?|uses?|provides?|applies|apply) (?:exactly )?the same combination"
      + "|(?:sets?|changes?) (?:the|its) combination to (?:exactly )?the same (?:value|one|text|combination))(?: again| once more| once again| a second time)?"
  )

  When("{someone} {theSame}") { (mastermind: inout MastermindWorld, _: Someone, _: AndThen) in
    try mastermind.changeCombination(to: mastermind.givenText)
  }.isIdempotent()

  noun(
    "setSame", AndThen(),
    "(?:is|was) set (?:again|once more|once again|a second time)"
      + "|(?:is (?:set|changed)|changes) to (?:exactly )?the same (?:value|combination|text|one)(?: again)?"
  )

  When("{combination} {setSame}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen) in
    try mastermind.changeCombination(to: mastermind.givenText)
  }.isIdempotent()

  // Some other combination, whichever.
  noun(
    "anotherOne", AndThen(),
    "gets (?:one symbol )?longer|changes to (?:another|a different|a new|a longer) (?:one|combination|value)|is (?:changed|set) to (?:another|a different|a new|a longer) (?:one|combination|value)"
  )

  When("{combination} {anotherOne}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen) in
    try mastermind.changeSomehow()
  }

  noun(
    "aSymbolMore", AndThen(),
    "(?:a|another|one more) symbol(?: (?:is|was|has been) (?:added|appended)| more)?(?: to (?:the|its) combination)?",
    "(?:another|a different|some other|a new|a longer) (?:combination|result) (?:(?:is|was|has been|gets) (?:set|given)|arrives|comes in)"
  )

  When("{aSymbolMore}") { (mastermind: inout MastermindWorld, _: AndThen) in
    try mastermind.changeSomehow()
  }

  When("{someone} add(s)/append(s) a/another/one\\ more symbol( to the combination)( to it)") {
    (mastermind: inout MastermindWorld, _: Someone) in try mastermind.changeSomehow()
  }

  When("{someone} change(s) {combination}( to another one)( to something else)") {
    (mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun) in
    try mastermind.changeSomehow()
  }

  When("the same combination {isSetAgain}( {againTimes})") {
    (mastermind: inout MastermindWorld, _: AndThen, times: Int?) in
    for _ in 1...(times ?? 1) { try mastermind.changeCombination(to: mastermind.givenText) }
  }.isIdempotent()

  noun(
    "isSetAgain", AndThen(),
    "(?:(?:is|was|has been|gets)(?: now| then)? (?:\(givenWord))|arrives|comes in)(?: \(toCell))?")

  When("{someone} {sets} another/a\\ new/a\\ different combination") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen) in
    try mastermind.changeSomehow()
  }

  When("{someone} make(s) {combination} empty") {
    (mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{someone} {clears} all (the )(its )symbols( from {combination})( of {combination})") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: CombinationNoun?,
      _: CombinationNoun?
    ) in try mastermind.changeCombination(to: "")
  }.isIdempotent()

  // Nothing, or nothing any more.
  noun(
    "nothingSet", AndThen(),
    "no (?:combination|result|symbols?) (?:is|was|has been|have been) (?:\(givenWord))(?: to (?:it|the cell))?(?: yet| so far)?",
    "nothing (?:is|was|has been) (?:\(givenWord))(?: yet)?(?: on it| on the cell| to it| to the cell)?(?: yet)?",
    "(?:I|we|the user|the tester) (?:do|does|have|has)(?: not|n['’]t) set (?:any|a) combination(?: yet)?",
    "(?:\(theCell)|it) (?:has|was|is)(?: not| never|n['’]t)(?: yet)?(?: been)? (?:given|received|got|gotten|shown|set to) (?:any|a) (?:combination|result)(?: yet)?"
  )

  When("{nothingSet}") { (mastermind: inout MastermindWorld, _: AndThen) in
    try mastermind.expectNothingSet()
  }.isIdempotent()

  noun(
    "isCleared", AndThen(),
    "(?:is|was|has been) (?:cleared|emptied|deleted|removed|reset|erased|taken away)(?: again)?")
  noun("clears", AndThen(), "(?:clear|empty|empti|delete|remove|reset|erase)(?:s|es)?")

  When("{combination} {isCleared}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{resultNoun} {isCleared}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("the cell {isCleared}") { (mastermind: inout MastermindWorld, _: AndThen) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{someone} {clears} {combination}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: CombinationNoun) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{someone} {clears} {cell}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: CellNoun) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  noun(
    "spacedOne", AndThen(),
    "a (?:combination|result) (?:that (?:starts|begins) with|(?:starting|beginning) with|with) a (?:leading )?space"
  )

  When("{spacedOne} {isSetAgain}") { (mastermind: inout MastermindWorld, _: AndThen, _: AndThen) in
    try mastermind.begin(with: " ")
  }.isIdempotent()

  When("{someone} {sets} {spacedOne}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: AndThen) in
    try mastermind.begin(with: " ")
  }.isIdempotent()

  noun("emptyOne", AndThen(), "(?:an|the) empty (?:combination|result|string|text)")

  When("{emptyOne} {isSetAgain}") { (mastermind: inout MastermindWorld, _: AndThen, _: AndThen) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  // A symbol that it has not yet.
  When("{cell} {isGiven} a {ordinal}( different) symbol") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: AndThen, position: Int) in
    try mastermind.addNew(at: position)
  }

  When("{cell} {isGiven} {emptyOne}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: AndThen, _: AndThen) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{someone} {givesTo} {cell} {emptyOne}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: CellNoun, _: AndThen) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  Given("a/the combination/result {string}( in {theCell})( of {theCell})") {
    (mastermind: inout MastermindWorld, text: String, _: CellNoun?, _: CellNoun?) in
    try mastermind.changeCombination(to: text)
  }

  Given("an empty combination/result") { mastermind in
    try mastermind.changeCombination(to: "")
  }

  When("{combination} is made empty") { (mastermind: inout MastermindWorld, _: CombinationNoun) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{someone} {sets} {emptyOne}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: AndThen) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()
}

private let beginning =
  "(?:I|we|you|(?:the|a) (?:user|player|tester|developer|test|app|application|system)|he|she|they)"
private let text =
  "(?:(?:the|a|another) )?(?:(?:new |second |next |longer |shorter )?(?:combination|result|text|value)(?: value)?(?: (?:of|with|made(?: up)? of|consisting of|containing|that (?:has|contains|consists of)))? )?(\(SpelledText.pattern))"
private let toCell = "(?:to|for|on|in|into) (?:\(theCell)|it)"
private let again =
  "(?: again| once more| once again| a second time| for a second time| after that| afterwards| twice| two times| three times)?"
let givenWord =
  "set|entered|assigned|given|shown|used|provided|passed|applied|supplied|typed|chosen|put in"
private let givenTextPattern = [
  #"\#(beginning) (?:assigns?|gives?|gave|passes|pass|sets?|puts?|shows?|displays?|hands?(?: over)?|feeds?|sends?) \#(text) \#(toCell)\#(again)"#,
  #"\#(beginning) (?:fills?|feeds?|updates?|loads?|provides?|supplies|supply) (?:\#(theCell)|it) with \#(text)\#(again)"#,
  #"\#(beginning) (?:assigns?|gives?) ("[^"]*") to (?:the|its) combination(?: of the cell)?"#,
  #"\#(beginning) (?:gives?|gave|hands?|shows?) (?:\#(theCell)|it) \#(text)\#(again)"#,
  #"\#(beginning) (?:sets?|changes?|changed|resets?|turns?) (?:\#(theCell)|it)(?: back)? to \#(text)\#(again)"#,
  #"\#(beginning) (?:uses?|provides?|chooses?|picks?|applies|apply|supplies|supply) \#(text)(?: \#(toCell))?\#(again)"#,
  #"\#(beginning) (?:sets?|enters?|uses?|assigns?|types?|chooses?|picks?|takes?|gives?|provides?) ("[^"]*") as (?:the|its) (?:new )?(?:combination|result)(?: of (?:\#(theCell)|it))?"#,
  #"\#(beginning) (?:types?(?: in)?|inserts?|enters?|sets?) (\#(SpelledText.pattern))(?: \#(toCell))?(?: again| once more)?"#,
  #"\#(beginning) (?:sets?|enters?|types?) a (?:new |longer |shorter )?combination(?: (?:of|with|made(?: up)? of|consisting of|containing))? (\#(SpelledText.inWords)|"[^"]*"(?:(?:, |,? and )"[^"]*")*)"#,
  #"\#(beginning) (?:sets?|enters?|assigns?) the result ("[^"]*")"#,
  #"\#(beginning) (?:lets?|makes?|has|have|asks?|tells?) (?:\#(theCell)|it) (?:to )?(?:show|display|draw) \#(text)\#(again)"#,
  #"(?:the|a|another) (?:new |second |next |longer |shorter )?(?:combination|result) ("[^"]*") (?:arrives|comes in|(?:is|was|has been|gets)(?: now| then| already)? (?:\#(givenWord)|put)|replaces (?:it|the (?:old|first|former|previous) (?:one|combination)))(?: \#(toCell)| into the cell| into it)?\#(again)"#,
  #"(?:the (?:string|text) )?("[^"]*") (?:is|was|has been|gets) (?:set|assigned|entered|provided|applied|given)(?: \#(toCell)| as (?:the|its) combination)?\#(again)"#,
  #"(?:\#(theCell)|it) (?:is given|gets|got|receives|received|is set(?: back)? to|is assigned|changes(?: back)? to|switches to|is (?:asked|told|made) to (?:show|display|draw)|is shown with|has been given|was given|has been set to|was set to|is updated with|is filled with|is provided with) \#(text)\#(again)"#,
].joined(separator: "|")
private let symbolCountPattern =
  #"(?:(?:a (?:combination|result|text)|one) (?:of|with|that (?:has|contains)) )?(?:(?:only|exactly|just) )?(?:the single|a single|one single|an?|(?:\#(numberWord)))(?: equal| identical| different| distinct)? (?:symbols?|characters?|items?)(?:,? "[^"]*")?"#

/// A text of as many symbols as a sentence says, equal ones unless it says otherwise.
private func symbols(countedIn text: String) throws -> String {
  let count = try Quantity(text).count
  try expect((0...100_000).contains(count), "\(count) is not between 0 and 100000")
  let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
  if parts.count == 3 {
    try expect(parts[1].count, equals: count, "the length of the text in the sentence")
    return parts[1]
  }
  guard text.contains("different") || text.contains("distinct") else {
    return String(repeating: "A", count: count)
  }
  return try differentSymbols(count)
}

func differentSymbols(_ count: Int) throws -> String {
  let symbols = CombinationGenerator.symbols
  try expect((0...symbols.count).contains(count), "there are \(symbols.count) symbols")
  return String(symbols.prefix(count))
}

/// Words between two others, of sentences about texts.
struct AndThen {}

extension MastermindWorld {
  mutating func expectNothingSet(
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    if cell == nil { makeCell(width: 100, height: 100) }
    try expect(givenText, equals: "", "the combination that was set", file: file, line: line)
  }

  /// Gives the cell a text; in a game without a cell, what is entered is tried.
  fileprivate mutating func enterCombination(_ text: String) throws {
    let isTried = wording.has("enter", "enters", "entered", "type", "types", "typed")
    if cell == nil, game != nil, isTried { return try tryCode(text) }
    try changeCombination(to: text)
  }

  fileprivate func expectCombinationBefore(
    _ text: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    // A combination that changes makes its cell, which shows nothing before.
    try expect(
      cell?.combination ?? "", equals: text, "the combination", file: file, line: line)
  }

  /// Another combination than the one there is.
  mutating func changeSomehow(file: StaticString = #filePath, line: Int = #line) throws {
    let text = try shownCell(file: file, line: line).combination
    try changeCombination(to: text + String(text.last ?? "A"))
  }
}
