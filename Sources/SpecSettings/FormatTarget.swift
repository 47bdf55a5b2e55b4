import SpecReporting

extension Settings {
  /// A report and its destination; without a path that is the terminal, or the default folder of the format.
  package struct FormatTarget: Equatable, Sendable {
    package let name: String
    package let path: String?
    /// Whether specrun.yaml names it.
    package var isConfigured = false

    /// Reads `NAME` or `NAME:PATH`.
    ///
    /// A name may have a colon itself, as `junit:strict`: the longest known name counts, and
    /// `junit:./strict` names the file. Everything after the name's colon is the path, so that it
    /// may have colons, too. Without a known name the first colon ends it.
    package init(_ text: String) {
      let known = ReporterRegistry.formats.map(\.name)
        .filter { text == $0 || text.hasPrefix("\($0):") }
        .max { $0.utf8.count < $1.utf8.count }
      let end =
        known.map { text.index(text.startIndex, offsetBy: $0.count) }
        ?? text.firstIndex(of: ":") ?? text.endIndex
      name = String(text[..<end])
      path =
        end == text.endIndex
        ? ReporterRegistry.formats.first { [name] in $0.name == name }?.folder?.defaultPath
        : String(text[text.index(after: end)...])
    }

    /// Two are one report, whether or not specrun.yaml names them.
    package static func == (left: FormatTarget, right: FormatTarget) -> Bool {
      (left.name, left.path) == (right.name, right.path)
    }
  }
}
