import Messages
import Testing

struct ComparisonTests {
  @Test(arguments: [
    (
      "mismatch in the balance\nexpected: 90\n  actual: 100", "mismatch in the balance", "90", "100"
    ),
    ("expected: 90\n  actual: 100", "", "90", "100"),
    ("no\n- 15\n+ 10", "no", "15", "10"),
    ("- expected\n+ actual\n  a\n- b\n+ c\n  d", "", "a\nb\nd", "a\nc\nd"),
    ("mismatch in the list\n- expected\n+ actual\n+ | a |", "mismatch in the list", "", "| a |"),
    ("x\n- a\n-\n+ b\nat Steps.swift:3", "x", "a\n", "b"),
  ])
  func valuesAreFound(message: String, subject: String, expected: String, actual: String) {
    let comparison = Comparison(message)
    #expect(comparison?.subject == subject)
    #expect(comparison?.expected == expected)
    #expect(comparison?.actual == actual)
  }

  @Test(arguments: [
    "2 expectations did not hold:\n1. A.swift:3: no\nexpected: 1\n  actual: 2\n2. B.swift:4: x",
    "", "no", "expected: 90", "actual: 100", "- a list\n- of things", "+ 1", "-1\n+1",
    "expected: 90\nfound: 100",
  ])
  func otherMessagesCompareNothing(message: String) { #expect(Comparison(message) == nil) }

  @Test(arguments: [
    (
      "mismatch in the balance\nexpected: 90\n  actual: 100",
      "mismatch in the balance: expected 90, actual 100"
    ),
    ("expected: 90\n  actual: 100", "expected 90, actual 100"), ("- a\n- b\n+ c", nil),
  ])
  func valuesOfOneLineFitOnOne(message: String, expected: String?) {
    #expect(Comparison(message)?.oneLine == expected)
  }

  @Test func whatIsWrittenIsRead() {
    let text = Comparison.text(expected: "90", actual: "100")
    #expect(text == "expected: 90\n  actual: 100")
    #expect(Comparison(text)?.expected == "90")
    #expect(Comparison(text)?.actual == "100")
    let lines = [(Comparison.Mark.both, "a"), (.missing, "b"), (.surplus, "c")]
    let difference = Comparison.heading + lines.map { $0.prefix + $1 }.joined()
    #expect(difference == "- expected\n+ actual\n  a\n- b\n+ c")
    #expect(Comparison(difference)?.expected == "a\nb")
    #expect(Comparison(difference)?.actual == "a\nc")
    #expect([text, difference].allSatisfy(Comparison.opens))
    #expect(Comparison("2\(Comparison.list)\n1. A.swift:3:\n\(text)") == nil)
  }
}
