/// Mistakes in tables, doc strings and examples.
extension AuthorMistakes {
  static let tables: [Row] = [
    Row(
      "row with too few cells", table("| a | b |", "| 1 |"),
      "5:7: this row has 1 cell, the first row of its table has 2 cells; add cells, empty ones if need be"
    ),
    Row(
      "row with too many cells", table("| a | b |", "| 1 | 2 | 3 |"),
      "5:7: this row has 3 cells, the first row of its table has 2 cells; write a bar inside a cell as \\|"
    ),
    Row(
      "bar in a cell", table("| a | b |", "| x|y | 2 |"),
      "5:7: this row has 3 cells, the first row of its table has 2 cells; write a bar inside a cell as \\|"
    ),
    Row(
      "first row without its last bar", table("| a | b"),
      "4:13: found 'b' after the last pipe, which is no cell; close the row with a pipe (--lint open-row)"
    ),
    Row(
      "second row without its last bar", table("| a | b |", "| 1 | 2"),
      "5:7: this row does not end with a pipe, so that its last cell is lost; close the row with a pipe"
    ),
    Row(
      "row without its first bar", table("| a | b |", "1 | 2 |"),
      "5:7: found '1 | 2 |', expected a row, which begins and ends with |, or \"Scenario:\""),
    Row(
      "rows with commas", table("a , b", "1 , 2"),
      "4:7: found 'a , b'; a step is one line: join it with the line above, or begin it with a "
        + "keyword, a row with |, or a comment with #"
    ),
    Row(
      "table of Markdown", table("| a |", "|---|", "| 1 |"),
      "5:7: warning: found a row of dashes, which is a row of values in Gherkin; remove it (--lint "
        + "separator-row)"
    ),
    Row(
      "doubled bars", table("|| a || b ||", "| 1 | 2 |"),
      "5:7: this row has 2 cells, the first row of its table has 5 cells; the bars of line 4 are doubled, "
        + "which makes empty cells; write one bar between cells"
    ),
    Row(
      "doubled bars in all rows", table("|| a ||", "|| 1 ||"),
      "4:7: warning: found doubled bars, which make empty cells; write one bar between cells (--lint "
        + "separator-row)"
    ),
    Row(
      "no table where one belongs", steps("Given the rows"),
      "3:5: there is no data table below this step, but its definition (…) takes one: add a table "
        + "(--lint step-argument)"
    ),
    Row(
      "table where none belongs", steps("Given it passes", "  | a |"),
      "3:5: there is a data table below this step, but its definition (…) takes none: remove the "
        + "table, or let its closure take a DataTable (--lint step-argument)"
    ),
    Row(
      "table above its step", story("Scenario: s", "    | a |", "  Given the rows"),
      "3:7: found '| a |' in a description, where no step has it; write a table or doc string "
        + "below its step, and rows of examples below \"Examples:\" (--lint argument-in-description)"
    ),
    Row(
      "no doc string where one belongs", steps("Given the doc"),
      "3:5: there is no doc string below this step, but its definition (…) needs one for the "
        + "last parameter of its closure: add one (--lint step-argument)"
    ),
    Row(
      "doc string where none belongs", steps("Given it passes", "  \"\"\"", "  x", "  \"\"\""),
      "3:5: there is a doc string below this step, but its definition (…) takes none: remove it, or "
        + "let its closure take a DocString (--lint step-argument)"
    ),
    Row(
      "doc string that stays open", steps("Given the doc", "  \"\"\"", "  x"),
      "4:7: the doc string opened in line 4 is never closed; end it with the same fence"),
    Row(
      "doc string between apostrophes", steps("Given the doc", "  '''", "  x", "  '''"),
      "4:7: found ''''', expected a step or a doc string; doc strings are enclosed in lines of \"\"\""
    ),
    Row(
      "doc string between two marks", steps("Given the doc", "  \"\"", "  x", "  \"\""),
      "4:7: found '\"\"', expected a step or a doc string; doc strings are enclosed in lines of \"\"\""
    ),
    Row(
      "doc string between typographic marks", steps("Given the doc", "  “““", "  x", "  ”””"),
      "4:7: found '“““', expected a step or a doc string; doc strings are enclosed in lines of \"\"\""
    ),
    Row(
      "doc string that ends where it begins",
      steps("Given the doc", "  \"\"\"x\"\"\"", "Then it passes"),
      "4:7: the doc string opened in line 4 is never closed; end it with the same fence"),
    Row(
      "two doc strings",
      steps("Given the doc", "  \"\"\"", "  a", "  \"\"\"", "  \"\"\"", "  b", "  \"\"\""),
      "7:7: found '\"\"\"', expected one doc string below a step; remove this one, or give it a "
        + "step of its own"
    ),
    Row(
      "JSON that is none", steps("Given the doc", "  \"\"\"json", "  {a}", "  \"\"\""),
      "5:8: warning: found a doc string marked as JSON that is not JSON: found \"a\", expected a "
        + "name in quotes; correct it or take the media type away (--lint invalid-json)"
    ),
  ]

