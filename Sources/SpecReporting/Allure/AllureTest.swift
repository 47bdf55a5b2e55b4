import Messages

/// One attempt as a test of Allure, with the files that belong to it.
struct AllureTest {
  var isFlaky = false
  var category: String?
  var framework: String?
  var hostName: String?

  private let details: AttemptDetails
  private let time: AttemptTime
  private let uuid: String
  private let identity: String
  private var attachments = AllureAttachments()
  private let timeline: [(start: Int, stop: Int)]

  /// - Parameter anchor: The same for a scenario in every run.
  init(_ details: AttemptDetails, _ time: AttemptTime, uuid: String, anchor: String) {
    (self.details, self.time, self.uuid) = (details, time, uuid)
    identity = fingerprint("\(details.pickle.uri)\0\(anchor)", digits: 32)
    // Messages have the durations of steps; one follows the other.
    var time = time.start
    timeline = details.steps.map { step in
      let start = time
      let (sum, overflow) = time.addingReportingOverflow(step.result?.duration.milliseconds ?? 0)
      if !overflow { time = sum }
      return (start, time)
    }
  }

  private var attempt: Attempt { details.attempt }
  private var pickle: Pickle { details.pickle }
  private var lineage: Lineage { details.lineage }
  private var steps: [TestStep] { details.steps }

  /// Attachments first, so that a file that names one is never there without it.
  mutating func files() -> [SideFile] {
    let result = result()
    let container = container()
    return attachments.files
      + (container.map { [SideFile(name: "\(uuid)-container.json", bytes: $0)] } ?? [])
      + [SideFile(name: "\(uuid)-result.json", bytes: result)]
  }
}

// MARK: - The result

extension AllureTest {
  private mutating func result() -> [UInt8] {
    JSONWriter.object { json in
      json.member("uuid", uuid)
      json.member("historyId", identity)
      json.member("testCaseId", identity)
      json.member("fullName", "\(pickle.uri): \(details.name)")
      json.member("titlePath", pickle.uri.split(separator: "/").map(String.init))
      json.member("name", pickle.name.nonEmpty ?? attempt.place.text)
      json.member("description", description)
      let failure = details.failure
      json.member("status", status)
      writeDetails(failure, to: &json)
      json.member("stage", attempt.gap == nil ? "finished" : "interrupted")
      json.member("start", time.start)
      json.member("stop", time.stop)
      json.pairs("labels", labels)
      json.pairs("parameters", parameters)
      writeSteps(to: &json)
      attachments.write(attempt.attachments, to: &json)
      let links = attachments.links + pickle.tags.compactMap { AllureTag($0.name).link }
      json.members("links", links) { json, link in
        json.member("type", link.type)
        json.member("name", link.name)
        json.member("url", link.url)
      }
    }
  }

  private var description: String? {
    let texts = [lineage.rule?.description, lineage.scenario?.description]
    return texts.compactMap { $0?.nonBlank }.joined(separator: "\n\n").nonEmpty
      .map(Attempt.plain)
  }

  private var status: String {
    attempt.status.allure(of: details.hasFailedHook ? nil : steps.first { $0.status == .failed })
  }

  private func writeDetails(_ failure: Failure?, to json: inout JSONWriter) {
    // A hint about an undefined step is at the step.
    let hasOwn = ![.passed, .unknown, .undefined].contains(attempt.status)
    let reason =
      attempt.status == .skipped
      ? details.decisiveStep : steps.first { $0.status == attempt.status }
    let message = (hasOwn ? reason?.message : nil) ?? failure?.message
    guard message != nil || isFlaky else { return }
    json.member("statusDetails") { json in
      json.member("known", attempt.isKnownFailure || attempt.isQuarantined)
      json.member("muted", attempt.isQuarantined)
      json.member("flaky", isFlaky)
      json.member("message", message.map(Attempt.plain))
      let parts = [failure?.text, category.map { Self.categoryMark + $0 }].compactMap(\.self)
      json.member("trace", parts.joined(separator: "\n\n").nonEmpty.map(Attempt.plain))
    }
  }

  /// The text before the category in the trace, where `categories.json` finds it.
  static let categoryMark = "category: "

