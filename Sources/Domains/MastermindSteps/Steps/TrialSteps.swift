import Mastermind
import StepKit

/// Cells with random parameters, and the parameters themselves.
let trialSteps = StepLibrary(MastermindWorld.self) {
  Given("a random combination of one or two symbols without spaces") { mastermind in
    mastermind.makeTrials { Trial(combination: $0.oneOrTwoSymbols()) }
  }

  Given("a random combination of more than two different symbols") { mastermind in
    mastermind.makeTrials { Trial(combination: $0.moreThanTwoSymbols()) }
  }

  Given("a random combination and a random frame between 1 and 299") { mastermind in
    mastermind.makeTrials { random in
      Trial(combination: random.oneOrTwoSymbols(), frame: random.frame(), color: random.color())
    }
  }

  Given("a random combination of one symbol and a random frame") { mastermind in
    mastermind.makeTrials { random in
      Trial(combination: random.oneSymbol(), frame: random.frame(), color: random.color())
    }
  }

  Given("a random combination that starts with a space and a random frame") { mastermind in
    mastermind.makeTrials { random in
      Trial(combination: random.leadingSpace(), frame: random.frame(), color: random.color())
    }
  }

  Given("{int} generated combinations") { (mastermind: inout MastermindWorld, count: Int) in
    try expect((1...100_000).contains(count), "\(count) is not between 1 and 100000")
    mastermind.makeTrials(count) { Trial(combination: $0.oneOrTwoSymbols()) }
  }

  ParameterType(
    "randomText",
    "random (?:char(?:acter)? )?(?:strings?|results?|combinations?)(?: (?:of|with) (?:one symbol|two symbols|a single symbol))?",
    useForSnippets: false
  ) { (text: String) in
    RandomText(
      hasTwoSymbols: text.contains("two symbols")
        || !["string", "one symbol", "single"].contains(where: text.contains))
  }

  noun(
    "generates", Goes(),
    "(?:have |has )?(?:(?:generate|create|make|build|produce|draw|ask for)s?|generated|created|made|built|produced)"
  )

  // A string of one symbol, or a result of up to two, as the document's helpers make them.
  When("{someone} {generates} a {randomText} {count} times") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, text: RandomText, count: Int) in
    try mastermind.makeRandom(text, count)
  }.isIdempotent()

  When("{someone} {generates} many/some/several/a\\ lot\\ of {randomText}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, text: RandomText) in
    try mastermind.makeRandom(text, MastermindWorld.runs)
  }.isIdempotent()

  When("{someone} {generates} {randomText} {count} times") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, text: RandomText, count: Int) in
    try mastermind.makeRandom(text, count)
  }.isIdempotent()

  When("(a ){randomText} {isGenerated} {count} times") {
    (mastermind: inout MastermindWorld, text: RandomText, _: Goes, count: Int) in
    try mastermind.makeRandom(text, count)
  }.isIdempotent()

  When("{count} {randomText} {isGenerated}") {
    (mastermind: inout MastermindWorld, count: Int, text: RandomText, _: Goes) in
    try mastermind.makeRandom(text, count)
  }.isIdempotent()

  noun(
    "isGenerated", Goes(),
    "(?:is|are|was|were|has been|have been|gets) (?:generated|created|made|produced|built)")

  When("(a ){randomText} {isGenerated} and {getsGiven}( to {theCell})") {
    (
      mastermind: inout MastermindWorld, text: RandomText, _: Goes, _: Goes, _: CellNoun?
    ) in try mastermind.showRandom(text)
  }.isIdempotent()

  noun("getsGiven", Goes(), "(?:is )?(?:given|assigned|handed over|set|passed|shown|used)")

  Given("the {generator} {randomText}") {
    (mastermind: inout MastermindWorld, _: Goes, text: RandomText) in
    try mastermind.makeRandom(text, MastermindWorld.runs)
  }

  noun(
    "generator", Goes(),
    "(?:helper(?: method)?|generator|method)(?: (?:that|which) (?:generates|creates|makes|produces)| for| of)(?: an?)?"
  )

  // By the names of the document's helper methods.
  ParameterType("helper", "generateRandomCharString|generateRandomResult", useForSnippets: false) {
    (text: String) in RandomText(hasTwoSymbols: text.contains("Result"))
  }

  When("{someone} call(s)/use(s)/run(s) {helper}( {count} times)") {
    (mastermind: inout MastermindWorld, _: Someone, text: RandomText, count: Int?) in
    try mastermind.makeRandom(text, count ?? MastermindWorld.runs)
  }.isIdempotent()

  When("{helper} {isCalled}( {count} times)") {
    (mastermind: inout MastermindWorld, text: RandomText, _: Goes, count: Int?) in
    try mastermind.makeRandom(text, count ?? MastermindWorld.runs)
  }.isIdempotent()

  noun("isCalled", Goes(), "is (?:called|used|run)")

  When("{someone} {generates} {count} {randomText}") {
    (mastermind: inout MastermindWorld, _: Someone, _: Goes, count: Int, text: RandomText) in
    try mastermind.makeRandom(text, count)
  }.isIdempotent()

  for parameters in ["a {randomText}( and a random frame)", "a random frame and a {randomText}"] {
    Given(.expression("a (result )cell with \(parameters)")) {
      (mastermind: inout MastermindWorld, text: RandomText) in
      mastermind.makeRandomCells(text)
    }
  }

  Given("a {randomText}") { (mastermind: inout MastermindWorld, text: RandomText) in
    try mastermind.makeRandom(text, MastermindWorld.runs)
  }

  When("{cell} shows/gets it/this/them") { (mastermind: inout MastermindWorld, _: CellNoun) in
    try mastermind.showTrials()
  }.isIdempotent()

  When("a (result )cell is\\ given/gets/shows it/this\\ combination/this\\ result") { mastermind in
    try mastermind.showTrials()
  }.isIdempotent()

  Then(
    "every/each/any symbol( of the combination)( of each result) is/should\\ be a letter or( a) digit"
  ) {
    mastermind in
    try mastermind.checkTexts { $0.allSatisfy(CombinationGenerator.symbols.contains) }
  }

  When("{someone} set(s) {combination} to it") {
    (mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun) in
    try mastermind.showTrials()
  }.isIdempotent()

  When("{combination} {turnsTo} a {randomText}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen, text: RandomText) in
    try mastermind.showRandom(text)
  }.isIdempotent()

  When("{resultNoun} {turnsTo} a {randomText}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen, text: RandomText) in
    try mastermind.showRandom(text)
  }.isIdempotent()

  When("{combination} is a {randomText}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, text: RandomText) in
    try mastermind.showRandom(text)
  }.isIdempotent()

  When("{someone} {sets} it/this/them as {combination}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: CombinationNoun) in
    try mastermind.showTrials()
  }.isIdempotent()

  // Whoever gives it.
  When("a {randomText} {isSetAgain}") {
    (mastermind: inout MastermindWorld, text: RandomText, _: AndThen) in
    try mastermind.showRandom(text)
  }.isIdempotent()

  When("{resultNoun} is a {randomText}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, text: RandomText) in
    try mastermind.showRandom(text)
  }.isIdempotent()

  When("{cell} {isGiven} a {randomText}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: AndThen, text: RandomText) in
    try mastermind.showRandom(text)
  }.isIdempotent()

  When("{someone} give(s) {cell} a {randomText}") {
    (mastermind: inout MastermindWorld, _: Someone, _: CellNoun, text: RandomText) in
    try mastermind.showRandom(text)
  }.isIdempotent()

  When("{someone} {sets} a {randomText}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, text: RandomText) in
    try mastermind.showRandom(text)
  }.isIdempotent()

  noun("validSet", ValidSymbols(), "the (?:set|list|array) of (?:valid|available) symbols")

  Then("{validSet} {cellHas} {howMany} space(s)") {
    (mastermind: inout MastermindWorld, _: ValidSymbols, hasThem: Bool, wanted: Quantity) in
    let found = CombinationGenerator.symbols.count { $0 == " " }
    try expect(wanted.holds(for: found) == hasThem, "the set has \(found) spaces")
  }

  Then("{validSet} {cellHas} {howMany} {letters}") {
    (
      mastermind: inout MastermindWorld, _: ValidSymbols, hasThem: Bool, wanted: Quantity, _: Goes
    ) in
    let found = CombinationGenerator.symbols.count
    try expect(wanted.holds(for: found) == hasThem, "the set has \(found) symbols")
  }

  When("{someone} {generates} {count} {randomText} {handsOver}") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: Goes, count: Int, text: RandomText,
      _: Goes
    ) in
    try mastermind.makeRandom(text, count)
    try mastermind.showTrials()
  }.isIdempotent()

  noun(
    "handsOver", Goes(),
    "and (?:gives?|shows?|sets?|hands?) (?:each(?: one)?(?: of them)?|them(?: all)?|all of them)"
      + " (?:to|in|on) an?(?: own| new)? (?:result )?cell")

  Then("each/every cell {cellHas} as many circles as {itsLength}") {
    (mastermind: inout MastermindWorld, hasThem: Bool, _: Goes) in
    try mastermind.checkTrials { trial in
      let count = trial.cell?.drawing.ovals.count
      return (count == trial.combination.count) == hasThem ? nil : "found \(count ?? 0) circles"
    }
  }

  noun(
    "itsLength", Goes(),
    "(?:its|the) (?:result|combination) (?:is long|has (?:symbols|characters))|its (?:result|combination) symbols"
  )

  Given("the helper( method) that creates/generates a combination of two symbols") { mastermind in
    try mastermind.makeRandom(RandomText(), MastermindWorld.runs)
  }

  noun(
    "eachText", RandomText(),
    "(?:each|every|all)(?: one)?(?: of (?:them|the (?:strings|results|combinations)))?(?: (?:generated |random )?(?:strings?|results?|combinations?))?",
    "the (?:(?:generated|random) )?string|the (?:generated|random) (?:result|combination)")
  noun(
    "noText", RandomText(),
    "none(?: of (?:them|the (?:strings|results|combinations)))?|no (?:generated |random )?(?:string|result|combination)"
  )
  noun(
    "textHas", Goes(),
    "has|have|contains?|uses?|(?:is|are) made(?: up)? of|consists? of|should (?:have|contain)")
  noun("letters", Goes(), "symbols?|characters?|chars?|letters?")

  Then("{noText} is/are longer than {count} {letters}") {
    (mastermind: inout MastermindWorld, _: RandomText, longest: Int, _: Goes) in
    try mastermind.checkTexts { $0.count <= longest }
  }

  Then("{eachText} {textHas} {howMany} {letters}") {
    (mastermind: inout MastermindWorld, _: RandomText, _: Goes, wanted: Quantity, _: Goes) in
    try mastermind.checkTexts { wanted.holds(for: $0.count) }
  }

  Then("{eachText} {textHas} between {count} and {count} {letters}") {
    (mastermind: inout MastermindWorld, _: RandomText, _: Goes, low: Int, high: Int, _: Goes) in
    try mastermind.checkTexts { $0.count >= low && $0.count <= high }
  }

  Then("{noText} {textHas} more than {count} different/distinct {letters}") {
    (mastermind: inout MastermindWorld, _: RandomText, _: Goes, count: Int, _: Goes) in
    try mastermind.checkTexts { distinct($0).count <= count }
  }

  Then("{eachText} {textHas} {howMany} different/distinct {letters}") {
    (mastermind: inout MastermindWorld, _: RandomText, _: Goes, wanted: Quantity, _: Goes) in
    try mastermind.checkTexts { wanted.holds(for: distinct($0).count) }
  }

  Then("{noText} {textHas} (a )space(s)") {
    (mastermind: inout MastermindWorld, _: RandomText, _: Goes) in
    try mastermind.checkTexts { !$0.contains(" ") }
  }

  Then("{eachText} {textHas} only letters and digits") {
    (mastermind: inout MastermindWorld, _: RandomText, _: Goes) in
    try mastermind.checkTexts { $0.allSatisfy(CombinationGenerator.symbols.contains) }
  }

  When("a result cell of {float} by {float} shows it") {
    (mastermind: inout MastermindWorld, width: Float, height: Float) in
    mastermind.changeTrials { trial in
      trial.frame = Rect(width: width, height: height)
      trial.makeCell()
    }
  }.isIdempotent()

  Then("only its first two symbols are stored") { mastermind in
    try mastermind.checkTrials { trial in
      let symbols = distinct(trial.combination)
      let expected = String(trial.combination.prefix { symbols.prefix(2).contains($0) })
      let stored = trial.cell?.combination ?? ""
      if symbols.count < 3 { return "the combination has no third symbol" }
      return stored == expected ? nil : "\"\(stored)\" is stored, expected \"\(expected)\""
    }
  }

  Then("every element of every list is an oval path inside its grid cell") { mastermind in
    try mastermind.checkTrials { trial in
      trial.cell.map(misplacement) ?? "there is no cell"
    }
  }

  Then("every symbol is one of the 62 letters and digits") { mastermind in
    try expectValidSymbols()
    let valid = Set(CombinationGenerator.symbols)
    try mastermind.checkTrials { trial in
      let odd = trial.combination.first { !valid.contains($0) }
      return odd.map { "\"\($0)\" is no valid symbol" }
    }
  }

  Then("no symbol is a space") { mastermind in
    try mastermind.checkTrials { $0.combination.contains(" ") ? "there is a space" : nil }
  }

  Then("each of the 62 letters and digits is generated") { mastermind in
    let seen = Set(mastermind.trials.flatMap(\.combination))
    let missing = CombinationGenerator.symbols.filter { !seen.contains($0) }
    try expect(missing.isEmpty, "never generated: " + String(missing))
  }
}

