import Messages
import Testing

@testable import SpecTools

/// The reactions to events: each test is a conversation.
struct WatcherTests {
  private typealias Change = Watcher.Change
  private static let features = ["F/a.feature", "F/b.feature", "G/c.feature"]

  /// A watcher, with short names for what happens to it.
  private struct Conversation {
    var watcher: Watcher

    init(canBuild: Bool = true, resuming state: [UInt8]? = nil) {
      watcher = Watcher(
        Watcher.Project(
          configuration: "specrun.yaml", roots: ["F", "G"], sources: ["Sources"],
          manifests: ["Package.swift"], buildCommand: canBuild ? "make" : nil,
          ignored: ["F/report.html", "F/out"]),
        resuming: state)
      _ = watcher.receive(.found(WatcherTests.features.map { Watcher.Target($0) }))
    }

    /// After a first run of all, in which scenarios on line 3 of some features failed.
    static func afterFirstRun(
      failing: [String] = [], uses: [String: [String: Set<Int>]] = [:], canBuild: Bool = true
    ) -> Conversation {
      var conversation = Conversation(canBuild: canBuild)
      _ = conversation.receive(.began)
      _ = conversation.finish(WatcherTests.features, failing: failing, uses: uses)
      return conversation
    }

    mutating func receive(_ event: Watcher.Event) -> [String] {
      watcher.receive(event).map(\.short)
    }

    mutating func save(_ paths: String...) -> [String] {
      receive(.changed(paths.map(Change.written)))
    }

    mutating func type(_ keys: String) -> [String] {
      keys.reduce(into: []) { all, character in
        let key: Key =
          switch character {
          case "\n": .enter
          case "\u{1B}": .escape
          case "\u{7F}": .backspace
          default: .character(character)
          }
        all = receive(.key(key))
      }
    }

    /// Ends the run that goes on: scenarios on lines 3 and 5 of features ended.
    mutating func finish(
      _ uris: [String], failing: [String] = [], uses: [String: [String: Set<Int>]] = [:],
      unfinished: [String] = [], broken: Set<String> = [], couldNotRun: Bool = false
    ) -> [String] {
      var result = Watcher.RunResult()
      for uri in uris {
        result.found.outcomes[uri] = [3: failing.contains(uri) ? .failed : .passed, 5: .passed]
      }
      for uri in unfinished { result.unfinished[uri] = [3, 5] }
      result.found.uses = uses
      for uri in broken { result.found.broken[uri] = "\(uri):4: found 'oops'" }
      result.found.couldNotRun = couldNotRun || !broken.isEmpty
      result.wasCanceled = !unfinished.isEmpty
      return receive(.runFinished(result))
    }
  }

  private func check(
    _ actions: [String], _ expected: String..., at location: SourceLocation = #_sourceLocation
  ) {
    #expect(actions == expected, sourceLocation: location)
  }

  @Test func allRunsAtFirst() {
    var watch = Conversation()
    check(watch.receive(.began), "run all: F/a.feature F/b.feature G/c.feature")
    check(watch.finish(Self.features), "6 scenarios (6 passed)")
  }

  @Test func aSavedFeatureRunsAlone() {
    var watch = Conversation.afterFirstRun()
    check(watch.save("F/b.feature"), "run F/b.feature changed: F/b.feature")
    check(
      watch.finish(["F/b.feature"], failing: ["F/b.feature"]), "6 scenarios (1 failed, 5 passed)")
  }

  @Test(arguments: [
    "F/report.html", "F/out/x.json", "F/.a.feature.swp", "F/a.feature~", "F/4913", "F/#a#",
    "README.md", "Sources/notes.txt", "F/a.feature.swp",
  ])
  func whatNobodyReadsIsIgnored(path: String) {
    var watch = Conversation.afterFirstRun()
    check(watch.save(path), "6 scenarios (6 passed)")
  }

