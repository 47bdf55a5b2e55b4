import SpecCommand
import CLibrary
import CSpecProcess
import SpecEngine
import SpecIsolation
import SpecSession
import SpecSettings
import SpecSources

/// The thread of `specrun watch`: waits for files, keys, signals, the build and the run, passes
/// them to the watcher and performs its actions.
struct WatchLoop {
  private let invocation: Invocation
  private var settings: WatchCommand
  private var watcher: Watcher
  private var screen: WatchScreen
  /// Wakes this thread when a run has ended.
  private let ended: WakePipe
  private let runs: AsyncStream<WatchedRun>.Continuation
  private let interruptions: InterruptionSource?
  private let wake: WakePipe
  private let reserve = WorkerReserve()
  private var program: ReadyProgram
  private let programWatch: ProgramWatch
  private var events: FileEvents?
  private var keys: Int32?
  private var typed: [UInt8] = []
  private var follower: WatchFollower?
  private var build: BuildProcess?
  /// Files that were removed and may be about to come back, as when an editor saves, and until when.
  private var removals: [String: Int64] = [:]
  /// The screens to show after the run.
  private var postponed: [Watcher.Screen] = []
  /// The exit status, once the end was requested.
  private var ending = ExitStatus.passed
  /// Set at the end.
  private var status: ExitStatus?
  private let now: @Sendable () -> Int64

  /// - Parameter state: That of the program before this one.
  init(
    _ invocation: Invocation, _ settings: WatchCommand, _ features: FeatureSelection,
    ended: WakePipe, wake: WakePipe, runs: AsyncStream<WatchedRun>.Continuation,
    resuming state: [UInt8]?
  ) {
    self.invocation = invocation
    self.settings = settings
    (self.ended, self.wake, self.runs) = (ended, wake, runs)
    let host = invocation.host
    now = host.makeClock().elapsed
    watcher = Watcher(
      Watcher.Project(
        settings.settings, features, files: invocation.files, program: host.programFile),
      resuming: state)
    watcher.features = features.watched
    program = ReadyProgram(
      invocation.libraries(), settings.settings.session, root: invocation.files.workingDirectory)
    programWatch = ProgramWatch(host.programFile, invocation.files, now: now())
    interruptions = host.catchInterruptions()
    if let keys = host.keys, csp_take_keys(keys) { self.keys = keys }
    screen = WatchScreen(host, color: settings.settings.color, hasKeys: keys != nil)
  }

  private var host: Host { invocation.host }
  private var files: FileSystem { invocation.files }

  /// Goes on until the end.
  mutating func run() -> ExitStatus {
    defer { csp_restore_terminal() }
    guard watchFiles(of: watcher.project) else { return .couldNotRun }
    handle(.began)
    while true {
      if let status { return status }
      wait()
    }
  }
}

// MARK: - Waiting

extension WatchLoop {
  /// Waits until something happens, and passes on all of it, files first: the files that a run has
  /// written are known before its end.
  private mutating func wait() {
    var descriptors: [pollfd] = []
    func add(_ descriptor: Int32?) -> Int {
      // The system leaves out -1.
      descriptors.append(pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0))
      return descriptors.count - 1
    }
    // It can be read from the first signal on.
    let signals = add(ending == .passed ? interruptions?.wake : nil)
    let changes = add(events?.descriptor)
    let end = add(ended.descriptor)
    let input = add(keys)
    let built = add(build?.descriptor)
    _ = poll(&descriptors, nfds_t(descriptors.count), patience)
    func isReady(_ index: Int) -> Bool { descriptors[index].revents != 0 }
    if isReady(signals), let signal = interruptions?.signal, ending == .passed {
      ending = .interrupted(signal: signal)
      handle(.interrupted)
    }
    if isReady(changes) || !removals.isEmpty { takeChanges() }
    if isReady(end) { takeRun() }
    if isReady(built) { takeBuild() }
    if isReady(input) { takeKeys() }
  }

  /// The milliseconds until something is due without an event.
  private var patience: Int32 {
    guard let first = removals.values.min() else { return -1 }
    return Int32(clamping: max(0, (first - now()) / 1_000_000) + 1)
  }

  private mutating func takeChanges() {
    var changes: [Watcher.Change] = []
    for event in events?.read() ?? [] {
      switch event {
      case .written(let path) where path == host.programFile:
        if programWatch.isAnother(files) { handle(.programReplaced) }
      case .written(let path):
        removals[path] = nil
        changes.append(.written(path))
      case .removed(let path) where path == host.programFile: break
      case .removed(let path): removals[path] = now() + Self.removalTime
      case .lost:
        watchFiles(of: watcher.project)
        findFeatures()
        return handle(.lostTrack)
      case .unwatched(let fault): screen.write("\(fault)\n")
      }
    }
    let time = now()
    for (path, due) in removals.sorted(by: { $0.key < $1.key }) where due <= time {
      removals[path] = nil
      if files.kind(of: path) == nil { changes.append(.removed(path)) }
    }
    guard !changes.isEmpty else { return }
    if changes.contains(where: { isUnknown($0) }) { findFeatures() }
    handle(.changed(changes))
  }

  /// The nanoseconds in which a file comes back that an editor has moved away to save another one.
  private static let removalTime: Int64 = 100_000_000

  /// Whether it may be a feature that came or went.
  private func isUnknown(_ change: Watcher.Change) -> Bool {
    guard case .written(let path) = change else { return true }
    return !watcher.features.contains { $0.uri == path }
      && (Path.isFeature(path) || Path.isStoryDocument(path))
  }

  private mutating func findFeatures() {
    handle(.found(FeatureSelection.find(settings.settings.session.paths, in: files).watched))
  }

  private mutating func takeRun() {
    ended.clear()
    guard let result = follower?.result else { return }
    follower = nil
    wake.clear()
    for screen in postponed { self.screen.show(screen) }
    postponed = []
    handle(.runFinished(result))
    // Only now: runs that were asked for come first.
    if follower == nil, status == nil {
      // One more for hooks around the run.
      reserve.fill(upTo: settings.settings.session.run.parallel + 1)
    }
  }

  private mutating func takeKeys() {
    switch Host.receive(milliseconds: 0) {
    case .bytes(let bytes):
      typed += bytes
      for key in Key.keys(in: &typed) { handle(.key(key)) }
    case .nothing: break
    case .ended:
      keys = nil
      handle(.key(.end))
    }
  }

  private mutating func takeBuild() {
    guard let (isSuccess, lines) = build?.take() else { return }
    build = nil
    handle(
      .buildFinished(
        isSuccess ? .built(isNewProgram: programWatch.isAnother(files)) : .failed(lines)))
  }
}

