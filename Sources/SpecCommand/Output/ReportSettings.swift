/// Which reports to write, and how.
struct ReportSettings {
  var formats: [Settings.FormatTarget]
  var color = Settings.ColorMode.auto
  /// Where the requirements may be; the first that is there is taken.
  var requirements: [String] = []
  /// What was read and must not be overwritten.
  var inputs: [String] = []
  /// The machine that the run is on, where that is known and may be told.
  var hostName: String?
  /// Whether a line on a terminal tells how far the run is.
  var isAnimated = false
}
