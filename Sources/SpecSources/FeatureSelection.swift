/// The files to read, and their requested lines.
public struct FeatureSelection: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    /// As messages and reports name it.
    public let uri: String
    /// Empty if the whole file was requested.
    public internal(set) var lines: [Int]
  }

  /// The requested lines, by uri; a file that was requested as a whole is not listed.
  public var lines: [String: [Int]] {
    entries.reduce(into: [:]) { lines, entry in
      if !entry.lines.isEmpty { lines[entry.uri] = entry.lines }
    }
  }

  public private(set) var entries: [Entry] = []
  /// The arguments that lead nowhere.
  public internal(set) var problems: [SourceProblem] = []
  /// The likely mistakes that were found on the way.
  public internal(set) var warnings: [SourceWarning] = []
  /// Whether its lines are those of scenarios that run again.
  package private(set) var isNarrowed = false
  private var positions: [FileSystem.Identity: Int] = [:]

  package init() {}

  /// The part of the selection on the lines of scenarios that run again; a file without such a line is no
  /// longer in it.
  ///
  /// - Parameter places: The lines of scenarios by their uris; nil means the whole file.
  package func narrowed(to places: [(uri: String, line: Int?)]) -> FeatureSelection {
    let lines = Dictionary(grouping: places) { $0.uri }
    var narrowed = FeatureSelection()
    narrowed.warnings = warnings
    narrowed.isNarrowed = true
    for entry in entries {
      guard let wanted = lines[entry.uri] else { continue }
      let all = wanted.compactMap { $0.line }
      narrowed.entries.append(
        Entry(uri: entry.uri, lines: all.count < wanted.count ? entry.lines : all))
    }
    return narrowed
  }

  public static func == (left: FeatureSelection, right: FeatureSelection) -> Bool {
    left.entries == right.entries
  }

  /// Adds a file once, however many paths lead to it; a file requested as a whole stays whole.
  mutating func add(_ uri: String, lines: [Int], identity: FileSystem.Identity?) {
    if let identity, let position = positions[identity] {
      guard !entries[position].lines.isEmpty, !lines.isEmpty else {
        entries[position].lines = []
        return
      }
      var known = Set(entries[position].lines)
      entries[position].lines += lines.filter { known.insert($0).inserted }
      return
    }
    if let identity { positions[identity] = entries.count }
    entries.append(Entry(uri: uri, lines: lines))
  }
}
