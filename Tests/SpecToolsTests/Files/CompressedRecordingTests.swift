import CommandTestSupport
import Foundation
import SpecSources
import SpecTestSupport
import Testing

@testable import SpecCommand
@testable import SpecTools

/// Recordings that are compressed are read like all others.
struct CompressedRecordingTests {
  @Test(arguments: [("gzip", "gz"), ("zstd -q", "zst")])
  func compressedShardsAreMerged(program: String, ending: String) async throws {
    let test = try await shards()
    let plain = await test.run("merge", "shards", "-f", "message:plain.ndjson", "-f", "summary")
    try compress(program, in: test, "shards/1.ndjson", "shards/2.ndjson")
    let merged = await test.run("merge", "shards", "-f", "message:all.ndjson", "-f", "summary")
    #expect(merged.errors.isEmpty)
    #expect(merged.status == .passed)
    #expect(try test.read("all.ndjson") == test.read("plain.ndjson"))
    #expect(merged.output.count(of: "2 scenarios (2 passed)") == 1)
    #expect(plain.output.count(of: "2 scenarios (2 passed)") == 1)
    let diff = await test.run("diff", "plain.ndjson", "shards")
    #expect(diff.status == .passed, "\(diff)")
    // A name says nothing.
    try FileManager.default.moveItem(
      at: test.folder.appendingPathComponent("shards/1.ndjson.\(ending)"),
      to: test.folder.appendingPathComponent("shards/1.ndjson"))
    let renamed = await test.run("merge", "shards", "-f", "summary")
    #expect(renamed.status == .passed, "\(renamed)")
  }

  @Test(arguments: [("gzip", "gz"), ("zstd -q", "zst")])
  func aDamagedArchiveIsNamed(program: String, ending: String) async throws {
    let test = try await shards()
    try compress(program, in: test, "shards/2.ndjson")
    let path = "shards/2.ndjson.\(ending)"
    let bytes = try test.files.read(path)
    try Data(bytes.dropLast(20)).write(to: test.folder.appendingPathComponent(path))
    let merged = await test.run("merge", "shards", "-f", "summary")
    #expect(merged.status == .incomplete)
    #expect(
      merged.errors.hasPrefix("\(path): cannot be decompressed to its end: "), "\(merged.errors)")
    #expect(merged.errors.contains("copy or write the file again\n"))
    let diff = await test.run("diff", "shards/1.ndjson", path)
    #expect(diff.status == .couldNotRun)
  }

  @Test func aProgramThatIsMissingIsNamed() {
    for compression in Compression.allCases {
      let error = CommandError.compressed("run.ndjson.x", compression, .noProgram)
      let name = compression.program
      #expect(
        error.message(workingDirectory: "/").hasPrefix(
          "run.ndjson.x: is compressed with \(name), which is not installed; install "
        ))
    }
  }

  private func shards() async throws -> CommandTest {
    let test = try CommandTest(["a.feature": feature("one", "two")])
    for shard in 1...2 {
      _ = await test.run(
        "a.feature", "--shard", "\(shard)/2", "-f", "message:shards/\(shard).ndjson")
    }
    return test
  }

  private func compress(_ program: String, in test: CommandTest, _ files: String...) throws {
    let names = files.joined(separator: " ")
    let status = try Program.run(
      "/bin/sh", ["-c", "\(program) \(names) && rm -f \(names)"], in: test.folder
    ).status
    try #require(status == 0, "\(program) is needed for this test")
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
