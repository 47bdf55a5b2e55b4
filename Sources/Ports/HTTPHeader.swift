/// One header field of a request or a response.
public struct HTTPHeader: Hashable, Sendable {
  /// The name as written; servers ignore its case.
  public var name: String
  /// The value, without the white space around it.
  public var value: String

  /// Makes a header field.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
