extension ReportError {
  /// The text to print: the path, the finding, the expectation, the remedy.
  package var message: String {
    switch self {
    case .unknownFormat(let name, let suggestion, let known):
      "--format: found \"\(name)\", expected one of \(known.joined(separator: ", "))"
        + (suggestion.map { "; did you mean \($0)?" } ?? "")
    case .noPath(let format): "--format: found \"\(format):\", expected a path after the colon"
    case .unwritable(let path, let reason):
      "\(path): the report cannot be written: \(reason)"
    case .sameReport(let path, let formats):
      "\(path): found reports \(formats.joined(separator: " and ")) for this file, "
        + "expected a separate file for each report"
    case .reportOverInput(let path, let format):
      "\(path): the \(format) report would overwrite an input file; choose another path"
    case .notThisReport(let path, let format):
      "\(path): the \(format) report would overwrite a file that is no \(format) report; "
        + "choose another path, or remove the file"
    case .notThisFolder(let path, let format, let name):
      "\(path): the \(format) report would be mixed with \(name), which is no part of one; "
        + "choose another folder"
    }
  }
}
