/// One message of a run: the only thing that leaves the engine, and all that a reporter sees.
///
/// The cases are the 21 alternatives of `Envelope` in the Cucumber Messages (protocol 34).
/// Types whose plain name also means something else in this package, or in Swift Testing, are
/// nested here.
public enum Envelope: Sendable, Equatable {
  case attachment(Attachment)
  case externalAttachment(ExternalAttachment)
  case gherkinDocument(GherkinDocument)
  case hook(Hook)
  case meta(Meta)
  case parameterType(ParameterType)
  case parseError(ParseError)
  case pickle(Pickle)
  case suggestion(Suggestion)
  case source(Source)
  case stepDefinition(StepDefinition)
  case testCase(TestCase)
  case testCaseFinished(TestCaseFinished)
  case testCaseStarted(TestCaseStarted)
  case testRunFinished(TestRunFinished)
  case testRunStarted(TestRunStarted)
  case testStepFinished(TestStepFinished)
  case testStepStarted(TestStepStarted)
  case testRunHookStarted(TestRunHookStarted)
  case testRunHookFinished(TestRunHookFinished)
  case undefinedParameterType(UndefinedParameterType)
}
