import SpecCommand
import SpecReporting
import SpecSettings

/// The screen of `specrun watch` between runs, and the terminal's own line that is typed in.
struct WatchScreen {
  private let host: Host
  private let style: TerminalStyle
  private let hasKeys: Bool
  private var isAskedFor = false

  init(_ host: Host, color: Settings.ColorMode, hasKeys: Bool) {
    style = TerminalStyle(color: color, host: host)
    (self.host, self.hasKeys) = (host, hasKeys)
  }

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case badge = "1;7"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    self.style.usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Clears the screen, if a person sees it.
  private var cleared: String { style.isAnimated ? "\u{1B}[2J\u{1B}[H" : "" }

  /// An error is ignored: without a terminal there is no one to inform.
  func write(_ text: String) { try? host.output.write(Array(text.utf8)) }

  /// Writes the scenarios to run and the reason, above a run.
  mutating func begin(_ order: Watcher.Order) {
    endPrompt()
    var text = order.reason.isOfRest ? "\n" : cleared
    text += "\(styled(" RUN ", .badge)) \(styled(escapingWorkflowCommands(order.title), .bold))\n"
    if let warning = order.warning { text += styled(warning, .yellow) + "\n" }
    write(text + "\n")
  }

  mutating func show(_ screen: Watcher.Screen) {
    if case .prompt(let prompt?) = screen { return show(prompt) }
    endPrompt()
    switch screen {
    case .status(let status): show(status)
    case .help: showHelp()
    case .buildFailure(let lines):
      write(
        "\(cleared)\(styled(" BUILD ", .badge)) \(styled("the Swift code does not build", .red))\n\n"
      )
      write(lines.map { escapingWorkflowCommands($0) + "\n" }.joined())
    case .note(let note): write(styled(escapingWorkflowCommands(note.line), .yellow) + "\n")
    case .prompt: break
    }
  }

  private func show(_ status: Watcher.Status) {
    let badge = status.hasFailures ? styled(" FAIL ", .red) : styled(" PASS ", .green)
    var lines = ["", "\(badge) \(styled(status.summary, .bold))"]
    lines += status.warnings.map { styled("       \(escapingWorkflowCommands($0))", .yellow) }
    let hint = hasKeys ? "waiting for changes: \(Watcher.hint)" : "waiting for changes"
    lines.append(styled("       \(hint)", .dim))
    write(lines.joined(separator: "\n") + "\n")
  }

  private func showHelp() {
    let lines = Watcher.help.map { key, meaning in
      "  \(styled(key + String(repeating: " ", count: max(0, 6 - key.count)), .bold)) \(meaning)"
    }
    write("\n" + lines.joined(separator: "\n") + "\n")
  }

  private mutating func show(_ prompt: Watcher.Prompt) {
    var text = isAskedFor ? "\r\u{1B}[K" : "\n"
    if let fault = prompt.fault { text += styled(fault, .red) + "\n" }
    isAskedFor = true
    write(text + styled(prompt.question, .bold) + prompt.text)
  }

  private mutating func endPrompt() {
    if isAskedFor { write("\n") }
    isAskedFor = false
  }
}
