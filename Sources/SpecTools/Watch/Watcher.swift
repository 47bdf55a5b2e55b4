/// The reactions of `specrun watch` to events, as a value: events in, actions out.
///
/// It knows neither files nor time. A run is canceled when files are saved meanwhile, since a
/// person waits for their results; the scenarios that it had not reached run afterwards. While the
/// Swift code does not build, features run with the program as it was, and the screen says so.
struct Watcher: Sendable {
  var project: Project
  /// The features that the paths select.
  var features: [Target] = []
  var memory = Memory()
  var filter = Filter()

  /// The run that goes on.
  var running: Order?
  var isCanceling = false
  /// The next runs, the first one first.
  var queue: [Order] = []
  /// The run that Enter repeats.
  var last: Order?
  /// Changed files that nothing is known to read, which the run that goes on may have written itself or
  /// may be about to read.
  var unclear: [String] = []
  var build = Build.current
  var awaitsHandOver = false
  var isQuitting = false
  var prompt: Prompt?
  /// Whether this program came in the place of another one.
  let isResumed: Bool

  init(_ project: Project, resuming state: [UInt8]? = nil) {
    self.project = project
    isResumed = state != nil
    if let state { restore(state) }
  }

  mutating func receive(_ event: Event) -> [Action] {
    guard !isQuitting else {
      if case .runFinished = event { return [.quit] }
      return []
    }
    switch event {
    case .began: return runAll(isResumed ? .rebuilt : .start)
    case .found(let found): return find(found)
    case .changed(let changes): return change(changes)
    case .lostTrack: return runAll(.lostTrack)
    case .key(let key): return prompt == nil ? press(key) : type(key)
    case .runFinished(let result): return finish(result)
    case .buildFinished(let result): return finish(result)
    case .programReplaced:
      return build == .underWay ? [] : finish(.built(isNewProgram: true))
    case .configured(let project):
      self.project = project
      return runAll(.configuration)
    case .configurationFailed: return idleStatus
    case .handOverFailed: return [.show(.note(.programNotStarted))] + resume()
    case .interrupted: return quit()
    }
  }
}
