Feature: x

 Scenario: y
  Given z  | a | b |
  | c |
