import Basics
import Messages

extension RunComparison {
  /// The sections that are not empty, those first that need attention.
  var sections: [ScenarioSection] {
    func section(
      _ title: String, _ word: String, _ entries: [Entry], _ status: TestStepResult.Status,
      hasPlural: Bool = false, isResult: Bool = true, isGrouped: Bool = false
    ) -> ScenarioSection {
      ScenarioSection(
        title: title, word: word, hasPlural: hasPlural, status: status, isResult: isResult,
        count: entries.count,
        lines: Self.lines(entries, isResult: isResult, isGrouped: isGrouped || !isResult))
    }
    return [
      section("New failures", "new failure", newFailures, .failed, hasPlural: true),
      section("Failing for another reason", "failing for another reason", otherFailures, .failed),
      section("Without a result now", "without a result", lost, .unknown, isGrouped: true),
      section("Newly flaky", "newly flaky", newlyFlaky, .pending),
      section(
        "Newly failing in quarantine", "newly failing in quarantine", newlyQuarantined, .pending),
      section("Slower", "slower", slower, .pending),
      section("Newly skipped", "newly skipped", newlySkipped, .skipped, isGrouped: true),
      section("Fixed", "fixed", fixed, .passed),
      section("New scenarios", "new", added, .skipped, isResult: false),
      section("Removed scenarios", "removed", removed, .skipped, isResult: false),
      section("Renamed scenarios", "renamed", renamed, .skipped, isResult: false),
      section("Moved to another file", "moved", moved, .skipped, isResult: false),
    ].filter { $0.count > 0 }
  }

  /// All counts in one line, such as `2 new failures, 1 fixed, 3 still failing`.
  var counts: String {
    guard pairCount > 0 else { return "no scenario is in both" }
    let sections = sections
    var words = sections.filter(\.isResult).map(\.words)
    if stillFailing > 0 { words.append("\(stillFailing) still failing") }
    if stillFlaky > 0 { words.append("\(stillFlaky) still flaky") }
    words += sections.filter { !$0.isResult }.map(\.words)
    let common = "\(counted(pairCount, "scenario")) in both"
    return words.isEmpty ? "nothing changed, \(common)" : words.joined(separator: ", ")
  }

  /// Remarks about the comparison itself, a sentence each.
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
      notes.append(
        "not read now: \(counted(unread.count, "file")) with \(counted(count, "scenario")), "
          + listed(unread.map(\.uri), upTo: 3))
    }
    return notes
  }

  /// More lost, skipped, new, removed or moved scenarios of a file are one line.
  private static let maximumOfFile = 5

  private struct Files: Hashable {
    var uri: String
    var former: String?
  }

  private static func lines(
    _ entries: [Entry], isResult: Bool, isGrouped: Bool
  ) -> [ScenarioSection.Line] {
    func files(_ entry: Entry) -> Files {
      Files(uri: entry.place.uri, former: entry.formerPlace?.uri)
    }
    let counts: [Files: Int] =
      isGrouped ? entries.reduce(into: [:]) { $0[files($1), default: 0] += 1 } : [:]
    var seen: Set<Files> = []
    return entries.compactMap { entry in
      let files = files(entry)
      let count = counts[files] ?? 0
      guard count > maximumOfFile, entry.formerTitle == nil else {
        return .scenario(
          ScenarioSection.Scenario(
            title: entry.title, detail: isResult ? entry.detail : entry.former, place: entry.place,
            isGone: entry.now == removedWord))
      }
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

  /// Its files and the known facts about their run, such as
  /// `main.ndjson (branch main, 6c1e0b2, 2026-11-21 10:00:12 UTC)`.
  var title: String {
    var facts: [String] = []
    if let branch = git?.branch { facts.append("branch \(branch)") }
    if let revision = git?.revision { facts.append(String(revision.prefix(10))) }
    if let time = startedAt?.text { facts.append(time) }
    return facts.isEmpty ? name : "\(name) (\(facts.joined(separator: ", ")))"
  }
}

extension RunComparison.Entry {
  /// The detail of its result that follows its name.
  var detail: String {
    if let times {
      return "\(shortTime(times.lowerBound)) → \(shortTime(times.upperBound))"
    }
    return before == "new" || before == "unknown" ? before : "\(before) before"
  }

  /// Its former name, or its former place, if that has changed.
  var former: String? {
    formerTitle.map { "was \($0)" } ?? formerPlace.map { "was in \($0.text)" }
  }
}
