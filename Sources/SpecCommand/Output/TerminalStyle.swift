package import SpecReporting
package import SpecSettings

/// Whether and how wide the terminal is colored.
package struct TerminalStyle {
  private let color: Settings.ColorMode
  private let host: Host

  package init(color: Settings.ColorMode, host: Host) {
    self.color = color
    self.host = host
  }

  /// Options for the terminal.
  package func options() -> ReportOptions {
    options(
      ReportOptions {
        $0.command = host.command
        $0.repositoryFolder = host.repositoryFolder
        $0.workingDirectory = host.workingDirectory
      })
  }

  /// The options of a report in a file, for one on the terminal.
  package func options(_ written: ReportOptions) -> ReportOptions {
    var options = written
    (options.usesColor, options.width) = (usesColor, width)
    options.linkBase = followsCodes ? host.workingDirectory : nil
    if host.output.isInteractive { options.terminalWidth = width }
    return options
  }

  /// The option comes first, then the environment, then whether a person sees it.
  package var usesColor: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      ColorVariables.color(in: host.environment) ?? followsCodes
    }
  }

  /// Whether a line may be drawn again and again: only if a person sees it happen.
  package var isAnimated: Bool {
    followsCodes && ["", "0", "false"].contains(host.environment["CI"] ?? "")
  }

  /// Whether a person sees it, and it does not print codes instead of following them.
  private var followsCodes: Bool {
    host.output.isInteractive && host.environment["TERM"] != "dumb"
  }

  private var width: Int {
    if let columns = host.environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
      return columns
    }
    return host.output.width ?? 80
  }
}
