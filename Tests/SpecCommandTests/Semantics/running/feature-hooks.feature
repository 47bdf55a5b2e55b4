Feature: Hooks around a feature
  What a hook shares is there for the scenarios of this feature.

  Scenario: The first scenario
    Then the parameter "greeting" is "hello from Hooks around a feature"

  Scenario: The second scenario
    Then the parameter "greeting" is "hello from Hooks around a feature"