  @Test func aFixtureRunsTheScenariosThatReadIt() {
    var watch = Conversation.afterFirstRun(
      uses: [
        "F/x.json": ["F/a.feature": [5], "F/b.feature": [3, 5]],
        "G/all.json": ["G/c.feature": []],
      ])
    check(watch.save("F/x.json"), "run F/a.feature:5 F/b.feature:3:5 changed: F/x.json")
    _ = watch.finish(["F/a.feature", "F/b.feature"])
    check(watch.save("G/all.json"), "run G/c.feature changed: G/all.json")
    _ = watch.finish(["G/c.feature"])
    // With the feature itself, all of it runs.
    check(
      watch.save("F/x.json", "F/a.feature"),
      "run F/a.feature F/b.feature:3:5 changed: F/x.json, F/a.feature")
  }

  @Test func aFixtureThatNobodyReadRunsTheFeaturesAboveIt() {
    var watch = Conversation.afterFirstRun()
    check(watch.save("F/deep/x.json"), "run F/a.feature F/b.feature changed: F/deep/x.json")
  }

  @Test func aFixtureThatGoesRunsWhatReadIt() {
    var watch = Conversation.afterFirstRun(uses: ["F/data/x.json": ["F/a.feature": [5]]])
    check(watch.receive(.changed([.removed("F/other.json")])), "6 scenarios (6 passed)")
    check(
      watch.receive(.changed([.removed("F/data")])), "run F/a.feature:5 changed: F/data")
  }

  @Test func aFeatureThatThePathsLeaveOutIsNoFixture() {
    var watch = Conversation.afterFirstRun()
    check(watch.save("F/new.feature"), "6 scenarios (6 passed)")
  }

  @Test func aRunDoesNotStartItselfByWhatItWrites() {
    var watch = Conversation.afterFirstRun()
    _ = watch.save("F/a.feature")
    #expect(watch.save("F/made.json") == [])
    check(watch.finish(["F/a.feature"]), "6 scenarios (6 passed)")
    // A file that a run is found to read does count.
    _ = watch.save("F/a.feature")
    #expect(watch.save("F/new.json") == [])
    check(
      watch.finish(["F/a.feature"], uses: ["F/new.json": ["F/a.feature": [3]]]),
      "run F/a.feature:3 changed: F/new.json")
  }

  @Test func whatWasReadBeforeAFeatureChangedIsForgotten() {
    var watch = Conversation.afterFirstRun(
      uses: ["F/x.json": ["F/a.feature": [9], "F/b.feature": [3]]])
    _ = watch.save("F/a.feature")
    _ = watch.finish(["F/a.feature"])
    check(watch.save("F/x.json"), "run F/b.feature:3 changed: F/x.json")
  }

  @Test func aChangeCancelsTheRunAndTheRestFollows() {
    var watch = Conversation()
    _ = watch.receive(.began)
    check(watch.save("F/b.feature"), "cancel")
    #expect(watch.save("G/c.feature") == [], "it is being canceled already")
    check(
      watch.finish(["F/a.feature"], unfinished: ["F/b.feature", "G/c.feature"]),
      "run G/c.feature F/b.feature changed: F/b.feature, G/c.feature")
    // All of the rest was saved, so there is none.
    check(
      watch.finish(["G/c.feature", "F/b.feature"]), "6 scenarios (6 passed)")

    watch = Conversation()
    _ = watch.receive(.began)
    _ = watch.save("F/b.feature")
    check(
      watch.finish([], unfinished: Self.features), "run F/b.feature changed: F/b.feature")
    check(watch.finish(["F/b.feature"]), "run F/a.feature G/c.feature rest")
  }

  @Test func anErrorInOneFileKeepsNoOtherFromRunning() {
    var watch = Conversation()
    _ = watch.receive(.began)
    check(
      watch.finish([], broken: ["F/b.feature"]), "run F/a.feature G/c.feature others")
    check(
      watch.finish(["F/a.feature", "G/c.feature"]),
      "4 scenarios (4 passed); F/b.feature:4: found 'oops'; F/b.feature has errors; showing its previous results"
    )
    check(watch.save("F/b.feature"), "run F/b.feature changed: F/b.feature")
    check(watch.finish(["F/b.feature"]), "6 scenarios (6 passed)")
  }

