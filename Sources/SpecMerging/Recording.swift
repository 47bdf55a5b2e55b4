public import Messages

/// The messages of one run, as they were read from a file.
public struct Recording: Sendable {
  /// The path of the file.
  public var name: String
  public var envelopes: [Envelope]
  /// Whether messages were lost in lines that could not be read.
  public var isDamaged: Bool

  /// A recording.
  public init(name: String, envelopes: [Envelope], isDamaged: Bool = false) {
    self.name = name
    self.envelopes = envelopes
    self.isDamaged = isDamaged
  }
}
