/// Which files to read, and which of their lines were asked for.
public struct FeatureSelection: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    /// As messages and reports name it.
    public let uri: String
    /// Empty when the whole file was asked for.
    public internal(set) var lines: [Int]
  }

  /// The lines asked for, by uri; a file that was asked for whole is not listed.
  public var lines: [String: [Int]] {
    entries.reduce(into: [:]) { lines, entry in
      if !entry.lines.isEmpty { lines[entry.uri] = entry.lines }
    }
  }

  public private(set) var entries: [Entry] = []
  /// The arguments that lead nowhere.
  public internal(set) var problems: [SourceProblem] = []
  /// What was found on the way and is most likely a mistake.
  public internal(set) var warnings: [SourceWarning] = []
  private var positions: [FileSystem.Identity: Int] = [:]

  /// A selection of no file.
  package init() {}

  /// What of it stands on some lines; a file without such a line is not in it any more.
  ///
  /// - Parameter places: The lines of scenarios by their uris; no line stands for all of its file.
  package func narrowed(to places: [(uri: String, line: Int?)]) -> FeatureSelection {
    var lines: [String: [Int?]] = [:]
    for place in places { lines[place.uri, default: []].append(place.line) }
    var narrowed = FeatureSelection()
    narrowed.warnings = warnings
    for entry in entries {
      guard let wanted = lines[entry.uri] else { continue }
      let all = wanted.compactMap(\.self)
      narrowed.entries.append(
        Entry(uri: entry.uri, lines: all.count < wanted.count ? entry.lines : all))
    }
    return narrowed
  }

  public static func == (left: FeatureSelection, right: FeatureSelection) -> Bool {
    left.entries == right.entries
  }

  /// Adds a file once, however many paths lead to it; asked for whole, it stays whole.
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
