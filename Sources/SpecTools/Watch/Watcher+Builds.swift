extension Watcher {
  mutating func finish(_ result: BuildResult) -> [Action] {
    switch result {
    case .built(isNewProgram: true):
      build = .current
      return handOver()
    case .built(isNewProgram: false):
      build = .current
      return [.show(.note(.sameProgram))] + idleStatus
    case .failed(let output):
      build = .failed
      return [.show(.buildFailure(output))] + idleStatus
    }
  }

  /// Ends the run that goes on, and lets the new program take over.
  mutating func handOver() -> [Action] {
    awaitsHandOver = running != nil
    return cancel() ?? [.handOver]
  }
}
