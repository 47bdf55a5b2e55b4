extension Watcher {
  mutating func finish(_ result: BuildResult) -> [Action] {
    switch result {
    case .built(let isNew):
      build = .current
      guard isNew else {
        return [.show(.note(.sameProgram))] + (running == nil ? idleStatus : [])
      }
      return handOver()
    case .failed(let output):
      build = .failed
      return [.show(.buildFailure(output))] + (running == nil ? idleStatus : [])
    }
  }

  /// Ends the run that goes on, and lets the new program take over.
  mutating func handOver() -> [Action] {
    guard running == nil else {
      awaitsHandOver = true
      guard !isCanceling else { return [] }
      isCanceling = true
      return [.cancelRun]
    }
    awaitsHandOver = false
    return [.handOver]
  }
}
