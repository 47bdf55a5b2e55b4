import Foundation
import SpecTestSupport
import Testing

/// The generated sources are what the official schemas give today.
@Suite(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
struct GeneratedTests {
  @Test func areUpToDate() throws {
    let fresh = FileManager.default.temporaryDirectory
      .appendingPathComponent("generated-messages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: fresh) }
    try generate(into: fresh)
    let expected = try texts(in: fresh)
    let actual = try texts(in: Project.root.appendingPathComponent("Sources/Messages/Generated"))
    #expect(expected.count > 20)
    #expect(actual.keys.sorted() == expected.keys.sorted())
    for (name, text) in expected {
      #expect(actual[name] == text, "\(name) differs: run Scripts/generate-messages.py")
    }
  }

  private func generate(into folder: URL) throws {
    let schemas = try #require(TestData.root).appendingPathComponent("messages")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", Project.root.appendingPathComponent("Scripts/generate-messages.py").path,
      schemas.path, folder.path,
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func texts(in folder: URL) throws -> [String: String] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
      })
  }
}
