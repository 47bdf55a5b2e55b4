/// Checks the files of a kind that lie beside the features, before anything runs.
///
/// A fixture that cannot be read is then told at once, with its place, instead of by the scenarios
/// that need it.
public struct ResourceCheck: Sendable {
  /// What the names of the files end with, such as `.yaml`.
  public let suffix: String
  /// Throws what is wrong with a file; `read` gives the bytes of another one in the same folder.
  package let check: @Sendable (_ file: Resource, _ read: (String) -> [UInt8]?) throws -> Void

  /// Checks every file whose name ends with `suffix`.
  ///
  /// - Parameter check: Throws an error whose description names the place: `path:line:column: …`.
  public init(
    _ suffix: String,
    check: @escaping @Sendable (_ file: Resource, _ read: (String) -> [UInt8]?) throws -> Void
  ) {
    self.suffix = suffix
    self.check = check
  }
}
