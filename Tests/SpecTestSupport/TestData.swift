public import Foundation
public import Messages

/// Where the official conformance data lies, or why it is not there.
public enum TestData {
  /// The folder named by `CUCUMBER_TESTDATA`, relative to the working directory.
  public static let root: URL? = {
    guard let path = ProcessInfo.processInfo.environment["CUCUMBER_TESTDATA"], !path.isEmpty
    else { return nil }
    return URL(fileURLWithPath: path).standardizedFileURL
  }()

  /// The reason that a skipped conformance suite gives.
  public static let whySkipped: String =
    "set CUCUMBER_TESTDATA to the folder of the official conformance data"

  /// The files below `folder` (relative to the root) whose names end in one of `suffixes`,
  /// sorted by path; empty without data.
  public static func files(in folder: String, suffixes: [String]) -> [URL] {
    guard let root else { return [] }
    let base = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    return (found?.allObjects as? [URL] ?? [])
      .filter { url in suffixes.contains { url.lastPathComponent.hasSuffix($0) } }
      .sorted { $0.path < $1.path }
  }

  /// The runs that other Cucumbers recorded, each named after its file; none without data.
  public static func recordings(
    in folders: [String] = ["compatibility-kit", "junit-xml", "cucumber-json"]
  ) throws -> [(name: String, envelopes: [Envelope])] {
    try folders.flatMap { folder in
      try files(in: folder, suffixes: [".ndjson"]).map { file in
        let envelopes = try NDJSONReader([UInt8](Data(contentsOf: file))).map {
          try $0.result.get()
        }
        return ("\(folder)/\(file.lastPathComponent)", envelopes)
      }
    }
  }
}