  private var labels: [(name: String, value: String)] {
    let folder = pickle.uri.split(separator: "/").dropLast().joined(separator: "/")
    let feature = lineage.feature?.name.nonEmpty ?? pickle.uri
    var labels: [(String, String?)] = [
      ("framework", framework), ("host", hostName), ("thread", attempt.workerId),
      ("package", pickle.uri.split(separator: "/").joined(separator: ".")),
      ("parentSuite", folder.nonEmpty), ("suite", feature),
      ("subSuite", lineage.rule?.name.nonEmpty),
      ("feature", feature), ("story", lineage.rule?.name.nonEmpty),
    ]
    let tags = pickle.tags.map { AllureTag($0.name) }
    labels.append(("severity", tags.lazy.compactMap(\.severity).first))
    labels += tags.map { ("tag", $0.name) }
    return labels.compactMap { label in label.1.map { (label.0, $0) } }
  }

  /// The cells of an example row.
  private var parameters: [(name: String, value: String)] {
    guard let example = lineage.example else { return [] }
    let header = example.examples.tableHeader?.cells.map(\.value) ?? []
    return zip(header, example.node.cells).map { (name: $0, value: $1.value) }
  }
}

// MARK: - Steps and hooks

extension AllureTest {
  private func isFixture(_ step: TestStep) -> Bool {
    switch step.hook?.type {
    case .beforeTestStep, .afterTestStep: false
    default: step.hook != nil
    }
  }

  /// Writes each step; the hooks around it are steps of it.
  private mutating func writeSteps(to json: inout JSONWriter) {
    let shown = steps.indices.filter { !isFixture(steps[$0]) && steps[$0].isWorthShowing }
    var list: [(step: Int, hooks: [Int])] = []
    var hooks: [Int] = []
    for (position, index) in shown.enumerated() {
      if steps[index].hook?.type == .beforeTestStep {
        hooks.append(index)
      } else if steps[index].hook == nil {
        hooks += shown[(position + 1)...].prefix { steps[$0].hook?.type == .afterTestStep }
        list.append((index, hooks))
        hooks = []
      }
    }
    json.members("steps", list) { write($1.step, hooks: $1.hooks, to: &$0) }
  }

  private mutating func write(_ index: Int, hooks: [Int] = [], to json: inout JSONWriter) {
    let step = steps[index]
    json.member("name", step.keyword + step.text)
    json.member("status", step.result == nil ? "unknown" : step.status.allure(of: step))
    if step.status != .passed, let message = step.message {
      json.member("statusDetails") { json in
        json.member("message", Attempt.plain(message))
        json.member("trace", step.result?.exception?.stackTrace.map(Attempt.plain))
      }
    }
    json.member("stage", step.result == nil ? "interrupted" : "finished")
    json.member("start", timeline[index].start)
    json.member("stop", timeline[index].stop)
    let arguments = step.arguments.enumerated().map { position, argument in
      (
        name: argument.parameterTypeName?.nonEmpty ?? "argument \(position + 1)",
        value: argument.group.value ?? ""
      )
    }
    json.pairs("parameters", arguments)
    attachments.write(step.attachments, argument: step.pickleStep?.argument, to: &json)
    json.members("steps", hooks) { write($1, to: &$0) }
  }

  /// The hooks around the scenario, if they have something to say.
  private mutating func container() -> [UInt8]? {
    let hooks = steps.indices.filter { isFixture(steps[$0]) && steps[$0].isWorthShowing }
    guard !hooks.isEmpty else { return nil }
    let firstStep = steps.firstIndex { $0.hook == nil } ?? steps.endIndex
    let isAfter = { [steps] (index: Int) in
      steps[index].hook?.type.map { $0 == .afterTestCase } ?? (index > firstStep)
    }
    return JSONWriter.object { json in
      json.member("uuid", uuid)
      json.member("name", pickle.name)
      json.member("children", [uuid])
      json.members("befores", hooks.filter { !isAfter($0) }) { write($1, to: &$0) }
      json.members("afters", hooks.filter(isAfter)) { write($1, to: &$0) }
      json.member("start", timeline.first?.start)
      json.member("stop", timeline.last?.stop)
    }
  }
}

extension JSONWriter {
  /// Writes an array of objects with `name` and `value`.
  mutating func pairs(_ name: StaticString, _ pairs: [(name: String, value: String)]) {
    members(name, pairs) { json, pair in
      json.member("name", pair.name)
      json.member("value", Attempt.plain(pair.value))
    }
  }
}
