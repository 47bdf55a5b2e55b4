import Foundation
import SpecTestSupport
import Testing

/// Another package brings its own steps, reporter and front end: `Examples/CoffeeMachine` is built
/// and run as one, and so is the package of the README.
@Suite struct ExamplePackageTests {
  private let folder = Project.root.appendingPathComponent("Examples/CoffeeMachine")

  @Test(
    "a package with its own steps resolves, builds, and runs its stories", .timeLimit(.minutes(10)))
  func buildsAndRuns() throws {
    let scratch = Project.root.appendingPathComponent(".build/examples").path
    let build = try run(
      "/usr/bin/env", ["swift", "build", "--scratch-path", scratch, "--disable-sandbox"])
    try #require(build.status == 0, "\(build.output)")
    let specs = try run("\(scratch)/debug/coffee-specs", ["Features", "--color", "never"])
    #expect(specs.status == 0)
    #expect(specs.output.contains("2 scenarios (2 passed)"), "\(specs.output)")
    let shop = try run("\(scratch)/debug/shop-specs", ["Shop", "-f", "failures"])
    #expect(shop.output == "7 passed\n")
    for (line, verdict, status) in [
      (3, "A known guest: PASSED", 0), (7, "A wrong greeting: FAILED", 1),
    ] {
      let scenario = try run("\(scratch)/debug/one-scenario", ["Greeting/greeting.feature:\(line)"])
      #expect(scenario.output.hasSuffix("\(verdict)\n"), "\(scenario.output)")
      #expect(scenario.status == status)
    }
    let resolved = try run(
      "/usr/bin/env",
      ["swift", "package", "--scratch-path", scratch, "show-dependencies", "--format", "flatlist"])
    let specrun = Project.root.lastPathComponent
    #expect(resolved.output == "\(specrun)\nswift-argument-parser\n")
  }

  @Test("the package of the README builds and passes", .timeLimit(.minutes(10)))
  func readme() throws {
    let page = try #require(Page.all.first { $0.path == "README.md" })
    let files = page.fences.drop { $0.mark?.value != "Package.swift" }
      .filter { $0.mark?.key == "file" }
    // Kept, so that only the first run builds specrun.
    let package = Project.root.appendingPathComponent(".build/readme")
    for file in files {
      let text = (file.lines.joined(separator: "\n") + "\n").replacing(
        /\.package\(url: .+?, from: .+?\)/,
        with: ".package(name: \"specrun\", path: \"\(Project.root.path)\")")
      let url = package.appendingPathComponent(try #require(file.mark?.value))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let build = try run("/usr/bin/env", ["swift", "build", "--disable-sandbox"], in: package)
    try #require(build.status == 0, "\(build.output)")
    let specs = try run("\(package.path)/.build/debug/greeting-specs", ["Features"], in: package)
    #expect(specs.output.contains("1 scenario (1 passed)"), "\(specs.output)")
  }

  private func run(
    _ tool: String, _ arguments: [String], in folder: URL? = nil
  ) throws -> (output: String, status: Int32) {
    try Program.run(tool, arguments, in: folder ?? self.folder)
  }
}
