import Messages

/// The positions of the messages of one recorded run in its file, feature by feature.
struct RunIndex: Sendable {
  /// The number of the file.
  let file: Int
  var facts: RunFacts
  /// Its bytes in the file.
  var extent = 0..<0
  /// When the run began; the beginning of time when it does not say.
  var start = Timestamp()
  /// The run itself, its code and its hooks before scenarios.
  var header = FileRanges()
  /// Hooks of the run after its scenarios.
  var after = FileRanges()
  /// By the number of the feature.
  var parts: [Int: FileRanges] = [:]
  /// The features in the order of the file.
  var order: [Int] = []
  /// The hashes of the ids of the pickles that it left to other shards, by feature.
  var others: [Int: Set<Int>] = [:]
  /// Hashes of what it planned, of its attempts and of their ends, if its id is unique.
  var contents: Set<Int> = []
  var messageCount = 0
  /// The length of the longest row of tildes in an id.
  var longestMark = 0
}

/// The places of some messages in a file, in its order; adjacent ones are joined.
struct FileRanges: Sendable {
  private(set) var ranges: [Range<Int>] = []

  mutating func add(_ range: Range<Int>) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
}
