import ArgumentParser

extension Options {
  /// How much of what was selected is run.
  struct Portion: ParsableArguments {
    @Option(
      help: .init("Run no more than so many scenarios, the first in order.", valueName: "number"))
    var count: Int?

    @Option(
      help: .init(
        "Run the Ith of N parts, such as 2/3: each machine one, together everything.",
        valueName: "i/n"))
    var shard: String?
  }
}
