import TagExpressions

/// What `specrun watch` does when something happens, as a value: events in, actions out.
///
/// It knows neither files nor time. A run that goes on is canceled for what was saved meanwhile, since
/// that is what somebody waits for; what it had not come to runs afterwards. While the Swift code does not
/// build, features run with the program as it was, and what is shown says so.
package struct Watcher: Sendable {
  private(set) var project: Project
  private(set) var features: [Feature] = []
  private(set) var memory = Memory()
  private(set) var filter = Filter()

  /// The run that goes on.
  private var running: Order?
  private var isCanceling = false
  /// What runs next, the first one first.
  private var queue: [Order] = []
  /// The run that Enter repeats.
  private var last: Order?
  /// Changed files that nothing is known to read, which the run that goes on may have written itself or
  /// may be about to read.
  private var unclear: [String] = []
  private(set) var build = Build.current
  private var awaitsHandOver = false
  private var isQuitting = false
  private var prompt: Prompt?
  /// Whether this program came in the place of another one.
  private let isResumed: Bool

  package init(_ project: Project, resuming state: [UInt8]? = nil) {
    self.project = project
    isResumed = state != nil
    if let state { restore(state) }
  }

  package mutating func receive(_ event: Event) -> [Action] {
    guard !isQuitting else {
      if case .runFinished = event { return [.quit] }
      return []
    }
    switch event {
    case .began: return begin()
    case .found(let found): return find(found)
    case .changed(let changes): return change(changes)
    case .lostTrack: return runAll(.lostTrack)
    case .key(let key): return prompt == nil ? press(key) : type(key)
    case .runFinished(let result): return finish(result)
    case .buildFinished(let result): return finish(result)
    case .programReplaced:
      guard build != .underWay else { return [] }
      build = .current
      return handOver()
    case .configured(let project):
      self.project = project
      return runAll(.configuration)
    case .configurationFailed: return idleStatus
    case .handOverFailed: return [.show(.note(.programNotStarted))] + goOn()
    case .interrupted: return quit()
    }
  }

  /// The state that a program in the place of this one goes on with.
  package var state: [UInt8] {
    var lines = memory.lines
    if let tags = filter.tags { lines.append(["tags", tags]) }
    if let text = filter.text { lines.append([filter.isName ? "name" : "path", text]) }
    let text = lines.map { words in words.map(Self.escaped).joined(separator: "\t") + "\n" }
    return Array(text.joined().utf8)
  }

  private mutating func restore(_ state: [UInt8]) {
    for line in String(decoding: state, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { Self.unescaped(String($0)) }
      if memory.read(words) || words.count != 2 { continue }
      switch words[0] {
      case "tags": filter.tags = words[1]
      case "name", "path": (filter.text, filter.isName) = (words[1], words[0] == "name")
      default: break
      }
    }
  }

  private static func escaped(_ word: String) -> String {
    String(
      word.flatMap { character -> String in
        switch character {
        case "\\": "\\\\"
        case "\t": "\\t"
        case "\n": "\\n"
        default: String(character)
        }
      })
  }

  private static func unescaped(_ word: String) -> String {
    var result = ""
    var isEscaped = false
    for character in word {
      if isEscaped {
        result.append(character == "t" ? "\t" : character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

// MARK: - Files

extension Watcher {
  private mutating func begin() -> [Action] { runAll(isResumed ? .rebuilt : .start) }

  private mutating func find(_ found: [Feature]) -> [Action] {
    let uris = Set(found.map(\.uri))
    for feature in features where !uris.contains(feature.uri) { memory.forget(feature.uri) }
    features = found
    return []
  }

  private mutating func change(_ changes: [Change]) -> [Action] {
    var actions: [Action] = []
    var saved: [Change] = []
    var sources: [String] = []
    for change in changes {
      let path: String
      switch change {
      case .written(let written): path = written
      case .removed(let removed):
        path = removed
        memory.forget(removed)
      }
      switch project.kind(of: path) {
      case .configuration:
        if !actions.contains(.readConfiguration) { actions.append(.readConfiguration) }
      case .source: sources.append(path)
      case .content: saved.append(change)
      case .nothing: break
      }
    }
    if !sources.isEmpty {
      if project.canBuild {
        build = .underWay
        actions.append(.build)
      } else {
        build = .unknown
        actions.append(.show(.note(.noBuild(sources))))
      }
    }
    if !saved.isEmpty { actions += content(saved) }
    if actions.isEmpty || actions == [.build], running == nil { actions += idleStatus }
    return actions
  }

  /// Runs what changed features and files beside them touch.
  private mutating func content(_ changes: [Change]) -> [Action] {
    var targets = Targets()
    var causes: [String] = []
    for change in changes {
      guard case .written(let path) = change else {
        guard case .removed(let path) = change, add(usersOfRemoved: path, to: &targets) else {
          continue
        }
        causes.append(path)
        continue
      }
      if let feature = features.first(where: { $0.uri == path }) {
        targets.add(feature)
        causes.append(path)
      } else if Project.isFeature(path) {
        // One that the paths leave out.
        continue
      } else if memory.uses[path] == nil, running != nil {
        unclear.append(path)
      } else if add(usersOf: path, to: &targets) {
        causes.append(path)
      }
    }
    guard !targets.isEmpty else { return [] }
    return schedule(targets, .changed(causes))
  }

  /// Adds the scenarios that read a file beside features; where that is not known, all that may.
  ///
  /// - Returns: Whether there are any.
  private func add(usersOf path: String, to targets: inout Targets) -> Bool {
    if let users = memory.uses[path] {
      for feature in features {
        guard let lines = users[feature.uri] else { continue }
        targets.add(feature, lines: lines)
      }
      return true
    }
    // A resource lies in the folder of its feature, or below it.
    let near = features.filter { $0.uri.folder.isEmpty || path.isBelow($0.uri.folder) }
    for feature in near { targets.add(feature) }
    return !near.isEmpty
  }

  /// Adds the scenarios that read a file that is gone, or files of a folder that is.
  private func add(usersOfRemoved path: String, to targets: inout Targets) -> Bool {
    var found = Targets()
    for (file, users) in memory.uses where file == path || file.isBelow(path) {
      for feature in features {
        if let lines = users[feature.uri] { found.add(feature, lines: lines) }
      }
    }
    for target in found.list { targets.add(target) }
    return !found.isEmpty
  }

  private mutating func schedule(_ targets: Targets, _ reason: Reason) -> [Action] {
    let (inside, outside) = (
      targets.list.filter { passes($0.uri) }, targets.list.filter { !passes($0.uri) }
    )
    guard !inside.isEmpty else {
      return [.show(.note(.notInFilter(outside.map(\.uri))))] + (running == nil ? idleStatus : [])
    }
    var order = order(inside, reason)
    // What was saved before and did not run yet.
    if let index = queue.firstIndex(where: { if case .changed = $0.reason { true } else { false } }
    ),
      case .changed(let before) = queue[index].reason, case .changed(let now) = reason
    {
      var all = Targets(order.targets)
      for target in queue[index].targets { all.add(target) }
      order.targets = all.list
      order.reason = .changed(before.filter { !now.contains($0) } + now)
      queue.remove(at: index)
    }
    queue.insert(order, at: 0)
    return cancelOrGoOn()
  }

  private func passes(_ uri: String) -> Bool {
    guard let text = filter.text, !filter.isName else { return true }
    return uri.lowercased().contains(text.lowercased())
  }
}

// MARK: - Runs

extension Watcher {
  private func order(_ targets: [Target], _ reason: Reason, isAll: Bool = false) -> Order {
    Order(
      targets: targets, reason: reason, filter: filter, isAll: isAll,
      isOldProgram: build != .current)
  }

  /// All features that pass the filter, those with failures first.
  private mutating func runAll(_ reason: Reason) -> [Action] {
    let all = features.filter { passes($0.uri) }.map { Target($0.uri, lines: $0.lines) }
    guard !all.isEmpty else {
      queue = []
      return [.show(.note(.noFeatures))] + (running == nil ? idleStatus : [])
    }
    let targets =
      all.filter { memory.hasFailed($0.uri) } + all.filter { !memory.hasFailed($0.uri) }
    queue = [order(targets, reason, isAll: true)]
    return cancelOrGoOn()
  }

  private mutating func runFailures() -> [Action] {
    var targets: [Target] = []
    for feature in features where passes(feature.uri) && memory.hasFailed(feature.uri) {
      // Of one that could not be read, lines may be others than before.
      let lines = memory.broken.contains(feature.uri) ? [] : memory.failedLines(of: feature.uri)
      targets.append(Target(feature.uri, lines: lines.isEmpty ? feature.lines : lines))
    }
    guard !targets.isEmpty else { return [.show(.note(.nothingFailed))] }
    queue = [order(targets, .failures)]
    return cancelOrGoOn()
  }

  private mutating func cancelOrGoOn() -> [Action] {
    guard running != nil else { return goOn() }
    guard !isCanceling else { return [] }
    isCanceling = true
    return [.cancelRun]
  }

  /// Begins what waits, if nothing runs.
  private mutating func goOn() -> [Action] {
    guard running == nil else { return [] }
    guard let first = queue.first, prompt == nil || first.reason != .rest else { return idleStatus }
    var next = queue.removeFirst()
    next.isOldProgram = build != .current
    running = next
    if next.reason != .rest, next.reason != .others { last = next }
    return [.run(next)]
  }

  private mutating func finish(_ result: RunResult) -> [Action] {
    guard let order = running else { return [] }
    running = nil
    isCanceling = false
    memory.learn(result, of: order)
    if awaitsHandOver { return handOver() }
    if result.couldNotRun, !result.broken.isEmpty {
      // Errors in one file say nothing about the others.
      let others = order.targets.filter { !result.broken.contains($0.uri) }
      if !others.isEmpty {
        queue.append(
          Order(targets: others, reason: .others, filter: order.filter, isAll: false))
      }
    }
    if result.wasCanceled { add(rest: result, of: order) }
    let files = unclear.filter { memory.uses[$0] != nil }
    unclear = []
    if !files.isEmpty { return content(files.map(Change.written)) }
    return goOn()
  }

  /// Queues what a canceled run had not come to, unless it runs anyway.
  private mutating func add(rest: RunResult, of order: Order) {
    let queued = Set(queue.flatMap(\.targets).filter(\.lines.isEmpty).map(\.uri))
    let isAllQueued = queue.contains(where: \.isAll)
    let targets = order.targets.compactMap { target -> Target? in
      guard !isAllQueued, !queued.contains(target.uri), let lines = rest.unfinished[target.uri]
      else { return nil }
      let isWhole = rest.outcomes[target.uri] == nil
      return Target(target.uri, lines: isWhole ? target.lines : lines.sorted())
    }
    guard !targets.isEmpty else { return }
    // A rest that a key made needless is not taken up.
    var isWanted = prompt != nil
    if case .changed = queue.first?.reason { isWanted = true }
    if isWanted {
      queue.append(Order(targets: targets, reason: .rest, filter: order.filter, isAll: false))
    }
  }

  private var idleStatus: [Action] {
    prompt.map { [.show(.prompt($0))] }
      ?? [
        .show(
          .status(
            Status(
              counts: memory.counts, broken: memory.broken.sorted(), filter: filter, build: build)))
      ]
  }
}

// MARK: - Builds

extension Watcher {
  private mutating func finish(_ result: BuildResult) -> [Action] {
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
  private mutating func handOver() -> [Action] {
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

// MARK: - Keys

extension Watcher {
  private mutating func press(_ key: Key) -> [Action] {
    switch key {
    case .character("q"), .end: return quit()
    case .character("f"): return runFailures()
    case .character("a"):
      filter = Filter()
      return runAll(.asked)
    case .enter: return runAgain()
    case .character("t"): return begin(.tags, filter.tags)
    case .character("p"): return begin(.text, filter.text)
    case .character("h"), .character("?"): return [.show(.help)]
    default: return []
    }
  }

  private mutating func runAgain() -> [Action] {
    var actions: [Action] = []
    if build == .failed {
      build = .underWay
      actions.append(.build)
    }
    let known = Set(features.map(\.uri))
    guard let last, !last.isAll,
      last.targets.allSatisfy({ known.contains($0.uri) && passes($0.uri) })
    else { return actions + runAll(.asked) }
    var targets = last.targets
    targets.sort { memory.hasFailed($0.uri) && !memory.hasFailed($1.uri) }
    queue = [order(targets, .asked)]
    return actions + cancelOrGoOn()
  }

  private mutating func begin(_ kind: Prompt.Kind, _ text: String?) -> [Action] {
    let prompt = Prompt(kind: kind, text: text ?? "")
    self.prompt = prompt
    // Nobody can type between the lines of a run; what is typed decides what runs next.
    return running == nil ? [.show(.prompt(prompt))] : cancelOrGoOn()
  }

  private mutating func type(_ key: Key) -> [Action] {
    guard var line = prompt else { return [] }
    line.fault = nil
    switch key {
    case .character(let character): line.text.append(character)
    case .backspace: line.text = String(line.text.dropLast())
    case .clear: line.text = ""
    case .end: return quit()
    case .escape:
      prompt = nil
      return [.show(.prompt(nil))] + goOn()
    case .enter: return accept(line)
    }
    prompt = line
    return running == nil ? [.show(.prompt(line))] : []
  }

  private mutating func accept(_ line: Prompt) -> [Action] {
    let text = line.text.trimmed
    switch line.kind {
    case .tags:
      do {
        if !text.isEmpty { _ = try TagExpression.parse(text) }
      } catch {
        prompt?.fault = "\(error)"
        return idleStatus
      }
      filter.tags = text.isEmpty ? nil : text
    case .text:
      filter.text = text.isEmpty ? nil : text
      filter.isName = false
      filter.isName = !text.isEmpty && !features.contains { passes($0.uri) }
    }
    prompt = nil
    return [.show(.prompt(nil))] + runAll(.filter)
  }

  private mutating func quit() -> [Action] {
    isQuitting = true
    return running == nil ? [.quit] : isCanceling ? [] : [.cancelRun]
  }
}

extension String {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

/// Targets, each feature once.
struct Targets {
  private(set) var list: [Watcher.Target] = []

  init(_ targets: [Watcher.Target] = []) { for target in targets { add(target) } }

  var isEmpty: Bool { list.isEmpty }

  /// Adds a feature as the paths select it.
  mutating func add(_ feature: Watcher.Feature) {
    add(Watcher.Target(feature.uri, lines: feature.lines))
  }

  /// Adds scenarios of a feature; without lines, all of it.
  mutating func add(_ feature: Watcher.Feature, lines: Set<Int>) {
    lines.isEmpty
      ? add(feature) : add(Watcher.Target(feature.uri, lines: lines.sorted()))
  }

  mutating func add(_ target: Watcher.Target) {
    guard let index = list.firstIndex(where: { $0.uri == target.uri }) else {
      return list.append(target)
    }
    let lines = Set(list[index].lines).union(target.lines)
    let isWhole = list[index].lines.isEmpty || target.lines.isEmpty
    list[index].lines = isWhole ? [] : lines.sorted()
  }
}
