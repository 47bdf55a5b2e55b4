import Messages

/// Where the messages of one recorded run stand in its file, feature by feature.
struct RunIndex: Sendable {
  /// Which of the files.
  let file: Int
  var facts: RunFacts
  /// Its bytes in the file.
  var extent = 0..<0
  /// When the run began; the beginning of time when it does not say.
  var start = Timestamp()
  /// Where the run itself, its code and its hooks before scenarios stand.
  var header = Part()
  /// Hooks of the run after its scenarios.
  var after = Part()
  /// By the number of the feature.
  var parts: [Int: Part] = [:]
  /// The features in the order in which they are there.
  var order: [Int] = []
  /// Digests of the scenarios that it planned, its attempts at them and their ends, where its id is unique.
  var contents: Set<UInt64> = []
  var messageCount = 0

  /// What a run holds of one feature.
  struct Part: Sendable {
    /// In the order of the file; what follows each other is one.
    var ranges: [Range<Int>] = []
    var pickleCount = 0
    /// The pickles that were left to other shards, by their position among those of the part.
    var others: Set<Int> = []

    mutating func add(_ range: Range<Int>) {
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
  }

  init(file: Int, name: String) {
    self.file = file
    facts = RunFacts(name: name)
  }
}
