internal import Messages
internal import Spelling

extension GherkinWarning {
  /// What was found and what to do, without the place.
  public var sentence: String {
    switch fact {
    case .stepInDescription(let text, let keyword):
      "found \(excerpt(text)) in a description, where it does not run; write a step after a "
        + "scenario's or background's title, beginning with \"\(keyword)\""
    case .titleInDescription(let text, let keyword):
      "found \(excerpt(text)) in a description, expected a title there that begins with "
        + "\"\(keyword):\", or other words"
    case .openRow(let text):
      "found \(excerpt(text)) after the last pipe, which is no cell; close the row with a pipe"
    case .tagWithoutName: "found @ without a name, expected a tag such as @smoke"
    case .lateLanguage(let code):
      "found a comment for the language '\(excerpt(code, quote: ""))' that has no effect, expected "
        + "one as the first line of the file"
    case .textAfterEncoding(let text):
      "found \(excerpt(text)) after the name of the encoding, expected the name alone"
    case .noFeature: "found no feature, expected \"Feature:\" and scenarios"
    case .noScenarios(inRule: false):
      "found a feature without scenarios; add one or remove the file"
    case .noScenarios(inRule: true): "found a rule without scenarios; add one or remove the rule"
    case .noSteps:
      "found a scenario without steps, which passes whatever the system does; add steps"
    case .emptyStep(let keyword):
      "found \"\(keyword.trimmingSpaces)\" without text, expected a step; add its text or remove it"
    case .duplicateTag(let tag): "found the tag \(excerpt(tag, quote: "")) twice here; remove one"
    case .duplicateName(let name, let first):
      "found a second scenario named \(excerpt(name)) (the first is in line \(first.line)), which "
        + "reports cannot distinguish; give it another name"
    case .duplicateColumn(let name):
      "found a second column named \(excerpt(name)), of which only the first is used; rename it"
    case .noExamples(let keyword):
      "found \"\(keyword)\" without examples, expected \"Examples:\" with a table; it runs once "
        + "with its placeholders as they are written"
    case .noRows: "found examples without rows, so that nothing runs for them; add rows"
    case .unknownPlaceholder(let name, let columns): Self.unknown(name, columns)
    case .nestedRule:
      "found a rule inside a rule, which Gherkin does not have; it ends the rule before it, so "
        + "indent both alike"
    }
  }

  private static func unknown(_ name: String, _ columns: [String]) -> String {
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

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
