/// A symbol, drawn as lines in a square of 24.
public enum Icon: String, Sendable, CaseIterable {
  /// A magnifying glass.
  case search
  /// Three lines with dots before them.
  case list
  /// Two heads with shoulders.
  case people
  /// A strip of film.
  case film
  /// A frame with mountains in it.
  case image
  /// A triangle with an exclamation mark.
  case warning

  /// The data of an SVG path.
  var path: String {
    switch self {
    case .search: "M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M15.5 15.5L20.5 20.5"
    case .list: "M9 6H20.5M9 12H20.5M9 18H20.5M4 6h.5M4 12h.5M4 18h.5"
    case .people:
      "M9 4.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M2.5 19.5c0-3.6 2.9-5.5 6.5-5.5"
        + "s6.5 1.9 6.5 5.5zM16 5a3 3 0 0 1 0 6M18 14.3c2.2.7 3.5 2.5 3.5 5.200"
    case .film:
      "M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-14"
        + "a1.5 1.5 0 0 1-1.5-1.5v-12a1.5 1.5 0 0 1 1.5-1.5z"
        + "M8 4.5v15M16 4.5v15M8 12h8M3.5 9.5h4.5M3.5 14.5h4.5M16 9.5h4.5M16 14.5h4.5"
    case .image:
      "M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-14"
        + "a1.5 1.5 0 0 1-1.5-1.5v-12a1.5 1.5 0 0 1 1.5-1.5z"
        + "M4 17l5-5.5 4 4.5 2.5-2.5 4.5 4.5M15.5 8.5h.5"
    case .warning: "M12 4L21 19.5H3zM12 10v4.5M12 17h.01"
    }
  }
}
