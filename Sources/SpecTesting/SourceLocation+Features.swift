import Testing

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
