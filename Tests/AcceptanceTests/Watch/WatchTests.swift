import CLibrary
import Foundation
import SpecTestSupport
import Testing

/// `specrun watch` as a person uses it: files are saved, keys are pressed, and the screen is read.
@Suite(
  .enabled(if: Program.installed("setsid") != nil, "no setsid, which makes a session of a terminal")
)
struct WatchTests {
  private static let basket = """
    Feature: a basket
      Scenario: eating
        Given a basket with 5 apples
        When I nibble 2 apples
        Then 3 apples are left

    """

  private static let files = [
    "Features/basket.feature": basket,
    "Features/other.feature": basket.replacing("a basket\n", with: "another basket\n"),
    "Features/fixture.feature": """
    Feature: fixtures
      Scenario: with a file
        Given a basket as in "count.txt"
        Then 7 apples are left

      Scenario: without
        Given a basket with 1 apples
        Then 1 apples are left

    """,
    "Features/count.txt": "7",
  ]

  private static let broken = "Feature: a\n  Scenario: b\n    Given a step\nno keyword\n"

  // MARK: - Files

  @Test func onlyWhatIsSavedRuns() throws {
    let watch = try Watching("editor-specs", Self.files)
    try watch.expect(["all features"], "4 scenarios (4 passed)")

    try watch.save("Features/basket.feature", Self.basket.replacing("3 apples", with: "4 apples"))
    try watch.expect(
      ["Features/basket.feature changed", "1 scenario (1 failed)", "expected: 4"],
      "4 scenarios (1 failed, 3 passed)", without: ["another basket"])

    // The scenarios that read the file, and no other of their feature.
    try watch.save("Features/count.txt", "8")
    try watch.expect(
      ["Features/count.txt changed", "with a file", "1 scenario (1 failed)"],
      "4 scenarios (2 failed, 2 passed)", without: ["Scenario: without", "Feature: a basket"])

    try watch.type("f")
    try watch.expect(
      ["what failed", "2 scenarios (2 failed)"], "4 scenarios (2 failed, 2 passed)",
      without: ["another basket", "Scenario: without"])
  }

  @Test func newFeaturesAndNewFolders() throws {
    let watch = try Watching("editor-specs", Self.files)
    try watch.expect([], "4 scenarios (4 passed)")
    try watch.save("Features/new/more.feature", Self.basket)
    try watch.expect(["Features/new/more.feature changed"], "5 scenarios (5 passed)")
    // As an editor saves by writing another file and moving it to its place.
    try watch.save("Features/new/.more.new", Self.basket.replacing("3 apples", with: "4 apples"))
    let folder = watch.folder.path + "/Features/new"
    #expect(rename(folder + "/.more.new", folder + "/more.feature") == 0)
    try watch.expect(["Features/new/more.feature changed"], "5 scenarios (1 failed, 4 passed)")
    try FileManager.default.removeItem(atPath: folder)
    try watch.expect([], "4 scenarios (4 passed)")
  }

  @Test func anErrorInAFeatureKeepsTheLastState() throws {
    let watch = try Watching("editor-specs", Self.files)
    try watch.expect([], "4 scenarios (4 passed)")
    try watch.save("Features/basket.feature", Self.broken)
    try watch.expect(
      ["Features/basket.feature:4:1:", "Features/basket.feature has errors"],
      "4 scenarios (4 passed)", "       Features/basket.feature:4:1: found")
    try watch.save("Features/other.feature", Self.basket)
    try watch.expect(["1 scenario (1 passed)"], "4 scenarios (4 passed)")
    try watch.save("Features/basket.feature", Self.basket)
    try watch.expect(["1 scenario (1 passed)"], "4 scenarios (4 passed)", without: ["has errors"])
    // Without scenarios there is nothing to keep.
    try watch.save("Features/basket.feature", "Feature: a\n")
    try watch.expect(["no scenario to run"], "3 scenarios (3 passed)")
  }

  @Test func errorsInOneFeatureKeepNoOtherFromRunning() throws {
    var files = Self.files
    files["Features/basket.feature"] = Self.broken
    let watch = try Watching("editor-specs", files)
    try watch.expect(
      ["Features/basket.feature:4:1:", "the features without errors"], "3 scenarios (3 passed)",
      "Features/basket.feature has errors")
  }

  @Test func theConfigurationIsReadAgain() throws {
    var files = Self.files
    files["specrun.yaml"] = "profiles:\n  default:\n    paths: Features/basket.feature\n"
    let watch = try Watching("editor-specs", files)
    try watch.expect([], "1 scenario (1 passed)")
    try watch.save("specrun.yaml", "profiles:\n  default:\n    path: Features\n")
    try watch.expect(["specrun.yaml:3:5", "expected \"paths\""], "1 scenario (1 passed)")
    try watch.save(
      "specrun.yaml", "profiles:\n  default:\n    format: \"summary:out/summary.txt\"\n")
    try watch.expect(["the configuration changed"], "4 scenarios (4 passed)")
    #expect(try watch.folder.read("out/summary.txt").contains("4 scenarios"))
    // The report that the settings name is that of the last run of everything.
    try watch.save("Features/other.feature", Self.basket)
    try watch.expect(["1 scenario (1 passed)"], "4 scenarios (4 passed)")
    #expect(try watch.folder.read("out/summary.txt").contains("4 scenarios"))
  }

