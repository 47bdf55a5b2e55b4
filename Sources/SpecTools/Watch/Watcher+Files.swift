import SpecSources

extension Watcher {
  mutating func find(_ found: [Target]) -> [Action] {
    let uris = Set(found.map(\.uri))
    for feature in features where !uris.contains(feature.uri) { memory.forget(feature.uri) }
    features = found
    return []
  }

  mutating func change(_ changes: [Change]) -> [Action] {
    var actions: [Action] = []
    var saved: [Change] = []
    var sources: [String] = []
    for change in changes {
      if case .removed(let path) = change { memory.forget(path) }
      switch project.kind(of: change.path) {
      case .configuration:
        if !actions.contains(.readConfiguration) { actions.append(.readConfiguration) }
      case .source: sources.append(change.path)
      case .content: saved.append(change)
      case .nothing: break
      }
    }
    if !sources.isEmpty {
      if project.buildCommand != nil {
        build = .underWay
        actions.append(.build)
      } else {
        build = .unknown
        actions.append(.show(.note(.noBuild(sources))))
      }
    }
    if !saved.isEmpty { actions += content(saved) }
    if actions.isEmpty || actions == [.build] { actions += idleStatus }
    return actions
  }

  /// Runs the scenarios that changed features and other files concern.
  mutating func content(_ changes: [Change]) -> [Action] {
    var targets: [Target] = []
    var causes: [String] = []
    for change in changes {
      let path = change.path
      let users: [Target]
      if case .removed = change {
        users = memory.uses.keys.filter { $0 == path || $0.isBelow(path) }.flatMap(readers(of:))
      } else if let feature = features.first(where: { $0.uri == path }) {
        users = [feature]
      } else if Path.isFeature(path) {
        // One that the paths leave out.
        continue
      } else if memory.uses[path] == nil, running != nil {
        unclear.append(path)
        continue
      } else {
        users = readers(of: path)
      }
      for user in users { targets.merge(user) }
      if !users.isEmpty { causes.append(path) }
    }
    guard !targets.isEmpty else { return [] }
    return schedule(targets, saved: causes)
  }

  /// The scenarios that read a file other than a feature; if they are unknown, all that may.
  func readers(of path: String) -> [Target] {
    guard let readers = memory.uses[path] else {
      // A resource lies in the folder of its feature, or below it.
      return features.filter { feature in
        let folder = Path.folder(of: feature.uri)
        return folder.isEmpty || path.isBelow(folder)
      }
    }
    return features.compactMap { feature in
      readers[feature.uri].map { lines in
        lines.isEmpty ? feature : Target(feature.uri, lines: lines.sorted())
      }
    }
  }

  mutating func schedule(_ targets: [Target], saved paths: [String]) -> [Action] {
    let inside = targets.filter { passes($0.uri) }
    guard !inside.isEmpty else {
      return [.show(.note(.notInFilter(targets.map(\.uri))))] + idleStatus
    }
    var order = order(inside, .changed(paths))
    // Files that were saved before and have not run yet.
    if let index = queue.firstIndex(where: \.reason.isOfChange),
      case .changed(let before) = queue[index].reason
    {
      for target in queue[index].targets { order.targets.merge(target) }
      order.reason = .changed(before.filter { !paths.contains($0) } + paths)
      queue.remove(at: index)
    }
    queue.insert(order, at: 0)
    return cancelOrGoOn()
  }

  func passes(_ uri: String) -> Bool {
    guard let text = filter.text, !filter.isName else { return true }
    return uri.lowercased().contains(text.lowercased())
  }
}

extension [Watcher.Target] {
  /// Adds scenarios of a feature, which stays one target.
  fileprivate mutating func merge(_ target: Watcher.Target) {
    guard let index = firstIndex(where: { $0.uri == target.uri }) else { return append(target) }
    let isWhole = self[index].lines.isEmpty || target.lines.isEmpty
    self[index].lines = isWhole ? [] : Set(self[index].lines + target.lines).sorted()
  }
}
