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

  When("a result cell of {float} by {float} shows it") {
    (mastermind: inout MastermindWorld, width: Float, height: Float) in
    mastermind.changeTrials { trial in
      trial.frame = Rect(width: width, height: height)
      trial.makeCell()
    }
  }.isIdempotent()

  Then("the number of {circles} equals/is the length of the combination") {
    (mastermind: inout MastermindWorld, _: CirclesNoun) in
    if mastermind.trials.isEmpty {
      let cell = try mastermind.shownCell()
      return try expect(
        cell.circles.count, equals: cell.combination.count, "the number of circles")
    }
    try mastermind.checkTrials { trial in
      let count = trial.cell?.drawing.ovals.count
      return count == trial.combination.count ? nil : "found \(count ?? 0) circles"
    }
  }

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
    let valid = Set(CombinationGenerator.symbols)
    try expect(valid.count, equals: 62, "the number of valid symbols")
    let isASCII = valid.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    try expect(isASCII, "a valid symbol is no letter and no digit")
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
