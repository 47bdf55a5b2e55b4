/// Mistakes in titles, and languages.
extension AuthorMistakes {
  static let titles: [Row] = [
    Row(
      "misspelled Feature", "Featrue: f\n" + scenario,
      "1:1: found 'Featrue: f'; did you mean \"Feature:\"?"),
    Row(
      "misspelled Feature above a description", "Featur: f\n  As a user\n  I want\n\n" + scenario,
      "1:1: found 'Featur: f'; did you mean \"Feature:\"?"),
    Row(
      "Feature without its colon", "Feature f\n  As a user\n" + scenario,
      "1:1: found 'Feature f'; did you mean \"Feature:\"?"),
    Row(
      "Feature with a semicolon", "Feature; f\n" + scenario,
      "1:1: found 'Feature; f'; did you mean \"Feature:\"?"),
    Row(
      "Feature in lower case", "feature: f\n" + scenario,
      "1:1: found 'feature: f'; did you mean \"Feature:\"?"),
    Row(
      "Feature in capitals", "FEATURE: f\n" + scenario,
      "1:1: found 'FEATURE: f'; did you mean \"Feature:\"?"),
    Row(
      "Feature with a space before its colon", "Feature : f\n" + scenario,
      "1:1: found 'Feature : f'; did you mean \"Feature:\"?"),
    Row(
      "Feature with a colon of full width", "Feature： f\n" + scenario,
      "1:1: found 'Feature： f', with a fullwidth colon (U+FF1A) after \"Feature\"; write \":\" there"
    ),
    Row(
      "no feature", scenario,
      "1:3: found 'Scenario: s', expected a feature above it; write a line such as \"Feature: …\" first"
    ),
    Row(
      "no feature above a description", "Scenario: s\n  Some words\n    Given it passes\n",
      "1:1: found 'Scenario: s', expected a feature above it; write a line such as \"Feature: …\" first"
    ),
    Row(
      "steps without any title", "Given it passes\nThen it passes\n",
      "1:1: found 'Given it passes', expected a feature above it; write a line such as \"Feature: …\" first"
    ),
    Row(
      "titles of Markdown", "# Feature: f\n## Scenario: s\n- Given it passes\n- When it passes\n",
      "3:1: found '- Given it passes', expected a feature above it, but its title is a comment; remove the # of line 1, or let the name of the file end with .feature.md if this is Markdown"
    ),
    Row(
      "feature in a comment", "#Feature: f\n" + scenario,
      "2:3: found 'Scenario: s', expected a feature above it, but its title is a comment; remove the # of line 1, or let the name of the file end with .feature.md if this is Markdown"
    ),
    Row(
      "block of code", "```gherkin\n" + feature + "```\n",
      "1:1: found '```gherkin', the fence of a block of code; remove this line and the fence at the end"
    ),
    Row(
      "part of a difference", "+Feature: f\n+  Scenario: s\n+    Given it passes\n",
      "1:1: found '+Feature: f'; a title has no mark before its keyword: begin the line with "
        + "\"Feature:\", and those below likewise"
    ),
    Row(
      "what cannot be seen before the feature", "\u{200B}" + feature,
      "1:1: found '<U+200B>Feature: f', with a zero-width space (U+200B) before \"Feature\"; remove it"
    ),
    Row(
      "times of a retry in a tag", "@retry(2)\n" + feature,
      "1:1: found the tag @retry(2), which has no effect because its value cannot be read; write, for "
        + "example, @retry, and run with --retry 2 --retry-tag-filter @retry (--lint near-tag)"
    ),
    Row(
      "tag of full width", "＠smoke\n" + feature,
      "1:1: found '＠smoke', with a fullwidth commercial at (U+FF20) instead of \"@\" at the start; type "
        + "\"@\" again"
    ),
    Row(
      "tag of full width below the feature", story("＠smoke", "Scenario: s", "  Given it passes"),
      "2:3: found '＠smoke', with a fullwidth commercial at (U+FF20) instead of \"@\" at the start; type "
        + "\"@\" again (--lint title-in-description)"
    ),
    Row(
      "number of a scenario", story("Scenario 1: s", "  Given it passes", "  Then it passes"),
      "2:3: found 'Scenario 1: s'; did you mean \"Scenario:\"? (--lint title-in-description)"),
    Row(
      "two features", feature + feature,
      "4:1: found 'Feature: f', expected one feature in a file; move this one into a file of its "
        + "own, or make it a \"Rule:\""
    ),
    Row(
      "misspelled Scenario",
      story("Scenaro: s", "  Given it passes", "  When it passes", "  Then it passes"),
      "2:3: found 'Scenaro: s'; did you mean \"Scenario:\"? (--lint title-in-description)"),
    Row(
      "Scenario without its colon", story("Scenario s", "  Given it passes", "  When it passes"),
      "2:3: found 'Scenario s'; did you mean \"Scenario:\"? (--lint title-in-description)"),
    Row(
      "Scenario with a colon of full width",
      story("Scenario： s", "  Given it passes", "  When it passes"),
      "2:3: found 'Scenario： s', with a fullwidth colon (U+FF1A) after \"Scenario\"; write \":\" "
        + "there (--lint title-in-description)"
    ),
    Row(
      "Scenario in lower case", story("scenario: s", "  Given it passes"),
      "2:3: found 'scenario: s'; did you mean \"Scenario:\"? (--lint title-in-description)"),
    Row(
      "Scenarios for one", story("Scenarios: s", "  Given it passes"),
      "2:3: found 'Scenarios: s'; did you mean \"Scenario:\"? (--lint title-in-description)"),
    Row(
      "misspelled second Scenario",
      feature + "\n  Scenaro: t\n    Some words\n    and more\n    Given it passes\n",
      "5:3: found 'Scenaro: t'; did you mean \"Scenario:\"?"),
    Row(
      "second Scenario without its colon", feature + "  Scenario t\n    Given it passes\n",
      "4:3: found 'Scenario t'; did you mean \"Scenario:\"?"),
    Row(
      "misspelled Scenario below tags", story("@smoke", "Scenaro: s", "  Given it passes"),
      "3:3: found 'Scenaro: s'; did you mean \"Scenario:\"?"),
    Row(
      "misspelled Scenario Outline",
      story("Scenario Outlin: s", "  Given the name <n>", "  Examples:", "    | n |", "    | a |"),
      "2:3: found 'Scenario Outlin: s'; did you mean \"Scenario Outline:\"? (--lint title-in-description)"
    ),
    Row(
      "Scenario outline with a small letter",
      story("Scenario outline: s", "  Given the name <n>", "  Examples:", "    | n |", "    | a |"),
      "2:3: found 'Scenario outline: s'; did you mean \"Scenario Outline:\"? (--lint title-in-description)"
    ),
    Row(
      "ScenarioOutline in one word",
      story("ScenarioOutline: s", "  Given the name <n>", "  Examples:", "    | n |", "    | a |"),
      "2:3: found 'ScenarioOutline: s'; did you mean \"Scenario Outline:\"? (--lint title-in-description)"
    ),
    Row(
      "Scenario-Outline with a hyphen",
      feature
        + "  Scenario-Outline: t\n    Given the name <n>\n    Examples:\n      | n |\n      | a |\n",
      "4:3: found 'Scenario-Outline: t'; did you mean \"Scenario Outline:\"?"),
    Row(
      "misspelled Background", story("Backgroud:", "  Given it passes", "") + scenario,
      "2:3: found 'Backgroud:'; did you mean \"Background:\"? (--lint title-in-description)"),
    Row(
      "Background without its colon", story("Background", "  Given it passes", "") + scenario,
      "2:3: found 'Background'; did you mean \"Background:\"? (--lint title-in-description)"),
    Row(
      "Background below a scenario", feature + "  Background:\n    Given it passes\n",
      "4:3: found 'Background:', expected the background above the first scenario; move it there"),
    Row(
      "two backgrounds",
      story("Background:", "  Given it passes", "Background:", "  Given it passes") + scenario,
      "4:3: found 'Background:', expected one background in a feature or rule; join the two"),
    Row(
      "no scenario's title", story("Given it passes", "When it passes", "Then it passes"),
      "2:3: found 'Given it passes', which is in no scenario and does not run; write \"Scenario: "
        + "…\" above it (--lint step-in-description)"
    ),
    Row(
      "steps above the first scenario", story("Given it passes", "Then it passes") + scenario,
      "2:3: warning: found 'Given it passes', which is in no scenario and does not run; write "
        + "\"Scenario: …\" above it (--lint step-in-description)"
    ),
    Row(
      "steps below a rule", story("Rule: r", "  Given it passes", "  Then it passes"),
      "3:5: found 'Given it passes', which is in no scenario and does not run; write \"Scenario: "
        + "…\" above it (--lint step-in-description)"
    ),
    Row(
      "scenario without steps", story("Scenario: s"),
      "2:3: warning: found a scenario without steps, which passes whatever the system does; add "
        + "steps (--lint no-steps)"
    ),
    Row(
      "two scenarios of one name", feature + scenario,
      "4:3: warning: found a second scenario named 's' (the first is in line 2), which reports "
        + "cannot distinguish; give it another name (--lint duplicate-name)"
    ),
    Row(
      "misspelled Rule", story("Rul: r", "  Scenario: s", "    Given it passes"),
      "2:3: found 'Rul: r'; did you mean \"Rule:\"? (--lint title-in-description)"),
    Row(
      "misspelled second Rule",
      story(
        "Rule: r", "  Scenario: s", "    Given it passes", "Ruel: t", "  Scenario: s",
        "    Given it passes"),
      "5:3: found 'Ruel: t'; did you mean \"Rule:\"?"),
    Row(
      "rule inside a rule",
      story(
        "Rule: a", "  Scenario: s", "    Given it passes", "  Rule: b", "    Scenario: s",
        "      Given it passes"),
      "5:5: warning: found a rule inside a rule, which Gherkin does not have; it ends the rule "
        + "before it, so indent both alike (--lint nested-rule)"
    ),
  ]

