import Gherkin
import Messages
import Testing

/// Messages about lines that are not allowed where they are: the mistake, once.
struct RemedyTests {
  private static let scenario = "  Scenario: s\n    Given x\n"

  /// Checks the remedies of the reported errors, with their lines; nil for an error that has none.
  private func check(
    _ text: String, _ expected: [(line: Int, remedy: GherkinError.Remedy?)],
    ofAll count: Int? = nil,
    at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let parsed = Reading(text)
    #expect(parsed.causes.map(\.location.line) == expected.map(\.line), sourceLocation: place)
    #expect(parsed.causes.map(\.remedy) == expected.map(\.remedy), sourceLocation: place)
    // The official errors are all there.
    #expect(parsed.errors.count == count ?? expected.count, sourceLocation: place)
  }

  @Test func keywords() {
    check("Featrue: f\n" + Self.scenario, [(1, .keyword("Feature:"))], ofAll: 3)
    check("Feature f\n" + Self.scenario, [(1, .keyword("Feature:"))], ofAll: 3)
    check("feature: f\n", [(1, .keyword("Feature:"))])
    let feature = "Feature: f\n" + Self.scenario
    check(feature + "    Thne y\n", [(4, .keyword("Then "))])
    check(feature + "    then y\n", [(4, .keyword("Then "))])
    check(feature + "  Scenaro: t\n    Given y\n", [(4, .keyword("Scenario:"))])
    check(feature + "  Exmaples:\n", [(4, .keyword("Examples:"))])
    check("# language: de\nFunktionalitat: f\n", [(2, .keyword("Funktionalität:"))], ofAll: 2)
  }

  @Test func languages() {
    func unnamed(_ codes: String...) -> GherkinError.Remedy {
      .languages(codes, of: "en", namedIn: nil, keyword: nil)
    }
    check("Funktionalität: f\n  Szenario: s\n    Angenommen x\n", [(1, unnamed("de"))], ofAll: 3)
    check("Fonctionnalité: f\n", [(1, unnamed("fr"))])
    check("Característica: f\n", [(1, unnamed("ca", "es", "gl", "pt"))])
    check(
      "# language: ja\nFeature: f\n  Some words\n" + Self.scenario,
      [(2, .languages(["en"], of: "ja", namedIn: 1, keyword: "フィーチャ:"))], ofAll: 5)
    let feature = "Feature: f\n" + Self.scenario
    func german(_ keyword: String) -> GherkinError.Remedy {
      .foreignKeyword(keyword, language: "de", of: "en")
    }
    check(feature + "    Wenn y\n    |a|\n    Dann z\n", [(4, german("When "))], ofAll: 2)
    check(feature + "  Grundlage: t\n    Wenn y\n", [(4, german("Background:"))], ofAll: 2)
    // A line that resembles a title of the file's language is reported as one.
    check(feature + "  Szenario: t\n    Wenn y\n", [(4, .keyword("Scenario:"))], ofAll: 2)
  }

  /// The line is one error, and its consequences are none.
  @Test func consequences() {
    let feature = "Feature: f\n" + Self.scenario
    check(
      "Featur: f\n  As a user\n  I want\n\n" + Self.scenario, [(1, .keyword("Feature:"))], ofAll: 5)
    check("Scenario: s\n  Some words\n  Given x\n", [(1, .noFeature)], ofAll: 3)
    check(
      feature + "  Scenaro: t\n    Some words\n    and more\n    Given y\n",
      [(4, .keyword("Scenario:"))], ofAll: 3)
    check(feature + "Feature: g\n  Some words\n", [(4, .secondFeature)], ofAll: 2)
    check(
      "Feature: f\n  @a\n  Scenaro: t\n    Some words\n    Given y\n", [(3, .keyword("Scenario:"))],
      ofAll: 4)
    let outline = "Feature: f\n  Scenario Outline: s\n    Given <a>\n    Examples:\n      |a|\n"
    check(outline + "    Exampels:\n      |a|b|\n", [(6, .keyword("Examples:"))], ofAll: 2)
    check(feature + "    |a|\n    Wehn y\n    |a|b|\n", [(5, .keyword("When "))], ofAll: 2)
    check(
      feature + "    |a|\n    Wehn y\n    |a|b|\n    Then z\n    |a|\n    |a|b|\n",
      [(5, .keyword("When ")), (9, nil)], ofAll: 3)
    check(feature + "    Wehn y\n    \"\"\"\n    a\n    \"\"\"\n", [(4, .keyword("When "))])
    check(
      "Feature: f\n  Background:\n    Given x\n  Scenaro: s\n    Given <a>\n    Examples:\n    |a|\n",
      [(4, .keyword("Scenario:"))], ofAll: 2)
    check("@a b\n" + feature, [(1, nil)], ofAll: 2)
    check(feature + "    |a|b|\n    |a|b\n", [(5, .openRow)])
    check(feature + "    1. When y\n    2. Then z\n", [(4, .mark(of: "When "))], ofAll: 2)
  }

