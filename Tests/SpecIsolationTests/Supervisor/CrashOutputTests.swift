import Testing

@testable import SpecIsolation

/// What a process printed before its end is told apart: steps' words, the reason, the backtrace.
struct CrashOutputTests {
  private struct Case: CustomTestStringConvertible {
    var name: String
    var output: String
    var text: String
    var reason: String?
    var backtrace = ""
    var testDescription: String { name }
  }

  private static let crash = """
    hello
    Shop/Steps.swift:12: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7fae17f6df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007fae17f6df7f ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 3 "worker" crashed:

      0                  0x00007fae17f6df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra]             0x00005636f25f9eae pay(_:) + 413 in shop at /home/a/Shop/Steps.swift:12:5
      2 [async] [system] 0x00005636f25fa070 static M.$main() in shop
      3 [async]          0x00005636f25fa0f0 TestCaseState.withWorld<A>(_:_:) in shop
      4 [async]          0x00005636f25fa0f0 Job.execute(in:report:) in shop
    ...

    Backtrace took 0.06s

    """

  private static let cases = [
    Case(name: "nothing", output: "", text: "", reason: nil),
    Case(name: "words", output: "a\nb\n\n", text: "a\nb", reason: nil),
    Case(
      name: "a crash", output: crash,
      text: "hello\nShop/Steps.swift:12: Fatal error: Index out of range",
      reason: "Fatal error: Index out of range",
      backtrace: """
        at _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
        at pay(_:) + 413 in shop at /home/a/Shop/Steps.swift:12:5
        """),
    Case(
      name: "a runtime failure",
      output:
        "*** Program crashed: Swift runtime failure: arithmetic overflow at 0x00007f ***\n",
      text: "", reason: "Swift runtime failure: arithmetic overflow"),
    Case(name: "a mention", output: "1 0x12 in a\n", text: "1 0x12 in a", reason: nil),
  ]

  @Test(arguments: cases) private func parts(_ given: Case) {
    let output = CrashOutput(Array(given.output.utf8))
    #expect(output.text == given.text)
    #expect(output.reason == given.reason)
    #expect(output.backtrace == given.backtrace)
  }

  @Test("a backtrace is cut") func bounded() {
    let frames = (0..<1_000).map { "  \($0)   0x00007fae17f6df7f f() in libc.so" }
    let output = CrashOutput(
      Array((["*** Program crashed: x ***"] + frames).joined(separator: "\n").utf8))
    #expect(output.backtrace.split(separator: "\n").count == 24)
  }
}
