@MAS @MAS-T8 @MAS-R21
Feature: The final method for testing the visual result

  "Testing against images has some important limitations like depending on the device
  implementation, small changes makes the test fail, etc ... So, which is the best way to do it? Well
  nothing better than comparing a view with another view."

  The other view is a dummy "that just does one thing": it draws what is expected, straight from the
  document's code, and knows nothing of the cell. Both are compared as lists of what is drawn and as
  pixels, 200 times with random parameters.

  Scenario: The four steps of the method
    Given a random combination and a random frame between 1 and 299
    * Create our view.
    * Create a dummy view with the same parameters.
    * Extract the representing images.
    * Check both match.

  @MAS-X23
  Scenario: The cell looks like the dummy view
    Given a random combination and a random frame between 1 and 299
    When a result cell and a dummy view are created with the same frame, combination and colour
    Then both renderings are equal

  @MAS-T9 @MAS-X24
  Scenario: One symbol looks like the dummy view
    Given a random combination of one symbol and a random frame
    When a result cell and a dummy view are created with the same frame, combination and colour
    Then both renderings are equal

  @MAS-X25 @MAS-C2
  Scenario: A leading space looks like the dummy view
    Given a random combination that starts with a space and a random frame
    When a result cell and a dummy view are created with the same frame, combination and colour
    Then both renderings are equal

  Rule: You might think, that is duplicating the effort

    It protects from changing what is expected only if a difference is found.

    @MAS-X26
    Scenario: A wrong dummy is detected
      Given a dummy view that outlines the first kind
      When it is compared with a result cell of 100 by 100 showing "AAB"
      Then the renderings differ and the first difference is reported

    Scenario: A dummy in another colour is detected
      Given a dummy view that draws in red
      When it is compared with a result cell of 100 by 100 showing "AAB"
      Then the renderings differ and the first difference is reported

    Scenario: A dummy that leaves out a circle is detected
      Given a dummy view that leaves out the last circle
      When it is compared with a result cell of 100 by 100 showing "AAB"
      Then the renderings differ and the first difference is reported

    Scenario: The right dummy is not mistaken for a wrong one
      Given a dummy view as the document draws it
      When it is compared with a result cell of 100 by 100 showing "AAB"
      Then both renderings are equal

  Rule: A cell that is there can be compared at any time

    Scenario Outline: A cell of <w> by <h> showing "<combination>" looks as it should
      Given a result cell of <w> by <h> showing "<combination>"
      When it is compared with a dummy view with the same parameters
      Then the images match
      And both renderings are equal
      And the number of circles is <circles>

      Examples:
        |   w |   h | combination | circles |
        |  90 |  60 | AAB         |       3 |
        |  60 |  90 | A           |       1 |
        | 100 | 100 | ABABAB      |       6 |
