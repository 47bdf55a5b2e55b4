import Foundation
import SpecTestSupport
import Testing

/// The commands in the pages are run, each page in a folder of its own with the features of the
/// project.
///
/// - `sh`: every command must succeed.
/// - `console`: a line that begins with `$ ` is a command, and the lines below it are its output, in
///   which `...` matches any lines.
/// - `<!-- file: PATH -->` before a block writes the block to that file.
/// - `<!-- not run: REASON -->` leaves a block out.
@Suite struct CommandTests {
  @Test("every command does what its page says", arguments: Page.all.filter { !$0.isGenerated })
  func commands(page: Page) throws {
    let fences = page.fences
    guard fences.contains(where: { ["sh", "console"].contains($0.language) }) else { return }
    let shell = try DocumentationShell()
    for fence in fences {
      let place = "\(page.path):\(fence.line)"
      if let mark = fence.mark, mark.key == "file" {
        try shell.folder.write(fence.lines.joined(separator: "\n") + "\n", to: mark.value)
      } else if fence.mark?.key == "not run" {
        continue
      } else if fence.language == "sh" {
        for command in fence.lines {
          let (output, status) = try shell.run(command)
          #expect(status == 0, "\(place): \(command)\n\(output)")
        }
      } else if fence.language == "console" {
        try check(fence, in: shell, at: place)
      }
    }
  }

  private func check(_ fence: Page.Fence, in shell: DocumentationShell, at place: String) throws {
    var rest = fence.lines[...]
    while let line = rest.popFirst() {
      guard line.hasPrefix("$ ") else {
        Issue.record("\(place): output without a command: \(line)")
        return
      }
      let expected = rest.prefix { !$0.hasPrefix("$ ") }
      rest = rest.dropFirst(expected.count)
      let output = try shell.run(String(line.dropFirst(2))).output
      #expect(
        matches(tidy(output), tidy(expected.joined(separator: "\n"))),
        "\(place): \(line)\n\(output)")
    }
  }

  /// Lines without the parts that differ from run to run and from machine to machine.
  private func tidy(_ text: String) -> [String] {
    text.replacingOccurrences(of: Project.root.path + "/", with: "")
      .replacing(/\d+\.\d+s/, with: "0s")
      .trimmingCharacters(in: .newlines).components(separatedBy: "\n")
  }

  private func matches(_ lines: [String], _ expected: [String]) -> Bool {
    var lines = lines[...]
    var isOpen = false
    for part in expected.split(separator: "...", omittingEmptySubsequences: false) {
      defer { isOpen = true }
      if part.isEmpty { continue }
      let starts = isOpen ? Array(lines.indices) : [lines.startIndex]
      guard let start = starts.first(where: { lines[$0...].starts(with: part) }) else {
        return false
      }
      lines = lines[(start + part.count)...]
    }
    return lines.isEmpty || expected.last == "..."
  }
}

/// A shell in a folder that is like the project's own after `make specs`.
private struct DocumentationShell {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Features", "specrun.yaml"] {
      try FileManager.default.copyItem(
        at: Project.root.appendingPathComponent(name), to: folder.url.appendingPathComponent(name))
    }
    let products = folder.url.appendingPathComponent(".build/debug")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    let specrun = try #require(Program.specrun, "the tests were built without specrun")
    try folder.link(".build/debug/specrun", to: specrun.path)
  }

  func run(_ command: String) throws -> (output: String, status: Int32) {
    let environment = [
      "PATH": "\(folder.path)/.build/debug:/usr/bin:/bin",
      "HOME": folder.path, "LANG": "C.UTF-8",
    ]
    return try Program.run("/bin/sh", ["-c", command], in: folder.url, environment: environment)
  }
}
