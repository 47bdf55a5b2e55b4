public import Foundation

/// The project's own folders, found from where this file lies.
public enum Project {
  /// The folder of Package.swift.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below a folder of the project, with its path relative to the root.
  public static func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
    let base = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    return try (found?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .map { url in
        let path = url.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1)
        return (String(path), try String(contentsOf: url, encoding: .utf8))
      }
      .sorted { $0.path < $1.path }
  }
}
