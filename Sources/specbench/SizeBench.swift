import CLibrary
import SpecSources

/// Measures runs of the command at sizes too large for a suite, with the limits that they must keep.
///
/// Each run is a process of its own, this program again, so that its memory is measured apart from
/// that of others; the memory of its workers counts if one takes more.
struct SizeBench {
  /// A feature, and the limits of a run of it.
  private struct Size: Sendable {
    let name: String
    let seconds: Double
    /// In megabytes.
    var memory: Double?
    /// Whether it is measured with each of `reports`; otherwise with the first, because its messages
    /// alone have more than a gigabyte.
    var hasReports = true
    let feature: @Sendable () -> String
  }

  private static let count = 100_000

  private static let sizes: [Size] = [
    Size(name: "100,000 steps in one scenario", seconds: 2) {
      "  Scenario: s\n" + lines(count) { "    Given \($0) happens\n" }
    },
    Size(name: "the same, with hooks around steps", seconds: 2) {
      "  @observed\n  Scenario: s\n" + lines(count) { "    Given \($0) happens\n" }
    },
    Size(name: "100,000 undefined steps in one scenario", seconds: 3) {
      "  Scenario: s\n" + lines(count) { "    Given nobody knows \($0) of these\n" }
    },
    Size(name: "100,000 failing scenarios", seconds: 5) {
      lines(count) { "  Scenario: s\($0)\n    Given \($0) happens\n    When it fails\n" }
    },
    Size(name: "100,000 scenarios", seconds: 5) {
      lines(count) { "  Scenario: s\($0)\n    Given \($0) happens\n    When nothing happens\n" }
    },
    Size(name: "1,000,000 example rows", seconds: 10, memory: 500, hasReports: false) {
      "  Scenario Outline: s <a>\n    Given <a> happens\n    Examples:\n      | a |\n"
        + lines(10 * count) { "      | \($0) |\n" }
    },
    Size(name: "100 MiB attached", seconds: 1, memory: 250) {
      "  Scenario: s\n    Given 104857600 bytes are attached\n"
    },
    Size(name: "a failure of 20 MB of text", seconds: 1) {
      "  Scenario: s\n    Given 20000000 bytes are not as expected\n"
    },
    Size(name: "a failure of 10 MB of control characters", seconds: 2) {
      "  Scenario: s\n    Given 10000000 control characters are not as expected\n"
    },
    Size(name: "a difference of two texts of 20 MB", seconds: 1) {
      "  Scenario: s\n    Given 20000000 bytes differ\n"
    },
    Size(name: "examples that would make 1 GB", seconds: 1) {
      "  Scenario Outline: s\n    Given \(String(repeating: "<a>", count: 2_000))\n"
        + "    Examples:\n      | a |\n"
        + lines(1_000) { _ in "      | \(String(repeating: "y", count: 500)) |\n" }
    },
  ]

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).reduce(into: "") { $0 += line($1) }
  }

  /// The reports besides the one on the terminal.
  private static let reports: [(title: String, names: [String])] = [
    ("progress", []), ("html", ["html"]),
    ("5 reports", ["pretty", "junit", "html", "message", "rerun"]),
  ]

  private let program: String
  private let folder = "/tmp/specbench-\(getpid())"

  init() throws {
    guard let path = realpath(CommandLine.arguments[0], nil) else {
      throw BenchError(reason: "no program at \(CommandLine.arguments[0])")
    }
    program = String(cString: path)
    free(path)
  }

  func run() throws -> String {
    let files = FileSystem(workingDirectory: folder)
    try files.makeFolder(folder)
    defer { _ = try? ProcessCost(of: "/bin/rm", ["-r", folder]) }
    // No configuration of the current folder adds reports of its own to a run.
    guard chdir(folder) == 0 else { throw BenchError(reason: "cannot enter \(folder)") }
    var table = Table("sizes", "reports", "s", "at most", "CPU s", "MB", "at most")
    for size in Self.sizes {
      try files.replace("size.feature", with: Array("Feature: f\n\(size.feature())".utf8))
      for (title, names) in size.hasReports ? Self.reports : Array(Self.reports.prefix(1)) {
        let formats = names.flatMap { ["--format", "\($0):report.\($0)"] }
        let cost = try ProcessCost(of: program, ["size.feature"] + formats)
        // Reports keep records of every scenario of their own: the limit of memory is without them.
        let memory = names.isEmpty || size.name.contains("attached") ? size.memory : nil
        table.add(
          size.name, title, shown(cost.wall, digits: 2), names.count > 1 ? "" : shown(size.seconds),
          shown(cost.cpu, digits: 2), shown(cost.memory), memory.map { shown($0) } ?? "")
      }
    }
    return table.text
  }
}

/// The cost of a run of a program.
private struct ProcessCost {
  /// In seconds.
  let wall: Double
  /// In user and kernel mode, in seconds; of the processes that it waited for too.
  let cpu: Double
  /// The most it had in memory at once, in megabytes.
  let memory: Double

  init(of program: String, _ arguments: [String]) throws {
    var pointers = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      let unit = 1e6
    #else
      var actions = posix_spawn_file_actions_t()
      let unit = 1e3
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let began = ContinuousClock.now
    var child: pid_t = 0
    // Without variables: nothing that the machine sets decides about reports.
    var variables: [UnsafeMutablePointer<CChar>?] = [nil]
    var status: Int32 = 0
    var usage = rusage()
    guard posix_spawn(&child, program, &actions, nil, &pointers, &variables) == 0,
      wait4(child, &status, 0, &usage) == child
    else { throw BenchError(reason: "cannot run \(program)") }
    wall = (ContinuousClock.now - began) / .seconds(1)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    memory = Double(usage.ru_maxrss) / unit
  }
}
