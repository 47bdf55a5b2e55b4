import Foundation
import SpecTestSupport
import Testing

/// The generated sources are those generated from the official schemas.
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
    let different = Set(expected.keys).union(actual.keys).filter { actual[$0] != expected[$0] }
    #expect(different == [], "run Scripts/generate-messages with the new schemas")
  }

  private func generate(into folder: URL) throws {
    let schemas = try #require(TestData.root).appendingPathComponent("messages")
    _ = try Script.output(of: "generate-messages", [schemas, folder])
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