struct RandomText { var hasTwoSymbols = true }
struct ValidSymbols {}

/// The document's symbols are letters and digits, and no space.
func expectValidSymbols() throws {
  let valid = Set(CombinationGenerator.symbols)
  try expect(valid.count, equals: 62, "the number of valid symbols")
  let isASCII = valid.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  try expect(isASCII, "a valid symbol is no letter and no digit")
}

extension MastermindWorld {
  /// Cells with random frames that show random texts.
  fileprivate mutating func makeRandomCells(_ text: RandomText) {
    makeTrials { random in
      var trial = Trial(
        combination: text.hasTwoSymbols ? random.oneOrTwoSymbols() : random.oneSymbol(),
        frame: random.frame(), color: random.color())
      trial.makeCell()
      return trial
    }
  }

  /// Cells with random texts.
  fileprivate mutating func showRandom(_ text: RandomText) throws {
    try expect(!isOutcome, "the step does something: it checks nothing")
    try makeRandom(text, Self.runs)
    try showTrials()
  }

  fileprivate mutating func makeRandom(
    _ text: RandomText, _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      (1...100_000).contains(count), "\(count) is not between 1 and 100000", file: file, line: line)
    makeTrials(count) { random in
      Trial(combination: text.hasTwoSymbols ? random.oneOrTwoSymbols() : random.oneSymbol())
    }
  }

  /// Gives the random texts to cells of the size of the cell there is, if any.
  fileprivate mutating func showTrials(
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(!trials.isEmpty, "the scenario has no random text", file: file, line: line)
    let frame = cell?.frame
    cell = nil
    changeTrials { trial in
      trial.frame = frame ?? trial.frame
      trial.makeCell()
    }
  }

  /// Each random text is so.
  fileprivate func checkTexts(
    file: StaticString = #filePath, line: Int = #line, _ isSo: (String) -> Bool
  ) throws {
    try checkTrials(file: file, line: line) { trial in
      isSo(trial.combination) ? nil : "\"\(trial.combination)\" is not so"
    }
  }
}
