public import Messages

/// A file and, if it is known, a line.
public struct Place: Sendable, Hashable {
  /// As in the messages: a path or an address.
  public var uri: String
  /// Counted from 1.
  public var line: Int?

  public init(uri: String, line: Int?) {
    self.uri = uri
    self.line = line
  }

  /// The place that a reference names, if it names a file or a Java method.
  public init?(_ reference: SourceReference) {
    if let uri = reference.uri {
      self.init(uri: uri, line: reference.location?.line)
    } else if let method = reference.javaMethod {
      self.init(uri: "\(method.className).\(method.methodName)", line: nil)
    } else if let element = reference.javaStackTraceElement {
      self.init(uri: "\(element.className).\(element.methodName)", line: reference.location?.line)
    } else {
      return nil
    }
  }

  /// `uri:line`, or the URI alone.
  public var text: String { line.map { "\(uri):\($0)" } ?? uri }
}
