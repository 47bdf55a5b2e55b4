import Basics
import Messages

/// Pictures of the run as SVG in the page; each says in words what it shows.
enum Charts {
  /// The order of segments: what needs a look comes first.
  static let order: [ScenarioResult.Outcome] = [
    .failed, .ambiguous, .undefined, .pending, .unfinished, .flaky, .knownFailure, .quarantined,
    .notRun, .skipped, .passed,
  ]

  /// The counts by outcome, as a ring.
  static func ring(_ tally: OutcomeCounts) -> Markup {
    var arcs = Markup()
    var before = 0
    let total = max(1, tally.total)
    for outcome in order where tally[outcome] > 0 {
      // Every outcome that occurs is visible, however rare.
      let length = tally[outcome] == total ? 1_001 : max(12, tally[outcome] * 1_000 / total)
      arcs += """
        <circle class="\(outcome.code)" cx="21" cy="21" r="18" pathLength="1000" \
        stroke-dasharray="\(length) 1000" stroke-dashoffset="\(-before)"/>
        """
      before = min(988, before + length)
    }
    let share = tally.passRate.map(percent) ?? "–"
    return """
      <svg class="ring" viewBox="0 0 42 42" role="img" aria-label="\(share) of the scenarios passed">\
      <circle cx="21" cy="21" r="18"/><g transform="rotate(-90 21 21)">\(arcs)</g>\
      <text x="21" y="24">\(share)</text></svg>
      """
  }

  /// The counts by outcome, as a bar.
  static func stack(_ tally: OutcomeCounts) -> Markup {
    var parts = Markup()
    var before = 0
    let total = max(1, tally.total)
    for outcome in order where tally[outcome] > 0 {
      let width = max(8, tally[outcome] * 1_000 / total)
      let x = min(before, 992)
      parts += "<path class=\"\(outcome.code)\" d=\"M\(x) 0h\(min(width, 1_000 - x))v8H\(x)z\"/>"
      before += width
    }
    return bar(parts)
  }

  static func share(_ part: Int, of whole: Int, code: String) -> Markup {
    let width = max(4, Int(Double(part) / Double(max(1, whole)) * 1_000))
    return bar("<path class=\"\(code)\" d=\"M0 0h\(min(1_000, width))v8H0z\"/>")
  }

  private static func bar(_ parts: Markup) -> Markup {
    """
    <svg class="bar" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">\
    \(parts)</svg>
    """
  }

  private static let rowLimit = 12

  private typealias Row = (name: String, label: Markup, tally: OutcomeCounts, time: String)

  /// Rows with what failed first, then the largest.
  private static func rows(_ rows: [Row], title: String, of noun: String) -> Markup {
    guard !rows.isEmpty else { return "" }
    let rows = rows.sorted { left, right in
      let (one, other) = (left.tally, right.tally)
      if one.failures != other.failures { return one.failures > other.failures }
      if one.total != other.total { return one.total > other.total }
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
    func list(_ rows: ArraySlice<Row>) -> Markup {
      var list: Markup = "<ul class=\"bars\">"
      for row in rows {
        let bad = row.tally.failures
        let count = bad > 0 ? "\(bad) of \(row.tally.total) failed" : "\(row.tally.total)"
        list += """
          <li><span class="l">\(row.label)</span>\(stack(row.tally))<span class="c">\(count)</span>\
          <i>\(row.time)</i></li>

          """
      }
      return "\(list)</ul>"
    }
    var chart: Markup = "<div class=\"chart\"><h3>\(title)</h3>\n\(list(rows.prefix(rowLimit)))"
    if rows.count > rowLimit {
      let more = counted(rows.count - rowLimit, noun)
      chart += "<details><summary>\(more) more</summary>\(list(rows.dropFirst(rowLimit)))</details>"
    }
    return "\(chart)</div>\n"
  }

  static func features(_ features: [HTMLFeature]) -> Markup {
    let labeled: [Row] = features.map { feature in
      (
        feature.uri, "<a href=\"#\(feature.anchor)\">\(feature.title)</a>", feature.tally,
        timeText(microseconds: feature.microseconds)
      )
    }
    return rows(labeled, title: "By feature", of: "feature")
  }

  static func tags(_ tags: [PageContents.Tag]) -> Markup {
    let labeled: [Row] = tags.map { tag in
      let query = percentEncoded(tag.name, keeping: "")
      return (tag.name, "<a href=\"#?tag=\(query)\">\(tag.name)</a>", tag.tally, "")
    }
    return rows(labeled, title: "By tag", of: "tag")
  }
}
