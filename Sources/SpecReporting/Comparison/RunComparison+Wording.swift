import Basics
import Messages

extension RunComparison {
  /// Scenarios of which the same is to be said.
  struct Section: Sendable {
    var title: String
    /// After a number, such as `new failure`.
    var word: String
    /// Whether the word takes an s.
    var hasPlural = false
    var entries: [Entry]
    /// How it looks.
    var status: TestStepResult.Status
    /// Whether it is about results, rather than about which scenarios there are.
    var isResult = true
    /// Whether many scenarios of a file may be one line.
    var isGrouped = false

    /// Whether it is about results that somebody has to look at.
    var isWorse: Bool { isResult && status != .passed && status != .skipped }
  }

  /// A line of a section.
  enum Item: Sendable {
    case scenario(Entry)
    /// Many scenarios of a file at once, and the file that they were in if they were moved.
    case file(String, former: String?, count: Int)
  }

  /// The sections with something in them, those first that somebody has to look at.
  var sections: [Section] {
    [
      Section(
        title: "New failures", word: "new failure", hasPlural: true, entries: newFailures,
        status: .failed),
      Section(
        title: "Failing for another reason", word: "failing for another reason",
        entries: otherFailures, status: .failed),
      Section(
        title: "Without a result now", word: "without a result", entries: lost, status: .unknown,
        isGrouped: true),
      Section(title: "Newly flaky", word: "newly flaky", entries: newlyFlaky, status: .pending),
      Section(
        title: "Newly failing in quarantine", word: "newly failing in quarantine",
        entries: newlyQuarantined, status: .pending),
      Section(title: "Slower", word: "slower", entries: slower, status: .pending),
      Section(
        title: "Newly skipped", word: "newly skipped", entries: newlySkipped, status: .skipped,
        isGrouped: true),
      Section(title: "Fixed", word: "fixed", entries: fixed, status: .passed),
      Section(
        title: "New scenarios", word: "new", entries: added, status: .skipped, isResult: false),
      Section(
        title: "Removed scenarios", word: "removed", entries: removed, status: .skipped,
        isResult: false),
      Section(
        title: "Renamed scenarios", word: "renamed", entries: renamed, status: .skipped,
        isResult: false),
      Section(
        title: "Moved to another file", word: "moved", entries: moved, status: .skipped,
        isResult: false),
    ].filter { !$0.entries.isEmpty }
  }

  /// All counts in one line, such as `2 new failures, 1 fixed, 3 still failing`.
  var counts: String {
    var words: [String] = []
    func add(_ sections: some Sequence<Section>) {
      for section in sections {
        let count = section.entries.count
        words.append(
          section.hasPlural ? counted(count, section.word) : "\(count) \(section.word)")
      }
    }
    guard pairCount > 0 else { return "no scenario is in both" }
    add(sections.filter(\.isResult))
    if stillFailing > 0 { words.append("\(stillFailing) still failing") }
    if stillFlaky > 0 { words.append("\(stillFlaky) still flaky") }
    add(sections.filter { !$0.isResult })
    let common = "\(counted(pairCount, "scenario")) in both"
    return words.isEmpty ? "nothing changed, \(common)" : words.joined(separator: ", ")
  }

  /// What is to be known of the comparison itself, a sentence each.
  var notes: [String] {
    var notes = (baseline.findings + current.findings).map(\.description)
    if pairCount == 0 {
      notes.append("no scenario is in both runs, so only what is new can be said")
    }
    if unknownBefore > 0 {
      notes.append("of \(counted(unknownBefore, "scenario")) nothing is known from before")
    }
    if unknownNow > 0 {
      notes.append(
        "\(counted(unknownNow, "scenario")) of before may be in the part that is missing")
    }
    if let note = slowness.note { notes.append(note) }
    if notSelected > 0 {
      notes.append("\(counted(notSelected, "scenario")) of before not selected now")
    }
    if !unread.isEmpty {
      let count = unread.reduce(0) { $0 + $1.count }
      let names = unread.prefix(3).map(\.uri).joined(separator: ", ")
      let more = unread.count > 3 ? " and \(unread.count - 3) more" : ""
      notes.append(
        "not read now: \(counted(unread.count, "file")) with \(counted(count, "scenario")), "
          + "\(names)\(more)")
    }
    return notes
  }

  /// The earlier run, such as `main.ndjson (branch main, 6c1e0b2, 2026-11-21 10:00:12 UTC)`.
  var title: String { baseline.title }
}

extension RunComparison.Section {
  /// More new, removed or moved scenarios of a file are one line.
  private static let maximumOfFile = 5

  private struct Files: Hashable {
    var uri: String
    var former: String?
  }

  /// What is to be listed, in order.
  var items: [RunComparison.Item] {
    guard !isResult || isGrouped else { return entries.map { .scenario($0) } }
    func files(_ entry: RunComparison.Entry) -> Files {
      Files(uri: entry.place.uri, former: entry.formerPlace?.uri)
    }
    let counts = entries.reduce(into: [:]) { $0[files($1), default: 0] += 1 }
    var seen: Set<Files> = []
    return entries.compactMap { entry in
      let files = files(entry)
      let count = counts[files] ?? 0
      guard count > Self.maximumOfFile, entry.formerTitle == nil else { return .scenario(entry) }
      guard seen.insert(files).inserted else { return nil }
      return .file(files.uri, former: files.former, count: count)
    }
  }
}

extension RunTable {
  /// Its files.
  var name: String {
    files.count > 2 ? "\(files.count) recordings" : files.joined(separator: ", ")
  }

  /// Its files, and what is known of their run.
  var title: String {
    var facts: [String] = []
    if let branch = git?.branch { facts.append("branch \(branch)") }
    if let revision = git?.revision { facts.append(String(revision.prefix(10))) }
    if let time = startedAt?.ifKnown?.iso8601 {
      facts.append("\(time.prefix(10)) \(time.dropFirst(11).prefix(8)) UTC")
    }
    return facts.isEmpty ? name : "\(name) (\(facts.joined(separator: ", ")))"
  }
}

extension RunComparison.Entry {
  /// What is said of its result beside its name.
  var detail: String {
    if let times {
      return "\(shortTime(times.lowerBound)) → \(shortTime(times.upperBound))"
    }
    return before == "new" || before == "unknown" ? before : "\(before) before"
  }

  /// What it was called, or where it was, if that has changed.
  var former: String? {
    formerTitle.map { "was \($0)" } ?? formerPlace.map { "was in \($0.text)" }
  }
}
