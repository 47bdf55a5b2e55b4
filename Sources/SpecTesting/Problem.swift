import SpecSources
import Testing

/// A problem that keeps everything from running, as the command prints it.
struct Problem: Sendable {
  /// With its place first, if there is one.
  let text: String
  let folder: String

  /// - Parameter isError: Whether the test fails.
  func issue(isError: Bool = true) -> ReportedIssue {
    .problem(text, isError: isError, at: location)
  }

  /// The place that the text begins with: `path:line:column: `, or without the column.
  private var location: SourceLocation? {
    let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count > 2, let line = Int(parts[1]), line > 0 else { return nil }
    return .inFeature(String(parts[0]), line: line, column: Int(parts[2]), in: folder)
  }
}

extension SourceLocation {
  /// A place in a feature.
  ///
  /// - Parameters:
  ///   - uri: Relative to `folder`, or absolute.
  ///   - column: From 1.
  static func inFeature(
    _ uri: String, line: Int?, column: Int?, in folder: String
  ) -> SourceLocation {
    let path = uri.hasPrefix("/") ? uri : "\(folder)/\(uri)"
    // The library takes the first part for a module; here it is the folder.
    let parts = path.split(separator: "/").suffix(2)
    return SourceLocation(
      fileID: parts.count == 2 ? parts.joined(separator: "/") : "Features/\(path)", filePath: path,
      line: max(1, line ?? 1), column: max(1, column ?? 1))
  }
}
