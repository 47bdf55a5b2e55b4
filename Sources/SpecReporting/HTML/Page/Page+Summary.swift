import Basics
import Messages

extension Page {
  /// The outcome of the run in one sentence.
  struct Verdict {
    var text: String
    var isGood: Bool
    var mark: String { isGood ? "✔" : "✘" }
  }

  var verdict: Verdict {
    let tally = run.totals.scenarios
    let all = tally.total
    let bad = tally.failures
    if bad > 0 {
      return Verdict(text: "\(bad) of \(counted(all, "scenario")) failed", isGood: false)
    }
    guard let finished = run.finished else {
      let text = hasBegun ? "The run was cut short" : "The run did not begin"
      return Verdict(text: text, isGood: false)
    }
    guard contents.problemCount == 0, finished.success else {
      return Verdict(text: "The run failed", isGood: false)
    }
    if all == 0 { return Verdict(text: "No scenario ran", isGood: true) }
    if tally.passed == all {
      return Verdict(
        text: all == 1 ? "The scenario passed" : "All \(all) scenarios passed", isGood: true)
    }
    let excused = [ScenarioResult.Outcome.knownFailure, .quarantined].filter { tally[$0] > 0 }
    let words = ["\(tally.passed) of \(counted(all, "scenario")) passed"]
    return Verdict(
      text: (words + excused.map { $0.words(tally[$0]) }).joined(separator: ", "), isGood: true)
  }

  func banner(_ sections: [PageSection]) -> Markup {
    let verdict = verdict
    return """
      <header class="\(verdict.isGood ? "good" : "bad")">
      <div class="top">
      \(Charts.ring(run.totals.scenarios))
      <div><h1><span aria-hidden="true">\(verdict.mark)</span> \(verdict.text)</h1>
      \(oneLine)\(counts)</div>
      <div class="tools" hidden="hidden">\
      <button id="theme">Theme: system</button>\
      <button id="help">Keyboard</button></div>
      </div>
      <p class="sign"><span>Approved by</span><span>Date</span></p>
      \(navigation(sections))</header>

      """
  }

