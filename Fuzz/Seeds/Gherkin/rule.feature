Feature: Rules
  Rule: one
    Background:
      Given x
    Scenario: a
      And y
      But z
  @r
  Rule: two
    text
    Example: b
      Given é 😀