  static let outlines: [Row] = [
    Row(
      "misspelled Examples", outline("Given the name <n>", "Exmaples:", "  | n |", "  | a |"),
      "4:5: found 'Exmaples:'; did you mean \"Examples:\"?"),
    Row(
      "Example for Examples", outline("Given the name <n>", "Example:", "  | n |", "  | a |"),
      "5:7: found '| n |' in a description, where no step has it; write a table or doc string "
        + "below its step, and rows of examples below \"Examples:\" (--lint argument-in-description)"
    ),
    Row(
      "Examples without its colon", outline("Given the name <n>", "Examples", "  | n |", "  | a |"),
      "4:5: found 'Examples'; did you mean \"Examples:\"?"),
    Row(
      "Examples with a colon of full width",
      outline("Given the name <n>", "Examples：", "  | n |", "  | a |"),
      "4:5: found 'Examples：', with a fullwidth colon (U+FF1A) after \"Examples\"; write \":\" there"
    ),
    Row(
      "misspelled second Examples",
      outline(
        "Given the name <n>", "Examples:", "  | n |", "  | a |", "Exampels:", "  | n | m |",
        "  | a | b |"),
      "7:5: found 'Exampels:'; did you mean \"Examples:\"?"),
    Row(
      "misspelled placeholder",
      outline("Given the name <nmae>", "Examples:", "  | name |", "  | Ann |"),
      "3:5: found <nmae>, which no column of the examples fills in, expected one of <name>; did "
        + "you mean <name>? (--lint unknown-placeholder)"
    ),
    Row(
      "placeholder with a capital letter",
      outline("Given the name <Name>", "Examples:", "  | name |", "  | Ann |"),
      "3:5: found <Name>, which no column of the examples fills in, expected one of <name>; did "
        + "you mean <name>? (--lint unknown-placeholder)"
    ),
    Row(
      "placeholder with spaces",
      outline("Given the name < name >", "Examples:", "  | name |", "  | Ann |"),
      "3:5: found < name >, which no column of the examples fills in, expected one of <name>; did "
        + "you mean <name>? (--lint unknown-placeholder)"
    ),
    Row(
      "placeholder between braces",
      outline("Given the name {name}", "Examples:", "  | name |", "  | Ann |"),
      "5:9: warning: found the column 'name', which no placeholder uses; write <name> where its "
        + "values belong, or remove it (--lint unused-column)"
    ),
    Row(
      "placeholder with a dollar sign",
      outline("Given the name $name", "Examples:", "  | name |", "  | Ann |"),
      "5:9: warning: found the column 'name', which no placeholder uses; write <name> where its "
        + "values belong, or remove it (--lint unused-column)"
    ),
    Row(
      "column that nothing uses",
      outline("Given the name <name>", "Examples:", "  | name | x |", "  | Ann | 1 |"),
      "5:16: warning: found the column 'x', which no placeholder uses; write <x> where its values "
        + "belong, or remove it (--lint unused-column)"
    ),
    Row(
      "two columns of one name",
      outline("Given the name <name>", "Examples:", "  | name | name |", "  | Ann | Bob |"),
      "5:16: found a second column named 'name'; only the first is used: rename it "
        + "(--lint duplicate-column)"
    ),
    Row(
      "outline without examples", outline("Given the name <name>"),
      "3:5: found <name> in an outline without examples, so that it stays as it is written; add "
        + "\"Examples:\" with a column named name (--lint unknown-placeholder)"
    ),
    Row(
      "examples without rows", outline("Given the name <name>", "Examples:", "  | name |"),
      "4:5: found examples with one row, which is their header, so that nothing runs for them; add rows below "
        + "it (--lint no-rows)"
    ),
    Row(
      "examples without a table", outline("Given the name <name>", "Examples:"),
      "4:5: found examples without rows, so that nothing runs for them; add rows, or remove this line "
        + "(--lint no-rows)"
    ),
    Row(
      "row next to the title of examples",
      outline("Given the name <name>", "Examples: | name |", "  | Ann |"),
      "4:5: found '| name |' next to the title of examples, where it is their name; begin the row on the "
        + "next line (--lint no-rows)"
    ),
    Row(
      "column that the second examples lack",
      outline(
        "Given the name <name>", "Given <n> things", "Examples:", "  | name | n |", "  | Ann | 1 |",
        "Examples:", "  | name |", "  | Bob |"),
      "9:7: found examples without the column 'n', which others of the outline have; add it (--lint "
        + "unknown-placeholder)"
    ),
    Row(
      "examples above the steps",
      outline("Examples:", "  | name |", "  | Ann |", "Given the name <name>"),
      "6:5: found 'Given the name <name>', expected the steps of an outline above its examples; move it there"
    ),
    Row(
      "examples of a background",
      story("Background:", "  Given it passes", "Examples:", "  | a |") + scenario,
      "4:3: found 'Examples:', expected no examples without an outline; write them below a "
        + "\"Scenario Outline:\""
    ),
    Row(
      "placeholder in a background",
      story(
        "Background:", "  Given the name <a>", "Scenario Outline: s", "  Given the name <a>",
        "  Examples:", "    | a |", "    | b |"),
      "3:5: found <a> in a background, where no examples fill it in; move the step into the "
        + "outlines that have such a column (--lint unknown-placeholder)"
    ),
    Row(
      "row of examples with too few cells",
      outline("Given the name <a>", "Examples:", "  | a | b |", "  | 1 |"),
      "6:7: this row has 1 cell, the first row of its table has 2 cells; add cells, empty ones if need be"
    ),
    Row(
      "prose between rows of examples",
      outline("Given the name <a>", "Examples:", "  | a |", "  all of them", "  | 1 |"),
      "6:7: found 'all of them', expected a row, which begins and ends with |, or \"Scenario:\""),
    Row(
      "placeholder outside of outlines", steps("Given the name <name>"),
      "3:5: warning: found <name> in a scenario without examples, so that it stays as it is "
        + "written; add \"Examples:\" with a column of that name, or write the value itself (--lint "
        + "lone-placeholder)"
    ),
  ]
}
