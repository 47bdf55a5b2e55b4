import Gherkin
import Messages

/// The messages of a run of a feature as it is written: a step fails if its text has the word "fails".
func writtenRun(_ feature: String) -> [Envelope] {
  var ids = IdGenerator()
  return writtenRun(feature, ids: &ids)
}

/// The same with ids of its own, for a run of several.
func writtenRun(_ feature: String, ids: inout IdGenerator) -> [Envelope] {
  let parsed = parse(Array(feature.utf8), uri: "a.feature", ids: &ids)
  let pickles = Array(compile(parsed, ids: &ids))
  let time = Timestamp()
  var envelopes: [Envelope] = [.gherkinDocument(parsed.document)]
  envelopes += pickles.map { .pickle($0) }
  envelopes.append(.testRunStarted(.init(timestamp: time)))
  for pickle in pickles {
    let steps = pickle.steps.map { TestCase.Step(id: "t\($0.id)", pickleStepId: $0.id) }
    envelopes.append(.testCase(.init(id: "c\(pickle.id)", pickleId: pickle.id, testSteps: steps)))
  }
  for pickle in pickles {
    let id = "a\(pickle.id)"
    envelopes.append(
      .testCaseStarted(.init(attempt: 0, id: id, testCaseId: "c\(pickle.id)", timestamp: time)))
    for step in pickle.steps {
      let fails = step.text.contains("fails")
      let result = TestStepResult(
        duration: .zero, message: fails ? "no" : nil, status: fails ? .failed : .passed)
      envelopes.append(
        .testStepFinished(
          .init(
            testCaseStartedId: id, testStepId: "t\(step.id)", testStepResult: result,
            timestamp: time)))
    }
    envelopes.append(
      .testCaseFinished(.init(testCaseStartedId: id, timestamp: time, willBeRetried: false)))
  }
  envelopes.append(.testRunFinished(.init(success: false, timestamp: time)))
  return envelopes
}
