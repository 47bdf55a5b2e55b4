public import Messages

/// The messages themselves, one JSON object a line: the only report that loses nothing.
public struct MessageReporter: Reporter {
  /// A reporter; it has no options.
  public init() {}

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    envelope.appendJSON(to: &output)
    output.append(UInt8(ascii: "\n"))
  }

  public mutating func finish(into output: inout [UInt8]) {}
}
