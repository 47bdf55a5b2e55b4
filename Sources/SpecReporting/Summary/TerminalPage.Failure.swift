import Messages

extension TerminalPage {
  /// Writes one failure: what, where, why, and how to see it again.
  mutating func failure(_ number: Int, _ details: AttemptDetails, _ category: String?) {
    let (attempt, outcome, steps) = (details.attempt, details.status, details.steps)
    let title = "\(number)) "
    let indent = 2 + title.count
    spaces(2)
    write(title + details.name, .boldStatus(outcome))
    write(" (\(outcome.word)", .status(outcome))
    if attempt.number > 0 { write(" after \(attempt.number + 1) attempts", .status(outcome)) }
    write(")", .status(outcome))
    let known = attempt.knownFlakiness
    if let known { write("  \(known.text)", .status(.pending)) }
    if let category { write("  [\(category)]", .bold) }
    place(attempt.place, endingLineAt: 2)
    let guilty = outcome == .unknown ? steps.untilTheEnd : steps.filter { $0.status.isFailure }
    let column = indent + (guilty.map(\.width).max() ?? 0) + 2
    for step in guilty {
      self.step(step, indent: indent, column: min(column, 76))
      argument(of: step, indent: indent + 4)
      for attachment in step.attachments where known == nil || KnownFlakiness(attachment) == nil {
        self.attachment(attachment, indent: indent + 4)
      }
      if let text = step.explanation { explanation(text, indent: indent + 4, step.status) }
    }
    if outcome == .unknown, let gap = attempt.gap { line(gap.sentence, indent: indent) }
    spaces(indent)
    write("rerun: ", .dim)
    write(rerunCommand(for: [attempt.place]))
    newline()
    newline()
  }

  /// Names a failure that was written before: what, where, and the first line of why.
  mutating func failureInShort(_ number: Int, _ details: AttemptDetails) {
    spaces(2)
    write("\(number)) \(details.name)", .boldStatus(details.status))
    if let known = details.attempt.knownFlakiness {
      write("  \(known.text)", .status(.pending))
    }
    place(details.attempt.place, endingLineAt: 2)
    guard let failure = details.failure else { return }
    line(failure.message, indent: 5, .status(details.status))
  }

  /// Names some of the failures with the cause of the first one.
  mutating func others(of group: FailureGroups<[UInt8]>.Group) {
    guard group.count > 1 else { return }
    line("\(group.count - 1) more with this cause:", indent: 5, .bold)
    for mention in group.named { line(mention.name, indent: 7, at: mention.place) }
    if group.unnamed > 0 { line("… and \(group.unnamed) more", indent: 7, .dim) }
    newline()
  }

  /// The command that runs exactly these scenarios.
  func rerunCommand(for places: [Place]) -> String {
    ([options.command] + RerunList.lines(places).map(shellQuoted)).joined(separator: " ")
  }
}

extension [TestStep] {
  /// The steps of a scenario that was cut short: those that ended, and the one that did not.
  fileprivate var untilTheEnd: [TestStep] {
    Array(prefix((firstIndex { $0.status == .unknown } ?? count - 1) + 1))
  }
}
