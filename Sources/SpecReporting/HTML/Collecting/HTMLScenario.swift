import Messages

/// A scenario in the lists of a page; its transcript is written already.
struct HTMLScenario: Sendable {
  /// Empty if the page is an index that does not list it.
  var anchor: String
  /// Its position in the order of arrival.
  var number: Int
  var name: String
  /// Its row of examples, if it is one of an outline.
  var row: Row?
  /// The line of its rule.
  var rule: Int?
  var line: Int
  var outcome: ScenarioResult.Outcome
  /// Of the last attempt.
  var microseconds: Int
  /// Numbers of tags.
  var tags: [Int]
  /// Its description, unless it is of an outline, and what `ScenarioTranscripts` writes.
  var transcript = Markup()
  /// The anchor of the scenario whose card shows it, or a failure of the same cause.
  var card: String?

  /// The cells of its row, such as `3 | apples`.
  var example: String? {
    row.map { shortened($0.cells.joined(separator: " | "), to: 120) }
  }

  /// Its position in its file; the rows of a data source all have the line of its tag.
  var order: (Int, Int, Int, Int) {
    (row?.outline ?? line, row?.table ?? 0, row?.position ?? 0, number)
  }

  var withoutTranscript: HTMLScenario {
    var scenario = self
    scenario.transcript = Markup()
    return scenario
  }

  func place(in uri: String) -> Place { Place(uri: uri, line: line > 0 ? line : nil) }
}

extension HTMLScenario {
  /// A row of the examples of an outline.
  struct Row: Sendable {
    /// The line of the outline.
    var outline: Int
    /// The position of the examples in the outline, from 1.
    var table: Int
    /// The position of the row below the header of the examples, from 1.
    var position: Int
    var cells: [String]
  }
}

/// When a worker was busy with one attempt, in microseconds since the run began.
struct HTMLSpan: Sendable {
  var worker: Int
  var start: Int
  var end: Int
  var status: TestStepResult.Status
  var name: String
}
