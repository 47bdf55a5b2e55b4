import Messages

extension Attempt {
  /// What `system-out` says: the steps, hooks if they matter, then what they logged and left.
  func log(of steps: [TestStep]) -> String {
    steps.filter { $0.hook == nil || $0.status.isFailure }.listing
      + allAttachments.map { $0.reference + "\n" }.joined()
  }
}

extension Attempt.Attached {
  /// A log as it is; a file in the form in which GitLab and Jenkins find it; else what it is.
  fileprivate var reference: String {
    switch self {
    case .external(let attachment): return marker(attachment.url)
    case .inline(let attachment):
      if let log { return log }
      if let path = attachment.url ?? attachment.fileName, !path.isEmpty { return marker(path) }
      return description.joined(separator: "\n")
    }
  }

  /// `[[ATTACHMENT|path]]`, with a path that cannot end it.
  private func marker(_ path: String) -> String {
    var line = ""
    for scalar in lines(of: path).joined(separator: " ").unicodeScalars {
      if scalar == "]" { line += "%5D" } else { line.unicodeScalars.append(scalar) }
    }
    return "[[ATTACHMENT|\(line)]]"
  }
}
