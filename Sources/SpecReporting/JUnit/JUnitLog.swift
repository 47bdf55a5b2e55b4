import Messages

/// The text of `system-out`.
struct JUnitLog {
  /// Some lines, without the end of the last one.
  struct Piece {
    var text: String
    /// Whether it is the name of a file for build servers to fetch, rather than text from outside.
    var isReference = false
  }

  private(set) var pieces: [Piece] = []

  init(_ listing: String) { add(listing) }

  /// Steps, hooks if they matter, then logs and attachments.
  ///
  /// - Parameter hasFile: Only files that exist are named: servers complain about missing ones.
  init(_ details: AttemptDetails, _ hasFile: (_ path: String) -> Bool) {
    self.init(details.steps.filter { $0.hook == nil || $0.status.isFailure }.listing)
    for attached in details.attempt.allAttachments { add(attached, hasFile) }
  }

  private mutating func add(_ text: String) {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    guard !text.isEmpty else { return }
    if let last = pieces.indices.last, !pieces[last].isReference {
      pieces[last].text += "\n" + text
    } else {
      pieces.append(Piece(text: text))
    }
  }

  private mutating func add(_ attached: Attempt.Attached, _ hasFile: (_ path: String) -> Bool) {
    if attached.log == nil, let path = attached.path, Self.isWithin(path), hasFile(path) {
      pieces.append(Piece(text: Self.reference(to: path), isReference: true))
    } else {
      add(attached.log ?? attached.description.joined(separator: "\n"))
    }
  }

  /// The form in which GitLab and Jenkins find files, with a path that cannot end it.
  private static func reference(to path: String) -> String {
    let line = lines(of: path).joined(separator: " ").unicodeScalars
    return "[[ATTACHMENT|\(replacing(line) { $0 == "]" ? "%5D" : nil })]]"
  }

  /// Whether a path leads downwards, or to a file that we have written: a build server publishes
  /// any file that is named.
  private static func isWithin(_ path: String) -> Bool {
    let actsOnReader = path.unicodeScalars.contains { isDangerous($0) && $0 != "\n" && $0 != "\r" }
    guard !actsOnReader, !path.contains("\\"), path.utf8.count <= 2_000 else { return false }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, !parts.contains("..") else {
      return false
    }
    if first.isEmpty { return AttachmentFileName.isName(last) }
    return !first.contains(":") && !first.hasPrefix("~")
  }
}

extension Attempt.Attached {
  /// The path of the contents, if it is known.
  fileprivate var path: String? {
    switch self {
    case .external(let attachment): attachment.url
    case .inline(let attachment): attachment.url?.nonEmpty
    }
  }
}
