import Messages

extension GherkinDocument {
  /// The document with the ids of its nodes changed, from the top down.
  func changingIds(_ change: IdChange) -> GherkinDocument {
    guard var feature else { return self }
    feature.tags.changeIds(change)
    for index in feature.children.indices {
      switch feature.children[index] {
      case .rule(var rule):
        rule.changeIds(change)
        feature.children[index] = .rule(rule)
      case .background(var background):
        background.changeIds(change)
        feature.children[index] = .background(background)
      case .scenario(var scenario):
        scenario.changeIds(change)
        feature.children[index] = .scenario(scenario)
      }
    }
    var document = self
    document.feature = feature
    return document
  }
}

extension GherkinDocument.Rule {
  fileprivate mutating func changeIds(_ change: IdChange) {
    id = change(.node, id)
    tags.changeIds(change)
    for index in children.indices {
      switch children[index] {
      case .background(var background):
        background.changeIds(change)
        children[index] = .background(background)
      case .scenario(var scenario):
        scenario.changeIds(change)
        children[index] = .scenario(scenario)
      }
    }
  }
}

extension GherkinDocument.Background {
  fileprivate mutating func changeIds(_ change: IdChange) {
    id = change(.node, id)
    steps.changeIds(change)
  }
}

extension GherkinDocument.Scenario {
  fileprivate mutating func changeIds(_ change: IdChange) {
    id = change(.node, id)
    tags.changeIds(change)
    steps.changeIds(change)
    for index in examples.indices {
      examples[index].id = change(.node, examples[index].id)
      examples[index].tags.changeIds(change)
      if let header = examples[index].tableHeader {
        examples[index].tableHeader?.id = change(.node, header.id)
      }
      for row in examples[index].tableBody.indices {
        examples[index].tableBody[row].id = change(.node, examples[index].tableBody[row].id)
      }
    }
  }
}

extension [GherkinDocument.Tag] {
  fileprivate mutating func changeIds(_ change: IdChange) {
    for index in indices { self[index].id = change(.node, self[index].id) }
  }
}

extension [GherkinDocument.Step] {
  fileprivate mutating func changeIds(_ change: IdChange) {
    for index in indices {
      self[index].id = change(.node, self[index].id)
      for row in self[index].dataTable?.rows.indices ?? 0..<0 {
        guard let id = self[index].dataTable?.rows[row].id else { continue }
        self[index].dataTable?.rows[row].id = change(.node, id)
      }
    }
  }
}
