import Foundation
import Ports
import Testing

@testable import Adapters

@Suite struct FileStoreTests {
  @Test func noKeyLeadsOutOfTheFolder() {
    let store = FileStore(folder: "/store")
    for key in DataStoreContractTests.keys {
      let name = store.fileName(for: key)
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      #expect(
        parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && $0.utf8.count <= 255 }, "\(name)")
      #expect(name.lowercased() == name)
      #expect(!name.contains("\0"))
    }
  }

  @Test(arguments: [
    ("feed", "feed"), ("", "%"), ("..", "%2e."), ("a/b", "a%2fb"), ("A", "%41"), ("%", "%25"),
    ("a.b", "a.b"), ("https://h/p", "https%3a%2f%2fh%2fp"), ("é", "%c3%a9"), ("+", "%2b"),
  ])
  func namesAreReadable(key: String, name: String) {
    #expect(FileStore(folder: "/store").fileName(for: key) == name)
  }

  @Test func whatIsKeptOutlivesTheStore() throws {
    try withTemporaryFolder { folder in
      try FileStore(folder: folder).write([1, 2], for: "key")
      #expect(try FileStore(folder: folder).read("key") == [1, 2])
    }
  }

  @Test func aWriteLeavesNothingButItsFile() throws {
    try withTemporaryFolder { folder in
      let store = FileStore(folder: folder)
      for number in 0..<5 { try store.write([UInt8(number)], for: "key") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["key"])
    }
  }

  @Test func aReaderNeverSeesHalfAWrite() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("adapters-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = FileStore(folder: folder)
    try store.write([UInt8](repeating: 0, count: 300_000), for: "key")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 1...2 {
        group.addTask {
          for _ in 0..<40 {
            try store.write([UInt8](repeating: UInt8(writer), count: 300_000), for: "key")
          }
        }
      }
      group.addTask {
        for _ in 0..<200 {
          let bytes = try #require(try store.read("key"))
          #expect(bytes.count == 300_000)
          #expect(bytes.first == bytes.last)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func aFailedWriteKeepsWhatWasThere() throws {
    try withTemporaryFolder { folder in
      let store = FileStore(folder: folder)
      // A folder in place of the file can be neither replaced, read nor unlinked.
      try FileManager.default.createDirectory(
        atPath: folder + "/key/inside", withIntermediateDirectories: true)
      try check(.write, folder + "/key", ["Is a directory", "File exists"]) {
        try store.write([1], for: "key")
      }
      try check(.read, folder + "/key", ["Is a directory"]) { _ = try store.read("key") }
      try check(.delete, folder + "/key", ["Is a directory", "Operation not permitted"]) {
        try store.delete("key")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["key"])
    }
  }

  @Test func aFileInPlaceOfTheFolderIsAnError() throws {
    try withTemporaryFolder { folder in
      try Data([1]).write(to: URL(fileURLWithPath: folder + "/file"))
      let store = FileStore(folder: folder + "/file/store")
      try check(.write, folder + "/file/store", ["Not a directory"]) {
        try store.write([1], for: "key")
      }
      #expect(try store.read("key") == nil)
      try store.delete("key")
    }
  }

  @Test func aKeyTooLongForAnyPathIsAnError() throws {
    try withTemporaryFolder { folder in
      let store = FileStore(folder: folder)
      let key = String(repeating: "k", count: 10_000)
      #expect(throws: FileStoreError.self) { try store.write([1], for: key) }
      #expect(throws: FileStoreError.self) { try store.read(key) }
      #expect(throws: FileStoreError.self) { try store.delete(key) }
    }
  }

  private func check(
    _ operation: FileStoreError.Operation, _ path: String, _ reasons: [String],
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) throws {
    let error = #expect(throws: FileStoreError.self, sourceLocation: sourceLocation) {
      try body()
    }
    #expect(error?.operation == operation, sourceLocation: sourceLocation)
    #expect(error?.path == path, sourceLocation: sourceLocation)
    #expect(reasons.contains(error?.reason ?? ""), "\(error?.description ?? "")")
  }
}
