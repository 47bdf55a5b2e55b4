import Foundation
import SpecTestSupport
import Testing

/// What Debian's packages of Bazel install.
private enum Bazel {
  /// Debian's rules for languages that Bazel loads for any test, and that it would download.
  static let rules = "/usr/share/bazel/rules"

  static var isInstalled: Bool {
    Program.installed("bazel") != nil && FileManager.default.fileExists(atPath: rules)
  }
}

/// The `sh_test` in Examples/CI/bazel, run by Bazel itself.
@Suite(
  .serialized,
  .enabled(if: Bazel.isInstalled, "no Bazel: Scripts/install-tools.sh installs it"),
  .wholeRun)
struct BazelTests {
  private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/CI/bazel")

  /// A workspace with the files of the example, the program and a feature.
  private final class Workspace {
    let folder: TemporaryFolder

    init(_ feature: String) throws {
      folder = try TemporaryFolder(["specs/Features/f.feature": feature])
      for name in ["WORKSPACE", "BUILD.bazel", "features.sh"] {
        try FileManager.default.copyItem(
          at: BazelTests.example.appendingPathComponent(name),
          to: folder.url.appendingPathComponent("specs/\(name)"))
      }
      try folder.link("specs/specs", to: try BuiltProgram.find("network-specs").path)
      // Repositories that it would download and this test does not use.
      for name in ["coverage", "cc"] {
        try folder.write("workspace(name = \"\(name)\")\n", to: "stubs/\(name)/WORKSPACE")
      }
      try folder.write(
        "filegroup(name = \"coverage_report_generator\", visibility = [\"//visibility:public\"])\n",
        to: "stubs/coverage/BUILD")
      try folder.write("", to: "stubs/cc/cc/BUILD")
      let kinds = ["cc_binary", "cc_import", "cc_library", "cc_test", "cc_toolchain"]
      try folder.write(
        kinds.map { "\($0) = native.\($0)\n" }.joined()
          + "cc_toolchain_suite = native.cc_toolchain_suite\n", to: "stubs/cc/cc/defs.bzl")
    }

    /// Without a server, which would go on and keep the pipe of the output open.
    func bazel(_ arguments: [String]) throws -> (output: String, status: Int32) {
      let path = try #require(Program.installed("bazel"))
      var environment = ProcessInfo.processInfo.environment
      environment["HOME"] = folder.path
      return try Program.run(
        path, ["--batch", "--output_user_root=\(folder.path)/root"] + arguments,
        in: folder.url.appendingPathComponent("specs"), environment: environment)
    }

    func test(_ arguments: [String] = []) throws -> (output: String, status: Int32) {
      let repositories = [
        ("remote_coverage_tools", "\(folder.path)/stubs/coverage"),
        ("rules_cc", "\(folder.path)/stubs/cc"), ("rules_java", "\(Bazel.rules)/java"),
        ("rules_proto", "\(Bazel.rules)/proto"),
      ]
      return try bazel(
        ["test", "//:features", "--color=no", "--test_output=errors"]
          + repositories.map { "--override_repository=\($0)=\($1)" } + arguments)
    }

    /// The results of each part as Bazel keeps them.
    func results() throws -> [String] {
      try (1...4).map {
        try folder.read("specs/bazel-testlogs/features/shard_\($0)_of_4/test.xml")
      }
    }

    deinit {
      // Its output is not writable.
      _ = try? Program.run("/bin/chmod", ["-R", "u+w", folder.path], in: folder.url)
    }
  }

  private static func names(in results: [String]) -> [String] {
    results.flatMap { result in
      result.matches(of: #/<testcase [^>]*\bname="(s\d+)"/#).map { String($0.1) }
    }.sorted()
  }

  @Test func parts() throws {
    let names = (1...20).map { "s\($0)" }
    let scenarios = names.map { name in
      "  Scenario: \(name)\n    Then \"test x$BROKEN != x\(name)\" succeeds\n"
    }
    let workspace = try Workspace("Feature: f\n" + scenarios.joined())
    let passed = try workspace.test()
    #expect(passed.status == 0, "\(passed.output)")
    #expect(Self.names(in: try workspace.results()) == names.sorted())

    // The part with the failure fails, with the scenario in its results; the others do not.
    let failed = try workspace.test(["--test_env=BROKEN=s7"])
    #expect(failed.status == 3, "\(failed.output)")
    let failures = try workspace.results().filter { $0.contains("<failure") }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("name=\"s7\"") == true)

    // The filter that the person gives to Bazel.
    let some = try workspace.test(["--test_filter=s13"])
    #expect(some.status == 0, "\(some.output)")
    #expect(Self.names(in: try workspace.results()) == ["s13"])
  }
}
