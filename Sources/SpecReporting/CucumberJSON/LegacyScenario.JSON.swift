import Basics
import Messages

extension JSONWriter {
  /// Writes the elements of an attempt: its backgrounds, then the scenario.
  mutating func write(_ run: LegacyScenario, of details: AttemptDetails) {
    let (attempt, pickle, lineage) = (details.attempt, details.pickle, details.lineage)
    if let background = lineage.backgrounds.first {
      beginObject()
      member("line", background.location.line)
      member("type", "background")
      member("keyword", background.keyword)
      member("name", background.name)
      member("description", background.description)
      self.steps(run.background)
      endObject()
      raw(",\n")
    }
    beginObject()
    member("start_timestamp", attempt.startedAt.iso8601(digits: 3))
    member("line", attempt.place.line ?? 1)
    member("id", lineage.legacyId(of: pickle))
    member("type", "scenario")
    member("keyword", lineage.scenario?.keyword ?? "")
    member("name", pickle.name)
    member("description", lineage.scenario?.description ?? "")
    steps(run.steps)
    hooks("before", run.before)
    hooks("after", run.after, reason: run.reason)
    if !pickle.tags.isEmpty {
      members("tags", pickle.tags) { $0.member("name", $1.name) }
    }
    endObject()
  }

  /// Steps that never ran are left out.
  private mutating func steps(_ steps: [LegacyScenario.Step]) {
    members("steps", steps.filter { $0.view.result != nil }) { json, step in
      let view = step.view
      json.member("keyword", view.keyword)
      json.member("line", view.place?.line ?? 1)
      json.member("name", view.text)
      json.match(
        view.definitions.count == 1 ? view.definitions.first?.sourceReference : nil,
        view.arguments)
      json.result(of: view)
      json.argument(view.pickleStep?.argument, line: view.docStringLine)
      json.attachments(of: view)
      json.hooks("before", step.before)
      json.hooks("after", step.after)
    }
  }

  /// - Parameter reason: Why the scenario failed if no step shows it; as a hook of its own.
  private mutating func hooks(_ name: StaticString, _ hooks: [TestStep], reason: String? = nil) {
    let hooks = hooks.filter { $0.result != nil }.map(Optional.some) + (reason == nil ? [] : [nil])
    guard !hooks.isEmpty else { return }
    members(name, hooks) { json, hook in
      guard let hook else {
        return json.member("result") { json in
          json.member("status", "failed")
          json.member("error_message", reason)
        }
      }
      json.match(hook.hook?.reference, [])
      json.result(of: hook)
      json.attachments(of: hook)
    }
  }

  private mutating func match(
    _ reference: SourceReference?, _ arguments: [TestCase.MatchArgument]
  ) {
    member("match") { json in
      json.member("location", reference?.legacyLocation)
      guard !arguments.isEmpty else { return }
      json.members("arguments", arguments) { json, argument in
        json.member("val", argument.group.value)
        json.member("offset", argument.group.start)
      }
    }
  }

  private mutating func result(of view: TestStep) {
    member("result") { json in
      // Nothing ran that could take time.
      let nanoseconds = view.status == .undefined ? 0 : view.result?.duration.nanoseconds ?? 0
      json.member("duration", nanoseconds == 0 ? nil : nanoseconds)
      json.member("status", view.status.rawValue.lowercased())
      json.member("error_message", view.result?.text)
    }
  }

  private mutating func argument(_ argument: Pickle.Argument?, line: Int?) {
    if let text = argument?.docString {
      member("doc_string") { json in
        json.member("line", line ?? 1)
        json.member("value", text.content)
        json.member("content_type", text.mediaType)
      }
    }
    if let table = argument?.dataTable {
      members("rows", table.rows) { $0.member("cells", $1.cells.map(\.value)) }
    }
  }

  private mutating func attachments(of view: TestStep) {
    let logs = view.attachments.compactMap(\.log)
    let files = view.attachments.filter { $0.log == nil }
    if !files.isEmpty { members("embeddings", files) { $0.embedding($1) } }
    if !logs.isEmpty { member("output", logs) }
  }

  private mutating func embedding(_ attached: Attempt.Attached) {
    switch attached.contents {
    case .here(let attachment):
      member("mime_type", attachment.mediaType)
      member(
        "data",
        attachment.contentEncoding == .base64
          ? attachment.body : Base64.encode(Array(attachment.body.utf8)))
      member("name", attachment.fileName)
    case .elsewhere(let url, _, _):
      // The format has no files of their own, but its readers show links.
      member("mime_type", "text/uri-list")
      member("data", Base64.encode(Array(url.utf8)))
    }
  }
}

extension SourceReference {
  /// The place of code, in the words of Cucumber-JVM if it is Java.
  fileprivate var legacyLocation: String? {
    let line = location.map { ":\($0.line)" } ?? ""
    if let method = javaMethod {
      let types = method.methodParameterTypes.joined(separator: ",")
      return "\(method.className).\(method.methodName)(\(types))"
    }
    if let element = javaStackTraceElement {
      return "\(element.className).\(element.methodName)(\(element.fileName)\(line))"
    }
    return uri.map { $0 + line }
  }
}

extension Duration {
  /// Whole nanoseconds, never negative; out of range the largest there is.
  fileprivate var nanoseconds: Int {
    let (seconds, attoseconds) = max(.zero, self).components
    let (whole, overflow) = Int(clamping: seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflows) = whole.addingReportingOverflow(Int(attoseconds / 1_000_000_000))
    return overflow || overflows ? .max : sum
  }
}
