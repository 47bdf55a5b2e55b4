import Mastermind
import StepKit

/// The attempts that the game keeps (MAS-M14).
let historySteps = StepLibrary(MastermindWorld.self) {
  noun(
    "gameHistory", HistoryNoun(),
    "(?:the|its)(?: game['’]s)? history(?: of (?:the game|(?:the |all )?attempts))?|the list of attempts"
  )

  noun("historyEntries", HistoryNoun(), "\(historyEntry)|pairs?|items?|results?")

  Then("{gameHistory} {cellIs} empty") {
    (mastermind: inout MastermindWorld, _: HistoryNoun, isEmpty: Bool) in
    let history = try mastermind.playedGame().history
    try expect(history.isEmpty == isEmpty, "the history has \(history.count) attempts")
  }

  Then("{gameHistory} {cellHas} {howMany} {historyEntries}") {
    (
      mastermind: inout MastermindWorld, _: HistoryNoun, hasThem: Bool, wanted: Quantity,
      _: HistoryNoun
    ) in try mastermind.expectKept(wanted, hasThem)
  }

  Then("{thereAre} {howMany} {historyEntries} in {gameHistory}") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: HistoryNoun,
      _: HistoryNoun
    ) in try mastermind.expectKept(wanted, areThere)
  }

  noun("keptInHistory", HistoryNoun(), "(?:(?:stored|kept|listed|recorded|shown|contained) )?in")

  Then("{howMany} {historyEntries} {cellIs} {keptInHistory} {gameHistory}") {
    (
      mastermind: inout MastermindWorld, wanted: Quantity, _: HistoryNoun, areThere: Bool,
      _: HistoryNoun, _: HistoryNoun
    ) in try mastermind.expectKept(wanted, areThere)
  }

  Then("{whichAttempts} {cellIs} {keptInHistory} {gameHistory}") {
    (
      mastermind: inout MastermindWorld, attempts: AttemptChoice, areThere: Bool, _: HistoryNoun,
      _: HistoryNoun
    ) in
    var areThere = areThere
    if case .none = attempts { areThere.toggle() }
    for attempt in try mastermind.attempts(attempts) {
      try mastermind.expectKept(code: attempt.text, areThere)
    }
  }

  Then("nothing {cellIs} {keptInHistory} {gameHistory}") {
    (mastermind: inout MastermindWorld, isSo: Bool, _: HistoryNoun, _: HistoryNoun) in
    try mastermind.expectKept(Quantity(0), isSo)
  }

  Then(
    "{gameHistory} {cellHas}( the)( combination)( combinations)( attempt)( attempts) {quoted list}"
  ) {
    (
      mastermind: inout MastermindWorld, _: HistoryNoun, hasThem: Bool, codes: [String]
    ) in for code in codes { try mastermind.expectKept(code: code, hasThem) }
  }

  Then("(the combination )(the combinations ){quoted list} {cellIs} {keptInHistory} {gameHistory}")
  {
    (
      mastermind: inout MastermindWorld, codes: [String], areThere: Bool, _: HistoryNoun,
      _: HistoryNoun
    ) in for code in codes { try mastermind.expectKept(code: code, areThere) }
  }

  // Codes with their results.
  ParameterType("attemptPairs", pairsPattern, useForSnippets: false) { (text: String) in
    let texts = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return stride(from: 0, to: texts.count - 1, by: 2).map { [texts[$0], texts[$0 + 1]] }
  }

  Then("{gameHistory} {cellIs}(:) {attemptPairs}") {
    (
      mastermind: inout MastermindWorld, _: HistoryNoun, isSo: Bool, pairs: [[String]]
    ) in
    let found = try mastermind.history()
    try expect((found == pairs) == isSo, "the history is \(found)")
  }

  Then("{gameHistory} {cellHas}( only)(:) {attemptPairs}") {
    (
      mastermind: inout MastermindWorld, _: HistoryNoun, hasThem: Bool, pairs: [[String]]
    ) in
    let found = try mastermind.history()
    if hasThem, mastermind.wording.has("only") {
      return try expect(found, equals: pairs, "the history")
    }
    for pair in pairs {
      try expect(found.contains(pair) == hasThem, "the history is \(found)")
    }
  }

  ParameterType(
    "entryOfHistory",
    "the (\(ordinalWord)|latest|only) (?:(?:attempt|entry|guess|pair)|(?:combination|one) (?:in|of) the history)(?: (?:in|of) the history)?",
    useForSnippets: false
  ) { (groups: [String?]) in HistoryPlace(groups.first.flatMap { $0 } ?? "") }

  Then("{entryOfHistory} {cellIs} {attemptPairs}") {
    (
      mastermind: inout MastermindWorld, place: HistoryPlace, isIt: Bool, pairs: [[String]]
    ) in
    let found = try mastermind.entry(at: place)
    try expect(pairs.count, equals: 1, "the attempts in the sentence")
    try expect((found == pairs[0]) == isIt, "the attempt is \(found)")
  }

  Then("{entryOfHistory} {cellIs} {string}") {
    (mastermind: inout MastermindWorld, place: HistoryPlace, isIt: Bool, code: String) in
    let found = try mastermind.entry(at: place)
    try expect((found[0] == code) == isIt, "the attempt is \(found)")
  }

  // All of it in a table, or some rows in their order.
  noun(
    "historyIs", HistoryNoun(),
    "(?:(?:now|then|still) )?(?:is|looks|should be|has|shows|consists of|displays)(?: now)?(?: (?:as follows|like this|(?:the following|these)(?: \(historyEntry)| pairs| lines| rows)?))?"
  )
  noun(
    "historyContains", HistoryNoun(),
    "(?:contains|includes|holds|should contain)(?: (?:the following|these)(?: \(historyEntry)| pairs| lines| rows)?)?"
  )

  Then("{gameHistory} {historyIs}(:)") {
    (mastermind: inout MastermindWorld, _: HistoryNoun, _: HistoryNoun, table: DataTable) in
    try mastermind.expectHistory(try AttemptTable(table))
  }

  Then("{gameHistory} {historyContains}(:)") {
    (mastermind: inout MastermindWorld, _: HistoryNoun, _: HistoryNoun, table: DataTable) in
    let table = try AttemptTable(table)
    var found = try mastermind.history()[...]
    for row in try table.pairs() {
      let index = try require(
        found.firstIndex(of: row), "\(row) is not in the history, or not in this order")
      found = found[(index + 1)...]
    }
  }

  Then("the attempts have/had/got/get/give/gave (the following )(these )results(:)") {
    (mastermind: inout MastermindWorld, table: DataTable) in
    try mastermind.expectHistory(try AttemptTable(table))
  }

  Then("the results are( as follows)(:)") { (mastermind: inout MastermindWorld, table: DataTable) in
    try expect(table.header.count, equals: 1, "the columns of the table")
    let results = table.raw.map { $0.first ?? "" }
    let isHeader = ["result", "results"].contains(results.first?.lowercased())
    let found = try mastermind.history().map { $0[1] }
    try expect(found, equals: isHeader ? Array(results.dropFirst()) : results, "the results")
  }
}

