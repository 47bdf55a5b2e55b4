public import Messages

extension RunQuery {
  /// The number of documents kept unpacked: scenarios of one file mostly come together.
  static let indexLimit = 32

  /// The pickle that an attempt runs.
  public mutating func pickle(of attempt: Attempt) -> Pickle { unpack(attempt).pickle }

  /// The test case that an attempt runs.
  public func testCase(of attempt: Attempt) -> TestCase { attempt.plan.testCase }

  /// The nodes of the document above the pickle of an attempt.
  public mutating func lineage(of attempt: Attempt) -> Lineage { unpack(attempt).lineage }

  /// The nodes of the document above a pickle.
  public mutating func lineage(of pickle: Pickle) -> Lineage {
    guard let document = documents[pickle.uri] else { return Lineage() }
    if let index = indexes[pickle.uri] { return index.lineage(of: pickle) }
    if indexes.count == Self.indexLimit { indexes.removeAll() }
    let index = DocumentIndex(document.document)
    indexes[pickle.uri] = index
    return index.lineage(of: pickle)
  }

  /// The line of a scenario or example row; of messages before protocol 31 the document knows it.
  public mutating func place(of pickle: Pickle) -> Place {
    Place(uri: pickle.uri, line: pickle.location?.line ?? lineage(of: pickle).line)
  }

  private mutating func unpack(_ attempt: Attempt) -> Unpacked {
    if let unpacked, unpacked.testCaseId == attempt.testCaseId { return unpacked }
    let pickle = attempt.plan.pickle.pickle
    let new = Unpacked(testCaseId: attempt.testCaseId, pickle: pickle, lineage: lineage(of: pickle))
    unpacked = new
    return new
  }

  /// The scenario that was asked for last: a report asks for several things of each.
  final class Unpacked: Sendable {
    let testCaseId: String
    let pickle: Pickle
    let lineage: Lineage

    init(testCaseId: String, pickle: Pickle, lineage: Lineage) {
      self.testCaseId = testCaseId
      self.pickle = pickle
      self.lineage = lineage
    }
  }

  /// The steps and hooks of an attempt, with everything that a report says of them.
  public mutating func steps(of attempt: Attempt) -> [TestStep] {
    let unpacked = unpack(attempt)
    let pickle = unpacked.pickle
    let nodes = unpacked.lineage.steps
    var next = 0
    return zip(testCase(of: attempt).testSteps, attempt.results).map { step, result in
      // In the same order in both, so that the next one is nearly always the right one.
      let index = step.pickleStepId.flatMap { id in
        next < pickle.steps.count && pickle.steps[next].id == id
          ? next : pickle.steps.firstIndex { $0.id == id }
      }
      if let index { next = index + 1 }
      let pickleStep = index.map { pickle.steps[$0] }
      let node = pickleStep?.astNodeIds.first.flatMap { nodes[$0] }
      let suggestion = step.pickleStepId.flatMap { suggestions[$0] }
      return TestStep(
        keyword: node?.keyword ?? "",
        place: pickleStep.map { _ in Place(uri: pickle.uri, line: node?.line) },
        docStringLine: node?.docStringLine, isBackground: node?.isBackground ?? false,
        pickleStep: pickleStep,
        hook: step.hookId.map { HookDescription(hooks[$0]) },
        arguments: step.stepMatchArgumentsLists?.count == 1
          ? step.stepMatchArgumentsLists?.first?.stepMatchArguments ?? [] : [],
        definitions: (step.stepDefinitionIds ?? []).compactMap { stepDefinitions[$0] },
        result: result.result, attachments: result.attachments,
        hints: suggestion?.hints ?? [],
        snippets: suggestion.map { [$0.withoutHints] } ?? [])
    }
  }
}