  @Test func theLastStateIsKeptWhileAFeatureHasErrors() {
    var watch = Conversation.afterFirstRun(failing: ["F/a.feature"])
    _ = watch.save("F/a.feature")
    check(
      watch.finish([], broken: ["F/a.feature"]),
      "6 scenarios (1 failed, 5 passed); F/a.feature:4: found 'oops'; F/a.feature has errors; showing "
        + "its previous results")
    // Its lines may be others now.
    check(watch.type("f"), "run F/a.feature failures")
  }

  @Test func aRunThatCouldNotBeginIsNoSuccess() {
    var watch = Conversation.afterFirstRun()
    _ = watch.save("F/a.feature")
    check(
      watch.finish([], couldNotRun: true),
      "6 scenarios (6 passed); the last run could not begin; showing the results before it")
    _ = watch.save("F/a.feature")
    check(watch.finish(["F/a.feature"]), "6 scenarios (6 passed)")
    var memory = Memory(outcomes: ["F/a.feature": [3: .passed]])
    #expect(!Watcher.Status(memory: memory).hasFailures)
    memory.couldNotRun = true
    #expect(Watcher.Status(memory: memory).hasFailures)
    #expect(Watcher.Status().hasFailures)
  }

  @Test func filesComeAndGo() {
    var watch = Conversation.afterFirstRun(failing: ["G/c.feature"])
    _ = watch.receive(.found([Watcher.Target("F/a.feature"), Watcher.Target("F/new.feature")]))
    check(
      watch.receive(.changed([.removed("F/b.feature"), .removed("G")])), "2 scenarios (2 passed)")
    check(watch.save("F/new.feature"), "run F/new.feature changed: F/new.feature")
  }

  @Test func linesOfTheCommandLineStay() {
    var watch = Conversation()
    _ = watch.receive(.found([Watcher.Target("F/a.feature", lines: [7])]))
    check(watch.receive(.began), "run all: F/a.feature:7")
    _ = watch.finish(["F/a.feature"])
    check(watch.save("F/a.feature"), "run F/a.feature:7 changed: F/a.feature")
  }

  // MARK: - Swift

  @Test func aBuildAndTheNewProgram() {
    var watch = Conversation.afterFirstRun(failing: ["G/c.feature"])
    check(
      watch.save("Sources/Steps.swift"), "build",
      "6 scenarios (1 failed, 5 passed); building; results below are from the previous build"
    )
    check(watch.receive(.buildFinished(.built(isNewProgram: true))), "hand over")
    // The new one begins with the failed scenarios.
    var next = Conversation(resuming: watch.watcher.state)
    check(next.receive(.began), "run all: G/c.feature F/a.feature F/b.feature rebuilt")
  }

  @Test func aBuildThatFailsLeavesTheOldProgram() {
    var watch = Conversation.afterFirstRun()
    _ = watch.save("Package.swift")
    check(
      watch.receive(.buildFinished(.failed(["error: no"]))), "build failed: error: no",
      "6 scenarios (6 passed); the Swift code does not build; results below are from the previous build"
    )
    check(watch.save("F/a.feature"), "run F/a.feature changed: F/a.feature (old program)")
    _ = watch.finish(["F/a.feature"])
    check(
      watch.save("Sources/Steps.swift"), "build",
      "6 scenarios (6 passed); building; results below are from the previous build")
    check(watch.receive(.buildFinished(.built(isNewProgram: true))), "hand over")
  }

  @Test func theNewProgramTakesOverFromARunThatGoesOn() {
    var watch = Conversation.afterFirstRun()
    _ = watch.save("F/a.feature")
    check(watch.save("Sources/Steps.swift"), "build")
    check(watch.receive(.buildFinished(.built(isNewProgram: true))), "cancel")
    check(watch.finish([], unfinished: ["F/a.feature"]), "hand over")
    check(
      watch.receive(.handOverFailed), "programNotStarted", "6 scenarios (6 passed)")
  }

