import StepKit

// The forms that every verb of the sentences has: by itself, with should or still, passive, and denied.

/// A verb in the active: the app displays, should now display, has displayed; does not display.
struct Verb {
  let says: String
  let denies: String

  /// - Parameters:
  ///   - subject: A regular expression of all that does it.
  ///   - verb: The forms of the verb, as a regular expression.
  init(_ subject: String, _ verb: String) {
    says = "(?:\(subject))(?: (?:\(aside)))* (?:\(verb))"
    denies = "(?:\(subject)) (?:\(never))(?: still| yet| ever| now)? (?:\(verb))"
  }

  /// A verb of whatever stands before it.
  init(_ verb: String) {
    says = "(?:(?:\(aside)) )*(?:\(verb))"
    denies = "(?:\(never))(?: still| yet| ever| now)? (?:\(verb))"
  }
}

/// A verb in the passive: is displayed, should be displayed, is no longer displayed.
struct PassiveVerb {
  let says: String
  let denies: String

  init(_ participle: String, of subject: String? = nil) {
    let subject = subject.map { "(?:\($0)) " } ?? ""
    says = "\(subject)(?:\(being)) (?:\(participle))"
    denies = "\(subject)(?:\(notBeing)) (?:\(participle))(?: any ?more| any longer)?"
  }
}

/// Words between a subject and its verb that change nothing.
private let aside =
  "still|now|then|also|should|must|will|can|could|has to|already|currently|automatically|again"
  + "|immediately|at once|only|just|first|finally|has|have|successfully"
let never =
  "(?:do|does|did|should|must|will|would|could)(?: not|n['’]t)|(?:has|have)(?: not|n['’]t)|won['’]t"
  + "|never|no longer|should no longer|must no longer|should never"
let being =
  "(?:is|are|was|were|am|gets?|becomes?|(?:should|must|will|has to)(?: still| now| then| also| again| only)* be"
  + "|(?:has|have|had) been"
  + "|should have been|remains?|stays?|should remain|should stay)"
  + "(?: (?:still|now|then|all|also|both|already|again|only|immediately|automatically|both still))*"
let notBeing =
  "(?:is|are|was|were|am)(?: not|n['’]t| no longer| never)"
  + "|(?:should|must|will)(?: not|n['’]t| no longer| never)(?: still| yet)? be|(?:has|have|should have|must have)(?: not|n['’]t| never) been"
  + "|(?:should|must) not have been"

/// Whether a phrase says that something is so, and not that it is not.
func affirms(_ text: String) -> Bool {
  !["not", "n't", "n’t", "no longer", "never"].contains { text.contains($0) }
}

/// The words that join a thing and its value.
let valueTypes = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "is", "(?:\(being))(?: exactly| called| named| titled| entitled| equal to)?",
    "equals?|(?:should|must|will|does) equal|reads?|(?:should|must) read")
  ParameterType.wording(
    "is not", "(?:\(notBeing))(?: called| named| equal to)?",
    "(?:does|do|should|must) not (?:equal|read)|differs from")
  ParameterType.wording(
    "has", "(?:(?:still|now|also|then|both) )*(?:has|have|had|carries|comes with)(?: still| now)?",
    "(?:should|must|will)(?: still| now)? (?:have|carry)")
}
