import SpecReporting

/// Whether and how wide the terminal is coloured.
struct TerminalStyle {
  private let color: Settings.ColorMode
  private let host: Host

  init(color: Settings.ColorMode, host: Host) {
    self.color = color
    self.host = host
  }

  func options(_ requirements: Requirements?) -> ReportOptions {
    ReportOptions(
      usesColor: usesColor, width: width, command: host.command,
      linkBase: host.output.isInteractive ? host.workingDirectory : nil,
      requirements: requirements, repositoryFolder: host.repositoryFolder)
  }

  /// The option comes first, then FORCE_COLOR (0 is off), then NO_COLOR, then whether a person sees it.
  private var usesColor: Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto:
      if let force = host.environment["FORCE_COLOR"], !force.isEmpty { return force != "0" }
      if let no = host.environment["NO_COLOR"], !no.isEmpty { return false }
      return host.output.isInteractive && host.environment["TERM"] != "dumb"
    }
  }

  private var width: Int {
    if let columns = host.environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
      return columns
    }
    return host.output.width ?? 80
  }
}
