import Testing

@testable import SpecCommand

/// The text in a manual page stays text, whatever characters it has.
struct RoffTests {
  @Test(arguments: [
    ("--tags", "\\-\\-tags"), ("a\\b", "a\\eb"), ("'x' `y`", "\\(aqx\\(aq \\(gay\\(ga"),
    ("^~", "\\(ha\\(ti"), ("LINE…", "LINE\\[u2026]"), ("😀", "\\[u1F600]"), ("\u{7}", "\\[u0007]"),
    ("", ""),
  ])
  func escaped(text: String, expected: String) {
    #expect(Roff.escaped(text) == expected)
  }

  /// The lines of a page, built and compared.
  private func check(
    _ expected: String, at location: SourceLocation = #_sourceLocation,
    _ build: (inout Roff) -> Void
  ) {
    var page = Roff()
    build(&page)
    #expect(page.text == expected, sourceLocation: location)
  }

  @Test func paragraphs() {
    check(".SH \"A \\(dqB\\(dq\"\nOne.\nTwo\n.PP\nThree\n") { page in
      page.section("A \"b\"")
      page.paragraphs("One. Two\n\nThree")
    }
    // No word can make a line a command.
    check(".TP\n\\fBx\\fR\n\\&.PP is text.\n\\(aqa\\(aq\n") { page in
      page.item("x", ".PP is text. 'a'")
    }
  }

  @Test func options() {
    check(".TP\n\\fB\\-t\\fR, \\fB\\-\\-tags\\fR \\fIexpression\\fR\nRun.\n") { page in
      page.option([("-t", nil), ("--tags", "expression")], "Run.")
    }
    check(".TP\n\\fB\\-\\-kind=\\fR\\fIx|y\\fR\n") { page in
      page.option([("--kind=", "x|y")], "")
    }
  }

  @Test func longLines() {
    var page = Roff()
    page.paragraphs(String(repeating: "word ", count: 100))
    let lines = page.text.split(separator: "\n")
    #expect(lines.count > 5)
    #expect(lines.allSatisfy { $0.utf8.count <= 78 })
  }
}
