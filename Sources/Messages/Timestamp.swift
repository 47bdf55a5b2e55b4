/// A moment since 1970-01-01T00:00:00Z.
public struct Timestamp: Sendable, Equatable {
  public var seconds: Int
  public var nanos: Int

  @inlinable
  public init(seconds: Int = 0, nanos: Int = 0) {
    self.seconds = seconds
    self.nanos = nanos
  }
}
