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

  @Test("pretty shows each once, and all steps of what failed")
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
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