  // MARK: - Steps that do what they must not

  @Test func aCrashLeavesTheWatcher() throws {
    let watch = try Watching(
      "badinput",
      ["Features/a.feature": "Feature: a\n  Scenario: s\n    When 3 is 3, or the process ends\n"])
    try watch.expect([], "1 scenario (1 passed)")
    try watch.save(
      "Features/a.feature", "Feature: a\n  Scenario: s\n    When 2 is 3, or the process ends\n")
    try watch.expect(["SIGABRT"], "1 scenario (1 failed)")
    try watch.save("Features/a.feature", "Feature: a\n  Scenario: s\n    When it passes\n")
    try watch.expect([], "1 scenario (1 passed)")
  }

  @Test func whatIsSavedCancelsWhatRuns() throws {
    let watch = try Watching(
      "badinput",
      [
        "Features/a.feature": "Feature: a\n  Scenario: s\n    When it passes\n",
        "Features/b.feature": "Feature: b\n  Scenario: waits\n    When it waits\n",
      ])
    // The run would wait for half a minute.
    _ = try watch.terminal.read(until: "RUN")
    try watch.save("Features/b.feature", "Feature: b\n  Scenario: no more\n    When it passes\n")
    try watch.expect(["Features/b.feature changed", "no more"], "2 scenarios (2 passed)")
  }

  // MARK: - Swift

  @Test func aBuildThatFailsAndOneThatDoesNot() throws {
    let build = """
      if grep -q broken Sources/Steps.swift; then
        echo "[1/2] Compiling Steps.swift"
        echo "Sources/Steps.swift:1:5: error: cannot find 'broken' in scope" >&2
        exit 1
      fi
      cp "$(cat other)" specs.new && mv specs.new specs

      """
    var files = Self.files
    files["Features/basket.feature"] = Self.basket.replacing("3 apples", with: "4 apples")
    files["specrun.yaml"] = "watch:\n  build: sh build.sh\n  sources: Sources\n"
    files["build.sh"] = build
    files["Sources/Steps.swift"] = "let steps = 1\n"
    files["other"] = try BuiltProgram.find("badinput").path
    let watch = try Watching("editor-specs", files, copy: "specs")
    try watch.expect([], "4 scenarios (1 failed, 3 passed)")

    try watch.save("Sources/Steps.swift", "let broken\n")
    try watch.expect(
      ["Sources/Steps.swift:1:5: error: cannot find 'broken' in scope"],
      "4 scenarios (1 failed, 3 passed)", "the Swift code does not build", without: ["[1/2]"])
    // Features run on with the existing program.
    try watch.save("Features/other.feature", Self.basket)
    try watch.expect(
      ["with the program as it was", "1 scenario (1 passed)"], "4 scenarios (1 failed, 3 passed)")

    // The new program has other steps. It begins with the failed scenarios.
    try watch.save("Sources/Steps.swift", "let steps = 2\n")
    let shown = try watch.expect(
      ["all features with the new program"], "4 scenarios (4 undefined)",
      without: ["does not build"])
    let first = try #require(shown.range(of: "Feature: a basket"))
    let next = try #require(shown.range(of: "Feature: fixtures"))
    #expect(first.lowerBound < next.lowerBound)
    // Keys and files go on.
    try watch.save("Features/other.feature", "Feature: a\n  Scenario: s\n    When it passes\n")
    try watch.expect(["1 scenario (1 passed)"], "4 scenarios (3 undefined, 1 passed)")
    try watch.quit()
  }

  // MARK: - Keys

  @Test func filters() throws {
    var files = Self.files
    files["Features/other.feature"] = "@smoke\n" + Self.basket.replacing("eating", with: "smoking")
    let watch = try Watching("editor-specs", files)
    try watch.expect([], "4 scenarios (4 passed)")
    try watch.type("t@smok and\r")
    _ = try watch.terminal.read(until: "@smok and")
    try watch.type("\u{15}@smoke\r")
    try watch.expect(
      ["what passes the filter (tags @smoke)", "1 scenario (1 passed)"],
      "4 scenarios (4 passed) in all",
      "only (tags @smoke)")
    try watch.save("Features/basket.feature", Self.basket)
    try watch.expect(["none of 1 scenario in 1 file passes"], "4 scenarios (4 passed) in all")
    try watch.type("a")
    try watch.expect(["all features", "4 scenarios (4 passed)"], "4 scenarios (4 passed)")
    try watch.type("pFIXTURE\r")
    try watch.expect(["2 scenarios (2 passed)"], "4 scenarios (4 passed) in all")
    try watch.type("p\u{15}smoking\r")
    try watch.expect(
      ["(name \"smoking\")", "1 scenario (1 passed)"], "4 scenarios (4 passed) in all")
    try watch.type("\r")
    try watch.expect(["1 scenario (1 passed)"], "4 scenarios (4 passed) in all")
    try watch.type("h")
    _ = try watch.terminal.read(until: "run what failed")
    try watch.quit()
  }

