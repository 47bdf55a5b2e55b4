import Messages
import SpecTestSupport
import Synchronization
import Testing

@testable import SpecReporting

/// Reports of runs that are too large for what reports do with others.
struct LargeRunTests {
  private static let run = EventScript(
    features: (1...4).map { feature in
      EventScript.Feature(
        "F\(feature)", uri: "Features/\(feature).feature", tags: ["@feature"],
        (1...5).map { number in
          let title = "S\(feature).\(number)"
          let step =
            number == 5
            ? EventScript.Step.failed("Given \(title)", "no \(title)") : .passed("Given \(title)")
          return .init(
            title, line: 3 * number, [step.with { $0.milliseconds = 10 * number + feature }],
            earlier: number == 4 ? [[.failed("Given \(title)", "not yet")]] : [])
        })
    }
  ).envelopes

  /// The contents of a store come out where they belong, whether it takes all, some or nothing.
  @Test(arguments: [nil, 0, 700, Int.max])
  func junitWithAStore(room: Int?) throws {
    let bytes = Mutex<[UInt8]>([])
    let sizes = Mutex<[Int]>([])
    var options = ReportOptions()
    options.store = room.map { room in
      ReportStore { more in
        bytes.withLock { bytes in
          guard bytes.count + more.count <= room else { return nil }
          bytes += more
          return bytes.count - more.count..<bytes.count
        }
      } bytes: { range in
        bytes.withLock { Array($0[range]) }
      }
    }
    var reporter = JUnitReporter(options: options, heldLimit: 500).report
    var (report, part): ([UInt8], [UInt8]) = ([], [])
    for envelope in Self.run { reporter.receive(envelope, into: &report) }
    reporter.finish(into: &report)
    while reporter.finishNext(into: &part) {
      sizes.withLock { $0.append(part.count) }
      report += part
      part = []
    }
    report += part
    let whole = try reportText(Self.run, as: "junit")
    #expect(String(decoding: report, as: UTF8.self) == whole)
    let kept = bytes.withLock(\.count)
    #expect((kept > 0) == (room.map { $0 > 0 } ?? false))
    // In parts only if there is a store that holds something.
    #expect(sizes.withLock(\.count) == (kept > 0 ? 4 : 0))
  }

  /// The page of a run with more scenarios than it lists: nothing is left out silently.
  @Test func htmlIndex() throws {
    let index = page(limit: 19)
    #expect(index.contains("so that this is an index. 12 scenarios that passed or were skipped"))
    for feature in 1...4 {
      for number in 1...5 {
        // The slowest of the others are named as such, without a link.
        let name = "S\(feature).\(number)<"
        let isListed = index.contains("<summary>\(name)") || index.contains("\(name)/h")
        #expect(isListed == (number > 3), "\(name)")
      }
    }
    #expect(index.components("3 scenarios that passed or were skipped are not listed") == 4)
    #expect(index.contains("4 of 20 scenarios failed"))
    #expect(index.contains("<h2>Stories <span>4 features, 20 scenarios</span></h2>"))
    #expect(index.contains("no S4.5"))
    #expect(index.components("href=\"#\"") == 0)
    // As many as are listed are no index.
    let whole = page(limit: 20)
    #expect(!whole.contains("id=\"index\""))
    #expect(whole == String(decoding: report(limit: 100_000), as: UTF8.self))
  }

  /// The counts of the index are those of a page of all.
  @Test func indexCountsAll() {
    let (index, whole) = (page(limit: 0), page(limit: 20))
    for part in ["<svg class=\"histogram\"", "<svg class=\"ring\"", "<ul class=\"counts\">"] {
      #expect(index.line(with: part) == whole.line(with: part))
      #expect(index.line(with: part) != nil)
    }
  }

  /// A document is let go of only when none of its scenarios is open.
  @Test func featureEnds() {
    var query = RunQuery()
    for envelope in Self.run {
      if case .testCaseStarted = envelope {
        query.featureEnded("Features/1.feature")
        #expect(query.documents["Features/1.feature"] != nil)
        break
      }
      _ = query.receive(envelope)
    }
    for envelope in Self.run {
      if case .testRunFinished = envelope { break }
      _ = query.receive(envelope)
    }
    query.featureEnded("Features/1.feature")
    #expect(query.documents["Features/1.feature"] == nil)
    #expect(query.documents.count == 3)
  }

  private func page(limit: Int) -> String { String(decoding: report(limit: limit), as: UTF8.self) }

  private func report(limit: Int) -> [UInt8] {
    var reporter = HTMLReporter(options: ReportOptions(), listedLimit: limit).report
    var output: [UInt8] = []
    for envelope in Self.run { reporter.receive(envelope, into: &output) }
    reporter.finish(into: &output)
    return output
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }

  fileprivate func line(with text: String) -> Substring? {
    split(separator: "\n").first { $0.contains(text) }
  }
}
