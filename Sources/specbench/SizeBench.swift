import CLibrary

/// Measures runs of the command at sizes that nobody should meet, beside the limits they must keep.
///
/// Each run is a process of its own, `benchrun`, so that its memory can be told from that of others;
/// the memory of its workers counts where one takes more.
struct SizeBench {
  /// A feature, and the limits of a run of it.
  struct Size: Sendable {
    let name: String
    let seconds: Double
    /// In megabytes.
    var memory: Double?
    /// Whether it is measured with each of `reports`; otherwise with the first, because its messages
    /// alone have more than a gigabyte.
    var hasReports = true
    let feature: @Sendable () -> String
  }

  /// The program that lies beside this one.
  let program: String
  let folder: String

  private static let count = 100_000

  static let sizes: [Size] = [
    Size(name: "100,000 steps in one scenario", seconds: 2) {
      head + "  Scenario: s\n" + lines(count) { "    Given \($0) happens\n" }
    },
    Size(name: "the same, with hooks around steps", seconds: 2) {
      head + "  @observed\n  Scenario: s\n" + lines(count) { "    Given \($0) happens\n" }
    },
    Size(name: "100,000 undefined steps in one scenario", seconds: 3) {
      head + "  Scenario: s\n" + lines(count) { "    Given nobody knows \($0) of these\n" }
    },
    Size(name: "100,000 failing scenarios", seconds: 5) {
      head + lines(count) { "  Scenario: s\($0)\n    Given \($0) happens\n    When it fails\n" }
    },
    Size(name: "100,000 scenarios", seconds: 5) {
      head
        + lines(count) { "  Scenario: s\($0)\n    Given \($0) happens\n    When nothing happens\n" }
    },
    Size(name: "1,000,000 example rows", seconds: 10, memory: 500, hasReports: false) {
      head + "  Scenario Outline: s <a>\n    Given <a> happens\n    Examples:\n      | a |\n"
        + lines(10 * count) { "      | \($0) |\n" }
    },
    Size(name: "100 MiB attached", seconds: 1, memory: 250) {
      head + "  Scenario: s\n    Given 104857600 bytes are attached\n"
    },
    Size(name: "a failure of 20 MB of text", seconds: 1) {
      head + "  Scenario: s\n    Given 20000000 bytes are not as expected\n"
    },
    Size(name: "a failure of 10 MB of control characters", seconds: 2) {
      head + "  Scenario: s\n    Given 10000000 control characters are not as expected\n"
    },
    Size(name: "a difference of two texts of 20 MB", seconds: 1) {
      head + "  Scenario: s\n    Given 20000000 bytes differ\n"
    },
    Size(name: "examples that would make 1 GB", seconds: 1) {
      head + "  Scenario Outline: s\n    Given \(String(repeating: "<a>", count: 2_000))\n"
        + "    Examples:\n      | a |\n"
        + lines(1_000) { _ in "      | \(String(repeating: "y", count: 500)) |\n" }
    },
  ]

  private static let head = "Feature: f\n"

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    var text = ""
    for index in 0..<count { text += line(index) }
    return text
  }

  /// The reports beside the one on the terminal.
  static let reports: [(title: String, names: [String])] = [
    ("progress", []), ("html", ["html"]),
    ("5 reports", ["pretty", "junit", "html", "message", "rerun"]),
  ]

  func run() -> String {
    // No configuration of the current folder adds reports of its own to a run.
    guard chdir(folder) == 0 else { return "cannot enter \(folder)" }
    var table = Table(
      "sizes", "reports", "s", "at most", "CPU s", "MB", "at most")
    for size in Self.sizes {
      let feature = "\(folder)/size.feature"
      guard write(size.feature(), to: feature) else { return "cannot write \(feature)" }
      for (title, names) in size.hasReports ? Self.reports : Array(Self.reports.prefix(1)) {
        let formats = names.flatMap { ["--format", "\($0):\(folder)/report.\($0)"] }
        guard let cost = ProcessCost(of: program, [feature] + formats) else {
          return "cannot run \(program)"
        }
        // What the reports keep of every scenario is theirs: the limit of memory is without them.
        let memory = names.isEmpty || size.name.contains("attached") ? size.memory : nil
        table.add(
          size.name, title, shown(cost.wall, digits: 2), names.count > 1 ? "" : shown(size.seconds),
          shown(cost.cpu, digits: 2), shown(cost.memory), memory.map { shown($0) } ?? "")
      }
      unlink(feature)
    }
    return table.text
  }

  private func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    var text = text
    let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
    return fclose(file) == 0 && written == text.utf8.count
  }
}

extension SizeBench {
  /// Nil where `benchrun` is missing or no folder for the features can be made.
  init?(besides program: String) {
    let folder = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
    guard let path = realpath("\(folder)/benchrun", nil) else { return nil }
    self.program = String(cString: path)
    free(path)
    guard let name = mkdtemp(strdup("/tmp/specbench-XXXXXX")) else { return nil }
    self.folder = String(cString: name)
    free(name)
  }

  /// Removes what the runs left.
  func removeFolder() {
    for name in Self.reports.flatMap(\.names) { unlink("\(folder)/report.\(name)") }
    for kind in ["html", "message"] { removeFiles(in: "\(folder)/report.\(kind)-files") }
    rmdir(folder)
  }

  private func removeFiles(in folder: String) {
    guard let handle = opendir(folder) else { return }
    var names: [String] = []
    while let entry = readdir(handle) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    closedir(handle)
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
