/// The path of a document by its parts, to be compared with how another run or file names it.
struct DocumentPath: Sendable {
  private let parts: [Substring]

  init(_ path: String) {
    // The beginning of a path depends on the folder that it was written in.
    parts = path.split(separator: "/").drop { $0 == "." || $0 == ".." }.map { $0 }
  }

  /// Whether one is the end of the other: `seeds/a.txt` is `../shared/seeds/a.txt`.
  func matches(_ other: DocumentPath) -> Bool {
    let count = min(parts.count, other.parts.count)
    return count > 0 && parts.suffix(count) == other.parts.suffix(count)
  }
}
