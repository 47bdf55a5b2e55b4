import Gherkin
import SpecSources

extension Finding {
  /// What was found and what to do, without the place and the name of the rule.
  public var sentence: String {
    switch fact {
    case .syntax(let text): text
    case .mistake(let warning): warning.sentence
    case .unknownRule(let name, let nearest):
      "found '\(excerpt(name))' in a comment for lint, expected the name of a rule"
        + suggestion(nearest)
    case .unformatted: "the layout differs from here on; run `specrun fmt`"
    case .undefinedStep(let text, let nearest):
      "found no definition for the step '\(excerpt(text))'; correct the step or define it"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .ambiguousStep(let text, let definitions):
      "found \(definitions.count) definitions for the step '\(excerpt(text))', expected one: "
        + definitions.joined(separator: ", ")
    case .unusedStep(let pattern):
      "found no step that uses the definition '\(pattern)'; remove it, or name it under `except`"
    case .unusedWorld(let world, let count):
      "found no step that uses any of the \(count) definitions of \(world); remove them, or look at the "
        + "features that use them as well"
    case .similarSteps(let pattern, let other, let place):
      "found the definition '\(pattern)' beside '\(other)' (\(place)), which readers cannot tell "
        + "apart; keep one of them"
    case .idleThen(let pattern):
      "found the definition '\(pattern)', whose Then passed each time without an expectation; add one, "
        + "or name it under `except` if it throws errors of its own"
    case .unselected(let isExamples, let profiles):
      "found \(isExamples ? "examples" : "a scenario") that no profile of specrun.yaml selects ("
        + "\(profiles.joined(separator: ", "))); correct the tags, or the profiles"
    case .undeclaredTag(let tag, let nearest):
      "found the tag \(excerpt(tag)), which neither the option `tags` nor a profile, hook or library "
        + "names; declare it or remove it" + suggestion(nearest)
    case .unnamed(let kind): "found a \(kind) without a name; name it"
    case .longName(let kind, let length, let most):
      "found a \(kind) of \(length) characters, expected at most \(most); shorten it"
    case .secondFeature(let name, let first):
      "found a second feature named '\(excerpt(name))' (the first is \(shown(path: first))), which "
        + "reports cannot distinguish; give it another name"
    case .fileName(let name, let style):
      "found the file name '\(excerpt(name))', expected one in \(style)"
    case .restrictedTag(let tag):
      "found the tag \(excerpt(tag)), which is not to be used; remove it"
    case .missingTag(let pattern):
      "found no tag of this scenario that matches /\(pattern)/; add one to it or to its feature"
    case .superfluousTag(let tag, let owner):
      "found the tag \(excerpt(tag)), which the \(owner) has already; remove it here"
    case .homogenousTag(let tag, let owner):
      "found the tag \(excerpt(tag)) at every scenario; write it once, at the \(owner)"
    case .commentedTags(let tag):
      "found \(excerpt(tag)) in a comment behind tags, where it has no effect; remove the comment or "
        + "the #"
    case .outOfOrder(let keyword, let before):
      "found \(keyword) after \(before), expected the order Given, When, Then"
    case .severalWhens(let count):
      "found \(count) Whens in a scenario, expected one; split the scenario"
    case .repeatedKeyword(let keyword, let instead):
      "found \(keyword) after steps of that kind, expected \(instead)"
    case .tooManySteps(let count, let kind, let most):
      "found a \(kind) of \(count) steps, expected at most \(most); split it, or say more in one step"
    case .tooManyScenarios(let count, let most):
      "found \(count) scenarios in a file, expected at most \(most); split it from here on"
    case .backgroundOfOne:
      "found a background for a single scenario; move its steps into the scenario"
    case .examplesOfScenario(let instead): "found examples of a scenario, expected \"\(instead):\""
    case .restrictedPattern(let pattern, let text):
      "found '\(excerpt(text))', which matches /\(pattern)/ and is not to be written"
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }

  /// The first line of a text, cut where it is long.
  private func excerpt(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > 100 ? "\(line.prefix(100))…" : String(line)
  }
}
