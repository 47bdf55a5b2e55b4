/// Places as the lines of a rerun file.
///
/// The first and the last line are comments, by which a list that lacks its end is known; `@FILE`
/// of the other Cucumbers takes no notice of them.
struct RerunList {
  /// The first line.
  static let header = "# specrun rerun list"
  /// The last line of a list that has everything on it.
  static let complete = "# complete"
  /// The last line of a list of a run whose end is missing.
  static let incomplete = "# incomplete: the run did not finish"

  private var files: [String] = []
  /// With nil for a file as a whole.
  private var linesOfFile: [String: Set<Int?>] = [:]

  init(_ places: [Place]) {
    for place in places {
      if linesOfFile[place.uri] == nil { files.append(place.uri) }
      linesOfFile[place.uri, default: []].insert(place.line)
    }
  }

  /// In the order in which the files were first named, the lines of each sorted.
  var lines: [String] {
    files.map { file in
      let lines = linesOfFile[file] ?? []
      let named = lines.contains(nil) ? [] : lines.compactMap(\.self)
      return Place.argument(file, lines: named.sorted())
    }
  }
}
