/// The colors of a picture.
public enum Theme: String, Sendable, CaseIterable {
  case light
  case dark

  var background: String { self == .light ? "#ffffff" : "#1c1c1e" }
  var panel: String { self == .light ? "#f2f2f7" : "#2c2c2e" }
  var line: String { self == .light ? "#c6c6c8" : "#48484a" }
  var text: String { self == .light ? "#1c1c1e" : "#f2f2f7" }
  var detail: String { self == .light ? "#636366" : "#aeaeb2" }
  var accent: String { self == .light ? "#0055b3" : "#6cb4ff" }
  var onAccent: String { self == .light ? "#ffffff" : "#10243a" }
}
