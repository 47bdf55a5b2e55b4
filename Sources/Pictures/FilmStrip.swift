public import StepKit

/// The pictures of one scenario: each step that changes the visible state attaches one.
///
/// A World adds its picture when it settles. Equal consecutive pictures are attached once, in the
/// light theme; the last one is attached in dark as well. A scenario without pictures attaches nothing.
public struct FilmStrip<Frame: Picture> {
  private let scenario: ScenarioContext
  private let name: String
  private var last: Frame?
  private var isEmpty = true

  /// A strip without pictures.
  ///
  /// - Parameters:
  ///   - name: The beginning of the files' names.
  ///   - scenario: The scenario that the pictures are attached to.
  public init(_ name: String, of scenario: ScenarioContext) {
    self.scenario = scenario
    self.name = name
  }

  /// Takes `frame` as the picture before the first step, so that it does not count as a change.
  public mutating func begin(after frame: Frame) { last = frame }

  /// Attaches `frame` unless it equals the one before, or attachments are not kept.
  public mutating func add(_ frame: Frame?) {
    guard scenario.keepsAttachments, let frame, frame != last, !(isEmpty && frame.isBlank) else {
      return
    }
    last = frame
    isEmpty = false
    attach(frame, .light)
  }

  /// Attaches the last picture in dark.
  public func finish() {
    if let last, !isEmpty { attach(last, .dark) }
  }

  private func attach(_ frame: Frame, _ theme: Theme) {
    scenario.attach(
      frame.svg(theme: theme), mediaType: "image/svg+xml",
      fileName: "\(name)-\(theme.rawValue).svg")
  }

  /// Fails the step unless `frame` looks as approved, light and dark.
  public func approve(_ frame: Frame, as name: String) throws {
    for theme in Theme.allCases {
      try scenario.approve(
        frame.svg(theme: theme), as: "approved/\(name)-\(theme.rawValue).svg",
        mediaType: "image/svg+xml")
    }
  }
}
