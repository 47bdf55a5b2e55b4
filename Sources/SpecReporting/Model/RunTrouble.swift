import Messages

/// Something that went wrong beside the scenarios.
struct RunTrouble: Sendable {
  /// Such as `AfterAll hook: stop the server`.
  var name: String
  var place: Place?
  var duration = Duration.zero
  /// Whether it is a file that could not be understood.
  var isInFile = false
  var trouble: Trouble
}

extension RunTrouble {
  /// A hook that failed; nothing if it did not.
  init?(_ hook: RunHook) {
    let result = hook.result
    guard result.status.isFailure else { return nil }
    let view = HookView(hook.hook)
    let text = result.text ?? result.status.word
    let message = firstLine(of: result.message ?? result.exception?.message ?? text)
    self.init(
      name: view.title, place: view.place, duration: hook.duration,
      trouble: Trouble(
        type: result.exception?.type ?? result.status.title,
        message: message, text: text))
  }

  /// A file that could not be understood.
  init(_ error: Envelope.ParseError) {
    let place = Place(error.source)
    self.init(
      name: "Parse error" + (place?.line.map { " in line \($0)" } ?? ""), place: place,
      isInFile: true,
      trouble: Trouble(
        type: "ParseError", message: firstLine(of: error.message), text: error.message))
  }

  /// An expression that could not be used.
  init(_ type: Envelope.UndefinedParameterType) {
    self.init(
      name: "Parameter type {\(type.name)}", place: nil,
      trouble: Trouble(
        type: "UndefinedParameterType",
        message: "the parameter type {\(type.name)} is undefined", text: type.expression))
  }

  /// What the end of the run has to say, if it is not good or there is none.
  ///
  /// - Parameter isExplained: whether it is already told why the run failed.
  init?(endOfRun finished: TestRunFinished?, isExplained: Bool) {
    guard let finished else {
      let text = "The run was cut short: its end is missing."
      self.init(
        name: "Run", trouble: Trouble(type: "Unfinished", message: text, text: text))
      return
    }
    guard !finished.success else { return nil }
    let result = TestStepResult(
      duration: .zero, message: finished.message, status: .failed, exception: finished.exception)
    guard let text = result.text ?? (isExplained ? nil : "The run failed, and does not say why.")
    else { return nil }
    self.init(
      name: "Run",
      trouble: Trouble(
        type: finished.exception?.type ?? "Error",
        message: firstLine(of: finished.message ?? finished.exception?.message ?? text),
        text: text))
  }
}
