/// Bytes, characters and the ends of lines: items 1 to 17.
extension Catalogue {
  static var encodings: [BadInput] {
    let invalid = "this is not UTF-8 (byte offset"
    return [
      BadInput(1, "byte order mark", "\u{FEFF}" + feature, exit: 0, output: passed),
      BadInput(
        1, "byte order mark before a language", "\u{FEFF}# language: en\n" + feature, exit: 0),
      BadInput(
        1, "column behind a byte order mark", "\u{FEFF}junk\n", exit: 2,
        errors: ["x.feature:1:1: found 'junk', …"]),
      BadInput(
        2, "UTF-16 without a mark", files: ["x.feature": .bytes(utf16(feature))], exit: 2,
        errors: [
          "x.feature:1:1: the file looks like UTF-16; save it as UTF-8, or with a byte order mark"
        ]),
      BadInput(
        2, "UTF-16 with a mark",
        files: ["x.feature": .bytes([0xFF, 0xFE] + utf16(feature))], exit: 0, output: passed),
      BadInput(
        3, "Latin-1", files: ["x.feature": .bytes(Array("Feature: caf".utf8) + [0xE9, 0x0A])],
        exit: 2, errors: ["x.feature:1:13: \(invalid) 12); save the file as UTF-8, or name …"]),
      BadInput(
        3, "overlong form", files: ["x.feature": .bytes(Array("Feature: a".utf8) + [0xC0, 0xAF])],
        exit: 2, errors: ["x.feature:1:11: \(invalid) 10); …"]),
      BadInput(
        3, "surrogate",
        files: ["x.feature": .bytes(Array("Feature: a".utf8) + [0xED, 0xA0, 0x80])],
        exit: 2, errors: ["x.feature:1:11: \(invalid) 10); …"]),
      BadInput(
        4, "encoding comment",
        files: [
          "x.feature": .bytes(
            Array("# encoding: latin1\nFeature: caf".utf8) + [0xE9, 0x0A] + Array(scenario.utf8))
        ], exit: 0, output: passed),
      BadInput(
        4, "encoding comment with more text", "# encoding: utf-8 for now\n" + feature, exit: 0,
        errors: oneWarning(
          "x.feature:1:13: warning: found 'for now' after the name of the encoding, expected the "
            + "name alone", "text-after-encoding"), output: passed),
      BadInput(
        4, "unknown encoding", "# encoding: klingon\n" + feature, exit: 2,
        errors: ["x.feature:1:13: found the encoding 'klingon', expected UTF-8, US-ASCII, …"]),
      BadInput(
        5, "NUL", "Feature: a\0b\n" + scenario, exit: 2,
        errors: ["x.feature:1:11: there is a NUL byte here; a feature file is a text file"]),
      BadInput(
        10, "tag in another normal form", "@caf\u{E9}\n" + feature,
        ["x.feature", "--tags", "@cafe\u{301}"], exit: 2,
        errors: ["no scenario to run: none of 1 scenario in 1 file passes --tags …"]),
      BadInput(
        10, "step in another normal form", step("the cafe\u{301} opens"), exit: 1,
        output: ["         did you mean \"the caf\u{E9} opens\"? …"]),
    ]
  }

  static var lines: [BadInput] {
    [
      BadInput(
        6, "lines ending with CR", feature.map { $0 == "\n" ? "\r" : String($0) }.joined(), exit: 0,
        output: passed),
      BadInput(
        7, "lines ending with CR LF, LF and CR",
        "Feature: f\r\n  Scenario: s\n    Given it passes\r    And junk\r\n", exit: 1,
        output: ["1 scenario (1 undefined)"]),
      BadInput(
        7, "column in a line after CR LF", "Feature: f\r\n  junk\r\n  Scenario: s\r\n  @a b\r\n",
        exit: 2, errors: ["x.feature:4:3: the tag '@a b' has white space in it; …"]),
      BadInput(
        8, "other ends of lines are characters",
        step("the text \"a\u{2028}b\u{85}c\u{B}d\u{C}e\""), exit: 0, output: passed),
      BadInput(
        9, "marks on a pipe, a number sign and an at sign",
        "#\u{301} x\n@\u{FE0F}\n" + step("the rows", "|\u{301} a |\u{200D} b |", "| c | d |"),
        exit: 0, output: passed),
    ]
  }

  private static func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }
}
