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

  /// The position of its first pickle in the document.
  let first: Int
  let tags: [Pickle.Tag]
  /// The number of steps of each pickle: zero if the scenario has no steps itself.
  let stepCount: Int
  private let id: String
  private let location: Location
  private let name: String
  private let own: [GherkinDocument.Step]
  /// Nil for a scenario without examples.
  private let outline: Outline?
  private let firstId: UInt64
  private let background: Background

  /// Takes the ids of all its pickles at once.
  init(
    _ scenario: GherkinDocument.Scenario, _ outline: Outline?, first: Int, _ tags: [Pickle.Tag],
    _ background: Background, ids: inout IdGenerator
  ) {
    self.first = first
    self.tags = tags
    (id, location, name) = (scenario.id, scenario.location, scenario.name)
    own = scenario.steps
    self.outline = outline
    self.background = background
    stepCount = own.isEmpty ? 0 : background.steps.count + own.count
    firstId = ids.next
    ids.next &+= UInt64(count) &* UInt64(stepCount + 1)
  }

  /// The number of pickles.
  var count: Int { outline?.rows.count ?? 1 }

  /// Whether a step of its pickles has a table or a doc string.
  var hasArguments: Bool {
    background.steps.contains { $0.argument != nil }
      || own.contains { $0.dataTable != nil || $0.docString != nil }
  }

  func line(ofStep index: Int) -> Int {
    let inherited = background.lines
    return index < inherited.count ? inherited[index] : own[index - inherited.count].location.line
  }

  func pickle(_ index: Int, uri: String, language: String) -> Pickle {
    var ids = IdGenerator(startingAt: firstId &+ UInt64(index) &* UInt64(stepCount + 1))
    guard let outline else {
      let steps = steps(&ids) { own, index, step in
        step.argument = own[index].argument { $0 }
        step.astNodeIds = [own[index].id]
        step.text = own[index].text
      }
      return Pickle(
        id: ids.makeId(), uri: uri, location: location, name: name, language: language,
        steps: steps, tags: tags, astNodeIds: [id])
    }
    let (templates, row) = (outline.steps, outline.rows[index])
    let steps = steps(&ids) { own, index, step in
      templates.withUnsafeBufferPointer { templates in
        step.argument = templates[index].argument(of: own[index], row.cells)
        step.astNodeIds = [own[index].id, row.id]
        step.text = templates[index].text.filled(row.cells)
      }
    }
    return Pickle(
      id: ids.makeId(), uri: uri, location: row.location, name: outline.name.filled(row.cells),
      language: language, steps: steps, tags: tags, astNodeIds: [id, row.id])
  }

  /// The background's steps with new ids, then those of the scenario; none if it has none.
  ///
  /// - Parameter fill: Adds what is different for each row.
  @inline(__always)
  private func steps(
    _ ids: inout IdGenerator,
    _ fill: (UnsafeBufferPointer<GherkinDocument.Step>, Int, inout Pickle.Step) -> Void
  ) -> [Pickle.Step] {
    guard stepCount > 0 else { return [] }
    // Filled in place, because a step that is made and then moved is copied with all its values.
    let blank = Pickle.Step(astNodeIds: [], id: "", text: "")
    let background = background.steps
    var type = self.background.type
    return Array(unsafeUninitializedCapacity: stepCount) { buffer, end in
      for index in background.indices {
        buffer.initializeElement(at: index, to: background[index])
        buffer[index].id = ids.makeId()
      }
      own.withUnsafeBufferPointer { own in
        for index in own.indices {
          let place = background.count + index
          buffer.initializeElement(at: place, to: blank)
          type = Pickle.KeywordType(own[index].keywordType) ?? type
          buffer[place].id = ids.makeId()
          buffer[place].type = type
          fill(own, index, &buffer[place])
        }
      }
      end = stepCount
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
