import Foundation
import Messages
import SpecTestSupport

/// A run that another Cucumber recorded, and what its own reports made of it.
struct RecordedRun: Sendable {
  let messages: URL

  var name: String { messages.deletingPathExtension().lastPathComponent }

  /// The recorded runs of one folder of the official data.
  static func all(in folder: String) -> [RecordedRun] {
    TestData.files(in: folder, suffixes: [".ndjson"]).map(RecordedRun.init)
  }

  /// The runs of our own that pin the behavior of the command.
  static let own: [RecordedRun] = {
    let folder = Project.root.appendingPathComponent("Tests/SpecCommandTests/Semantics/Goldens")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".ndjson") }.sorted().map {
      RecordedRun(messages: folder.appendingPathComponent($0))
    }
  }()

  func envelopes() throws -> [Envelope] {
    try NDJSONReader([UInt8](Data(contentsOf: messages))).map { try $0.result.get() }
  }

  /// The report next to the messages, whose name goes on with `suffix`.
  func golden(_ suffix: String) throws -> [UInt8] {
    let file = messages.deletingLastPathComponent().appendingPathComponent(name + suffix)
    return [UInt8](try Data(contentsOf: file))
  }

  /// Whether the run says that it was good.
  static func isGreen(_ envelopes: [Envelope]) -> Bool { envelopes.isGreen }
}
