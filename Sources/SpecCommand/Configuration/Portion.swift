import SpecEngine

/// How much of what was selected is run.
struct Portion {
  var shard: Plan.Shard?
  var count: Int?

  /// Puts the command line on top of the profile.
  ///
  /// - Parameter problems: What is wrong with either is added.
  init(_ options: Options.Portion, profile: Profile, problems: inout [CommandError]) {
    count = options.count ?? profile.count
    if let count, count < 1 {
      problems.append(
        .invalidOption("--count", value: "\(count)", expected: "a whole number from 1"))
    }
    if let text = options.shard ?? profile.shard {
      shard = Self.shard(text)
      if shard == nil {
        problems.append(
          .invalidOption(
            "--shard", value: text, expected: "I/N with I from 1 to N, such as 1/3"))
      }
    }
  }

  private static func shard(_ text: String) -> Plan.Shard? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = number(parts[0]), let count = number(parts[1])
    else { return nil }
    return Plan.Shard(index, of: count)
  }

  /// `Int` would take a sign as well.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}
