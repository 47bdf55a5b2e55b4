import StepKit

/// Errors whose descriptions are the attack.
let errorSteps = StepLibrary(HostileWorld.self) {
  When("it throws an error without words") { _ in throw Described { "" } }

  When("it throws an error of 20 MB") { _ in
    throw Described { String(repeating: "0123456789", count: 2 << 20) }
  }

  When("it throws an error of 100000 lines") { _ in
    throw Described { (0..<100_000).map { "line \($0)\n" }.joined() }
  }

  When("it throws control characters") { _ in
    throw Described { "\u{1b}[2J\u{1b}]0;title\u{7}\u{0}\u{b}\u{7f}\u{9b}31m\u{202e}\u{fffe}" }
  }

  When("it throws markup") { _ in
    throw Described { "]]><script>alert(1)</script><!--</testcase>&#0;\n::error::x\r::set-output" }
  }

  When("it throws an error whose description traps") { _ in
    throw Described { "\([1, 2][unknown(2)])" }
  }

  When("it throws an error whose description exits") { _ in throw Described { exit(0) } }

  When("it throws an error whose description never ends") { _ in
    throw Described {
      blockForever()
      return ""
    }
  }

  When("it throws that it was canceled") { _ in throw CancellationError() }

  When("it fails softly 10000 times") { _ in
    for number in 0..<10_000 {
      try softly { try expect(unknown(number) < 0, "soft failure \(number)") }
    }
  }

  When("it fails softly and crashes") { _ in
    try softly { try expect(unknown(false), "a soft failure") }
    _ = [1, 2][unknown(2)]
  }

  When("it fails softly and is pending") { _ in
    try softly { try expect(unknown(false), "a soft failure") }
    try pending("not written yet")
  }
}

private struct Described: Error, CustomStringConvertible {
  let words: @Sendable () -> String
  init(_ words: @escaping @Sendable () -> String) { self.words = words }
  var description: String { words() }
}