  @Test func theSameProgramAndOneThatOthersBuilt() {
    var watch = Conversation.afterFirstRun()
    _ = watch.save("Sources/Steps.swift")
    #expect(watch.receive(.programReplaced) == [], "it is being written")
    check(
      watch.receive(.buildFinished(.built(isNewProgram: false))), "sameProgram",
      "6 scenarios (6 passed)")
    check(watch.receive(.programReplaced), "hand over")
  }

  @Test func withoutACommandToBuildWith() {
    var watch = Conversation.afterFirstRun(canBuild: false)
    #expect(watch.save("Sources/Steps.swift").first?.hasPrefix("noBuild") == true)
  }

  // MARK: - Configuration

  @Test func theConfigurationIsReadAgain() {
    var watch = Conversation.afterFirstRun()
    check(watch.save("specrun.yaml"), "read configuration")
    check(watch.receive(.configurationFailed), "6 scenarios (6 passed)")
    let project = Watcher.Project(configuration: "specrun.yaml", roots: ["G"])
    _ = watch.receive(.found([Watcher.Target("G/c.feature")]))
    check(watch.receive(.configured(project)), "run all: G/c.feature configuration")
  }

  @Test func lostEventsRunAll() {
    var watch = Conversation.afterFirstRun()
    check(
      watch.receive(.lostTrack), "run all: F/a.feature F/b.feature G/c.feature lostTrack")
  }

  // MARK: - Keys

  @Test func keys() {
    var watch = Conversation.afterFirstRun(failing: ["F/b.feature", "G/c.feature"])
    check(watch.type("f"), "run F/b.feature:3 G/c.feature:3 failures")
    _ = watch.finish(["F/b.feature", "G/c.feature"], failing: ["G/c.feature"])
    // The last run again, then all: failures first.
    check(watch.type("\n"), "run G/c.feature:3 F/b.feature:3 asked")
    _ = watch.finish(["F/b.feature", "G/c.feature"], failing: ["G/c.feature"])
    check(watch.type("a"), "run all: G/c.feature F/a.feature F/b.feature asked")
    check(watch.type("h"), "help")
    check(watch.type("?"), "help")
    #expect(watch.type("x") == [])
    check(watch.type("a"), "cancel")
    check(
      watch.finish([], unfinished: Self.features),
      "run all: G/c.feature F/a.feature F/b.feature asked")
    _ = watch.finish(Self.features)
    check(watch.type("f"), "nothingFailed")
    check(watch.type("q"), "quit")
  }

  @Test func quittingEndsTheRunFirst() {
    for event in [Watcher.Event.key(.character("q")), .key(.end), .interrupted] {
      var watch = Conversation()
      _ = watch.receive(.began)
      check(watch.receive(event), "cancel")
      #expect(watch.save("F/a.feature") == [])
      check(watch.finish([], unfinished: Self.features), "quit")
    }
  }

