/// The reason why a report cannot be written, or not to the given place.
package enum ReportError: Error {
  case unknownFormat(String, suggestion: String?, known: [String])
  /// There is nothing after the colon of this format.
  case noPath(format: String)
  case unwritable(String, reason: String)
  case sameReport(String, formats: [String])
  case reportOverInput(String, format: String)
  /// There is a file already, and it is something else.
  case notThisReport(String, format: String)
  /// There is a folder already, with something in it that is no part of a report.
  case notThisFolder(String, format: String, name: String)
}

/// All errors at once.
package struct ReportErrors: Error {
  package let errors: [ReportError]
}
