/// Places as the lines of a rerun file.
///
/// The first and the last line are comments, by which a list that lacks its end is known; `@FILE`
/// of the other Cucumbers takes no notice of them.
enum RerunList {
  /// The first line.
  static let header = "# specrun rerun list"
  /// The last line of a list that has everything on it.
  static let complete = "# complete"
  /// The last line of a list of a run whose end is missing.
  static let incomplete = "# incomplete: the run did not finish"

  /// The files in the order in which they were first named, each with its lines, or none if it was also
  /// named as a whole.
  static func lines(_ places: [Place]) -> [String] {
    var placesOfFile = Dictionary(grouping: places, by: \.uri)
    return places.compactMap { place in
      guard let lines = placesOfFile.removeValue(forKey: place.uri)?.map(\.line) else { return nil }
      let named = lines.contains(nil) ? [] : Set(lines.compactMap(\.self))
      return Place.argument(place.uri, lines: named.sorted())
    }
  }
}
