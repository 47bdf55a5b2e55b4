Feature: x
 Scenario: a
  Given b
  """
 open
 Scenario: c
  Given d
@a b
nonsense
Scenario Outline: e
 Examples:
|x|
