internal import Messages

/// The pickles of one scenario, or of one examples table: they differ only in their ids and in the values
/// of their rows.
struct PickleGroup: Sendable {
  /// The steps that come first in every pickle of a feature or rule, complete except for their ids.
  ///
  /// A class, shared by all groups below it.
  final class Background: Sendable {
    let steps: [Pickle.Step]
    let lines: [Int]
    /// The type of the last step, for a conjunction that follows.
    let type: Pickle.KeywordType

    init(_ outer: Background? = nil, _ more: [GherkinDocument.Step] = []) {
      var type = outer?.type ?? .unknown
      steps =
        (outer?.steps ?? [])
        + more.map { step in
          type = Pickle.KeywordType(step.keywordType) ?? type
          return Pickle.Step(
            argument: step.argument { $0 }, astNodeIds: [step.id], id: "", type: type,
            text: step.text)
        }
      lines = (outer?.lines ?? []) + more.map(\.location.line)
      self.type = type
    }
  }

  enum Form {
    case plain(id: String, location: Location, name: String, [GherkinDocument.Step])
    case rows(Outline, [GherkinDocument.TableRow])
  }

  /// The position of its first pickle in the document.
  let first: Int
  let tags: [Pickle.Tag]
  private let firstId: UInt64
  private let background: Background
  private let form: Form

  /// Takes the ids of all its pickles at once.
  init(
    _ form: Form, first: Int, _ tags: [Pickle.Tag], _ background: Background, ids: inout IdGenerator
  ) {
    self.first = first
    self.tags = tags
    self.background = background
    self.form = form
    let ownStepCount =
      switch form {
      case .plain(_, _, _, let steps): steps.count
      case .rows(let outline, _): outline.steps.count
      }
    stepCount = ownStepCount == 0 ? 0 : background.steps.count + ownStepCount
    firstId = ids.next
    ids.next &+= UInt64(count) &* UInt64(stepCount + 1)
  }

  /// The number of pickles.
  var count: Int { if case .rows(_, let rows) = form { rows.count } else { 1 } }

  /// The number of steps of each pickle: zero if the scenario has no steps itself.
  let stepCount: Int

  /// Whether a step of its pickles has a table or a doc string.
  var hasArguments: Bool {
    if background.steps.contains(where: { $0.argument != nil }) { return true }
    switch form {
    case .plain(_, _, _, let steps):
      return steps.contains { $0.dataTable != nil || $0.docString != nil }
    case .rows(let outline, _): return outline.steps.contains(where: \.hasArgument)
    }
  }

  func line(ofStep index: Int) -> Int {
    guard index >= background.lines.count else { return background.lines[index] }
    let own = index - background.lines.count
    switch form {
    case .plain(_, _, _, let steps): return steps[own].location.line
    case .rows(let outline, _): return outline.steps[own].line
    }
  }

  func pickle(_ index: Int, uri: String, language: String) -> Pickle {
    var ids = IdGenerator(startingAt: firstId &+ UInt64(index) &* UInt64(stepCount + 1))
    var type = background.type
    switch form {
    case .plain(let id, let location, let name, let own):
      let steps = steps(own.count, &ids) { ids, index, step in
        own.withUnsafeBufferPointer { own in
          type = Pickle.KeywordType(own[index].keywordType) ?? type
          step.argument = own[index].argument { $0 }
          step.astNodeIds = [own[index].id]
          step.id = ids.makeId()
          step.type = type
          step.text = own[index].text
        }
      }
      return Pickle(
        id: ids.makeId(), uri: uri, location: location, name: name, language: language,
        steps: steps, tags: tags, astNodeIds: [id])
    case .rows(let outline, let rows):
      let (own, row) = (outline.steps, rows[index])
      let steps = steps(own.count, &ids) { ids, index, step in
        own.withUnsafeBufferPointer { own in
          type = own[index].type ?? type
          step.argument = own[index].argument(row.cells)
          step.astNodeIds = [own[index].id, row.id]
          step.id = ids.makeId()
          step.type = type
          step.text = own[index].text.filled(row.cells)
        }
      }
      return Pickle(
        id: ids.makeId(), uri: uri, location: row.location, name: outline.name.filled(row.cells),
        language: language, steps: steps, tags: tags, astNodeIds: [outline.id, row.id])
    }
  }

  /// The background's steps with new ids, then as many more; no steps if there are no more.
  @inline(__always)
  private func steps(
    _ count: Int, _ ids: inout IdGenerator,
    _ fill: (inout IdGenerator, Int, inout Pickle.Step) -> Void
  ) -> [Pickle.Step] {
    guard count > 0 else { return [] }
    // Filled in place, because a step that is made and then moved is copied with all its values.
    let blank = Pickle.Step(astNodeIds: [], id: "", text: "")
    let background = background.steps
    return Array(unsafeUninitializedCapacity: background.count + count) { buffer, end in
      for index in background.indices {
        buffer.initializeElement(at: index, to: background[index])
        buffer[index].id = ids.makeId()
      }
      for index in 0..<count {
        buffer.initializeElement(at: background.count + index, to: blank)
        fill(&ids, index, &buffer[background.count + index])
      }
      end = background.count + count
    }
  }
}

extension Pickle.KeywordType {
  /// The type of a step; nil for a conjunction, which takes that of the step before it.
  @inline(__always)
  init?(_ type: GherkinDocument.KeywordType?) {
    switch type {
    case .conjunction: return nil
    case .context: self = .context
    case .action: self = .action
    case .outcome: self = .outcome
    case .unknown, nil: self = .unknown
    }
  }
}
