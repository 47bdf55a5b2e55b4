import Gherkin
import Messages
import SpecReporting
import Testing

/// A feature is shown as it was written: its backgrounds and outlines once.
struct WrittenFeatureTests {
  private static let envelopes = writtenRun(
    """
    Feature: Lending

      Background:
        Given the shelves hold:
          | title | copies |
          | Emma  | 2      |

      Scenario: A loan
        When Ann borrows "Emma"

      Scenario: No loan
        When it fails

      Rule: Late books cost money

        Background:
          Given the clock stands at noon

        Scenario Outline: A book is back after <days> days
          What it costs.
          When Ann is back after <days> days
          Then the fee is <fee>

          Examples:
            | days | fee    |
            | 7    | 0 EUR  |
            | 21   | fails  |

          Examples: of children
            | days | fee |
            | 70   | 1   |
    """)

  /// Rows of a data source have the line of their tag, wherever that is.
  @Test("rows of the page are in the order of their tables")
  func rowsOfThePage() throws {
    let envelopes = Self.envelopes.map { envelope in
      guard case .pickle(var pickle) = envelope, pickle.name.contains(" 21 ") else {
        return envelope
      }
      pickle.location = Location(line: 2, column: 3)
      return .pickle(pickle)
    }
    let text = try reportText(envelopes, as: "html")
    let outline = try #require(text.firstRange(of: "class=\"outline\""))
    let cells = text[outline.upperBound...].matches(of: />(7|21|70)</).map(\.1)
    #expect(cells.prefix(3) == ["7", "21", "70"])
  }

  /// A merged run may have two files of one name.
  @Test("rows of another outline in the same place are scenarios of their own")
  func rowsOfAnotherOutline() throws {
    let outline = "Feature: f\n Scenario Outline: <n>\n  * <n>\n  Examples:\n   | n |\n   | 1 |\n"
    var ids = IdGenerator()
    let first = writtenRun(outline, ids: &ids)
    let second = writtenRun(outline + "  Examples:\n   | n |\n   | 2 |\n", ids: &ids)
    let page = PageDocument(try report(first.dropLast() + second, as: "html", ReportOptions()))
    #expect(page.all("details", class: "outline").count == 1)
    #expect(page.all("summary", class: "row").count == 3)
  }

  @Test("pretty shows each once, and all steps of failed scenarios")
  func pretty() throws {
    let text = try reportText(Self.envelopes, as: "pretty")
    let list = text.components("\nFailures:")[0]
    #expect(
      list == """

        Feature: Lending  # a.feature:1

          Background:  # a.feature:3
              Given the shelves hold:
                  | title | copies |
                  | Emma  | 2      |

          Scenario: A loan             # a.feature:8
            ✔ When Ann borrows "Emma"

          Scenario: No loan            # a.feature:11
            ✔ Given the shelves hold:
                  | title | copies |
                  | Emma  | 2      |
            ✘ When it fails
                  no

          Rule: Late books cost money  # a.feature:14

            Background:  # a.feature:16
                Given the clock stands at noon

            Scenario Outline: A book is back after <days> days  # a.feature:19
                When Ann is back after <days> days
                Then the fee is <fee>

              Examples:
                  | days | fee   |
                ✔ | 7    | 0 EUR |  # a.feature:26
                ✘ | 21   | fails |  # a.feature:27
                    ✔ Given the shelves hold:
                          | title | copies |
                          | Emma  | 2      |
                    ✔ Given the clock stands at noon
                    ✔ When Ann is back after 21 days
                    ✘ Then the fee is fails
                          no

              Examples: of children
                  | days | fee |
                ✔ | 70   | 1   |  # a.feature:31

        """)
  }

  @Test("pretty shows tags where they were written")
  func tags() throws {
    let envelopes = writtenRun(
      """
      @all
      Feature: Lending

        @books
        Scenario Outline: A book is back after <days> days
          When Ann is back after <days> days

          @short
          Examples:
            | days |
            | 7    |

          @long @late
          Examples:
            | days |
            | 70   |
      """)
    let text = try reportText(envelopes, as: "pretty")
    #expect(
      text.hasPrefix(
        """

        @all
        Feature: Lending  # a.feature:2

          @books
          Scenario Outline: A book is back after <days> days  # a.feature:5
              When Ann is back after <days> days

            @short
            Examples:
                | days |
              ✔ | 7    |  # a.feature:11

            @long @late
            Examples:
                | days |
              ✔ | 70   |  # a.feature:16

        """), "\(text)")
  }

  @Test("the page has each once, at its place")
  func page() throws {
    let tree = try #require(SpecReportingTests.page(Self.envelopes).element(id: "tree"))
    let backgrounds = tree.all("div", class: "background")
    #expect(backgrounds.map { $0.all("li").count } == [1, 1])
    #expect(backgrounds[0].all("td").map(\.text) == ["title", "copies", "Emma", "2"])
    let rule = try #require(tree.all("details", class: "rule").first)
    #expect(rule.all("div", class: "background").count == 1)
    let outline = try #require(rule.all("details", class: "outline").first)
    #expect(outline.all("summary").first?.text == "A book is back after <days> days")
    #expect(outline.all("div", class: "about").map(\.text) == ["What it costs."])
    #expect(
      outline.all("ol", class: "written")[0].all("li").map(\.text) == [
        "When Ann is back after <days> days", "Then the fee is <fee>",
      ])
    let tables = outline.all("div", class: "examples")
    #expect(tables.map { $0.all("p").first?.text } == ["Examples", "Examples: of children"])
    #expect(tables[0].all("p", class: "row")[0].all("span").map(\.text) == ["days", "fee"])
    let rows = tables.flatMap { $0.all("details") }
    #expect(rows.map { $0.attributes["class"] } == ["p", "f", "p"])
    #expect(
      rows.map { $0.children[0].all("span").map(\.text) } == [
        ["7", "0 EUR"], ["21", "fails"], ["70", "1"],
      ])
    // Each row opens to its own sentences.
    #expect(
      rows[0].all("li").map(\.text) == ["When Ann is back after 7 days", "Then the fee is 0 EUR"])
    let scenarios = tree.all("details").filter { $0.children.first?.text == "A loan" }
    #expect(scenarios.map { $0.all("li").map(\.text) } == [["When Ann borrows \"Emma\""]])
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
