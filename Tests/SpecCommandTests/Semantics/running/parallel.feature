Feature: At once
  These two end only when they run at once; each says who ran it.

  Scenario: One
    Given a step that meets another one

  Scenario: Other
    Given a step that meets another one
