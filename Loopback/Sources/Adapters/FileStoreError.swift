/// The reason why an operation of a file store failed.
public struct FileStoreError: Error, Hashable, Sendable {
  public enum Operation: String, Hashable, Sendable {
    case read
    case write
    case delete
  }

  public var operation: Operation
  /// The file, or the folder that could not be made for it.
  public var path: String
  /// In the words of the system: `Permission denied`.
  public var reason: String
}

extension FileStoreError: CustomStringConvertible {
  public var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }
}
