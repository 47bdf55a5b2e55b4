/// Targets, each feature once.
struct Targets {
  private(set) var list: [Watcher.Target] = []

  init(_ targets: [Watcher.Target] = []) { for target in targets { add(target) } }

  var isEmpty: Bool { list.isEmpty }

  /// Adds scenarios of a feature; without lines, all that the paths select.
  mutating func add(_ feature: Watcher.Target, lines: Set<Int>) {
    add(lines.isEmpty ? feature : Watcher.Target(feature.uri, lines: lines.sorted()))
  }

  mutating func add(_ target: Watcher.Target) {
    guard let index = list.firstIndex(where: { $0.uri == target.uri }) else {
      return list.append(target)
    }
    let lines = Set(list[index].lines).union(target.lines)
    let isWhole = list[index].lines.isEmpty || target.lines.isEmpty
    list[index].lines = isWhole ? [] : lines.sorted()
  }
}
