import Foundation
import Testing

@testable import SpecIsolation

/// The output of a process before its end is split into steps' words, the reason and the backtrace.
struct CrashOutputTests {
  private struct Case: CustomTestStringConvertible {
    var name: String
    var output: String
    var text: String
    var reason: String?
    var backtrace = ""
    var testDescription: String { name }
  }

  private static func crash(_ reason: String, _ frames: String) -> String {
    """
    hello
    \(reason)

    *** Signal 4: Backtracing from 0x7fae17f6df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007fae17f6df7f ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 3 "worker" crashed:

    \(frames)
    ...

    Backtrace took 0.06s

    """
  }

  private static let ours = "\(#filePath)".components(separatedBy: "/Tests/")[0] + "/Sources"

  private static let cases = [
    Case(name: "nothing", output: "", text: "", reason: nil),
    Case(name: "words", output: "a\nb\n\n", text: "a\nb", reason: nil),
    Case(
      name: "a crash: the code of users, and what Swift says once",
      output: crash(
        "Shop/Steps.swift:12: Fatal error: Index out of range",
        """
          0                  0x00007fae17f6df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
          1 [ra]             0x00005636f25f9eae pay(_:) + 413 in shop at /home/a/Shop/Steps.swift:12:5
          2 [ra]             0x00005636f25f9eae expect(_:_:) + 41 in shop at \(ours)/StepKit/Expectation.swift:1:5
          3 [async] [system] 0x00005636f25fa070 static M.$main() in shop
          4 [async]          0x00005636f25fa070 specialized closure #1 in closure #2 in variable initialization expression of shopSteps in shop at /home/b c/Shop.swift:40
          5 [async]          0x00005636f25fa070 show() + 4 in shop at \(ours)/Domains/Shop/Shop.swift:7:1
          6 [async]          0x00005636f25fa070 thunk in shop at /home/a/Shop//<compiler-generated>
          7 [async]          0x00005636f25fa0f0 TestCaseState.withWorld<A>(_:_:) in shop at \(ours)/StepKit/TestCaseState.swift:9
          8 [async]          0x00005636f25fa0f0 main() in shop at /home/a/Shop/Main.swift:7
        """),
      text: "hello", reason: "Fatal error: Index out of range",
      backtrace: """
        at Shop/Steps.swift:12 in pay(_:)
        at /home/b c/Shop.swift:40 in closure in shopSteps
        at \(ours)/Domains/Shop/Shop.swift:7 in show()
        """),
    Case(
      name: "a crash in code without places",
      output: crash(
        "Fatal error: no",
        """
          0      0x00007fae17f6df7f abort + 623 in libc.so.6
          1 [ra] 0x00007fae17f6df7f expect(_:_:) + 41 in shop at \(ours)/StepKit/Expectation.swift:1:5
        """),
      text: "hello", reason: "Fatal error: no",
      backtrace: """
        at abort in libc.so.6
        at \(ours)/StepKit/Expectation.swift:1 in expect(_:_:)
        """),
    Case(
      name: "a line that a step had begun",
      output: "words without an endShop/Steps.swift:12: Fatal error: no\n",
      text: "words without an endShop/Steps.swift:12: Fatal error: no", reason: "Fatal error: no"),
    Case(
      name: "a runtime failure",
      output:
        "*** Program crashed: Swift runtime failure: arithmetic overflow at 0x00007f ***\n",
      text: "", reason: "Swift runtime failure: arithmetic overflow"),
    Case(name: "a mention", output: "1 0x12 in a\n", text: "1 0x12 in a", reason: nil),
  ]

  @Test(arguments: cases) private func parts(_ given: Case) {
    let output = CrashOutput(Array(given.output.utf8), relativeTo: "/home/a")
    #expect(output.text == given.text)
    #expect(output.reason == given.reason)
    #expect(output.backtrace == given.backtrace)
  }

  @Test("a backtrace is cut") func bounded() {
    let frames = (0..<1_000).map { "  \($0)   0x00007fae17f6df7f f() in libc.so" }
    let output = CrashOutput(
      Array((["*** Program crashed: x ***"] + frames).joined(separator: "\n").utf8),
      relativeTo: "")
    #expect(output.backtrace.split(separator: "\n").count == 24)
  }
}
