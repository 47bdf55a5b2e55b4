import Messages
import SpecHistory
import SpecReporting

/// Measures a history: its size, what adding a run costs, and reading many.
enum HistoryBench {
  static func run(runs: Int, scenarios: Int) async -> String {
    let envelopes = (try? await RunBench.messages(scenarios: scenarios)) ?? []
    var reading = RunReading(history: RunHistory { _ in RunTrend(name: "") })
    for envelope in envelopes { reading.receive(envelope) }
    reading.finish()
    guard let table = reading.table else { return "history: no run to add" }
    var varied = table
    var dice = Dice(seed: 1)
    var history = History()
    var bytes: [UInt8] = []
    var (first, next) = (0, 0)
    for number in 0..<runs {
      varied.vary { dice.number(0...max(0, $0 - 1)) }
      let addition = history.add(varied)
      if number == 0 { first = addition.count } else { next = max(next, addition.count) }
      bytes += addition
    }
    var count = 0
    let read = await Cost.least(of: 3) { count = History(bytes).runs.count }
    let all = History(bytes)
    let shown50 = await Cost.least(of: 3) { _ = all.trend(named: "h") }
    let shownAll = await Cost.least(of: 3) { _ = all.trend(named: "h", .init()) }
    var figures = Table(
      "history of \(shown(Double(count))) runs of \(shown(Double(scenarios)))", "")
    figures.add("kB of the first run, with all names", shown(Double(first) / 1e3, digits: 1))
    figures.add("kB of another run, at most", shown(Double(next) / 1e3, digits: 1))
    figures.add("ms to read all", shown(read.wall * 1e3, digits: 1))
    figures.add("ms for the trend of the last 50", shown(shown50.wall * 1e3, digits: 1))
    figures.add("ms for the trend of all", shown(shownAll.wall * 1e3, digits: 1))
    return figures.text
  }
}
