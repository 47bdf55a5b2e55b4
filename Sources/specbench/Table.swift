import CLibrary

/// Figures in aligned columns, the first one to the left.
struct Table {
  private var rows: [[String]]

  init(_ header: String...) { rows = [header] }

  mutating func add(_ cells: String...) { rows.append(cells) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// A number with as many digits after the point, and commas between thousands.
func shown(_ number: Double, digits: Int = 0) -> String {
  let scale = [1.0, 10, 100][digits]
  let scaled = Int((number * scale).rounded())
  var whole = String(scaled / Int(scale))
  for index in stride(from: whole.count - 3, to: 0, by: -3) {
    whole.insert(",", at: whole.index(whole.startIndex, offsetBy: index))
  }
  return digits == 0 ? whole : "\(whole).\(String(scaled % Int(scale) + Int(scale)).dropFirst())"
}

func shown(_ number: Int) -> String { shown(Double(number)) }

/// The time something took, in seconds.
struct Cost {
  /// For this process in user and kernel mode, on all cores together.
  var cpu = Double.infinity
  var wall = Double.infinity

  /// The cost of `work`, the least of `rounds`.
  static func least(of rounds: Int, _ work: () async throws -> Void) async rethrows -> Cost {
    var least = Cost()
    for _ in 0..<rounds {
      let began = (cpu: cpuSeconds(), wall: ContinuousClock.now)
      try await work()
      least.cpu = min(least.cpu, cpuSeconds() - began.cpu)
      least.wall = min(least.wall, (ContinuousClock.now - began.wall) / .seconds(1))
    }
    return least
  }

  private static func cpuSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
