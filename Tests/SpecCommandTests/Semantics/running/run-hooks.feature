Feature: Hooks around the run
  They run once, also when scenarios run at once.

  Scenario Outline: What a hook shares is there for all
    Then the parameter "server" is "127.0.0.1:80<n>"

    Examples:
      | n |
      | 1 |
      | 1 |
