public import Messages

/// Turns the messages of a run into the bytes of a report.
///
/// A reporter is a plain value: the same messages give the same bytes, and it opens no file and
/// reads no clock. It is called by one task at a time. Whoever calls it may empty `output`
/// whenever it likes; nothing that was appended is looked at again.
public protocol Reporter: Sendable {
  /// Takes the next message and appends all that can be written by now.
  mutating func receive(_ envelope: Envelope, into output: inout [UInt8])

  /// Appends the rest of the report; called once, after the last message.
  ///
  /// Also called when the messages end early. Anything running then is reported as unfinished,
  /// and the report is complete in the sense of its format.
  mutating func finish(into output: inout [UInt8])

  /// Takes the next message, which `reading` has read for this reporter and for others.
  ///
  /// The default implementation is `receive(_:into:)`, for a reporter without a `RunQuery`.
  mutating func receive(
    _ envelope: Envelope, read reading: inout RunReading, into output: inout [UInt8])

  /// Appends the rest of the report, with the reading of all messages.
  ///
  /// The default implementation is `finish(into:)`.
  mutating func finish(read reading: inout RunReading, into output: inout [UInt8])

  /// Appends the next part of the end of a report that kept more in `ReportOptions.store` than should be in
  /// memory at once; called after `finish` until it returns false. Without a store there is none.
  ///
  /// The default implementation has nothing to append.
  mutating func finishNext(into output: inout [UInt8]) -> Bool

  /// Takes a likely mistake in a feature, before any scenario runs.
  ///
  /// The default implementation takes no notice of it.
  mutating func receive(_ note: LintNote, into output: inout [UInt8])

  /// Hands over the files that belong next to the report and that were not handed over before.
  ///
  /// Only a report that goes to a file has them, see `ReportOptions.sideFolder`, and one that is a
  /// folder, for which they are all that there is. Most formats have none.
  mutating func takeSideFiles() -> [SideFile]
}

extension Reporter {
  public mutating func receive(
    _ envelope: Envelope, read reading: inout RunReading, into output: inout [UInt8]
  ) {
    receive(envelope, into: &output)
  }

  public mutating func finish(read reading: inout RunReading, into output: inout [UInt8]) {
    finish(into: &output)
  }

  public mutating func finishNext(into output: inout [UInt8]) -> Bool { false }

  public mutating func receive(_ note: LintNote, into output: inout [UInt8]) {}

  public mutating func takeSideFiles() -> [SideFile] { [] }
}

/// A file that a report refers to, in the folder that `ReportOptions.sideFolder` names, or that it
/// consists of.
public struct SideFile: Sendable, Equatable {
  /// Letters, digits, hyphens and one point: no path, and safe wherever it is written.
  public var name: String
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
