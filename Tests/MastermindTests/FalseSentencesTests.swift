import MastermindSteps
import Messages
import SessionTestSupport
import Testing

/// Sentences that are false, which must fail with what was found.
@Suite struct FalseSentencesTests {
  /// Runs each sentence in a scenario of its own and compares what it complains of.
  private func check(
    _ setup: String..., sentences: KeyValuePairs<String, String>,
    _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let scenarios = sentences.enumerated().map { index, sentence in
      let steps = setup + ["Then \(sentence.key)"]
      return "  Scenario: \(index)\n" + steps.map { "    \($0)\n" }.joined()
    }
    let source = Source(
      uri: "Features/Mastermind/s.feature", data: "Feature: F\n" + scenarios.joined(),
      mediaType: .gherkin)
    let run = try await SessionRun([source], [mastermindSteps])
    #expect(run.finishedCount == sentences.count, sourceLocation: location)
    for (index, sentence) in sentences.enumerated() {
      let complaint = run.complaints.first { $0.hasPrefix("\(index): ") } ?? "nothing"
      #expect(
        complaint.hasPrefix("\(index): failed ") && complaint.contains(sentence.value),
        "\(sentence.key): \(complaint)", sourceLocation: location)
    }
  }

  @Test("the look of a circle and the kind of its symbol say the same, or one of them is false")
  func kinds() async throws {
    try await check(
      "Given a result cell of 90 by 90 with the combination \"aab\"",
      sentences: [
        "the last circle is stroked as a symbol of the first kind":
          "a filled circle is a symbol of the first kind",
        "the first circle is filled as a symbol of the second kind":
          "a filled circle is a symbol of the first kind",
        "the first circle is stroked as a symbol of the second kind": "circle 1 is filled",
      ])
  }

  @Test("what is said of the time before is compared with it")
  func before() async throws {
    try await check(
      "Given a result cell of 90 by 90 with the combination \"abb\"",
      "When the combination changes to \"ab\"",
      sentences: [
        "the combination is still \"ab\"": "it was not before the last change: the combination",
        "the combination stays \"ab\"": "it was not before the last change: the combination",
        "there are still two circles": "it was not before the last change: the number of circles",
        "the cell no longer has five circles": "never otherwise before: the number of circles",
        "the circles are no longer red": "never otherwise before: circle 1 is filled, #000000",
        "none of the circles is red any more": "it was never otherwise before",
        "the color is no longer red": "never otherwise before: the color is #000000",
        "the first circle becomes filled": "it was so before the last change, too",
        "both circles turn black": "it was so before the last change, too",
        "the cell becomes black": "it was so before the last change, too",
        "the circles are never black": "circle 1 is filled, #000000",
        "circle 1 is still filled and circle 2 is no longer filled": "it was never otherwise",
        "the combination is \"ab\" and no longer \"x\"": "the combination was never \"x\"",
        "the combination is not \"abb\" and not \"ab\"": "the combination is \"ab\"",
        "the combination is not \"abb\" and no longer \"ab\"": "the combination is \"ab\"",
        "the combination changes to \"x\"": "the combination differs",
        "the combination changes from \"a\" to \"ab\"": "actual: \"abb\"",
        "the color changes to black": "it was so before the last change, too",
        "the color changes to red": "the color is #000000",
        "there are not three circles and not two": "there are 2 circles",
        "two circles are drawn instead of five": "3 circles before the last change, not 5",
        "one circle is stroked instead of three": "2 of 3 circles are so, expected 3",
        "the second circle turns from stroked to stroked": "the sentence names one kind",
      ])
    try await check(
      "Given a result cell of 90 by 90 with the combination \"abb\"",
      sentences: [
        "the circles are still black": "there is nothing before it to compare with",
        "the cell no longer contains circles": "there are 3 circles",
        "three circles remain": "there is nothing before to compare with",
        "a circle is missing": "there is nothing before to compare with",
      ])
    try await check(
      "When the combination changes from \"b\" to \"ab\"",
      sentences: ["the combination is \"ab\"": "the combination differs"])
  }

  @Test("circles that are gone were there, and a number that rises was smaller")
  func losses() async throws {
    try await check(
      "Given a result cell of 90 by 90 with the combination \"abb\"",
      "When the combination changes to \"ab\"",
      sentences: [
        "nothing disappears": "0 filled and 1 outlined circles have disappeared",
        "no circle disappears": "1 such circles have disappeared, expected 0",
        "three circles have disappeared": "1 such circles have disappeared, expected 3",
        "two stroked circles disappear": "1 such circles have disappeared, expected 2",
        "only filled circles disappear": "0 such circles have disappeared, expected at least 1",
        "the circles disappear": "there are 2 circles",
        "a fifth circle disappears": "there were 3 circles before, so none was number 5",
        "three circles remain": "there are 2 such circles, expected 3",
        "the number of circles has risen to two": "the number of circles was 3 before and is 2",
        "the number of circles rises from 3 to 2": "the number of circles was 3 before and is 2",
      ])
    try await check(
      "Given a result cell of 100 by 100 with the combination \"a\"",
      "When the combination changes to \"aaaa\"",
      sentences: [
        "each circle has grown to 50 by 50": "is 50 by 50, and was 100 by 100, which is not larger",
        "each circle has grown to a width of 50": "which is not larger",
        "four circles are left": "there were 1 such circles before",
        "a circle is missing": "0 such circles have disappeared, expected 1",
      ])
    try await check(
      "When the combination changes to \"a\"",
      sentences: [
        "the circle has grown to 100 by 100": "there were no circles before the last change",
        "the circles are resized": "there were no circles before the last change",
      ])
  }

  @Test("circles are counted, chosen and named as the sentence says")
  func circles() async throws {
    try await check(
      "Given a result cell of 100 by 100 with the combination \"aabb\"",
      sentences: [
        "each circle fills the cell": "the list of circles differs",
        "both circles fill the cell": "the list of circles differs",
        "the three circles fill the cell": "expected: 3",
        "all 4 circles touch all four sides": "the list of circles differs",
        "two of the five circles are filled": "expected: 5",
        "none of the six circles is red": "expected: 6",
        "the remaining circle is black": "the number of the remaining circles differs",
        "circle 1 is filled and the other two are stroked": "the number of the remaining circles",
        "circle 3 is stroked but not outlined": "says and denies the same",
        "circle 1 is filled rather than solid": "says and denies the same",
        "at the top left both circles are filled": "there are 1 circles in it",
        "all 5 symbols are the same": "the combination is \"aabb\"",
      ])
  }

  @Test("rows and places are those of the grid, of which the last may be empty")
  func places() async throws {
    try await check(
      "Given a result cell of 90 by 90 with the combination \"aaabbb\"",
      sentences: [
        "each row has 3 circles": "the number of rows with circles differs",
        "all three rows have 3 circles": "the number of rows with circles differs",
        "both rows have 3 circles": "the number of rows of the grid differs",
        "the grid has two rows": "the number of rows of the grid differs",
        "the grid has two rows of 3 circles each": "the number of rows of the grid differs",
        "the circles are placed in 3 rows and 3 columns": "the number of rows with circles",
        "the bottom row is stroked": "there is no circle in a grid of 3 rows and 3 columns",
        "the circles fill the whole cell": "6 of the 9 places of the grid are taken",
        "the circles leave no space unused": "6 of the 9 places of the grid are taken",
        "the circles form a square": "6 of the 9 places of the grid are taken",
      ])
  }

  @Test("what is dropped was given")
  func stored() async throws {
    try await check(
      "When the combination is set to \"aabcca\"",
      sentences: [
        "the symbol \"d\" is ignored": "\"aabcca\" was given, without \"d\"",
        "\"aab\" is cut off": "\"cca\" of \"aabcca\" is not stored",
        "only \"a\" is ignored": "\"aab\" is stored, with \"a\"",
        "all symbols are ignored": "\"aab\" is stored of \"aabcca\"",
        "the leading space is ignored": "was given, which has no such space",
      ])
    try await check(
      "When the combination is set to \"a bb\"",
      sentences: [
        "the space is dropped": "\"a \" is stored of \"a bb\"",
        "the leading space is not drawn": "\"a \" has no leading space",
      ])
    try await check(
      "Given a result cell of 90 by 90 with the combination \"abb\"",
      "When the color changes to red",
      sentences: [
        "the grid becomes 2 by 2": "it was so before the last change, too",
        "the grid changes to 2 rows and 2 columns": "it was so before the last change, too",
        "something disappears": "0 filled and 0 outlined circles have disappeared",
      ])
    try await check(
      "Given a result cell of 90 by 90 with the combination \"abb\"",
      "When the size is set to 90 by 0",
      sentences: ["nothing disappears": "all that was drawn has disappeared"])
  }

  @Test("views are those that the scenario has, and a reason says something")
  func views() async throws {
    try await check(
      "Given two result cells of 90 by 60 with the combinations \"aab\" and \"aba\"",
      sentences: [
        "the dummy view looks different from the cell": "there is no dummy view",
        "the three images differ": "the number of views differs",
        "the expected image differs from the expected image": "compares an image with itself",
      ])
    try await check(
      "Given a game with the secret \"1234\"", "When I try \"12345\"",
      sentences: ["the reason says \"\"": "an empty text says nothing"])
  }

  @Test("what should be so, in the words of testers, is red where it is not")
  func modals() async throws {
    try await check(
      "Given a result cell of 90 by 60 with the combination \"aaab\"",
      "When the combination changes to \"aab\"",
      sentences: [
        "each of the 4 bezier paths is an oval": "the number of circles differs",
        "the cell strokes three circles": "1 of 3 circles are so, expected 3",
        "the cell should not fill any circle": "circle 1 is filled",
        "there are 2 items horizontally": "the number is 3",
        "the grid has 3 items horizontally and 3 items vertically": "the number is 2",
        "the 2 filled circles are filled with red": "circle 1 is filled, #000000",
        "the circles should disappear": "there are 3 circles",
        "the number of circles should change from 4 to 2": "the number of circles differs",
        "the number of circles should increase by 1": "the circles more than before differs",
        "the bezier path should not be different from before": "it is not the same as before",
        "the bezier path is no longer different from before": "it is not the same as before",
        "there should be no third symbol": "no third symbol was given",
        "\"b\" does not appear in the combination": "\"aab\" is stored, with \"b\"",
        "it should be 90 by 90": "the cell is 90 by 60",
        "not more than two circles are drawn": "there are 3 circles",
        "no fewer than four circles should be shown": "there are 3 circles",
      ])
    try await check(
      "Given two result cells of 90 by 60 with the combinations \"aab\" and \"xxy\"",
      sentences: [
        "both cells should look different": "the two look the same",
        "the comparison should fail": "the two look the same",
        "the other cell has \"aab\"": "found xxy",
      ])
    try await check(
      "Given the helper that generates random results",
      sentences: ["the length of the string is less than 10": "runs with the seed"])
  }

  @Test("a string of two symbols has two, and what was kept is kept") func kept() async throws {
    try await checkFalseSentences(
      """
      Feature: What is not so

        Scenario: A random string of two symbols
          Given a random string with two symbols
          Then all its symbols are the same

        Scenario Outline: Kept and compared: <sentence>
          Given a result cell with the combination "aab"
          And a png representation of the view
          When the combination changes to "abbb"
          Then <sentence>

          Examples:
            | sentence                                                           |
            | the new png representation of the view matches the first one       |
            | the image of the result cell matches the image of a dummy view with the combination "aab" |
            | the result cell does not match a dummy view with the same frame, combination and color    |
            | the first row of the grid has no circles                           |
      """, in: "Mastermind", [mastermindSteps])
  }

  @Test("sentences in the words of the document are red where they are not so")
  func document() async throws {
    try await check(
      "Given a result cell of 100 by 100 with the combination \"a\"",
      "When the combination changes to \"aabbca\"",
      sentences: [
        "the cell stores just \"aab\"": "\"aabb\" is stored",
        "the combination is cut off after \"aab\"": "\"aabb\" is stored of \"aabbca\"",
        "the combination ends before \"b\"": "\"aabb\" is stored of \"aabbca\"",
        "the combination ends before the fifth symbol": "has 3 symbols",
        "everything from \"b\" on is ignored": "\"aabb\" is stored of \"aabbca\"",
        "everything after the second symbol is stored": "\"aabb\" is stored of \"aabbca\"",
        "the whole combination is stored": "\"aabb\" is stored of \"aabbca\"",
        "the combination is not shortened": "\"aabb\" is stored of \"aabbca\"",
        "the stored combination is the given one": "\"aabb\" is stored of \"aabbca\"",
        "the stored combination is still \"aabb\"": "it was not before the last change",
        "the cell refuses the second symbol": "with \"b\"",
        "the cell stores nothing": "the combination differs",
        "the cell contains no \"b\"": "\"aabb\" is stored",
        "the cell draws no circle for \"b\"": "2 circles stand for it",
        "the symbol \"b\" gets one circle": "2 circles stand for it",
        "all circles are gone": "the number of circles differs",
        "each circle is larger than the single circle before": "which is not larger",
        "the place at the bottom right is empty": "there are 1 circles",
        "the left half of the cell stays free": "2 circles reach into it",
        "the first circle covers the left half of the cell": "the circles differs",
        "the first circle touches the right side of the cell": "a circle is",
        "there is room for one more circle": "4 of 4 places are taken",
        "the first circle is drawn as an outline": "circle 1 is filled",
        "the outlines are red": "circle 3 is outlined",
        "the circles stand in one row": "the number of rows with circles differs",
        "all three circles stand in two rows": "the number of circles differs",
        "the first circle is wider than high": "circle 1 is filled",
        "the board cannot be seen through the cell": "the background is transparent",
        "the cell covers the board": "the background is transparent",
        "the bezier paths have been redrawn twice": "it was redrawn 1 times",
      ])
    try await check(
      "Given a result cell of 100 by 90 with the combination \"ab\"",
      "When the color changes to red",
      sentences: [
        "no circle of the former combination remains": "and was \"ab\" before",
        "the old combination is gone": "and was \"ab\" before",
        "the cell is square": "the frame is",
        "no space is left": "2 of the 4 places of the grid are taken",
      ])
    try await check(
      "Given two result cells with the combinations \"aab\" and \"xxz\"",
      sentences: [
        "both cells show \"aab\"": "found xxz",
        "the two cells are drawn differently": "the two look the same",
        "the comparison finds a difference": "the two look the same",
        "the second cell looks different": "the two look the same",
      ])
  }
}