struct HistoryNoun {}

/// A place in the history.
struct HistoryPlace {
  /// From 1; nil for the last.
  var number: Int?
  var isOnly: Bool

  init(_ text: String) {
    number = position(inWords: text)
    isOnly = text == "only"
  }
}

private let historyEntry = "(?:attempts?|entr(?:y|ies)|combinations?|guess(?:es)?)"
private let pair =
  #"(?:(?:the )?(?:attempt|combination|code) )?"[^"]*"(?: ?[-–:→] ?| with(?: the result)? | and(?: the)? result | gives )"[^"]*""#
private let pairsPattern = "\(pair)(?:(?:,|,? and(?: then)?|,? then) \(pair))*"

extension MastermindWorld {
  /// Each attempt with its result, first to last.
  fileprivate func history(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> [[String]] {
    try playedGame(file: file, line: line).history.map { [$0.code.text, $0.score.text] }
  }

  fileprivate func entry(
    at place: HistoryPlace, file: StaticString = #filePath, line: Int = #line
  ) throws -> [String] {
    let history = try self.history(file: file, line: line)
    if place.isOnly { try expect(history.count, equals: 1, "the attempts kept") }
    let index = (place.number ?? history.count) - 1
    return try require(
      history.indices.contains(index) ? history[index] : nil,
      "the history has \(history.count) attempts", file: file, line: line)
  }

  fileprivate func expectKept(
    _ wanted: Quantity, _ areKept: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let found = try history(file: file, line: line).count
    try expect(
      wanted.holds(for: found) == areKept,
      "the history has \(found) attempts, expected \(wanted.description)",
      file: file, line: line)
  }

  fileprivate func expectKept(
    code: String, _ isKept: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let found = try history(file: file, line: line)
    try expect(
      found.contains { $0[0] == code } == isKept, "the history is \(found)", file: file, line: line)
  }

  /// The whole history, with its results where the table has them.
  fileprivate func expectHistory(
    _ table: AttemptTable, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let found = try history(file: file, line: line)
    if table.results == nil {
      return try expect(
        found.map { $0[0] }, equals: table.codes, "the codes of the history", file: file,
        line: line)
    }
    try expect(found, equals: try table.pairs(), "the history", file: file, line: line)
  }
}
