package import Messages

/// The longest common subsequence of two lists of lines, shown as a patch.
package enum LineAlignment {
  /// One element of the patch, by positions in both lists.
  package enum Step {
    case both(Int, Int)
    case missing(Int)
    case surplus(Int)
    /// A missing line next to the surplus one that replaces it.
    case replaced(Int, Int)
  }

  /// Whether the surplus line replaces the missing one.
  package typealias Similarity = (_ missing: Int, _ surplus: Int) -> Bool

  /// Myers' algorithm is quadratic in the differences: longer lists are not compared by it.
  private static let maximum = 4_000
  /// More pairs are not compared.
  private static let maximumPairs = 100_000

  /// The lines of both lists with marks.
  static func marked(
    _ old: [Substring], _ new: [Substring], areSimilar: Similarity? = nil
  ) -> [MarkedLine] {
    marked(steps(old, new, areSimilar: areSimilar), old, new).map { MarkedLine(mark: $0, text: $1) }
  }

  /// The elements of both lists in the order of a patch.
  package static func marked<Element>(
    _ steps: [Step], _ old: [Element], _ new: [Element]
  ) -> [(Comparison.Mark, Element)] {
    steps.flatMap { step -> [(Comparison.Mark, Element)] in
      switch step {
      case .both(let i, _): [(.both, old[i])]
      case .missing(let i): [(.missing, old[i])]
      case .surplus(let j): [(.surplus, new[j])]
      case .replaced(let i, let j): [(.missing, old[i]), (.surplus, new[j])]
      }
    }
  }

  package static func steps<Line: Hashable>(
    _ old: [Line], _ new: [Line], areSimilar: Similarity? = nil
  ) -> [Step] {
    let (removed, inserted) =
      old.count + new.count <= maximum ? changes(old, new) : changesOfLong(old, new)
    var steps: [Step] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (firstMissing, firstSurplus) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      steps += gap(Array(firstMissing..<i), Array(firstSurplus..<j), areSimilar)
      guard i < old.count, j < new.count else { continue }
      steps.append(.both(i, j))
      i += 1
      j += 1
    }
    return steps
  }

  /// The positions of the lines that only one of the lists has.
  private static func changes<Line: Hashable>(
    _ old: [Line], _ new: [Line]
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    // Numbers represent the lines, which may be long.
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    let oldNumbers = old.map(number)
    for change in new.map(number).difference(from: oldNumbers) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return (removed, inserted)
  }

  /// The same for long lists: all lines between equal beginnings and ends, unless one list has all of the other's
  /// there, in order.
  private static func changesOfLong<Line: Hashable>(
    _ old: [Line], _ new: [Line]
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old[head...].dropLast(tail), new[head...].dropLast(tail))
    let (removed, inserted) = (Set(oldRest.indices), Set(newRest.indices))
    if let kept = positions(of: oldRest, in: newRest) { return ([], inserted.subtracting(kept)) }
    if let kept = positions(of: newRest, in: oldRest) { return (removed.subtracting(kept), []) }
    return (removed, inserted)
  }

  /// The positions of all lines of one list in another, in order; nil if one is not there.
  private static func positions<Line: Equatable>(
    of lines: ArraySlice<Line>, in others: ArraySlice<Line>
  ) -> [Int]? {
    var rest = others
    var positions: [Int] = []
    for line in lines {
      guard let position = rest.firstIndex(of: line) else { return nil }
      positions.append(position)
      rest = rest[(position + 1)...]
    }
    return positions
  }

  /// Lines that only one of the lists has.
  static func gap(_ missing: [Int], _ surplus: [Int], _ areSimilar: Similarity?) -> [Step] {
    guard let areSimilar, missing.count * surplus.count <= maximumPairs else {
      return missing.map(Step.missing) + surplus.map(Step.surplus)
    }
    var steps: [Step] = []
    var rest = surplus[...]
    for line in missing {
      if let partner = rest.firstIndex(where: { areSimilar(line, $0) }) {
        steps += rest[..<partner].map(Step.surplus)
        steps.append(.replaced(line, rest[partner]))
        rest = rest[(partner + 1)...]
      } else {
        steps.append(.missing(line))
      }
    }
    return steps + rest.map(Step.surplus)
  }
}
