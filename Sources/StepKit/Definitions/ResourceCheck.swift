/// A check of the files next to the features, before the run starts.
///
/// It reports a malformed fixture once, with its location, instead of in every scenario that uses
/// it.
public struct ResourceCheck: Sendable {
  /// The end of the file names, such as `.yaml`.
  public let suffix: String
  /// Throws if a file is malformed; `read` returns the bytes of another file in the same folder.
  package let check: @Sendable (_ file: Resource, _ read: (String) -> [UInt8]?) throws -> Void

  /// Checks every file whose name ends with `suffix`.
  ///
  /// - Parameters:
  ///   - suffix: The end of the file names, such as `.yaml`.
  ///   - check: Throws an error whose description begins with the location: `path:line:column: …`.
  public init(
    _ suffix: String,
    check: @escaping @Sendable (_ file: Resource, _ read: (String) -> [UInt8]?) throws -> Void
  ) {
    self.suffix = suffix
    self.check = check
  }
}
