/// Mistakes in the keywords of steps and in tags, and leftovers of version control.
extension AuthorMistakes {
  static let keywords: [Row] = [
    Row(
      "misspelled first keyword", steps("Gven it passes", "When it passes"),
      "3:5: found 'Gven it passes'; did you mean \"Given \"? (--lint step-in-description)"),
    Row(
      "first keyword in lower case", steps("given it passes", "When it passes"),
      "3:5: found 'given it passes'; did you mean \"Given \"? (--lint step-in-description)"),
    Row(
      "first keyword in capitals", steps("GIVEN it passes", "When it passes"),
      "3:5: found 'GIVEN it passes'; did you mean \"Given \"? (--lint step-in-description)"),
    Row(
      "first keyword with a colon", steps("Given: it passes", "When it passes"),
      "3:5: found 'Given: it passes', with \":\" after \"Given\"; write a space there (--lint "
        + "step-in-description)"
    ),
    Row(
      "first keyword with a tab", steps("Given\tit passes", "When it passes"),
      "3:5: found 'Given<TAB>it passes', with a tab after \"Given\"; write a space there (--lint "
        + "step-in-description)"
    ),
    Row(
      "first keyword with a no-break space", steps("Given\u{A0}it passes", "When it passes"),
      "3:5: found 'Given<U+00A0>it passes', with a no-break space (U+00A0) after \"Given\"; write "
        + "a space there (--lint step-in-description)"
    ),
    Row(
      "first keyword with what cannot be seen", steps("Given\u{200B}it passes", "When it passes"),
      "3:5: found 'Given<U+200B>it passes', with a zero-width space (U+200B) after \"Given\"; "
        + "write a space there (--lint step-in-description)"
    ),
    Row(
      "what cannot be seen before the first keyword",
      steps("\u{200B}Given it passes", "When it passes"),
      "3:5: found '<U+200B>Given it passes', with a zero-width space (U+200B) before \"Given\"; "
        + "remove it (--lint step-in-description)"
    ),
    Row(
      "first keyword without a space", steps("GivenI pay", "When it passes"),
      "3:5: found 'GivenI pay'; did you mean \"Given \"? (--lint step-in-description)"),
    Row(
      "first keyword glued to a small letter", steps("Givenit passes", "When it passes"),
      "3:5: found 'Givenit passes'; did you mean \"Given \"? (--lint step-in-description)"),
    Row(
      "first keyword before a quotation", steps("Given\"x\"", "When it passes"),
      "3:5: found 'Given\"x\"', with '\"' after \"Given\"; write a space there (--lint step-in-description)"
    ),
    Row(
      "first keyword alone", steps("Given", "When it passes"),
      "3:5: found 'Given', a step without text; add its text or remove it (--lint step-in-description)"
    ),
    Row(
      "only keyword misspelled", steps("Gvien it passes"),
      "3:5: found 'Gvien it passes'; did you mean \"Given \"? (--lint step-in-description)"),
    Row(
      "all keywords in lower case", steps("given it passes", "when it passes", "then it passes"),
      "3:5: found 'given it passes'; did you mean \"Given \"? (--lint step-in-description)",
      "4:5: found 'when it passes'; did you mean \"When \"? (--lint step-in-description)",
      "5:5: found 'then it passes'; did you mean \"Then \"? (--lint step-in-description)"),
    Row(
      "misspelled keyword above a table",
      steps("Gven the rows", "  | a |", "  | 1 |", "Then it passes"),
      "3:5: found 'Gven the rows'; did you mean \"Given \"? (--lint step-in-description)"),
    Row(
      "misspelled keyword above a doc string",
      steps("Gven the doc", "  \"\"\"", "  x", "  \"\"\"", "Then it passes"),
      "3:5: found 'Gven the doc'; did you mean \"Given \"? (--lint step-in-description)"),
    Row(
      "misspelled keyword in a background", story("Background:", "  Givne it passes") + scenario,
      "3:5: found 'Givne it passes'; did you mean \"Given \"? (--lint step-in-description)"),
    Row(
      "misspelled keyword with a placeholder",
      outline("Gven the name <n>", "Then it passes", "Examples:", "  | n |", "  | a |"),
      "3:5: found 'Gven the name <n>'; did you mean \"Given \"? (--lint step-in-description)"),
    Row(
      "numbered steps", steps("1. Given it passes", "2. When it passes", "3. Then it passes"),
      "3:5: found '1. Given it passes'; a step has no mark before its keyword: begin the line with "
        + "\"Given \", and those below likewise (--lint step-in-description)"
    ),
    Row(
      "steps as a list", steps("- Given it passes", "- When it passes"),
      "3:5: found '- Given it passes'; a step has no mark before its keyword: begin the line with "
        + "\"Given \", and those below likewise (--lint step-in-description)"
    ),
    Row(
      "check boxes", steps("- [ ] Given it passes", "- [ ] When it passes"),
      "3:5: found '- [ ] Given it passes'; a step has no mark before its keyword: begin the line with "
        + "\"Given \", and those below likewise (--lint step-in-description)"
    ),
    Row(
      "a mark before the first step alone", steps("- Given it fails", "Then it passes"),
      "3:5: found '- Given it fails'; a step has no mark before its keyword: begin the line with "
        + "\"Given \", and those below likewise (--lint step-in-description)"
    ),
    Row(
      "Cyrillic letter in a keyword", steps("G\u{456}ven it fails", "Then it passes"),
      "3:5: found 'G\u{456}ven it fails', with a Cyrillic small letter byelorussian-ukrainian i (U+0456) "
        + "instead of \"i\" after \"G\"; type \"Given \" again (--lint step-in-description)"
    ),
    Row(
      "steps below a title of one's own",
      story("Setup:", "  Given it fails", "  And it fails") + scenario,
      "3:5: warning: found 'Given it fails', which is in no scenario and does not run; write "
        + "\"Scenario: …\" above it (--lint step-in-description)"
    ),
    Row(
      "keywords in bold letters", steps("**Given** it passes", "**When** it passes"),
      "3:5: found '**Given** it passes'; a step has no mark before its keyword: begin the line "
        + "with \"Given \", and those below likewise (--lint step-in-description)"
    ),
    Row(
      "misspelled second keyword", steps("Given it passes", "Thne it passes"),
      "4:5: found 'Thne it passes'; did you mean \"Then \"?"),
    Row(
      "second keyword in lower case", steps("Given it passes", "then it passes"),
      "4:5: found 'then it passes'; did you mean \"Then \"?"),
    Row(
      "And in lower case", steps("Given it passes", "and it passes"),
      "4:5: found 'and it passes'; did you mean \"And \"?"),
    Row(
      "second keyword with a tab", steps("Given it passes", "When\tit passes"),
      "4:5: found 'When<TAB>it passes', with a tab after \"When\"; write a space there"),
    Row(
      "second keyword with a no-break space", steps("Given it passes", "When\u{A0}it passes"),
      "4:5: found 'When<U+00A0>it passes', with a no-break space (U+00A0) after \"When\"; write a "
        + "space there"
    ),
    Row(
      "second keyword with a colon", steps("Given it passes", "When: it passes"),
      "4:5: found 'When: it passes', with \":\" after \"When\"; write a space there"),
    Row(
      "second keyword with a colon of full width", steps("Given it passes", "When： it passes"),
      "4:5: found 'When： it passes', with a fullwidth colon (U+FF1A) after \"When\"; write a space there"
    ),
    Row(
      "second keyword with what cannot be seen", steps("Given it passes", "When\u{200B}it passes"),
      "4:5: found 'When<U+200B>it passes', with a zero-width space (U+200B) after \"When\"; write "
        + "a space there"
    ),
    Row(
      "second keyword alone", steps("Given it passes", "When"),
      "4:5: found 'When', a step without text; add its text or remove it"),
    Row(
      "a list from the second step on",
      steps("Given it passes", "- When it passes", "- Then it passes"),
      "4:5: found '- When it passes'; a step has no mark before its keyword: begin the line with "
        + "\"When \", and those below likewise"
    ),
    Row(
      "numbers from the second step on",
      steps("Given it passes", "2. When it passes", "3. Then it passes"),
      "4:5: found '2. When it passes'; a step has no mark before its keyword: begin the line with "
        + "\"When \", and those below likewise"
    ),
    Row(
      "misspelled keyword between tables",
      steps(
        "Given the rows", "  | a |", "Wehn the rows", "  | a | b |", "  | 1 | 2 |", "Then it passes"
      ),
      "5:5: found 'Wehn the rows'; did you mean \"When \"?"),
    Row(
      "misspelled keyword above another doc string",
      steps("Given it passes", "Wehn the doc", "  \"\"\"", "  x", "  \"\"\"", "Then it passes"),
      "4:5: found 'Wehn the doc'; did you mean \"When \"?"),
    Row(
      "no keyword", steps("Given it passes", "it passes"),
      "4:5: found 'it passes'; a step is one line: join it with the line above, or begin it with a "
        + "keyword, a row with |, or a comment with #"
    ),
    Row(
      "step on two lines", steps("Given it passes", "  further", "  on"),
      "4:7: found 'further'; a step is one line: join it with the line above, or begin it with a "
        + "keyword, a row with |, or a comment with #"
    ),
    Row(
      "comment of Swift", steps("Given it passes", "// why"),
      "4:5: found '// why', expected a step or a comment; comments begin with #"),
  ]

