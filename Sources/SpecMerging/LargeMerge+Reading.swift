import Messages
import SpecReporting

/// Parts of recordings, read again.
extension LargeMerge {
  /// What the runs hold of a feature.
  mutating func joined(
    _ feature: Int, of whole: inout RunJoin, _ read: (Int, Range<Int>) -> [UInt8]?
  ) -> RunJoin {
    var (numbers, others): ([Int], [[String]]) = ([], [])
    var recordings: [Recording] = []
    for number in holders[feature] {
      guard let part = runs[number].parts[feature] else { continue }
      let envelopes = envelopes(of: part, number, &whole, read)
      numbers.append(number)
      others.append(part.others(in: envelopes))
      recordings.append(Recording(name: runs[number].facts.name, envelopes: envelopes))
    }
    return RunJoin(
      feature: recordings, numbers: numbers, others: others, of: whole,
      mark: "\(mark)f\(feature).")
  }

  /// The messages of a part, with ids that no other run has.
  mutating func envelopes(
    of part: RunIndex.Part, _ number: Int, _ whole: inout RunJoin,
    _ read: (Int, Range<Int>) -> [UInt8]?
  ) -> [Envelope] {
    let suffix = "\(mark)\(number)"
    var envelopes: [Envelope] = []
    let found = lines(in: part.ranges, of: runs[number], read)
    if !found.isWhole { whole.facts[number].isDamaged = true }
    for (place, result) in found.lines {
      switch result {
      case .success(var envelope):
        if number > 0 { envelope.visitIds { _, _, id in id += suffix } }
        envelopes.append(envelope)
      case .failure(let error):
        whole.facts[number].isDamaged = true
        note(error, in: runs[number].file, at: place.lowerBound)
      }
    }
    return envelopes
  }

  /// The lines in parts of a run.
  mutating func lines(
    in ranges: [Range<Int>], of run: RunIndex, _ read: (Int, Range<Int>) -> [UInt8]?
  ) -> Lines {
    guard keepsLines else { return Self.lines(in: ranges, of: run.file, read) }
    let key = [run.file, run.extent.lowerBound]
    let all = kept[key] ?? Self.lines(in: [run.extent], of: run.file, read)
    kept[key] = all
    var found = Lines(isWhole: all.isWhole)
    for range in ranges {
      var (low, high) = (0, all.lines.count)
      while low < high {
        let middle = (low + high) / 2
        if all.lines[middle].place.lowerBound < range.lowerBound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      found.lines += all.lines[low...].prefix { $0.place.lowerBound < range.upperBound }
    }
    return found
  }

  private static func lines(
    in ranges: [Range<Int>], of file: Int, _ read: (Int, Range<Int>) -> [UInt8]?
  ) -> Lines {
    var found = Lines()
    for range in ranges {
      guard let bytes = read(file, range), bytes.count == range.count else {
        found.isWhole = false
        continue
      }
      var lines = NDJSONReader(bytes)
      while let line = lines.next() {
        let start = range.lowerBound
        found.lines.append(
          (start + lines.lastLine.lowerBound..<start + lines.lastLine.upperBound, line.result))
      }
    }
    return found
  }

  private mutating func note(_ error: MessageError, in file: Int, at offset: Int) {
    guard !badLines.contains(where: { ($0.file, $0.offset) == (file, offset) }) else { return }
    badLines.append(BadLine(file: file, offset: offset, error: error))
  }

  /// What decides which recordings of a run count.
  ///
  /// Those of which there may be several are read whole, so
  /// that one with a line that is no message never counts instead of one that is whole.
  mutating func candidates(
    _ runs: inout [RunIndex], _ read: (Int, Range<Int>) -> [UInt8]?
  ) -> [RunCopies.Candidate] {
    func several<Key: Hashable>(_ key: (RunFacts) -> Key?) -> Set<Key> {
      var counts: [Key: Int] = [:]
      for run in runs { key(run.facts).map { counts[$0, default: 0] += 1 } }
      return Set(counts.filter { $0.value > 1 }.keys)
    }
    let ids = several { $0.started?.id }
    let shards = several { $0.shard.map { [$0.index, $0.count] } }
    return runs.indices.map { index in
      let facts = runs[index].facts
      var candidate = RunCopies.Candidate()
      candidate.id = facts.started?.id
      let isOneOfSeveral =
        facts.started?.id.map { ids.contains($0) && RunCopies.isUnique($0) } ?? false
        || facts.shard.map { shards.contains([$0.index, $0.count]) } ?? false
      guard isOneOfSeveral else { return candidate }
      if !readWhole(runs[index], into: &candidate, read) { runs[index].facts.isDamaged = true }
      candidate.isWhole = candidate.isWhole && !runs[index].facts.isDamaged
      return candidate
    }
  }

  /// - Returns: Whether all lines are messages that the index took for such.
  private mutating func readWhole(
    _ run: RunIndex, into candidate: inout RunCopies.Candidate,
    _ read: (Int, Range<Int>) -> [UInt8]?
  ) -> Bool {
    var isWhole = true
    for part in [run.header, run.after] + run.order.compactMap({ run.parts[$0] }) {
      let found = lines(in: part.ranges, of: run, read)
      isWhole = isWhole && found.isWhole
      for (place, result) in found.lines {
        switch result {
        case .success(let envelope): candidate.receive(envelope)
        case .failure(let error):
          isWhole = false
          note(error, in: run.file, at: place.lowerBound)
        }
      }
    }
    if run.facts.finished != nil { candidate.isWhole = true }
    return isWhole
  }
}

extension RunIndex.Part {
  /// The ids of the pickles that were left to other shards.
  fileprivate func others(in envelopes: [Envelope]) -> [String] {
    var (position, ids) = (0, [String]())
    for case .pickle(let pickle) in envelopes {
      if others.contains(position) { ids.append(pickle.id) }
      position += 1
    }
    return ids
  }
}