  @Test func tags() {
    var watch = Conversation.afterFirstRun()
    check(watch.type("t"), "tags: ")
    check(watch.type("@x qf\u{7F}\u{7F}"), "tags: @x ")
    #expect(watch.type("and\n").first?.hasPrefix("tags: @x and — ") == true)
    #expect(
      watch.type("\u{7F}\u{7F}\u{7F}\u{7F},@z\n").first
        == "tags: @x,@z — \"@x,@z\" is the old syntax of tag expressions: write \"@x or @z\"")
    _ = watch.type("\u{7F}\u{7F}\u{7F} and")
    check(
      watch.type(" @y\n"), "end of prompt",
      "run all: F/a.feature F/b.feature G/c.feature filter [@x and @y]")
    // Others keep their known results.
    check(
      watch.finish(["F/a.feature"], failing: ["F/a.feature"]),
      "6 scenarios (1 failed, 5 passed) in all; only (tags @x and @y); a runs all")
    check(watch.save("F/b.feature"), "run F/b.feature changed: F/b.feature [@x and @y]")
    _ = watch.finish([])
    check(watch.type("t\u{1B}"), "end of prompt", watch.watcher.statusLine)
    check(watch.type("a"), "run all: F/a.feature F/b.feature G/c.feature asked")
  }

  @Test func askingCancelsTheRun() {
    var watch = Conversation()
    _ = watch.receive(.began)
    check(watch.type("t"), "cancel")
    #expect(watch.type("@") == [])
    check(watch.finish(["F/a.feature"], unfinished: ["F/b.feature", "G/c.feature"]), "tags: @")
    check(watch.type("x"), "tags: @x")
    // Files go on meanwhile, and the canceled run does once nothing is asked for anymore.
    check(watch.save("F/a.feature"), "run F/a.feature changed: F/a.feature")
    check(watch.finish(["F/a.feature"]), "tags: @x")
    check(watch.type("\u{1B}"), "end of prompt", "run F/b.feature G/c.feature rest")
  }

  @Test func pathsAndNames() {
    var watch = Conversation.afterFirstRun()
    check(watch.type("pg/\n"), "end of prompt", "run all: G/c.feature filter [g/]")
    _ = watch.finish(["G/c.feature"])
    check(
      watch.save("F/a.feature"), "notInFilter F/a.feature",
      "6 scenarios (6 passed) in all; only (path \"g/\"); a runs all")
    check(
      watch.type("p\u{7F}\u{7F}basket\n"), "end of prompt",
      "run all: F/a.feature F/b.feature G/c.feature filter [name basket]")
  }

  // MARK: - From one program to the next

  @Test func theStateTravels() {
    var watch = Conversation.afterFirstRun(
      failing: ["F/a.feature"], uses: ["F/x\ty\\n.json": ["F/b.feature": [5]]])
    _ = watch.save("F/b.feature")
    _ = watch.finish([], broken: ["F/b.feature"])
    _ = watch.type("t@x\n")
    let next = Conversation(resuming: watch.watcher.state)
    #expect(next.watcher.memory == watch.watcher.memory)
    #expect(next.watcher.filter == watch.watcher.filter)
  }

  @Test(arguments: ["", "\n\n", "outcome\tF", "outcome\tF\tx\tpassed", "use", "\u{0}\u{FFFD}\\"])
  func aStateThatIsNone(text: String) {
    var next = Conversation(resuming: Array(text.utf8))
    #expect(next.receive(.began).count == 1)
  }
}

extension Watcher {
  fileprivate var statusLine: String {
    Action.show(.status(Status(memory: memory, filter: filter, build: build))).short
  }
}

extension Watcher.Action {
  /// In a line.
  fileprivate var short: String {
    switch self {
    case .run(let order): "run " + order.short
    case .cancelRun: "cancel"
    case .build: "build"
    case .readConfiguration: "read configuration"
    case .handOver: "hand over"
    case .quit: "quit"
    case .show(.help): "help"
    case .show(.status(let status)): ([status.summary] + status.warnings).joined(separator: "; ")
    case .show(.prompt(let prompt)):
      prompt.map { prompt in
        "\(prompt.kind): \(prompt.text)" + (prompt.fault.map { " — \($0)" } ?? "")
      } ?? "end of prompt"
    case .show(.buildFailure(let lines)): "build failed: " + lines.joined(separator: "; ")
    case .show(.note(.notInFilter(let paths))): "notInFilter " + paths.joined(separator: " ")
    case .show(.note(let note)): "\(note)"
    }
  }
}

extension Watcher.Order {
  fileprivate var short: String {
    var words = targets.map(\.path)
    switch reason {
    case .start: break
    case .changed(let paths): words.append("changed: " + paths.joined(separator: ", "))
    case .failures, .rest, .others, .asked, .filter, .rebuilt, .configuration, .lostTrack:
      words.append("\(reason)")
    }
    if let tags = filter.tags { words.append("[\(tags)]") }
    if let text = filter.text { words.append("[\(filter.isName ? "name " : "")\(text)]") }
    if isOldProgram { words.append("(old program)") }
    return (isAll ? "all: " : "") + words.joined(separator: " ")
  }
}