  static let tags: [Row] = [
    Row(
      "commas between tags", "@a, @b\n" + feature,
      "1:1: warning: found the tag '@a,', whose comma belongs to its name; put spaces between tags "
        + "(--lint comma-in-tag)"
    ),
    Row(
      "tag without its at sign", "smoke\n" + feature,
      "1:1: found 'smoke', expected nothing but tags, which begin with @, and comments, which "
        + "begin with #, above \"Feature:\"; move it below, or remove it"
    ),
    Row(
      "two lines of prose above the feature", "smoke test\nof the shop\n" + feature,
      "1:1: found 'smoke test', expected nothing but tags, which begin with @, and comments, which "
        + "begin with #, above \"Feature:\"; move it below, or remove it"
    ),
    Row(
      "misspelled tag with an effect", "@serail\n" + feature,
      "1:1: found the tag @serail, which has no effect; did you mean @serial? (--lint near-tag)"),
    Row(
      "time without a unit", "@timeout(5)\n" + feature,
      "1:1: found the tag @timeout(5), which has no effect because its value cannot be read; "
        + "write, for example, @timeout(5s) (--lint near-tag)"
    ),
    Row(
      "time with another unit", "@timeout(5sec)\n" + feature,
      "1:1: found the tag @timeout(5sec), which has no effect because its value cannot be read; "
        + "write, for example, @timeout(5s) (--lint near-tag)"
    ),
    Row(
      "space before the value of a tag", "@timeout (5s)\n" + feature,
      "1:1: the tag '@timeout (5s)' has white space in it; begin each tag with @, and a comment "
        + "after it with #"
    ),
    Row(
      "at sign alone", "@a @\n" + feature,
      "1:4: warning: found @ without a name, expected a tag such as @smoke (--lint nameless-tag)"),
    Row(
      "space in a tag", "@my tag\n" + feature,
      "1:1: the tag '@my tag' has white space in it; begin each tag with @, and a comment after it with #"
    ),
    Row(
      "tag of a step", story("Scenario: s", "  @a", "  Given it passes"),
      "4:5: found 'Given it passes', expected no tags above a step; remove those of line 3, or "
        + "move them above the scenario or the feature"
    ),
    Row(
      "tags above a background", story("@a", "Background:", "  Given it passes") + scenario,
      "3:3: found 'Background:', expected no tags above a background; remove those of line 2, or "
        + "move them above the scenario or the feature"
    ),
    Row(
      "tags above nothing", feature + "  @wip\n",
      "4:3: found tags above nothing; write a scenario below them, or remove them"),
    Row(
      "tag twice", "@a @a\n" + feature,
      "1:4: warning: found the tag @a twice here; remove one (--lint duplicate-tag)"),
    Row(
      "German date", "@quarantine(31.12.2026)\n" + feature,
      "1:1: found the tag @quarantine(31.12.2026), which has no effect because its value cannot be "
        + "read; write, for example, @quarantine(2026-12-31) (--lint near-tag)"
    ),
    Row(
      "American date", "@quarantine(12/31/2026)\n" + feature,
      "1:1: found the tag @quarantine(12/31/2026), which has no effect because its value cannot be "
        + "read; write, for example, @quarantine(2026-12-31) (--lint near-tag)"
    ),
    Row(
      "marks of a merge conflict",
      feature + "<<<<<<< HEAD\n    Then it passes\n=======\n    Then it passes\n>>>>>>> other\n",
      "4:1: found '<<<<<<< HEAD', a mark of a merge conflict; keep one of the two versions, and "
        + "remove the lines with <<<<<<<, ======= and >>>>>>>"
    ),
    Row(
      "merge conflict around titles",
      feature
        + "<<<<<<< HEAD\n  Scenario: a\n    Then it passes\n=======\n  Scenario: b\n    Then it passes\n>>>>>>> other\n",
      "4:1: found '<<<<<<< HEAD', a mark of a merge conflict; keep one of the two versions, and "
        + "remove the lines with <<<<<<<, ======= and >>>>>>>"
    ),
  ]
}
