import ReportFiles
import SpecSources

extension Host.Terminal {
  /// The terminal as reports see it.
  var stream: ReportStream { ReportStream(isInteractive: isInteractive, write: write) }
}

extension LiveTerminal {
  /// The terminal with the progress of the run below the report.
  var stream: ReportStream {
    ReportStream(
      isInteractive: true, write: { bytes throws(FileSystem.Failure) in try self.finish(bytes) }
    ) {
      (envelope, bytes) throws(FileSystem.Failure) in try self.receive(envelope, bytes)
    }
  }
}
