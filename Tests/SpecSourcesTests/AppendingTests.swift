import Foundation
import SpecTestSupport
import Testing

@testable import SpecSources

/// Adding to a file that other processes add to.
struct AppendingTests {
  @Test func whatIsAddedDependsOnWhatIsThere() throws {
    let folder = try TemporaryFolder()
    let files = FileSystem(workingDirectory: folder.url.path)
    try files.append(to: "a/b") { $0 + [1] }
    try files.append(to: "a/b") { $0 + [2] }
    #expect(try files.read("a/b") == [1, 1, 2])
  }

  @Test func whoeverHoldsTheLockForTooLongIsNotWaitedFor() throws {
    let folder = try TemporaryFolder(["a": "x"])
    let files = FileSystem(workingDirectory: folder.url.path)
    let descriptor = open(
      folder.url.appendingPathComponent("a").path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    var found: FileSystem.Failure?
    do throws(FileSystem.Failure) {
      try files.append(to: "a", patience: 0) { _ in [1] }
    } catch {
      found = error
    }
    #expect(found?.code == FileSystem.Failure.locked.code)
    #expect(found?.reason.contains("end that process") == true)
    #expect(try files.read("a") == Array("x".utf8))
    #expect(flock(descriptor, LOCK_UN) == 0)
    try files.append(to: "a", patience: 0) { _ in [1] }
    #expect(try files.read("a") == Array("x".utf8) + [1])
  }
}
