public import Foundation

/// The project's own folders, found from where this file lies.
public enum Project {
  /// The folder of Package.swift.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below a folder of the project, with its path relative to the root.
  public static func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
    try files(below: folder, ending: ".swift").map { ($0, try text(of: $0)) }
  }

  /// The paths of files below a folder, relative to the root, sorted.
  public static func files(below folder: String, ending suffix: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    return (found?.allObjects as? [URL] ?? [])
      .map {
        String($0.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1))
      }
      .filter { $0.hasSuffix(suffix) }
      .sorted()
  }

  /// The text of a file, by its path relative to the root.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Whether there is a file or folder, by its path relative to the root.
  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }
}
