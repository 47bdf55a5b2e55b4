import Testing

@testable import SpecReporting

@Suite("the cause of a failure") struct FailureCauseTests {
  private static let long = String(repeating: "long ", count: 1_000)

  @Test(
    "has no numbers and no quoted texts, and no more than the beginning of a long message",
    arguments: [
      ("expected 5, actual 6.5", "expected …, actual …"),
      ("1,200.50 EUR. 3", "… EUR. …"),
      ("found \"a\", “b” and `c`", "found \"…\", “…” and `…`"),
      ("found \"a", "found \"…"),
      (long + "and one end", String(long.prefix(4096))),
      (long + "and another", String(long.prefix(4096))),
    ])
  func values(text: String, expected: String) {
    #expect(withoutValues(text) == expected)
  }
}
