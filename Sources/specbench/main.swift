// Measures the parser, the engine and the reports on a workload that it makes up, the same on every machine.
print(try await ParseBench.run(bytes: 10_000_000, rounds: 5))
print()
print(try await RunBench.run(scenarios: 10_000, vocabularies: [50, 500, 5_000], rounds: 5))
print()
print(try await ReportBench.run(scenarios: 10_000, rounds: 3))
