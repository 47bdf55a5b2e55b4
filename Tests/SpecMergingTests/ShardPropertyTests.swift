import Messages
import SpecReporting
import SpecTestSupport
import Testing

@testable import SpecMerging

/// Any partition of a run into shards, whose files are lost, cut, copied and written again: a merge
/// says what happened.
struct ShardPropertyTests {
  @Test(arguments: 0..<100)
  func whatHappenedIsSaid(seed: UInt64) {
    let set = ShardFiles(seed: seed)
    guard !set.files.isEmpty else { return }
    let files = set.files
    let merge = Merge(files.map { Recording(name: $0.name, envelopes: $0.envelopes) })
    check(merge, files, set.names, set.shardOf, set.count)
  }

  /// Works out from the files alone what the merge must say, and compares.
  private func check(
    _ merge: Merge, _ files: [ShardFiles.File], _ names: [String], _ shardOf: [String: Int],
    _ count: Int
  ) {
    // Of the copies of a run the one with most messages counts; of equal ones the first.
    var counting: [ShardFiles.File] = []
    for file in files {
      let same = files.filter { ($0.shard, $0.run) == (file.shard, file.run) }
      let most = same.map(\.envelopes.count).max() ?? 0
      let best = same.first { $0.envelopes.count == most }
      if best?.name == file.name { counting.append(file) }
    }
    counting.sort { ($0.run, $0.shard) < ($1.run, $1.shard) }
    var copies: Set<String> = []
    var (missing, again, superseded, early): (Set<Int>, [String: Int], Set<String>, Set<String>) =
      ([], [:], [], [])
    var (notRun, incomplete): (Set<String>, Set<String>) = ([], [])
    for finding in merge.findings {
      switch finding {
      case .copy(let name, _): copies.insert(name)
      case .missingShards(let numbers, count): missing.formUnion(numbers)
      case .shardAgain(let shard, count, let files): again[files.joined(separator: " ")] = shard
      case .superseded(let name, _): superseded.insert(name)
      case .endsEarly(let name): early.insert(name)
      case .notRun(let titles): notRun.formUnion(titles.map(Self.name))
      case .incomplete(let titles): incomplete.formUnion(titles.map(Self.name))
      case .ranAgain: break
      default: Issue.record("\(finding) did not happen")
      }
    }
    let counted = Set(counting.map(\.name))
    #expect(copies == Set(files.map(\.name)).subtracting(counted))
    #expect(missing == Set(1...count).subtracting(files.map(\.shard)))
    let several = Dictionary(grouping: counting, by: \.shard).filter { $0.value.count > 1 }
    #expect(again.keys.sorted() == several.values.map { Self.list($0) }.sorted())
    let cut = counting.filter { !$0.isWhole }
    let madeGood = cut.filter { file in
      counting.contains { $0.shard == file.shard && $0.run > file.run && $0.isWhole }
    }
    #expect(superseded == Set(madeGood.map(\.name)))
    #expect(early == Set(cut.map(\.name)).subtracting(superseded))
    // The last run of its shard has the result of a scenario.
    var expected: (notRun: Set<String>, incomplete: Set<String>, ranAgain: Set<String>) = (
      [], [], []
    )
    for name in names {
      let runs = counting.filter { $0.shard == shardOf[name] }
      switch runs.last?.begun[name] {
      case nil: expected.notRun.insert(name)
      case false: expected.incomplete.insert(name)
      default: break
      }
      if runs.count(where: { $0.begun[name] != nil }) > 1 { expected.ranAgain.insert(name) }
    }
    #expect(notRun == expected.notRun)
    #expect(incomplete == expected.incomplete)
    let ranAgain = merge.findings.flatMap { finding in
      if case .ranAgain(let titles) = finding { titles.map(Self.name) } else { [String]() }
    }
    #expect(Set(ranAgain) == expected.ranAgain)
    let isWhole =
      missing.isEmpty && expected.notRun.isEmpty && expected.incomplete.isEmpty && early.isEmpty
    #expect(merge.isSuccess == isWhole)
    #expect(merge.envelopes.idFaults == [])
  }

  private static func list(_ files: [ShardFiles.File]) -> String {
    files.map(\.name).joined(separator: " ")
  }

  private static func name(_ title: String) -> String {
    String(title.split(separator: " ").last ?? "")
  }
}
