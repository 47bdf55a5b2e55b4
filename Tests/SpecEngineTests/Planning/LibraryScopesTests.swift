import Testing

@testable import SpecEngine
@testable import StepKit

/// Which features a library claims, by their paths.
struct LibraryScopesTests {
  @Test(arguments: [
    // A folder, at any depth, and all below it.
    ("QuizGame/", "QuizGame/a.feature", true), ("QuizGame/", "Features/QuizGame/a.feature", true),
    ("QuizGame/", "/home/QuizGame/x/y/a.feature", true), ("QuizGame/", "../QuizGame/a.md", true),
    ("QuizGame/", "Features/QuizGames/a.feature", false), ("QuizGame/", "a.feature", false),
    ("QuizGame/", "QuizGame", false), ("QuizGame/", "x/quizgame/a.feature", false),
    ("Features/QuizGame/", "x/Features/QuizGame/a.feature", true),
    ("Features/QuizGame/", "Features/x/QuizGame/a.feature", false),
    ("Features/**/Quiz/", "Features/x/y/Quiz/a.feature", true),
    ("Features/QuizGame/**", "Features/QuizGame/x/a.feature", true),
    ("Quiz*/", "Features/QuizGame/a.feature", true),
    // A file, at any depth.
    ("003_*.txt", "003_9d3b.txt", true), ("003_*.txt", "../shared/seeds/003_9d3b.txt", true),
    ("003_*.txt", "seeds/0003_9d3b.txt", false), ("003_*.txt", "003_9d3b.feature", false),
    ("quiz.feature", "Features/quiz.feature", true), ("{a,b}.feature", "x/b.feature", true),
    // A folder without a slash is a folder all the same.
    ("QuizGame", "Features/QuizGame/a.feature", true), ("QuizGame", "Features/QuizGame", true),
    ("./QuizGame/", "QuizGame/a.feature", false),
  ])
  func patterns(pattern: String, path: String, expected: Bool) {
    #expect(claims([[pattern]], path) == (expected ? [0] : []))
  }

  @Test(
    arguments: [
      ("feed/a.feature", [0]), ("quiz/a.feature", [1]), ("x/003_a.txt", [1]),
      ("quiz/feed/a.feature", [0, 1]), ("other/a.feature", []), ("a.feature", []),
    ] as [(String, [Int])])
  func libraries(path: String, expected: [Int]) {
    #expect(claims([["feed/"], ["quiz/", "003_*.txt"]], path) == expected)
  }

  @Test func whatIsSeen() {
    let claimed = SeenLibraries(claims: [1, 3])
    #expect([nil, 0, 1, 2, 3].map(claimed.contains(scope:)) == [true, false, true, false, true])
    #expect([nil, 0, 7].allSatisfy(SeenLibraries.all.contains(scope:)))
  }

  @Test("libraries with the same patterns share a scope")
  func positions() {
    var scopes = LibraryScopes()
    let place = SourcePlace(file: "/A.swift", line: 1)
    let patterns = [["a/"], ["b/"], ["a/"], ["a/", "b/"]]
    #expect(
      patterns.map { scopes.position(of: LibraryScope(patterns: $0, place: place)) } == [
        0, 1, 0, 2,
      ])
  }

  private func claims(_ libraries: [[String]], _ path: String) -> [Int] {
    var scopes = LibraryScopes()
    for patterns in libraries {
      _ = scopes.position(
        of: LibraryScope(patterns: patterns, place: SourcePlace(file: "/A.swift", line: 1)))
    }
    return scopes.libraries(seenBy: path).claims
  }
}
