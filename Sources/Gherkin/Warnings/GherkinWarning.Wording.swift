internal import Basics
internal import Messages

extension GherkinWarning {
  /// The finding and what to do, without the location.
  public var sentence: String {
    switch fact {
    case .stepInDescription(let text, let remedy), .foreignKeyword(let text, let remedy),
      .titleInDescription(let text, let remedy):
      "found \(excerpt(text))\(remedy.sentence)"
    case .argumentInDescription(let text):
      "found \(excerpt(text)) in a description, where no step has it; write a table or doc string "
        + "below its step, and rows of examples below \"Examples:\""
    case .unindentedRow(let text):
      "found \(excerpt(text)), which is prose; indent the tables of Markdown by two to five spaces"
    case .openRow(let text):
      "found \(excerpt(text)) after the last pipe, which is no cell; close the row with a pipe"
    case .tagWithoutName: "found @ without a name, expected a tag such as @smoke"
    case .lateLanguage(let code, inMarkdown: true):
      "found a comment for the language \(excerpt(code)) that has no effect in Markdown; run with "
        + "--language \(excerpt(code, quote: ""))"
    case .lateLanguage(let code, inMarkdown: false):
      "found a comment for the language \(excerpt(code)) that has no effect, expected one as the "
        + "first line of the file"
    case .textAfterEncoding(let text):
      "found \(excerpt(text)) after the name of the encoding, expected the name alone"
    case .noFeature: "found no feature, expected \"Feature:\" and scenarios"
    case .noScenarios(inRule: false):
      "found a feature without scenarios; add one or remove the file"
    case .noScenarios(inRule: true): "found a rule without scenarios; add one or remove the rule"
    case .noScenariosInMarkdown:
      "found no scenario; in Markdown a scenario is a heading such as \"## Scenario: …\", and a step is an "
        + "item of a list, such as \"* Given …\""
    case .noSteps:
      "found a scenario without steps, which passes whatever the system does; add steps"
    case .emptyBackground:
      "found a background without steps, which does nothing; add steps or remove it"
    case .emptyStep(let keyword):
      "found \"\(keyword.trimmed)\" without text, expected a step; add its text or remove it"
    case .nearTag(let tag, let meant): Self.near(tag, meant)
    case .duplicateTag(let tag): "found the tag \(excerpt(tag, quote: "")) twice here; remove one"
    case .duplicateName(let name, let first):
      "found a second scenario named \(excerpt(name)) (the first is in line \(first.line)), which "
        + "reports cannot distinguish; give it another name"
    case .duplicateColumn(let name):
      "found a second column named \(excerpt(name)); only the first is used: rename it"
    case .noExamples(let keyword):
      "found \"\(keyword)\" without examples and without placeholders; write \"Scenario:\", or add "
        + "\"Examples:\" with a table"
    case .noRows(hasHeader: false):
      "found examples without rows, so that nothing runs for them; add rows, or remove this line"
    case .noRows(hasHeader: true):
      "found examples with one row, which is their header, so that nothing runs for them; add rows below it"
    case .rowInTitle(let text):
      "found \(excerpt(text)) next to the title of examples, where it is their name; begin the row on the "
        + "next line"
    case .missingColumn(let name):
      "found examples without the column \(excerpt(name)), which others of the outline have; add it"
    case .unknownPlaceholder(let name, let columns): Self.unknown(name, columns)
    case .backgroundPlaceholder(let name):
      "found <\(excerpt(name, quote: ""))> in a background, where no examples fill it in; move the "
        + "step into the outlines that have such a column"
    case .lonePlaceholder(let name):
      "found <\(excerpt(name, quote: ""))> in a scenario without examples, so that it stays as it is "
        + "written; add \"Examples:\" with a column of that name, or write the value itself"
    case .commaInTag(let tag):
      "found the tag \(excerpt(tag)), whose comma belongs to its name; put spaces between tags"
    case .separatorRow: "found a row of dashes, which is a row of values in Gherkin; remove it"
    case .doubledBars: "found doubled bars, which make empty cells; write one bar between cells"
    case .unusedColumn(let name):
      "found the column \(excerpt(name)), which no placeholder uses; write "
        + "<\(excerpt(name, quote: ""))> where its values belong, or remove it"
    case .invalidJSON(let finding, let row):
      "found a doc string marked as JSON that is not JSON"
        + (row.map { " with the row in line \($0.line)" } ?? "")
        + ": \(finding); correct it or take the media type away"
    case .stepArgument(let argument, let definition): argument.sentence(definition: definition)
    case .uncheckedOutcome(let keyword, let definition):
      "found a step after Then that checks nothing: it is a \(keyword) of \(definition); say what is "
        + "seen, or begin it with \(keyword)"
    case .nestedRule:
      "found a rule inside a rule, which Gherkin does not have; it ends the rule before it, so "
        + "indent both alike"
    }
  }

  private static func near(_ tag: String, _ meant: TagVocabulary.IntendedTag) -> String {
    let tag = excerpt(tag, quote: "")
    return meant.isUnreadable
      ? "found the tag \(tag), which has no effect because its value cannot be read; write, for "
        + "example, \(meant.example)"
      : "found the tag \(tag), which has no effect; did you mean \(meant.example)?"
  }

  private static func unknown(_ name: String, _ columns: [String]) -> String {
    guard !columns.isEmpty else {
      let name = excerpt(name, quote: "")
      return "found <\(name)> in an outline without examples, so that it stays as it is written; "
        + "add \"Examples:\" with a column named \(name)"
    }
    let known =
      columns.prefix(8).map { "<\(excerpt($0, quote: ""))>" }.joined(separator: ", ")
      + (columns.count > 8 ? ", …" : "")
    let similar = nearest(to: name, among: columns).map {
      "; did you mean <\(excerpt($0, quote: ""))>?"
    }
    return "found <\(excerpt(name, quote: ""))>, which no column of the examples fills in, "
      + "expected one of \(known)\(similar ?? "")"
  }
}

extension GherkinWarning.StepArgument {
  /// The problem and the remedy; `definition` is the location of the step's definition, if the reader
  /// does not see it elsewhere.
  public func sentence(definition: String? = nil) -> String {
    let definition = "its definition" + (definition.map { " (\($0))" } ?? "")
    return switch self {
    case .unexpectedDataTable:
      "there is a data table below this step, but \(definition) takes none: remove the table, "
        + "or let its closure take a DataTable"
    case .unexpectedDocString:
      "there is a doc string below this step, but \(definition) takes none: remove it, or "
        + "let its closure take a DocString"
    case .missingDataTable:
      "there is no data table below this step, but \(definition) takes one: add a table"
    case .missingDocString:
      "there is no doc string below this step, but \(definition) needs one for the last parameter of its "
        + "closure: add one"
    case .missingData:
      "there is neither a data table nor a doc string below this step, but \(definition) takes "
        + "one of them: add it"
    case .both:
      "there are a data table and a doc string below this step, but \(definition) takes only one "
        + "of them: remove the other"
    }
  }
}