// MARK: - Doing

extension WatchLoop {
  private mutating func handle(_ event: Watcher.Event) {
    for action in watcher.receive(event) { perform(action) }
  }

  private mutating func perform(_ action: Watcher.Action) {
    switch action {
    case .run(let order): start(order)
    case .cancelRun: follower?.cancel()
    case .build: startBuild()
    case .readConfiguration: readConfiguration()
    case .handOver: handOver()
    case .show(let screen):
      guard follower == nil else {
        if case .prompt = screen { return }
        return postponed.append(screen)
      }
      self.screen.show(screen)
    case .quit:
      build?.cancel()
      build = nil
      reserve.drain()
      status = ending
    }
  }

  private mutating func start(_ order: Watcher.Order) {
    var settings = settings.settings
    settings.session.paths = order.targets.map(\.path)
    // There are none: it was checked when it was typed.
    invocation.printErrors(settings.add(order.filter))
    if !order.isAll || !order.filter.isEmpty {
      settings.disableWholeRunChecks()
      settings.leaveFilesOfWhole()
      // Said once a run, it would be in the way of what people watch.
      settings.partNote = nil
    }
    let follower = WatchFollower(program, reserve: reserve, wake: wake)
    self.follower = follower
    screen.begin(order)
    runs.yield(WatchedRun(settings: settings, follower: follower))
  }

  private mutating func startBuild() {
    build?.cancel()
    build = watcher.project.buildCommand.flatMap { BuildProcess($0) }
    if build == nil { handle(.buildFinished(.failed(["the command could not be started"]))) }
  }

  private mutating func readConfiguration() {
    do throws(CommandErrors) {
      settings = try WatchCommand(settings.arguments, host, files: files)
    } catch {
      invocation.printErrors(error.errors)
      return handle(.configurationFailed)
    }
    let features = FeatureSelection.find(settings.settings.session.paths, in: files)
    let project = Watcher.Project(
      settings.settings, features, files: files, program: host.programFile)
    program = ReadyProgram(
      program.libraries, settings.settings.session, root: files.workingDirectory)
    screen = WatchScreen(host, color: settings.settings.color, hasKeys: keys != nil)
    watchFiles(of: project)
    handle(.found(features.watched))
    handle(.configured(project))
  }

  private mutating func handOver() {
    reserve.drain()
    csp_restore_terminal()
    host.reexecute(watcher.state, WatchCommand.argumentsToReexecute(settings.arguments))
    // It cannot be started; this one goes on.
    if let keys { _ = csp_take_keys(keys) }
    handle(.handOverFailed)
  }

  /// Watches the current files; if that is impossible, the earlier watch stays.
  ///
  /// - Returns: Whether the files are watched; if not, the reason was shown.
  @discardableResult
  private mutating func watchFiles(of project: Watcher.Project) -> Bool {
    do throws(FileEventsFault) {
      let events = try FileEvents(files)
      for folder in project.roots + project.sources {
        try events.watch(folder: folder)
      }
      for file in [project.configuration] + project.manifests {
        try events.watch(file: file)
      }
      if let program = host.programFile { try events.watch(file: program) }
      self.events = events
      return true
    } catch {
      invocation.printErrors([.notWatched("\(error)")])
      return false
    }
  }
}

extension FeatureSelection {
  /// The features for the watcher.
  fileprivate var watched: [Watcher.Target] {
    entries.map { Watcher.Target($0.uri, lines: $0.lines) }
  }
}

extension Settings {
  /// Adds the typed filter to the settings, and returns the errors in it.
  fileprivate mutating func add(_ filter: Watcher.Filter) -> [any CommandProblem] {
    let (tags, names) = (filter.tags.map { [$0] }, filter.text.map { [$0.literalPattern] })
    let typed = ParsedArguments(["tags": tags ?? [], "name": names ?? []])
    var problems: [any CommandProblem] = []
    session.tags += typed.values("tags", .tagExpression, &problems)
    // One name is enough, so those of the settings go.
    if filter.isName { session.names = typed.values("name", .namePattern, &problems) }
    return problems
  }

  /// Turns off checks that only make sense for all scenarios together.
  fileprivate mutating func disableWholeRunChecks() {
    requireCovered = []
    requirePassing = []
    strictUnused = false
    session.limit = nil
  }
}

extension String {
  /// A regular expression for this text.
  fileprivate var literalPattern: String {
    unicodeScalars
      .map { #"\^$.|?*+()[]{}/"#.unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