  @Test(arguments: [(true, "\u{3}", 130), (false, "\u{3}", 130), (false, "\u{4}", 0)])
  func endsWithTheTerminalAsItWas(isRunning: Bool, key: String, status: Int32) throws {
    let step = isRunning ? "it waits" : "it passes"
    let watch = try Watching(
      "badinput", ["Features/a.feature": "Feature: a\n  Scenario: s\n    When \(step)\n"])
    if isRunning {
      _ = try watch.terminal.read(until: "0/1")
    } else {
      try watch.expect([], "1 scenario (1 passed)")
    }
    #expect(!watch.terminal.echoes)
    try watch.type(key)
    #expect(watch.terminal.status() == status)
    #expect(watch.terminal.echoes)
  }

  @Test func endsAtASignalWithTheTerminalAsItWas() throws {
    let watch = try Watching("editor-specs", Self.files)
    try watch.expect([], "4 scenarios (4 passed)")
    #expect(kill(watch.pid, SIGTERM) == 0)
    #expect(watch.terminal.status() == 128 + SIGTERM)
    #expect(watch.terminal.echoes)
  }

  @Test(.wholeRun) func withoutATerminal() throws {
    let folder = try TemporaryFolder(Self.files)
    let process = Process()
    process.executableURL = try BuiltProgram.find("editor-specs")
    process.arguments = ["watch"]
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var text = ""
    func read(until mark: String) {
      while !text.contains(mark) {
        let more = pipe.fileHandleForReading.availableData
        guard !more.isEmpty else {
          Issue.record("no \(mark) in \(text)")
          return
        }
        text += String(decoding: more, as: UTF8.self)
      }
    }
    read(until: "waiting for changes\n")
    #expect(text.contains("PASS  4 scenarios (4 passed)\n"))
    try folder.write(
      Self.basket.replacing("3 apples", with: "4 apples"), to: "Features/basket.feature")
    read(until: "FAIL  4 scenarios (1 failed, 3 passed)\n")
    #expect(text.contains(" RUN  Features/basket.feature changed\n"))
    #expect(!text.contains("\u{1B}"))
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + SIGTERM)
  }
}

/// A watcher on a terminal, in a folder of its own.
private final class Watching {
  let folder: TemporaryFolder
  let terminal: PseudoTerminal
  let pid: pid_t

  /// - Parameter copy: The name of a copy of the program in the folder, where it may be built again.
  init(_ program: String, _ files: [String: String], copy: String? = nil) throws {
    folder = try TemporaryFolder(files)
    var path = try BuiltProgram.find(program).path
    if let copy {
      try FileManager.default.copyItem(atPath: path, toPath: "\(folder.path)/\(copy)")
      path = "\(folder.path)/\(copy)"
    }
    // A session of its own, whose terminal this is, as a shell has it.
    terminal = try PseudoTerminal(
      try #require(Program.installed("setsid")),
      ["--ctty", "--wait", "/bin/sh", "-c", #"echo "pid $$."; exec "$0" watch"#, path],
      in: folder.url,
      environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm", "NO_COLOR": "1"])
    _ = try terminal.read(until: "pid ")
    pid = try #require(pid_t(try terminal.read(until: ".")))
  }

  func save(_ path: String, _ text: String) throws { try folder.write(text, to: path) }

  func type(_ keys: String) throws { try terminal.type(keys) }

  /// Waits until a state is shown, with texts above it.
  @discardableResult
  func expect(
    _ parts: [String], _ state: String, _ warning: String? = nil, without others: [String] = [],
    at location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let wanted = ["  \(state)\r\n"] + parts + [warning].compactMap(\.self)
    var shown = ""
    repeat {
      do {
        shown += try terminal.read(until: "press h for help, q to quit")
      } catch {
        Issue.record("\(error)\nafter \(shown)", sourceLocation: location)
        throw error
      }
    } while !wanted.allSatisfy(shown.contains)
    for part in others { #expect(!shown.contains(part), "\(shown)", sourceLocation: location) }
    return shown
  }

  func quit(at location: SourceLocation = #_sourceLocation) throws {
    try type("q")
    #expect(terminal.status() == 0, sourceLocation: location)
    #expect(terminal.echoes, sourceLocation: location)
  }
}
