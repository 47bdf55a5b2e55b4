import Gherkin
import Messages

extension GherkinDocument {
  /// Where another document first says something else, in this one; nil if it says the same.
  ///
  /// Locations and ids do not count, nor the white space around comments and the indentation of a
  /// description as a whole.
  func firstDifference(from other: GherkinDocument) -> Location? {
    let (own, others) = (meaning, other.meaning)
    guard own != others else { return nil }
    let ownChildren = feature?.children ?? []
    let pairs = zip(own.feature?.children ?? [], others.feature?.children ?? [])
    let same = pairs.prefix { $0 == $1 }.count
    var ownTitle = own.feature
    var otherTitle = others.feature
    ownTitle?.children = []
    otherTitle?.children = []
    if ownTitle == otherTitle, same < ownChildren.count { return ownChildren[same].location }
    let comments = zip(own.comments, others.comments).prefix { $0 == $1 }.count
    if own.feature == others.feature, comments < self.comments.count {
      return self.comments[comments].location
    }
    return feature?.location ?? Location(line: 1, column: 1)
  }

  /// The document without what formatting may change.
  private var meaning: GherkinDocument {
    var document = self
    document.feature?.neutralize()
    for index in comments.indices {
      document.comments[index].location = .none
      document.comments[index].text = String(Substring(comments[index].text).trimmed)
    }
    return document
  }
}

extension Location {
  fileprivate static let none = Location(line: 0)
}

extension GherkinDocument.FeatureChild {
  fileprivate var location: Location {
    switch self {
    case .background(let background): background.location
    case .scenario(let scenario): scenario.location
    case .rule(let rule): rule.location
    }
  }
}

/// A description whose lines have no indentation in common, and whose blank lines are empty.
private func neutral(_ description: String) -> String {
  guard !description.isEmpty else { return description }
  let lines = description.unicodeScalars.split(
    separator: "\n", omittingEmptySubsequences: false
  ).map { Substring($0) }
  let indentation = commonIndentation(lines)
  return lines.map { $0.isBlank ? "" : String($0.removingIndentation(indentation)) }
    .joined(separator: "\n")
}

extension GherkinDocument.Feature {
  fileprivate mutating func neutralize() {
    location = .none
    description = neutral(description)
    tags = tags.map { GherkinDocument.Tag(location: .none, name: $0.name, id: "") }
    for index in children.indices {
      switch children[index] {
      case .background(var background):
        background.neutralize()
        children[index] = .background(background)
      case .scenario(var scenario):
        scenario.neutralize()
        children[index] = .scenario(scenario)
      case .rule(var rule):
        rule.neutralize()
        children[index] = .rule(rule)
      }
    }
  }
}

extension GherkinDocument.Rule {
  fileprivate mutating func neutralize() {
    location = .none
    id = ""
    description = neutral(description)
    tags = tags.map { GherkinDocument.Tag(location: .none, name: $0.name, id: "") }
    for index in children.indices {
      switch children[index] {
      case .background(var background):
        background.neutralize()
        children[index] = .background(background)
      case .scenario(var scenario):
        scenario.neutralize()
        children[index] = .scenario(scenario)
      }
    }
  }
}

extension GherkinDocument.Background {
  fileprivate mutating func neutralize() {
    location = .none
    id = ""
    description = neutral(description)
    for index in steps.indices { steps[index].neutralize() }
  }
}

extension GherkinDocument.Scenario {
  fileprivate mutating func neutralize() {
    location = .none
    id = ""
    description = neutral(description)
    tags = tags.map { GherkinDocument.Tag(location: .none, name: $0.name, id: "") }
    for index in steps.indices { steps[index].neutralize() }
    for index in examples.indices { examples[index].neutralize() }
  }
}

extension GherkinDocument.Examples {
  fileprivate mutating func neutralize() {
    location = .none
    id = ""
    description = neutral(description)
    tags = tags.map { GherkinDocument.Tag(location: .none, name: $0.name, id: "") }
    tableHeader?.neutralize()
    for index in tableBody.indices { tableBody[index].neutralize() }
  }
}

extension GherkinDocument.Step {
  fileprivate mutating func neutralize() {
    location = .none
    id = ""
    docString?.location = .none
    dataTable?.location = .none
    for index in (dataTable?.rows ?? []).indices { dataTable?.rows[index].neutralize() }
  }
}

extension GherkinDocument.TableRow {
  fileprivate mutating func neutralize() {
    location = .none
    id = ""
    for index in cells.indices { cells[index].location = .none }
  }
}
