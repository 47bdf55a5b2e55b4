/// The colors of a picture.
///
/// Text has a contrast of at least 4.5 to 1 to the color below it (WCAG 2.2, 1.4.3).
public enum Theme: String, Sendable, CaseIterable {
  /// Dark on white.
  case light
  /// Light on black.
  case dark

  var background: String { self == .light ? "#fff" : "#000" }
  /// Headings, fields and boxes.
  var panel: String { self == .light ? "#f2f2f7" : "#1c1c1e" }
  /// The color of surfaces above everything else.
  var raised: String { self == .light ? "#fff" : "#2c2c2e" }
  var bar: String { self == .light ? "#f9f9f9" : "#161617" }
  var line: String { self == .light ? "#c6c6c8" : "#48484a" }
  var text: String { self == .light ? "#1c1c1e" : "#f2f2f7" }
  var detail: String { self == .light ? "#5f5f64" : "#aeaeb2" }
  /// The color of symbols and the scroll indicator, which are not text.
  var faint: String { self == .light ? "#8e8e93" : "#7c7c80" }
  var accent: String { self == .light ? "#0055b3" : "#6cb4ff" }
  var onAccent: String { self == .light ? "#fff" : "#10243a" }
}
