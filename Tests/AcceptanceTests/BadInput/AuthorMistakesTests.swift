import SpecTestSupport
import Testing

/// Runs the built command on mistakes of authors, and prints how many are reported as they should be.
@Suite struct AuthorMistakesTests {
  @Test("every mistake of authors is reported with its place and what to do", .wholeRun)
  func mistakes() throws {
    let program = try BuiltProgram.find("badinput")
    let mistakes = AuthorMistakes.all
    #expect(mistakes.map(\.number) == Array(1...mistakes.count) && mistakes.count >= 104)
    var reported = 0
    for mistake in mistakes {
      let faults = try BadInputRun(mistake, program: program).faults
      if faults.isEmpty {
        reported += 1
      } else {
        Issue.record("\(mistake.number) (\(mistake.title)):\n\(faults.joined(separator: "\n"))")
      }
    }
    print("\(reported) of \(mistakes.count) mistakes reported")
  }
}