  @Test func characters() {
    let feature = "Feature: f\n" + Self.scenario
    for (line, character, isBefore) in [
      ("When\ty", "\t", false), ("When\u{A0}y", "\u{A0}", false), ("When: y", ":", false),
      ("When：y", "：", false), ("When\u{200B}y", "\u{200B}", false), ("When\"y\"", "\"", false),
      ("\u{200B}When y", "\u{200B}", true),
    ] as [(String, Unicode.Scalar, Bool)] {
      let remedy = GherkinError.Remedy.character(character, of: "When ", isBefore: isBefore)
      check(feature + "    \(line)\n", [(4, remedy)])
    }
    let colon = GherkinError.Remedy.character("：", of: "Scenario:", isBefore: false)
    check(feature + "  Scenario： t\n", [(4, colon)])
    check(feature + "    When\n", [(4, .noText)])
    check(feature + "    WhenI pay\n", [(4, .keyword("When "))])
    check(feature + "    Whenthe user pays\n", [(4, .keyword("When "))])
    check("Feature; f\n", [(1, .keyword("Feature:"))])
  }

  @Test func features() {
    check(Self.scenario, [(1, .noFeature)], ofAll: 2)
    check("# Feature: f\n" + Self.scenario, [(2, .commentedFeature(line: 1))], ofAll: 2)
    check("# Some words\n## Feature: f\n- Given x\n", [(3, .commentedFeature(line: 2))], ofAll: 1)
    check("# Feature: e\nsmoke\nFeature: f\n" + Self.scenario, [(2, .proseAboveFeature)])
    check("+Feature: f\n+  Scenario: s\n+    Given x\n", [(1, .mark(of: "Feature:"))], ofAll: 3)
    check("> Feature: f\n", [(1, .mark(of: "Feature:"))], ofAll: 1)
    check("```gherkin\nFeature: f\n" + Self.scenario + "```\n", [(1, .fenceAroundFile)], ofAll: 2)
    let invisible = GherkinError.Remedy.character("\u{200B}", of: "Feature:", isBefore: true)
    check("\u{200B}Feature: f\n" + Self.scenario, [(1, invisible)], ofAll: 3)
    check("smoke\nFeature: f\n" + Self.scenario, [(1, .proseAboveFeature)])
    check("one\ntwo\n\nFeature: f\n", [(1, .proseAboveFeature)], ofAll: 2)
    let feature = "Feature: f\n" + Self.scenario
    check(feature + feature, [(4, .secondFeature)])
  }

  @Test func backgrounds() {
    let background = "  Background:\n    Given x\n"
    let feature = "Feature: f\n"
    check(feature + Self.scenario + background, [(4, .lateBackground(isSecond: false))])
    check(feature + background + background, [(4, .lateBackground(isSecond: true))])
    check(
      feature + background + "  Examples:\n    | a |\n", [(4, .examplesWithoutOutline)])
    let tags = Location(line: 2, column: 3)
    check(
      feature + "  @a\n" + background + Self.scenario,
      [(3, .tagsAbove(.backgroundLine, tags: tags))], ofAll: 5)
  }

  @Test func mergeConflicts() {
    let feature = "Feature: f\n" + Self.scenario
    let conflict = "<<<<<<< HEAD\n    When y\n=======\n    When z\n>>>>>>> other\n"
    check(feature + conflict, [(4, .mergeConflict)], ofAll: 3)
    check(
      feature + conflict + "    Then w\n" + conflict, [(4, .mergeConflict), (10, .mergeConflict)],
      ofAll: 6)
    check(feature + "    |a|\n" + conflict, [(5, .mergeConflict)], ofAll: 3)
    check(feature + "    ========\n", [(4, .brokenStep)])
  }

  @Test func steps() {
    let feature = "Feature: f\n" + Self.scenario
    check(
      feature + "    @a\n    When y\n",
      [(5, .tagsAbove(.stepLine, tags: Location(line: 4, column: 5)))], ofAll: 2)
    check(
      "Feature: f\n  Scenario Outline: s\n    Examples:\n      | a |\n      | 1 |\n    Given <a>\n",
      [(6, .stepBelowExamples)])
    check(feature + "      goes on\n      and on\n", [(4, .brokenStep), (5, .keyword("And "))])
    check(feature + "      goes on\n      further\n", [(4, .brokenStep)], ofAll: 2)
    check(feature + "      goes on\n\n      other\n", [(4, .brokenStep), (6, .brokenStep)])
    check(feature + "    // why\n", [(4, .slashes)])
    check(feature + "    '''\n    a\n    '''\n", [(4, .apostrophes)], ofAll: 3)
    check(feature + "    | a |\n    b\n", [(5, .brokenStep)])
    check(
      feature + "    \"\"\"\n    \"\"\"\n    \"\"\"\n    \"\"\"\n", [(6, .secondDocString)],
      ofAll: 2)
    check(feature + "    \"\"\n    a\n    \"\"\n", [(4, .apostrophes)], ofAll: 3)
    check(feature + "    |a|\n    b|\n", [(5, .brokenTable)])
    check(
      "Feature: f\n  Scenario: <a>\n    Given x\n    Examples:\n      | a |\n      b\n",
      [(6, .brokenTable)])
  }

  @Test func tags() {
    let feature = "Feature: f\n" + Self.scenario
    check(feature + "  @wip\n", [(5, .tagsAtEnd(Location(line: 4, column: 3)))])
    let message = Reading(feature + "  @wip\n").errors.first?.friendlyMessage(in: "f")
    #expect(
      message == "f:4:3: found tags above nothing; write a scenario below them, or remove them")
  }

  @Test func whatElseIsWrongIsToldToo() {
    check(
      "Feature: f\n  @a\n  Background:\n    Given x\n\n  nonsense\n  Scenario: s\n    Given x\n",
      [(3, .tagsAbove(.backgroundLine, tags: Location(line: 2, column: 3))), (6, nil)], ofAll: 6)
  }
}
