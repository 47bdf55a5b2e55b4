/// A file that lies beside a feature.
public struct Resource: Sendable, Equatable {
  /// The path as a person would type it, for messages.
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The content as text; bytes that are not UTF-8 become U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A resource that could not be read.
public struct ResourceError: Error, Equatable, CustomStringConvertible {
  public let path: String
  public let reason: String
  /// Whether there is no such file, rather than one that cannot be read.
  public let isMissing: Bool

  public init(path: String, reason: String, isMissing: Bool = false) {
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
  }

  public var description: String { "\(path): \(reason)" }
}

/// How resources are read: injected, because only the command touches files.
public struct ResourceReader: Sendable {
  /// Given a relative path and the uri of the feature, the file's content or a `ResourceError`.
  package let read: @Sendable (_ name: String, _ featureURI: String) throws -> Resource
  /// Replaces a file beside a feature; there only in a run that approves what it makes.
  package let approve: Approve?

  /// Writes the bytes of an approved file, given as for `read`.
  public typealias Approve =
    @Sendable (_ name: String, _ featureURI: String, _ bytes: [UInt8]) throws -> Void

  public init(
    approve: Approve? = nil,
    _ read: @escaping @Sendable (_ name: String, _ featureURI: String) throws -> Resource
  ) {
    self.read = read
    self.approve = approve
  }

  /// Knows no file at all.
  public static let none = ResourceReader { name, _ in
    throw ResourceError(path: name, reason: "no files can be read in this run")
  }
}
