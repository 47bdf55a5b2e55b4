import Testing
import YAML

@Suite struct YAMLErrorTests {
  @Test(arguments: [
    ("a: 1\na: 2", "2:1: found the key \"a\" again, expected it once (first at 1:1)"),
    ("a:\n\tb: 1", "2:1: found a tab, expected spaces for indentation"),
    ("a: 1\n---\nb: 2", "2:1: found a second document, expected one"),
    ("a: 1\n--- \n", "2:1: found a second document, expected one"),
    ("a: @x # y", "1:4: found a value that begins with @, expected it in quotes: \"@x\""),
    ("- [`a b`, c]", "1:4: found a value that begins with `, expected it in quotes: \"`a b`\""),
    ("a:\n- %\"é\"", "2:3: found a value that begins with %, expected it in quotes: '%\"é\"'"),
    ("a: @a\\(2\\)", "1:4: found a value that begins with @, expected it in quotes: '@a\\(2\\)'"),
    (
      "%YAML 2.0\n---\na",
      "1:1: found invalid YAML (found incompatible YAML document), expected YAML"
    ),
    ("a: !!python/object x", "1:4: found the tag tag:yaml.org,2002:python/object, expected none"),
    ("a: !!int [1]", "1:4: found the tag tag:yaml.org,2002:int, expected none"),
    ("a: !mine {}", "1:4: found the tag !mine, expected none"),
    ("a: &x 1\nb: *x", "2:4: found the alias *x, expected no aliases"),
    ("a: &a [*a]", "1:8: found the alias *a, expected no aliases"),
    ("<<: {a: 1}", "1:1: found the merge key <<, expected keys written out"),
    ("? [a]\n: 1", "1:3: found a list as a key, expected text"),
    ("é: 1\nb: é\u{1}", "2:5: found the control character U+0001, expected text or an escape"),
    ("a: \0", "1:4: found the control character U+0000, expected text or an escape"),
    (
      "a: [1, 2",
      "1:9: found invalid YAML (did not find expected ',' or ']', "
        + "while parsing a flow sequence), expected YAML"
    ),
    (
      "a: 'x",
      "1:6: found invalid YAML (found unexpected end of stream, "
        + "while scanning a quoted scalar), expected YAML"
    ),
    (
      "a: b: c",
      "1:5: found invalid YAML (mapping values are not allowed in this "
        + "context), expected YAML"
    ),
  ])
  func refused(text: String, description: String) {
    check(Array(text.utf8), description)
  }

  @Test func refusedBytes() {
    check(
      [0x61, 0x3A, 0x20, 0xC0, 0xAF],
      "1:4: found bytes that are not UTF-8 at offset 3, expected UTF-8")
    check(
      [0x61, 0x0A, 0x62, 0xED, 0xA0, 0x80],
      "2:2: found bytes that are not UTF-8 at offset 3, expected UTF-8")
    check([0xFF, 0xFE, 0x61, 0x00], "1:1: found UTF-16, expected UTF-8")
    check([0xFE, 0xFF, 0x00, 0x61], "1:1: found UTF-16, expected UTF-8")
  }

  @Test func limits() {
    let deep = String(repeating: "[", count: 51)
    check(Array(deep.utf8), "1:51: found nesting that is too deep, expected at most 50 levels")
    let veryDeep = String(repeating: "- ", count: 200_000)
    check(Array(veryDeep.utf8), "1:101: found nesting that is too deep, expected at most 50 levels")
    let long = "a: " + String(repeating: "x", count: 11)
    check(
      Array(long.utf8), "1:4: found a value of 11 bytes, expected at most 10",
      Limits(scalarBytes: 10))
    check(
      Array("[&a 1, &b 2, &c 3]".utf8), "1:14: found too many anchors, expected at most 2",
      Limits(anchors: 2))
    check(
      Array("[&a [], &b 1, *a, *b, *b, *a, *a]".utf8),
      "1:31: found too many aliases to lists and mappings, expected at most 2", Limits(aliases: 2))
    check(Array(long.utf8), "1:1: found 14 bytes, expected at most 13", Limits(bytes: 13))
  }

  @Test(arguments: [0, 1000])
  func aLargeFlatTextIsReadInLinearTime(extra: Int) throws {
    var text = ""
    for index in 0..<(100_000 + extra) { text += "k\(index): &a\(index) v\n" }
    let manyAnchors = Limits(anchors: .max)
    let clock = ContinuousClock()
    var count = 0
    let time = try clock.measure { count = try parse(text, limits: manyAnchors)?.pairs.count ?? 0 }
    #expect(count == 100_000 + extra)
    #expect(time < .seconds(120), "linear takes about a second without optimization")
  }

  /// Every text cut or damaged anywhere is read or refused, never a crash.
  @Test func damagedBytes() {
    let text = Array("a: &x [1, 'é', \"\\u00e9\"]\nb: !!str |\n  t\n? k\n: {c: *x}\n...\n".utf8)
    for index in text.indices {
      _ = try? parse(Array(text[..<index]))
      for byte in UInt8.min...UInt8.max {
        var damaged = text
        damaged[index] = byte
        do { _ = try parse(damaged, limits: Limits(aliases: 5)) } catch {
          #expect(!error.description.isEmpty)
        }
      }
    }
  }

  private func check(
    _ bytes: [UInt8], _ description: String, _ limits: Limits = .standard,
    _ location: SourceLocation = #_sourceLocation
  ) {
    do {
      let node = try parse(bytes, limits: limits)
      Issue.record("accepted as \(node?.json ?? "nothing")", sourceLocation: location)
    } catch {
      #expect(error.description == description, sourceLocation: location)
    }
  }
}
