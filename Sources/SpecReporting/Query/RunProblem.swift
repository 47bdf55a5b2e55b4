import Messages

/// A failure outside the scenarios, for which the run is not green.
public struct RunProblem: Sendable {
  public enum Cause: Sendable {
    /// A hook of the run failed, or its end is missing.
    case hook
    /// A file could not be understood.
    case parseError
    case undefinedParameterType
    /// Messages are missing that others refer to.
    case missingMessages
    /// The run failed, or has no end.
    case endOfRun
  }

  public let cause: Cause
  /// Whether messages are missing, rather than something having failed.
  public let isGap: Bool
  /// Such as `AfterAll hook: stop the server` or `Parse error`.
  public let title: String
  public let place: Place?
  /// The duration of a hook; zero for anything else.
  public let duration: Duration
  public let failure: Failure

  /// The title; of a parse error with its line, so that those of one file have different names.
  public var name: String {
    guard cause == .parseError, let line = place?.line else { return title }
    return "\(title) in line \(line)"
  }
}

extension RunProblem {
  private init(
    _ cause: Cause, isGap: Bool = false, _ title: String, place: Place? = nil,
    duration: Duration = .zero, type: String, message: String? = nil, text: String
  ) {
    self.cause = cause
    self.isGap = isGap
    self.title = title
    self.place = place
    self.duration = duration
    failure = Failure(type: type, message: firstLine(of: message ?? text), text: text)
  }

  /// A hook that failed; nil if it did not.
  init?(_ hook: RunHook) {
    let result = hook.result
    guard result.status.isFailure || result.status == .unknown else { return nil }
    let description = HookDescription(hook.hook)
    let text = result.text ?? result.status.word
    self.init(
      .hook, description.title, place: description.place, duration: hook.duration,
      type: result.exception?.type ?? result.status.title,
      message: result.message ?? result.exception?.message, text: text)
  }

  /// A hook that began and did not end.
  init(unfinished hook: Envelope.Hook?, isRunCut: Bool) {
    let description = HookDescription(hook)
    self.init(
      .hook, isGap: true, description.title, place: description.place,
      type: TestStepResult.Status.unknown.title,
      text: isRunCut ? "the run ended before this hook did" : "the end of this hook is missing")
  }

  init(_ error: Envelope.ParseError) {
    self.init(
      .parseError, "Parse error", place: Place(error.source), type: "ParseError",
      text: error.message)
  }

  init(_ type: Envelope.UndefinedParameterType) {
    self.init(
      .undefinedParameterType, "Parameter type {\(type.name)}", type: "UndefinedParameterType",
      message: "the parameter type {\(type.name)} is undefined", text: type.expression)
  }

  /// An attempt that was retried for an unknown reason.
  init(_ attempt: Attempt, _ gap: Attempt.Gap) {
    self.init(
      .missingMessages, isGap: true, attempt.name, place: attempt.place, type: "MissingMessages",
      text: "attempt \(attempt.number + 1): \(gap)")
  }

  /// Things of one kind that lack a part; nil if there are none.
  init?(missing part: String, of noun: String, _ ids: [String]) {
    guard !ids.isEmpty else { return nil }
    let plural = ids.count == 1 ? noun : "\(ids.count) \(noun)s"
    self.init(
      .missingMessages, isGap: true, "Missing messages", type: "MissingMessages",
      text: "the \(part) of \(plural) is missing: \(listed(ids.sorted(), upTo: 20))")
  }

  static let cutShort = "The run was cut short: its end is missing."

  /// The message at the end of the run, if it failed or has no end; one that fails without a message needs
  /// none if something else has explained it.
  init?(endOfRun finished: TestRunFinished?, isExplained: Bool) {
    guard let finished else {
      self.init(.endOfRun, isGap: true, "Run", type: "Unfinished", text: Self.cutShort)
      return
    }
    guard !finished.success,
      let text = finished.text ?? (isExplained ? nil : "The run failed, and does not say why.")
    else { return nil }
    self.init(
      .endOfRun, "Run", type: finished.exception?.type ?? "Error",
      message: finished.message ?? finished.exception?.message, text: text)
  }
}

extension TestRunFinished {
  /// Message and stack trace, if there are any.
  var text: String? {
    TestStepResult(duration: .zero, message: message, status: .failed, exception: exception).text
  }
}
