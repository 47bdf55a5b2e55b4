import Basics
import Messages

extension Charts {
  private static let classes: [(limit: Int, label: String)] = [
    (1_000, "< 1 ms"), (3_000, "< 3 ms"), (10_000, "< 10 ms"), (30_000, "< 30 ms"),
    (100_000, "< 0.1 s"), (300_000, "< 0.3 s"), (1_000_000, "< 1 s"), (3_000_000, "< 3 s"),
    (10_000_000, "< 10 s"), (30_000_000, "< 30 s"), (.max, "longer"),
  ]

  static var timeClassCount: Int { classes.count }

  static func timeClass(of microseconds: Int) -> Int {
    classes.firstIndex { microseconds < $0.limit } ?? 0
  }

  /// The distribution of the scenarios' times by class; empty if no time was measured.
  static func histogram(_ counts: [Int], isMeasured: Bool) -> Markup {
    guard isMeasured, let highest = counts.max(), highest > 0,
      let first = counts.firstIndex(where: { $0 > 0 }),
      let last = counts.lastIndex(where: { $0 > 0 })
    else { return "" }
    var bars = Markup()
    var words: [String] = []
    for (position, index) in (first...last).enumerated() {
      let height = counts[index] == 0 ? 0 : max(2, counts[index] * 90 / highest)
      let x = position * 50
      bars += """
        <rect class="d" x="\(x + 4)" y="\(110 - height)" width="42" height="\(height)" rx="2"/>\
        <text x="\(x + 25)" y="\(105 - height)">\(counts[index])</text>\
        <text x="\(x + 25)" y="126">\(classes[index].label)</text>
        """
      words.append("\(counts[index]) \(classes[index].label)")
    }
    return """
      <div class="chart"><h3>How long scenarios took</h3>
      <svg class="histogram" viewBox="0 0 \(max(6, last - first + 1) * 50) 130" role="img" \
      aria-label="\(words.joined(separator: ", "))">\(bars)</svg></div>

      """
  }

  private static let laneLimit = 64

  /// When each worker was busy with what; nothing if no time was measured.
  static func timeline(_ spans: [HTMLSpan], workers: Int) -> Markup {
    guard let end = spans.map(\.end).max(), let start = spans.map(\.start).min(), end > start
    else { return "" }
    let scale = 1_000 / Double(end - start)
    func x(_ time: Int) -> Int { Int(Double(time - start) * scale) }
    let lanes = min(laneLimit, workers)
    var parts = Markup()
    for lane in 0..<lanes {
      parts += self.lane(lane, spans.filter { $0.worker == lane }, x)
    }
    let more = workers - lanes
    let height = lanes * 14
    return """
      <div class="chart wide"><h3>Timeline</h3>
      <svg class="timeline" viewBox="0 0 1000 \(height)" preserveAspectRatio="none" role="img" \
      height="\(height * 2)" aria-label="\(counted(workers, "worker")), \
      \(counted(spans.count, "attempt")) in \(timeText(microseconds: end - start))">\
      \(parts)</svg>
      <p class="axis"><span>0</span><span>\(counted(workers, "worker"))\
      \(more > 0 ? ", \(more) of them not shown" : "")</span>\
      <span>\(timeText(microseconds: end - start))</span></p></div>

      """
  }

  /// One worker's scenarios: long ones each with its name, short ones drawn together, so that a
  /// thousandth of the width is all that a lane can cost.
  private static func lane(_ lane: Int, _ spans: [HTMLSpan], _ x: (Int) -> Int) -> Markup {
    let y = lane * 14 + 1
    var parts: Markup = "<path class=\"lane\" d=\"M0 \(y)h1000v12H0z\"/>"
    var taken: [String: Set<Int>] = [:]
    for span in spans {
      let (left, right) = (x(span.start), x(span.end))
      if right - left >= 3 {
        parts += """
          <path class="\(span.status.code)" d="M\(left) \(y)h\(right - left)v12H\(left)z"><title>\
          \(span.name)\(span.name.isEmpty ? "" : ", ")\(timeText(microseconds: span.end - span.start))</title></path>
          """
      } else {
        taken[span.status.code, default: []].insert(min(left, 999))
      }
    }
    // Failures are drawn last, so that nothing is above them.
    for code in order.reversed().map(\.code) {
      guard var columns = taken.removeValue(forKey: code)?.sorted()[...] else { continue }
      var path = ""
      while let first = columns.first {
        let width = zip(columns, first...).prefix { $0 == $1 }.count
        path += "M\(first) \(y)h\(width)v12h-\(width)z"
        columns = columns.dropFirst(width)
      }
      parts += "<path class=\"\(code)\" d=\"\(path)\"/>"
    }
    return parts
  }
}
