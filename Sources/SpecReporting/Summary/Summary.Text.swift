import Basics
import Messages

extension Summary {
  /// More failures than this are not put into one command.
  static let rerunLimit = 20

  /// Writes the summary: the least important first, since a log is read from its end.
  ///
  /// - Parameter hasBody: Whether the report has written something before, so that a line is left empty.
  func write(_ query: RunQuery, hasBody: Bool, into output: inout [UInt8]) {
    // A page of its own: the earlier contents of `output` may be gone by now.
    var page = TerminalPage(options)
    if let comparison = query.comparison { page.comparison(comparison) }
    writeSlowest(to: &page)
    write(flaky, title: "Flaky scenarios", to: &page)
    write(quarantined, title: "Quarantined failures", to: &page)
    write(problems, title: "Problems", to: &page)
    writeFailures(to: &page)
    writeSnippets(to: &page)
    writeEnd(of: query, to: &page)
    page.blankLine()
    page.write(query.totals.scenarios.parts, of: "scenario")
    page.write(query.totals.steps.parts, of: "step")
    writeRequirements(to: &page)
    if let comparison = query.comparison { page.comparisonCounts(comparison) }
    writeTimes(query, to: &page)
    if !options.otherReports.isEmpty {
      page.line("reports: \(options.otherReports.joined(separator: "  "))", .dim)
    }
    writeRerun(to: &page)
    if hasBody { output.append(UInt8(ascii: "\n")) }
    output.append(contentsOf: page.bytes)
  }

  private func write(_ section: [UInt8], title: String, to page: inout TerminalPage) {
    guard !section.isEmpty else { return }
    startSection("\(title):", on: &page)
    page.bytes.append(contentsOf: section)
  }

  private func writeFailures(to page: inout TerminalPage) {
    guard failures.count > 0 else { return }
    let isGrouped = failures.count > failures.groups.count
    startSection(
      isGrouped
        ? "Failures: \(failures.count) scenarios, \(counted(failures.groups.count, "cause"))"
        : "Failures:", on: &page)
    for group in failures.groups {
      page.bytes.append(contentsOf: group.whole)
      page.others(of: group)
      if showsFailuresAtOnce, group.count == 1 { page.newline() }
    }
  }

  private func startSection(_ title: String, on page: inout TerminalPage) {
    page.blankLine()
    page.line(title, .bold)
    page.newline()
  }

  private func writeSlowest(to page: inout TerminalPage) {
    guard !slowest.scenarios.isEmpty else { return }
    startSection("Slowest scenarios:", on: &page)
    let times = slowest.scenarios.map { "\(seconds($0.duration))s" }
    let width = times.map(\.count).max() ?? 0
    for (slow, time) in zip(slowest.scenarios, times) {
      let time = padded(time, to: width, with: " ")
      page.line("\(time)  \(slow.name)", indent: 2, at: slow.place)
    }
  }

  private func writeSnippets(to page: inout TerminalPage) {
    guard !snippets.all.isEmpty else { return }
    startSection("Undefined steps can be defined with:", on: &page)
    for snippet in snippets.all {
      for text in lines(of: snippet.code) { page.line(text, indent: 2, .status(.undefined)) }
      page.newline()
    }
  }

  private func writeEnd(of query: RunQuery, to page: inout TerminalPage) {
    page.blankLine()
    guard let finished = query.finished else {
      return page.line(RunProblem.cutShort, .status(.failed))
    }
    guard let text = finished.text else { return }
    page.explanation(text, indent: 0, finished.success ? .passed : .failed)
  }

  private func writeRequirements(to page: inout TerminalPage) {
    if let text = coverage.leftOut { page.line(text, .dim) }
    guard coverage.asksForMoreThanStories, !coverage.isLeftOut else { return }
    let totals = coverage.totals(of: coverage.shownDocuments)
    guard let state = totals.map(\.state).max() else { return }
    let (covered, all) = totals.reduce((0, 0)) { ($0.0 + $1.covered, $0.1 + $1.all) }
    page.write("requirements: ")
    page.write("\(covered) of \(all) covered", .status(state.look))
    for (index, total) in totals.filter({ $0.covered < $0.all }).enumerated() {
      page.write(index == 0 ? " (" : ", ")
      page.write(total.words, .status(total.state.look))
    }
    page.write(covered < all ? ")" : "")
    page.newline()
  }

  private func writeTimes(_ query: RunQuery, to page: inout TerminalPage) {
    guard let time = options.duration(of: query) else { return }
    var text = "\(seconds(time))s (\(seconds(query.totals.stepTime))s in steps"
    if showsTimes, let planned, let ran {
      text += "; planning \(seconds(planned))s, running \(seconds(ran - planned))s, "
      text += "reports \(seconds(time - ran))s"
    }
    page.line(text + ")", .dim)
  }

  private func writeRerun(to page: inout TerminalPage) {
    guard 2...Self.rerunLimit ~= failedPlaces.count else { return }
    page.newline()
    page.write("rerun all failures: ", .dim)
    page.write(page.rerunCommand(for: failedPlaces))
    page.newline()
  }
}

extension TerminalPage {
  /// Writes a line of counts.
  fileprivate mutating func write(_ parts: [CountPart], of noun: String) {
    write(counted(parts.total, noun))
    for (index, part) in parts.enumerated() {
      write(index == 0 ? " (" : ", ")
      write(part.words, .status(part.status))
    }
    if !parts.isEmpty { write(")") }
    newline()
  }

  /// Leaves a line before what follows, unless there is one or nothing was written.
  fileprivate mutating func blankLine() {
    if !bytes.isEmpty, !bytes.suffix(2).elementsEqual([0x0A, 0x0A]) { newline() }
  }
}

extension [CountPart] {
  fileprivate var total: Int { reduce(0) { $0 + $1.count } }

  /// A line of counts, such as `3 steps (2 passed, 1 failed)`.
  func words(of noun: String) -> String {
    counted(total, noun) + (isEmpty ? "" : " (\(map(\.words).joined(separator: ", ")))")
  }
}
