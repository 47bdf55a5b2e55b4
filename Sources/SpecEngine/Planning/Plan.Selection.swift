import Basics
public import Gherkin
public import Messages

extension Plan {
  /// Which scenarios of which files run: positions, not the scenarios themselves.
  ///
  /// Files are added one after another, so that none needs to stay in memory.
  public struct Selection: Sendable {
    /// A scenario by its file and its place in the file, both in the order of adding.
    struct Position: Sendable, Hashable {
      let file: Int32
      let pickle: Int32
      /// Its tags, as an index into `tagLists`.
      let tags: Int32
    }

    private let filter: Filter
    private let shard: Shard?
    private let division: Division
    private let order: Order
    private let limit: Int?
    private(set) var positions: [Position] = []
    private var tagLists: [[String]] = []
    private var knownTagLists: [[String]: Int32] = [:]
    /// The tags of the previous scenario: neighbors mostly have the same.
    private var lastTags: (tags: [Pickle.Tag], index: Int32)?
    /// For each selected scenario the id of its pickle, and stable digests of it and of its file,
    /// the same in all runs; empty if there are no shards.
    private var identities: [(id: String, digest: UInt64, file: UInt64)] = []
    private var fileCount: Int32 = 0
    /// The number of scenarios in the files.
    public private(set) var scenarioCount = 0
    /// The number of scenarios that passed the filter, before sharding and limiting.
    public private(set) var passingCount = 0
    /// The number of steps of the scenarios that passed the filter.
    private(set) var stepCount = 0
    /// The files that have a table or a doc string in a scenario that passed the filter.
    private(set) var filesWithArguments: Set<Int32> = []
    /// The pickles of recorded files that passed the filter and that other shards run.
    public private(set) var leftToOthers: [String] = []
    /// The positions of the files in the messages of this run; nil for all of them.
    public private(set) var recordedFiles: [Int]?
    /// The shards of the scenarios that passed the filter; nil if there are no shards.
    package private(set) var shardPlan: ShardPlan?
    /// The pickle of the longest scenario of all shards, if times are known.
    public private(set) var longestPickle: String?
    /// The requested lines that select nothing.
    public private(set) var unmatchedLines: [UnmatchedLine] = []
    /// The first pattern for names that took too many steps, and the scenario whose name it was.
    public private(set) var givenUp: (pattern: String, scenario: Pickle)?

    /// A requested line without a scenario on it.
    public struct UnmatchedLine: Sendable, Hashable {
      public let uri: String
      public let line: Int
      /// The number of lines of the file.
      public let lastLine: Int
    }

    /// - Parameters:
    ///   - filter: Which scenarios are selected.
    ///   - shard: The part of the scenarios passing the filter that is run here; nil for all of them.
    ///   - division: The settings by which the shards are divided.
    ///   - order: The order in which they run.
    ///   - limit: How many scenarios are run at most, after ordering.
    public init(
      _ filter: Filter = Filter(), shard: Shard? = nil, dividedBy division: Division = Division(),
      order: Order = .defined, limit: Int? = nil
    ) {
      self.filter = filter
      self.shard = shard
      self.division = division
      self.order = order
      self.limit = limit
    }

    /// Adds the scenarios of a file that pass the filter.
    public mutating func add(_ file: FeatureFile) {
      scenarioCount += file.pickles.count
      noteUnmatchedLines(of: file)
      let selected = filter.select(from: file) { pattern, pickle in
        givenUp = givenUp ?? (pattern.source, pickle)
      }
      if shard != nil { addIdentities(of: selected, in: file) }
      for index in selected {
        let tags = file.pickles.tags(at: index)
        if tags != lastTags?.tags {
          lastTags = (tags, indexOfTags(tags.map(\.name)))
        }
        positions.append(
          Position(file: fileCount, pickle: Int32(index), tags: lastTags?.index ?? 0))
        stepCount += file.pickles.stepCount(at: index)
        if file.pickles.hasArguments(at: index) { filesWithArguments.insert(fileCount) }
      }
      fileCount += 1
    }

    /// Applies shard, order and limit once all files are added.
    public mutating func finish() {
      passingCount = positions.count
      var indices = Array(positions.indices)
      if let shard {
        let claims = mapTags { Schedule.Claims(of: $0, locks: division.locks) }
        let items = zip(identities, claims).map { identity, claims in
          ShardPlan.Item(
            digest: identity.digest, feature: identity.file,
            milliseconds: division.timings[identity.digest], isSerial: claims.isSerial,
            locks: claims.exclusive)
        }
        let plan = ShardPlan(items, count: shard.count, parallel: division.parallel)
        let isOwn = plan.shards.map { $0 == shard.index - 1 }
        indices = indices.filter { isOwn[$0] }
        let ownFiles = Set(indices.map { positions[$0].file })
        let recordsAll = shard.recordsAll(of: positions.count)
        recordedFiles = recordsAll ? nil : ownFiles.sorted().map(Int.init)
        leftToOthers = positions.indices
          .filter { !isOwn[$0] && (recordsAll || ownFiles.contains(positions[$0].file)) }
          .map { identities[$0].id }
        longestPickle = plan.estimate?.longest.map { identities[$0.item].id }
        shardPlan = plan
      }
      order.apply(to: &indices)
      if let limit { indices = Array(indices.prefix(limit)) }
      keep(indices)
      (identities, knownTagLists) = ([], [:])
    }

    /// Keeps the scenarios at these indices, in their order.
    mutating func keep(_ indices: [Int]) { positions = indices.map { positions[$0] } }
  }
}

extension Plan.Selection {
  /// Whether no scenario is selected.
  public var isEmpty: Bool { positions.isEmpty }

  /// Applies `body` to each list of tags that scenarios have, and returns the results by scenario.
  func mapTags<Result>(_ body: ([String]) -> Result) -> [Result] {
    let results = tagLists.map(body)
    return positions.map { results[Int($0.tags)] }
  }

  /// The files with a selected scenario, in the order of the files.
  var fileIndices: [Int] { Set(positions.map(\.file)).sorted().map(Int.init) }

  /// All scenarios of the file are visited, since equal ones are counted.
  private mutating func addIdentities(of selected: some Sequence<Int>, in file: FeatureFile) {
    var known = ScenarioIdentities(file.document)
    var digest = StableDigest()
    digest.combine(file.source.uri)
    let selected = Set(selected)
    guard !selected.isEmpty else { return }
    for (index, pickle) in file.pickles.enumerated() {
      let identity = known.add(pickle)
      guard selected.contains(index) else { continue }
      identities.append((pickle.id, identity.digest, digest.value))
    }
  }

  private mutating func indexOfTags(_ tags: [String]) -> Int32 {
    if let index = knownTagLists[tags] { return index }
    let index = Int32(tagLists.count)
    tagLists.append(tags)
    knownTagLists[tags] = index
    return index
  }

  private mutating func noteUnmatchedLines(of file: FeatureFile) {
    guard let asked = filter.lines[file.source.uri], !asked.isEmpty else { return }
    let lines = LineSelection(file)
    for line in asked where !lines.hasNodes(at: line) {
      unmatchedLines.append(
        UnmatchedLine(uri: file.source.uri, line: line, lastLine: lines.lastLine))
    }
  }
}
