import Basics
import Messages

/// Everything that is shown between runs, in words: lines without color or an end.
extension Watcher.Order {
  /// The scenarios to run and the reason, above a run.
  var title: String {
    let what =
      switch reason {
      case .start: "all features"
      case .changed(let paths): Self.shown(paths) + " changed"
      case .asked: isAll ? "all features" : Self.shown(targets.map(\.uri)) + " again"
      case .failures: "what failed"
      case .filter: "what passes the filter"
      case .rebuilt: "all features with the new program"
      case .configuration: "all features, for the configuration changed"
      case .lostTrack: "all features, for the system lost track of changes"
      case .rest: "what the last run did not come to"
      case .others: "the features without errors"
      }
    return what + filter.shown
  }

  /// A warning about its results.
  var warning: String? {
    isOldProgram ? "with the program as it was before the Swift code changed" : nil
  }

  private static func shown(_ paths: [String]) -> String {
    let first = paths.prefix(3).joined(separator: ", ")
    return paths.count > 3 ? "\(first) and \(paths.count - 3) more" : first
  }
}

extension Watcher.Filter {
  /// The filter in parentheses, after the text that it applies to.
  fileprivate var shown: String {
    var parts: [String] = []
    if let tags { parts.append("tags \(tags)") }
    if let text { parts.append("\(isName ? "name" : "path") \"\(text)\"") }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }
}

extension Watcher.Status {
  /// The state of everything that is known.
  var summary: String {
    let counts = memory.counts
    let total = counts.values.reduce(0, +)
    guard total > 0 else { return "no scenario has run" }
    let parts = counts.sorted { $0.key > $1.key }
      .map { "\($0.value) \($0.key.rawValue.lowercased())" }
    return
      "\(counted(total, "scenario")) (\(parts.joined(separator: ", ")))\(filter.isEmpty ? "" : " in all")"
  }

  /// The reasons why the summary is not the whole truth.
  var warnings: [String] {
    // The error itself may have gone from the screen while others ran.
    var lines = memory.broken.sorted { $0.key < $1.key }.flatMap { uri, error in
      [error, "\(uri) has errors; showing its previous results"]
    }
    if memory.couldNotRun, memory.broken.isEmpty {
      lines.append("the last run could not begin; showing the results before it")
    }
    switch build {
    case .current: break
    case .underWay: lines.append("building; results below are from the previous build")
    case .failed:
      lines.append("the Swift code does not build; results below are from the previous build")
    case .unknown:
      lines.append("the Swift code changed; results below are from the previous build")
    }
    if !filter.isEmpty { lines.append("only\(filter.shown); a runs all") }
    return lines
  }

  var hasFailures: Bool {
    let statuses = memory.counts.keys
    // As for a run, nothing to run is no success.
    return statuses.isEmpty || memory.couldNotRun || !memory.broken.isEmpty || build == .failed
      || statuses.contains(where: \.isFailure)
  }
}

extension Watcher.Note {
  var line: String {
    switch self {
    case .nothingFailed: "nothing has failed"
    case .noFeatures: "no feature to run"
    case .notInFilter(let paths):
      "\(paths.joined(separator: ", ")) changed, and the filter leaves it out"
    case .sameProgram: "built; the program is the same as before"
    case .noBuild(let paths):
      "\(paths.joined(separator: ", ")) changed: build this program again (no command to build with is "
        + "known; name one in specrun.yaml, watch: build:)"
    case .programNotStarted: "the new program cannot be started; this one goes on"
    }
  }
}

extension Watcher {
  /// The keys, below the state.
  static let hint = "press h for help, q to quit"

  static let help: [(key: String, meaning: String)] = [
    ("Enter", "run the last again"), ("a", "run all, without a filter"), ("f", "run what failed"),
    ("t", "run only scenarios whose tags match an expression"),
    ("p", "run only features whose path, or scenarios whose name, has a text"), ("q", "quit"),
  ]
}

extension Watcher.Prompt {
  /// The prompt before the typed text.
  var question: String {
    switch kind {
    case .tags: "tags (such as @smoke and not @wip; empty for all): "
    case .text: "path or name (empty for all): "
    }
  }
}
