import Mastermind
import StepKit

/// What a sentence says is tried in the game.
enum TriedCodes {
  case codes([String])
  /// So many codes that are not the secret.
  case wrong(Int)
  case secret
  /// What was tried last.
  case same

  init(_ text: String) throws {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    guard parts.count < 3 else {
      self = .codes(try Self.codes(in: parts))
      return
    }
    let words = text.split(separator: " ").map(String.init)
    let count = words.lazy.compactMap(number(inWords:)).first
    if words.contains("same") {
      self = .same
    } else if words.contains(where: wrongWords.contains) || text.contains("without success") {
      self = .wrong(try Self.times(count ?? 1))
    } else {
      self = .secret
    }
  }

  /// The codes between quotes, each as often as the words around it say.
  private static func codes(in parts: [String]) throws -> [String] {
    let words = parts.map { $0.replacing(",", with: "").split(separator: " ").map(String.init) }
    var codes: [String] = []
    for index in stride(from: 1, to: parts.count - 1, by: 2) {
      let after = words[index + 1]
      var count = after.contains("twice") ? 2 : 1
      if let times = after.firstIndex(of: "times"), times > 0 {
        count = number(inWords: after[times - 1]) ?? count
      }
      // "Three attempts with "1111"", and "three times "1111"".
      if let said = words[index - 1].lazy.compactMap(number(inWords:)).first,
        !words[index - 1].contains("one"), index == 1
      {
        count = said
      }
      codes += Array(repeating: parts[index], count: try times(count))
    }
    return codes
  }

  private static func times(_ count: Int) throws -> Int {
    try expect((1...100).contains(count), "found \(count), expected 1 to 100")
    return count
  }

  /// In words of the sentence, with a code or several.
  static let pattern = [
    codesPattern, countedPattern, wrongPattern, secretPattern, samePattern,
  ].joined(separator: "|")
  /// Attempts that are named as such.
  static let attempts = [countedPattern, wrongPattern].joined(separator: "|")

  private static let codesPattern = "\(codePattern)(?:\(next)\(codePattern))*"
  private static let codePattern =
    #"(?:(?:the |an? |first |my )?(?:\#(tryNoun) )?(?:with )?)"[^"]*""# + again
  private static let countedPattern =
    #"(?:\#(numberWord)) (?:(?:more |further |other )?(?:\#(tryNoun))(?: (?:with|of)(?: the (?:combination|code))?)?|times) "[^"]*""#
  private static let wrongPattern =
    "(?:all )?(?:\(numberWord)|an?|another) (?:more |further |other )?(?:\(wrongWords.joined(separator: "|"))) (?:\(tryNoun))(?: in a row)?"
    + "|(?:\(numberWord)) (?:\(tryNoun)) without success"
  private static let secretPattern =
    "the (?:right|secret|correct)(?: combination| code| one)?|the secret of the game"
  private static let samePattern =
    "the same (?:\(tryNoun)|one|thing)(?: again| once more| a second time)?"
}

/// Attempts as a table lists them, with their results where it does.
struct AttemptTable {
  var codes: [String] = []
  var results: [String]?

  init(_ table: DataTable) throws {
    let names = table.header.map { $0.lowercased() }
    guard let column = codeNames.lazy.compactMap({ names.firstIndex(of: $0) }).first else {
      // Without a header.
      try expect(names.count <= 2, "a table of attempts has a column \"combination\"")
      codes = table.raw.map { $0.first ?? "" }
      if names.count == 2 { results = table.raw.map { $0[1] } }
      return
    }
    for (index, name) in names.enumerated() where index != column {
      let cells = table.rows.map { $0[index] }
      switch name {
      case "result", "results", "answer", "score": results = cells
      case "number", "no", "no.", "#", "attempt":
        try expect(cells, equals: (1...max(1, cells.count)).map(String.init), "the column \(name)")
      default: try expect(false, "attempts have no \"\(name)\"")
      }
    }
    codes = table.rows.map { $0[column] }
  }

  /// Each code with its result.
  func pairs(file: StaticString = #filePath, line: Int = #line) throws -> [[String]] {
    let results = try require(results, "the table has no results", file: file, line: line)
    return zip(codes, results).map { [$0, $1] }
  }
}

/// Words for what is tried.
let tryNoun = "(?:combinations?|codes?|attempts?|guess(?:es)?|tr(?:y|ies))"
private let wrongWords = ["wrong", "incorrect", "false", "failed", "unsuccessful"]
private let next =
  "(?:,? and(?: then| afterwards| later| finally)? |,? (?:then|afterwards|followed by) |, )"
private let again =
  "(?: again| once more| once again| once| twice| a second time| (?:\(numberWord)) times)?"
private let codeNames = [
  "combination", "combinations", "code", "codes", "guess", "guesses", "try", "tried", "digits",
  "attempt", "attempts",
]

extension MastermindWorld {
  mutating func tryCodes(_ tried: TriedCodes) throws {
    switch tried {
    case .codes(let codes): for code in codes { try tryCode(code) }
    case .wrong(let count):
      let code = wrongCode(for: try playedGame().secret.text)
      for _ in 1...count { try tryCode(code) }
    case .secret: try tryCode(try playedGame().secret.text)
    case .same: try tryCode(try require(tries.last, "nothing was tried").text)
    }
  }

  /// Tries each code of a table; where it has results, they are what comes of it.
  mutating func tryCodes(_ table: AttemptTable) throws {
    for (index, code) in table.codes.enumerated() {
      try tryCode(code)
      guard let wanted = table.results?[index] else { continue }
      if ["rejected", "not accepted", "refused", "invalid"].contains(wanted) {
        try expectAccepted([code], false)
      } else {
        try expect(try lastScore().text, equals: wanted, "the result of \(code)")
      }
    }
  }
}
