import CucumberExpressions
package import SpecEngine
import SpecReporting
import StepKit

extension Catalog {
  /// The number of places that are kept of the uses of a sentence.
  static let shownPlaces = 3

  /// Lists what the libraries define.
  ///
  /// - Parameters:
  ///   - plan: The features whose scenarios use it; nil if they were not read.
  ///   - times: The times of recorded runs; nil if none were read.
  package init(_ supportCode: SupportCode, plan: Plan?, times: StepTimes?) {
    let uses = plan?.uses(limit: Self.shownPlaces)
    let examples = Examples(supportCode, uses)
    parameters = examples.parameters
    var worlds: [String] = []
    let names = supportCode.definitions.map(\.step.world.name) + parameters.compactMap(\.world)
    for name in names where !worlds.contains(name) { worlds.append(name) }
    self.worlds = worlds
    let positions = Dictionary(uniqueKeysWithValues: zip(worlds, worlds.indices))
    sentences = supportCode.definitions.indices.map { position in
      Sentence(position, of: supportCode, examples, uses, times)
    }
    sentences.sort { left, right in
      let keys = [left, right].map { sentence in
        (positions[sentence.world] ?? 0, Self.keywords.firstIndex(of: sentence.keyword) ?? 0)
      }
      return keys[0] < keys[1]
    }
    count = sentences.count
    knowsUses = uses != nil
    knowsTimes = times != nil
    // By World, as sentences are.
    parameters.sort { left, right in
      let keys = [left, right].map { ($0.world.flatMap { positions[$0] } ?? -1, $0.name) }
      return keys[0] < keys[1]
    }
  }
}

extension Catalog.Sentence {
  fileprivate init(
    _ position: Int, of supportCode: SupportCode, _ examples: Examples, _ uses: Uses?,
    _ times: StepTimes?
  ) {
    let definition = supportCode.definitions[position]
    let step = definition.step
    let expression = supportCode.expressions[position]
    keyword = step.keyword.rawValue
    pattern = step.pattern.source
    isRegularExpression = step.pattern.kind == .regularExpression
    world = step.world.name
    description = step.note?.description
    example = examples.example(of: position, expression)
    var names: [String] = []
    // A group of a regular expression without a type of its own says in the pattern what it takes.
    for type in expression.parameterTypes
    where !(isRegularExpression && type.isUntyped) && !names.contains(type.name) {
      names.append(type.name)
    }
    parameters = names
    below = Catalog.Below(definition.binding)
    place = Place(step.place, relativeTo: supportCode.root)
    self.uses = uses.map { Catalog.Uses($0.definitions[position]) }
    time = times?.time(of: pattern, at: place)
  }
}

extension Catalog.Uses {
  fileprivate init(_ use: DefinitionUse) {
    (steps, lines) = (use.steps, use.lines)
    places = use.places.map { Place(uri: $0.uri, line: $0.line) }
  }
}

extension Catalog.Below {
  fileprivate init(_ binding: ArgumentBinding) {
    switch (binding.acceptsDataTable, binding.acceptsDocString) {
    case (true, true): self = binding.takesEither ? .either : .both
    case (true, false): self = .table
    case (false, true): self = .docString
    case (false, false): self = .nothing
    }
  }
}

extension Place {
  init(_ place: SourcePlace, relativeTo root: String) {
    self.init(uri: place.path(relativeTo: root), line: place.line)
  }
}
