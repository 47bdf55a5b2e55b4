import CommandTestSupport
import Foundation
import SpecSources
import SpecTestSupport
import Testing

@testable import SpecCommand
@testable import SpecTools

/// Recordings that are joined feature by feature: everything that people and programs see is the same as for
/// small ones.
struct LargeRecordingTests {
  /// The damage done to the files of two shards.
  private static let damages: [(name: String, damage: @Sendable (CommandTest) throws -> Void)] = [
    ("nothing", { _ in }),
    ("a shard is missing", { try remove("2.ndjson", in: $0) }),
    ("a copy", { try change("1.ndjson", in: $0, to: "3.ndjson") { $0 } }),
    (
      "half a copy",
      { try change("1.ndjson", in: $0, to: "3.ndjson") { $0.prefix(2 * $0.count / 3) } }
    ),
    ("a file that ends early", { try change("2.ndjson", in: $0) { $0.dropLast(300) } }),
    (
      "lines that are none",
      { try change("2.ndjson", in: $0) { Array("\nno message\n{\"unknown\":{}}\n".utf8) + $0 } }
    ),
    (
      "a member is missing",
      {
        try change("2.ndjson", in: $0) {
          Array(String(decoding: $0, as: UTF8.self).replacing("\"attempt\":0,", with: "").utf8)
        }
      }
    ),
    ("an empty file", { try change("1.ndjson", in: $0, to: "3.ndjson") { $0.prefix(0) } }),
    (
      "two runs in a file",
      {
        let second = try $0.files.read("shards/2.ndjson")
        try change("1.ndjson", in: $0) { $0 + second }
        try remove("2.ndjson", in: $0)
      }
    ),
  ]

  @Test(arguments: damages.indices)
  func theSameIsSeen(damage: Int) async throws {
    let test = try CommandTest([
      "a.feature": feature("one", "two", "three"), "b/b.feature": feature("four", "five"),
    ])
    for shard in 1...2 {
      _ = await test.run(
        "--shard", "\(shard)/2", "-f", "message:shards/\(shard).ndjson", "a.feature", "b")
    }
    try Self.damages[damage].damage(test)
    try await check(test, Self.damages[damage].name)
  }

  @Test(arguments: ["gzip", "zstd -q --rm"])
  func compressed(program: String) async throws {
    let test = try CommandTest(["a.feature": feature("one", "two")])
    for shard in 1...2 {
      _ = await test.run("--shard", "\(shard)/2", "-f", "message:shards/\(shard).ndjson", ".")
    }
    _ = try Program.run(
      "/bin/sh", ["-c", "cd shards && \(program) *.ndjson"], in: test.folder)
    try await check(test, program)
  }

  private func check(_ test: CommandTest, _ name: String) async throws {
    var results: [[String]] = []
    for (label, limit) in [("small", 1 << 30), ("large", 0)] {
      let result = await test.run(
        [
          "merge", "shards", "nowhere.ndjson", "-f", "pretty", "-f", "junit:\(label).xml", "-f",
          "html:\(label).html", "--timings", "\(label).timings",
        ]
      ) { $0.mergedInMemory = limit }
      results.append([
        "\(result.status)", result.output.replacing("\(label).", with: ""),
        // Lines that only the reader refuses are found later.
        result.errors.split(separator: "\n").sorted().joined(separator: "\n"),
        try test.read("\(label).xml"), try test.read("\(label).html"),
        (try? test.read("\(label).timings")) ?? "",
      ])
    }
    for (small, large) in zip(results[0], results[1]) { #expect(small == large, "\(name)") }
    #expect(!results[0][3].isEmpty)
  }

  private static func change(
    _ file: String, in test: CommandTest, to other: String? = nil,
    _ change: ([UInt8]) -> some Sequence<UInt8>
  ) throws {
    let bytes = try test.files.read("shards/\(file)")
    let path = test.folder.appendingPathComponent("shards/\(other ?? file)")
    try Data(change(bytes)).write(to: path)
  }

  private static func remove(_ file: String, in test: CommandTest) throws {
    try FileManager.default.removeItem(at: test.folder.appendingPathComponent("shards/\(file)"))
  }
}
