// Measures the parser, the engine and the reports on a workload that it makes up, the same on every machine.
// With the argument `sizes` only runs of great sizes, with `reports [NAME …]` only reports, with `lsp` only the
// language server, with `shards` only the simulation of runs on many machines, with `history` only histories, with
// `merge [SHARDS]` only the merge of so many recordings.
let part = CommandLine.arguments.dropFirst().first
if part == nil {
  print(try await ParseBench.run(bytes: 10_000_000, rounds: 5))
  print()
  print(try await RunBench.run(scenarios: 10_000, vocabularies: [50, 500, 5_000], rounds: 5))
  print()
}
if part == nil || part == "lsp" {
  print(try LanguageBench.run(features: 2_000, definitions: 500, edits: 50))
  print()
}
if part == nil || part == "shards" {
  print(await ShardBench.run(scenarios: 10_000))
  print()
}
if part == nil || part == "history" {
  print(await HistoryBench.run(runs: 1_000, scenarios: 10_000))
  print()
}
if part == nil || part == "reports" {
  let names = Array(CommandLine.arguments.dropFirst(2))
  print(try await ReportBench.run(scenarios: 10_000, rounds: 3, names: names))
  print()
}
if part == nil || part == "merge" {
  let shards = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10
  if let bench = MergeBench(besides: CommandLine.arguments[0]) {
    print(try await bench.run(shards: max(2, shards)))
  } else {
    print("merge: no folder can be made for its recordings")
  }
  print()
}
if part == nil || part == "sizes" {
  if let bench = SizeBench(besides: CommandLine.arguments[0]) {
    print(bench.run())
    bench.removeFolder()
  } else {
    print("sizes: no folder can be made for their features")
  }
}
