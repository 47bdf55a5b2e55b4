import CommandTestSupport
import Foundation
import Testing

@testable import SpecCommand

/// Selection and strictness, specified by features that run the command.
struct SelectionFeaturesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("selection")

  private static let features =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test func thereAreFeatures() { #expect(Self.features.count >= 8) }

  @Test(arguments: features)
  func holds(feature: String) async throws {
    let test = try CommandTest()
    let path = Self.folder.appendingPathComponent(feature).path
    let result = await test.run(["-f", "summary", path], libraries: [commandSteps])
    #expect(result.status == .passed, "\(result.output)\(result.errors)")
  }
}
