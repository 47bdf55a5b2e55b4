extension Watcher {
  func order(_ targets: [Target], _ reason: Reason, isAll: Bool = false) -> Order {
    Order(targets: targets, reason: reason, filter: filter, isAll: isAll)
  }

  /// All features that pass the filter, those with failures first.
  mutating func runAll(_ reason: Reason) -> [Action] {
    let all = features.filter { passes($0.uri) }
    guard !all.isEmpty else {
      queue = []
      return [.show(.note(.noFeatures))] + idleStatus
    }
    let targets = all.filter { memory.hasFailed($0.uri) } + all.filter { !memory.hasFailed($0.uri) }
    queue = [order(targets, reason, isAll: true)]
    return cancelOrGoOn()
  }

  mutating func runFailures() -> [Action] {
    var targets: [Target] = []
    for feature in features where passes(feature.uri) && memory.hasFailed(feature.uri) {
      let lines = memory.failedLines(of: feature.uri)
      targets.append(Target(feature.uri, lines: lines.isEmpty ? feature.lines : lines))
    }
    guard !targets.isEmpty else { return [.show(.note(.nothingFailed))] }
    queue = [order(targets, .failures)]
    return cancelOrGoOn()
  }

  /// Ends the current run, unless that was requested before; nil if there is none.
  mutating func cancel() -> [Action]? {
    guard running != nil else { return nil }
    defer { isCanceling = true }
    return isCanceling ? [] : [.cancelRun]
  }

  mutating func cancelOrGoOn() -> [Action] { cancel() ?? resume() }

  /// Begins what waits, if nothing runs.
  mutating func resume() -> [Action] {
    guard running == nil else { return [] }
    guard let first = queue.first, prompt == nil || first.reason != .rest else { return idleStatus }
    var next = queue.removeFirst()
    next.isOldProgram = build != .current
    running = next
    if !next.reason.isOfRest { last = next }
    return [.run(next)]
  }

  mutating func finish(_ result: RunResult) -> [Action] {
    guard let order = running else { return [] }
    running = nil
    isCanceling = false
    memory.learn(result, of: order)
    if awaitsHandOver { return handOver() }
    if result.found.couldNotRun, !result.found.broken.isEmpty {
      // Errors in one file say nothing about the others.
      let others = order.targets.filter { result.found.broken[$0.uri] == nil }
      if !others.isEmpty {
        queue.append(Order(targets: others, reason: .others, filter: order.filter, isAll: false))
      }
    }
    if result.wasCanceled { add(rest: result, of: order) }
    let files = unclear.filter { memory.uses[$0] != nil }
    unclear = []
    if !files.isEmpty { return content(files.map(Change.written)) }
    return resume()
  }

  mutating func finish(_ result: BuildResult) -> [Action] {
    switch result {
    case .built(let isNewProgram):
      build = .current
      return isNewProgram ? handOver() : [.show(.note(.sameProgram))] + idleStatus
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

  /// Queues the scenarios that a canceled run had not reached, unless they run anyway.
  mutating func add(rest: RunResult, of order: Order) {
    let queued = Set(queue.flatMap(\.targets).filter(\.lines.isEmpty).map(\.uri))
    let isAllQueued = queue.contains(where: \.isAll)
    let targets = order.targets.compactMap { target -> Target? in
      guard !isAllQueued, !queued.contains(target.uri), let lines = rest.unfinished[target.uri]
      else { return nil }
      let isWhole = rest.found.outcomes[target.uri] == nil
      return Target(target.uri, lines: isWhole ? target.lines : lines.sorted())
    }
    guard !targets.isEmpty else { return }
    // A rest that a key made needless is not taken up.
    if prompt != nil || queue.first?.reason.isOfChange == true {
      queue.append(Order(targets: targets, reason: .rest, filter: order.filter, isAll: false))
    }
  }

  /// Shows the status if nothing runs, or the line that is being typed.
  var idleStatus: [Action] {
    guard running == nil else { return [] }
    if let prompt { return [.show(.prompt(prompt))] }
    return [.show(.status(Status(memory: memory, filter: filter, build: build)))]
  }
}
