import Messages
import SpecReporting
import SpecTestSupport
import Testing

struct FailureTests {
  @Test func aListOfFailuresIsNamedByItsFirst() throws {
    let text = "2 expectations did not hold:\n1. A.swift:3: no\n2. B.swift:4: x"
    let step = EventScript.Step.failed("Then a", text)
    let junit = try reportText([.init("F", [.init("A", line: 3, [step])])], as: "junit")
    #expect(junit.contains(#"message="2 expectations did not hold: 1. A.swift:3: no""#))
  }
}
