public import Messages

/// The pickles of a document in order, each compiled on access, with the same ids every
/// time.
///
/// A pickle takes many times the memory of the row it comes from: of an outline with a million rows
/// only those in use exist.
public struct Pickles: RandomAccessCollection, Sendable {
  private let uri: String
  private let language: String
  private let groups: [PickleGroup]
  public let endIndex: Int

  init(uri: String, language: String, groups: [PickleGroup]) {
    self.uri = uri
    self.language = language
    self.groups = groups
    endIndex = groups.last.map { $0.first + $0.count } ?? 0
  }

  public var startIndex: Int { 0 }

  public subscript(position: Int) -> Pickle {
    let index = groupIndex(of: position)
    // No pickle takes a copy of its group, which may have a million of them.
    return groups.withUnsafeBufferPointer { groups in
      groups[index].pickle(position - groups[index].first, uri: uri, language: language)
    }
  }

  /// The tags of the pickle at a position; the rows of a table share one array.
  public func tags(at position: Int) -> [Pickle.Tag] { groups[groupIndex(of: position)].tags }

  /// The number of steps of the pickle at a position, those of backgrounds included.
  public func stepCount(at position: Int) -> Int { groups[groupIndex(of: position)].stepCount }

  /// Whether a step of the pickle at a position has a table or a doc string; no pickle is compiled.
  public func hasArguments(at position: Int) -> Bool {
    groups[groupIndex(of: position)].hasArguments
  }

  /// The line in the document of a step of the pickle at a position.
  public func line(ofStep step: Int, at position: Int) -> Int {
    groups[groupIndex(of: position)].line(ofStep: step)
  }

  /// The group with a position: the last that begins there or before.
  private func groupIndex(of position: Int) -> Int {
    precondition(indices.contains(position), "there is no such pickle")
    // Without outlines each group has exactly one pickle.
    if groups.count == endIndex { return position }
    var (low, high) = (0, groups.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if groups[middle].first <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
