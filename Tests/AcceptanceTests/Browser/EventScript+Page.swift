import Foundation
import SpecReporting
import SpecTestSupport

extension EventScript {
  /// Writes the HTML report of its messages.
  func writePage(to file: URL) throws {
    var reporter = try ReporterRegistry.format(named: "html").make(ReportOptions())
    var page: [UInt8] = []
    for envelope in envelopes { reporter.receive(envelope, into: &page) }
    reporter.finish(into: &page)
    try Data(page).write(to: file)
  }
}