  static let languages: [Row] = [
    Row(
      "English in a file in Japanese", "# language: ja\nFeature: f\n" + scenario,
      "2:1: found 'Feature: f', a title in English, not in Japanese; change line 1 to \"# "
        + "language: en\", or begin it with \"フィーチャ:\""
    ),
    Row(
      "English in a file in French", "# language: fr\nFeature: f\n  Some words\n" + scenario,
      "2:1: found 'Feature: f', a title in English, not in French; change line 1 to \"# language: "
        + "en\", or begin it with \"Fonctionnalité:\""
    ),
    Row(
      "English below a German title", "# language: de\nFunktionalität: f\n" + scenario,
      "3:3: found 'Scenario: s'; did you mean \"Szenario:\"? (--lint title-in-description)"
    ),
    Row(
      "English steps in a file in German",
      "# language: de\nFunktionalität: f\n  Szenario: s\n    Given it passes\n    When it passes\n",
      "4:5: found 'Given it passes', which is English in a file in German; begin it with "
        + "\"Angenommen \", or write all of the file in English below \"# language: en\" (--lint "
        + "foreign-keyword)"
    ),
    Row(
      "English steps below a German one",
      "# language: de\nFunktionalität: f\n  Szenario: s\n    Angenommen it passes\n    When it "
        + "passes\n    Then it passes\n",
      "5:5: found 'When it passes', which is English in a file in German; begin it with \"Wenn \", "
        + "or write all of the file in English below \"# language: en\""
    ),
    Row(
      "German without its language", "Funktionalität: f\n  Szenario: s\n    Angenommen it passes\n",
      "1:1: found 'Funktionalität: f', a title in German, not in English; write \"# language: de\" "
        + "as the first line"
    ),
    Row(
      "Spanish without its language",
      "Característica: f\n  Escenario: s\n    Dado it passes\n    Cuando it passes\n",
      "1:1: found 'Característica: f', a title in Catalan, Spanish, Galician or Portuguese, not in "
        + "English; write \"# language: ca\", \"# language: es\", \"# language: gl\" or \"# language: "
        + "pt\" as the first line"
    ),
    Row(
      "German scenario in a file in English",
      story("Szenario: s", "  Angenommen it passes", "  Wenn it passes"),
      "2:3: found 'Szenario: s'; did you mean \"Scenario:\"? (--lint title-in-description)"
    ),
    Row(
      "second scenario in German",
      feature + "  Szenario: t\n    Angenommen it passes\n    Wenn it passes\n",
      "4:3: found 'Szenario: t'; did you mean \"Scenario:\"?"
    ),
    Row(
      "German steps in a file in English",
      steps("Gegeben sei it passes", "Wenn it passes", "Dann it passes"),
      "3:5: found 'Gegeben sei it passes', which is German in a file in English; begin it with "
        + "\"Given \", or write all of the file in German below \"# language: de\" (--lint "
        + "foreign-keyword)"
    ),
    Row(
      "German steps below an English one",
      steps("Given it passes", "Wenn it passes", "Dann it passes"),
      "4:5: found 'Wenn it passes', which is German in a file in English; begin it with \"When \", "
        + "or write all of the file in German below \"# language: de\""
    ),
    Row(
      "French steps below an English one",
      steps("Given it passes", "Quand it passes", "Alors it passes"),
      "4:5: found 'Quand it passes', which is French in a file in English; begin it with \"When "
        + "\", or write all of the file in French below \"# language: fr\""
    ),
    Row(
      "name of a language", "# language: german\n" + feature,
      "1:1: no language has the code 'german'; did you mean 'de'? `specrun --i18n-languages` lists them all"
    ),
    Row(
      "language below the title", "Feature: f\n# language: de\n" + scenario,
      "2:1: warning: found a comment for the language 'de' that has no effect, expected one as the "
        + "first line of the file (--lint late-language)"
    ),
    Row(
      "two languages", "# language: en\n# language: de\n" + feature,
      "2:1: warning: found a comment for the language 'de' that has no effect, expected one as the "
        + "first line of the file (--lint late-language)"
    ),
  ]
}