  /// When, how long, and of what.
  private var oneLine: Markup {
    var parts: [Markup] = []
    if let start = contents.startedAt, let text = start.text {
      parts.append("<time datetime=\"\(start.iso8601 ?? "")\">\(text)</time>")
    }
    if let time = wallTime { parts.append("\(time)") }
    if let time = timeText(
      microseconds: Int(min(max(run.totals.stepTime / .microseconds(1), 0), 1e18))
    ).nonEmpty {
      parts.append("\(time) in steps")
    }
    if contents.workerCount > 1 { parts.append("\(contents.workerCount) workers") }
    if let git = run.meta?.ci?.git {
      if let branch = git.branch { parts.append("\(shortened(branch, to: 80))") }
      // Enough on a screen; a document that is signed needs all of it.
      let revision = shortened(git.revision, to: 64)
      let rest = String(revision.dropFirst(10))
      parts.append("<code>\(String(revision.prefix(10)))<span class=\"rest\">\(rest)</span></code>")
    }
    if let ci = run.meta?.ci {
      let build = ci.buildNumber.map { " \($0)" } ?? ""
      parts.append("\(shortened(ci.name + build, to: 80))")
    }
    guard !parts.isEmpty else { return "" }
    return "<p class=\"facts\">\(parts.joined(by: " <span aria-hidden=\"true\">·</span> "))</p>\n"
  }

  private var wallTime: String? {
    guard let start = contents.startedAt, let end = run.finished?.timestamp else { return nil }
    return timeText(microseconds: start.duration(to: end).microseconds).nonEmpty
  }

  private var counts: Markup {
    var list: Markup = "<ul class=\"counts\">"
    for outcome in ScenarioResult.Outcome.allCases where run.totals.scenarios[outcome] > 0 {
      list += """
        <li class="\(outcome.code)"><b aria-hidden="true">\(outcome.mark)</b> \
        \(outcome.words(run.totals.scenarios[outcome]))</li>
        """
    }
    let steps = run.totals.steps
    if steps.total > 0 {
      list += "<li>\(counted(steps.total, "step"))"
      if steps[.passed] < steps.total { list += ", \(steps[.passed]) passed" }
      list += "</li>"
    }
    return "\(list)</ul>\n"
  }

  private func navigation(_ sections: [PageSection]) -> Markup {
    let list = sections.reduce(into: Markup()) { list, section in
      let words = section.count.isEmpty ? section.title : "\(section.title) \(section.count)"
      list += "<li><a href=\"#\(section.id)\">\(words)</a></li>"
    }
    return "<nav aria-label=\"Sections\"><ul>\(list)</ul></nav>\n"
  }

  /// Search and filters; only the script can do what they say, so only it shows them.
  var filters: Markup {
    var buttons = Markup()
    var codes: Set<String> = []
    for outcome in ScenarioResult.Outcome.allCases
    where run.totals.scenarios[outcome] > 0 && codes.insert(outcome.code).inserted {
      // Those skipped for any reason are one choice.
      let word = outcome == .flaky ? outcome.word : outcome.status.word
      buttons += """
        <button data-status="\(outcome.code)" aria-pressed="false" class="\(outcome.code)">\
        <b aria-hidden="true">\(outcome.mark)</b> \(word)</button>
        """
    }
    return """
      <form id="filters" role="search" aria-label="Scenarios" hidden="hidden">
      <input id="search" type="search" aria-label="Search words, or tags by an expression" \
      placeholder="Search words, or tags: @a and not @b" autocomplete="off" spellcheck="false"/>
      <div role="group" aria-label="Status">\(buttons)</div>
      <button id="details" aria-pressed="false" \
      title="Hooks, times, places, tags, attachments and commands">Details</button>
      <output id="found" for="search"></output>
      </form>

      """
  }

  /// The message of the run itself.
  var runText: String? {
    guard let finished = run.finished else {
      return hasBegun ? RunProblem.cutShort : "The run did not begin."
    }
    return finished.text
  }

  private var hasBegun: Bool { run.startedAt != nil || contents.startedAt != nil }

  /// The machine and the tools of the run.
  var environment: PageSection {
    var list = Markup()
    func add(_ title: String, _ value: Markup) {
      list += "<dt>\(title)</dt><dd>\(value)</dd>\n"
    }
    func add(_ title: String, _ name: String, number: String?) {
      add(title, "\(shortened("\(name) \(number ?? "")"))")
    }
    for (title, product) in run.meta?.products ?? [] {
      add(title, product.name, number: product.version)
    }
    if let network = run.network { add("Network", "\(shortened(network.text))") }
    if let version = run.meta?.protocolVersion {
      add("Messages", "version \(shortened(version))")
    }
    if let ci = run.meta?.ci {
      add("Build server", ci.name, number: ci.buildNumber)
      if let url = ci.url { add("Build", Markup.link(shortened(url, to: 1_000))) }
      if let git = ci.git {
        add("Repository", Markup.link(shortened(git.remote, to: 1_000)))
        add("Revision", "<code>\(shortened(git.revision))</code>")
        if let branch = git.branch { add("Branch", "\(shortened(branch))") }
        if let tag = git.tag { add("Git tag", "\(shortened(tag))") }
      }
    }
    var content: Markup = list.isEmpty ? "<p>No message.</p>\n" : "<dl>\n\(list)</dl>\n"
    if contents.hookCount > 0 {
      content += """
        <details><summary>Hooks of the run (\(contents.hookCount))</summary>
        <ol class="steps">\(contents.hooks)</ol></details>

        """
    }
    return PageSection(id: "environment", title: "Environment", content: content)
  }
}

extension Meta {
  /// The tool and the machine, with their titles.
  var products: [(title: String, product: Product)] {
    [("Tool", implementation), ("Runtime", runtime), ("System", os), ("Processor", cpu)]
  }
}
