/// A file next to a feature.
public struct Resource: Sendable, Equatable {
  /// The path for messages, relative to the working directory.
  public let path: String
  /// The content.
  public let bytes: [UInt8]

  /// Creates a resource.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The content as text; bytes that are not UTF-8 become U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// An error in reading a resource.
public struct ResourceError: Error, Equatable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The reason in words.
  public let reason: String
  /// Whether the file does not exist.
  public let isMissing: Bool

  /// Creates an error.
  public init(path: String, reason: String, isMissing: Bool = false) {
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
  }

  public var description: String { "\(path): \(reason)" }
}

/// Access to the files next to features.
///
/// A front end passes one to the run, because libraries do not access files themselves.
public struct ResourceReader: Sendable {
  /// Reads a file by its path relative to the folder of a feature; throws `ResourceError`.
  package let read: @Sendable (_ name: String, _ featureURI: String) throws -> Resource
  /// Replaces a file next to a feature; nil unless the run approves files.
  package let approve: Approve?

  /// Writes an approved file by its path relative to the folder of a feature.
  public typealias Approve =
    @Sendable (_ name: String, _ featureURI: String, _ bytes: [UInt8]) throws -> Void

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - approve: Writes approved files; nil to compare with them.
  ///   - read: Reads a file by its path relative to the folder of a feature.
  public init(
    approve: Approve? = nil,
    _ read: @escaping @Sendable (_ name: String, _ featureURI: String) throws -> Resource
  ) {
    self.read = read
    self.approve = approve
  }

  /// A reader without files.
  public static let none = ResourceReader { name, _ in
    throw ResourceError(path: name, reason: "no files can be read in this run")
  }
}
