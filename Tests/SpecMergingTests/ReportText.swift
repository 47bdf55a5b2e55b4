import Messages

@testable import SpecReporting

/// The report of messages as a text; of one that is a folder its files, one after another.
func reportText(_ envelopes: [Envelope], as format: String) throws -> String {
  let format = try ReporterRegistry.format(named: format)
  var reporter = format.make(ReportOptions())
  var bytes: [UInt8] = []
  for envelope in envelopes { reporter.receive(envelope, into: &bytes) }
  reporter.finish(into: &bytes)
  guard format.folder != nil else { return String(decoding: bytes, as: UTF8.self) }
  let files = reporter.takeSideFiles().map {
    "== \($0.name)\n\(String(decoding: $0.bytes, as: UTF8.self))\n"
  }
  return files.joined()
}
