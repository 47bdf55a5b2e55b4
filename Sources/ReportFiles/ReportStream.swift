package import Messages
package import SpecSources

/// A place that shows a report as it is written, such as a terminal.
package struct ReportStream: Sendable {
  package typealias Failure = FileSystem.Failure

  /// Whether a person sees it happen.
  let isInteractive: Bool
  let write: @Sendable ([UInt8]) throws(Failure) -> Void
  /// Takes each message and the report's bytes for it, if more is shown than the report; `write`
  /// then takes the end.
  let receive: (@Sendable (Envelope, [UInt8]) throws(Failure) -> Void)?

  package static let discarding = ReportStream(isInteractive: false, write: { _ in })

  package init(
    isInteractive: Bool, write: @escaping @Sendable ([UInt8]) throws(Failure) -> Void,
    receive: (@Sendable (Envelope, [UInt8]) throws(Failure) -> Void)? = nil
  ) {
    self.isInteractive = isInteractive
    self.write = write
    self.receive = receive
  }
}
