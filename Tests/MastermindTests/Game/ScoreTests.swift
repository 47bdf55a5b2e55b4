import Mastermind
import Testing

@Suite struct ScoreTests {
  private func check(
    _ secret: String, _ attempt: String, _ text: String, shownAs combination: String? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let score = Score(of: try Code(attempt), against: try Code(secret))
    #expect(score.text == text, sourceLocation: location)
    #expect(score.combination == combination ?? text, sourceLocation: location)
    #expect(score.isWin == (text == "AAAA"), sourceLocation: location)
  }

  @Test("MAS-M11, D-18: right positions, then digits elsewhere, each digit of the secret once")
  func examples() throws {
    try check("1234", "1234", "AAAA")
    try check("1234", "4321", "BBBB", shownAs: " BBBB")
    try check("1234", "1423", "ABBB")
    try check("1112", "3331", "B", shownAs: " B")
    try check("1122", "1211", "ABB")
    try check("1122", "1333", "A")
    try check("3333", "1242", "")
  }

  /// Strikes digits off one by one, as a person with two rows of pegs would.
  private func byHand(_ secret: [Int], _ attempt: [Int]) -> String {
    var (secret, attempt) = (secret.map(Optional.some), attempt.map(Optional.some))
    var (exact, misplaced) = ("", "")
    for index in secret.indices where secret[index] == attempt[index] {
      exact += "A"
      (secret[index], attempt[index]) = (nil, nil)
    }
    for digit in attempt.compactMap({ $0 }) {
      guard let place = secret.firstIndex(of: digit) else { continue }
      misplaced += "B"
      secret[place] = nil
    }
    return exact + misplaced
  }

  @Test("MAS-M11: every attempt against every secret")
  func all() throws {
    let digits = ["1", "2", "3", "4"]
    let pairs = digits.flatMap { first in digits.map { first + $0 } }
    let codes = try pairs.flatMap { first in pairs.map { first + $0 } }.map { try Code($0) }
    #expect(codes.count == 256)
    var wrong: [String] = []
    for secret in codes {
      for attempt in codes {
        let score = Score(of: attempt, against: secret)
        if score.text != byHand(secret.digits, attempt.digits) {
          wrong.append("\(secret.text) \(attempt.text)")
        }
      }
    }
    #expect(wrong == [])
  }
}
