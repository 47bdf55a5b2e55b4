import Messages

extension AttemptDetails {
  private static let stepsShown = 20

  /// The first failure of a cause, folded: its name and reason are seen, the rest on demand.
  ///
  /// Title and body; the parts known only at the end are added by `FailureGroups.Group.markdown`.
  func markdown(_ category: String?, _ links: SourceLinks?, _ options: ReportOptions) -> String {
    let tries = attempt.number > 0 ? " after \(attempt.number + 1) attempts" : ""
    var title =
      "<b>\(status.mark) \(Markdown.html(name))</b> (\(status.word)\(tries)) "
      + Markdown.html(attempt.place, links)
    if let category { title += " [\(Markdown.html(category))]" }
    if let known = attempt.knownFlakiness { title += " <i>\(Markdown.html(known.text))</i>" }
    if let failure { title += "<br/>\(Markdown.html(failure.message))" }
    var parts = [title]
    let guilty = steps.filter { $0.status.isFailure }
    for step in guilty.prefix(Self.stepsShown) {
      let place = step.failurePlace.map { " " + Markdown.place($0, links) } ?? ""
      let line = "\(step.status.mark) \(step.keyword)\(step.text)"
      parts.append("\(Markdown.code(line)) \(step.status.word)\(place)")
      if let text = step.message?.nonBlank { parts.append(Markdown.explanation(text)) }
    }
    if guilty.count > Self.stepsShown {
      parts.append("… \(guilty.count - Self.stepsShown) more steps")
    }
    if status == .unknown, let gap = attempt.gap { parts.append(gap.sentence) }
    let command = TerminalPage(options).rerunCommand(for: [attempt.place])
    parts.append("rerun: \(Markdown.code(command))")
    return parts.joined(separator: "\n\n")
  }
}

extension FailureGroups<String>.Group {
  /// The first failure, and the names of others with its cause.
  func markdown(isOpen: Bool, _ links: SourceLinks?) -> String {
    let end = whole.firstRange(of: "\n\n") ?? whole.endIndex..<whole.endIndex
    var body = String(whole[end.upperBound...])
    if count > 1 {
      var lines = named.map { "- \(Markdown.text($0.name)) \(Markdown.place($0.place, links))" }
      if unnamed > 0 { lines.append("- … and \(unnamed) more") }
      body += "\n\n**\(count - 1) more with this cause:**\n\n" + lines.joined(separator: "\n")
    }
    let times = count > 1 ? "\(count) × " : ""
    return Markdown.folded(times + whole[..<end.lowerBound], body, isOpen: isOpen)
  }
}
