import Adapters
import Foundation
import Ports
import TestDoubles
import Testing

/// The contract of every `DataStore`, double or adapter.
@Suite struct DataStoreContractTests {
  enum Subject: String, CaseIterable, Sendable {
    case inMemory
    case file
  }

  static let keys = [
    "feed", "", " ", ".", "..", "../outside", "/", "/etc/passwd", "a/b", "a", "A", "a.b", ".a",
    "https://host/path?q=1&r=%20#x", "été", "e\u{301}te\u{301}", "🎬", "nul\0byte", "line\nbreak",
    "%", "%25", "con", "a+", "+/a", String(repeating: "long", count: 200),
    String(repeating: "long", count: 50), String(repeating: "/", count: 300),
    String(repeating: "x", count: 199), String(repeating: "x", count: 200),
    String(repeating: "x", count: 201),
  ]

  @Test(arguments: Subject.allCases, keys)
  func aKeyKeepsItsBytesUntilTheyAreDeleted(subject: Subject, key: String) throws {
    try withStore(subject) { store in
      #expect(try store.read(key) == nil)
      try store.delete(key)
      try store.write([1, 2, 3], for: key)
      #expect(try store.read(key) == [1, 2, 3])
      try store.write([9], for: key)
      #expect(try store.read(key) == [9])
      try store.delete(key)
      #expect(try store.read(key) == nil)
      try store.delete(key)
    }
  }

  @Test(arguments: Subject.allCases)
  func noKeyTouchesAnother(subject: Subject) throws {
    try withStore(subject) { store in
      for (number, key) in Self.keys.enumerated() {
        try store.write([UInt8(number)], for: key)
      }
      // Strings that Unicode calls equal are one key to a dictionary and two to a file system.
      let keys = Self.keys.enumerated().filter {
        $0.element != "été" && $0.element != Self.keys[15]
      }
      for (number, key) in keys { #expect(try store.read(key) == [UInt8(number)], "\(key)") }
      for (_, key) in keys.prefix(10) { try store.delete(key) }
      for (number, key) in keys.dropFirst(10) {
        #expect(try store.read(key) == [UInt8(number)], "\(key)")
      }
    }
  }

  @Test(arguments: Subject.allCases)
  func bytesOfEverySizeComeBack(subject: Subject) throws {
    try withStore(subject) { store in
      for size in [0, 1, 4095, 65_535, 65_536, 65_537, 3_000_000] {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try store.write(bytes, for: "size")
        #expect(try store.read("size") == bytes)
      }
    }
  }

  private func withStore(_ subject: Subject, _ body: (any DataStore) throws -> Void) throws {
    switch subject {
    case .inMemory: try body(InMemoryStore())
    case .file:
      try withTemporaryFolder { try body(FileStore(folder: $0 + "/new/store")) }
    }
  }
}

/// Lends a new folder and removes it.
func withTemporaryFolder<R>(_ body: (String) throws -> R) throws -> R {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "adapters-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}
