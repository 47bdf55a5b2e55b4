import Gherkin
import Messages
import SpecEngine
import StepKit

extension LanguageServer {
  /// The titles of a feature as a tree, or as a list for clients that take no trees.
  mutating func documentSymbols(_ parameters: JSON) throws(ResponseError) -> JSON {
    let (key, analysis) = try analysis(in: parameters)
    if client.takesSymbolTrees {
      return .array(
        analysis.blocks.indices.filter { analysis.blocks[$0].parent == nil }
          .map { analysis.symbol(at: $0) })
    }
    return .array((workspace.index(of: key)?.symbols ?? []).map { $0.json(workspace.uri(of: key)) })
  }

  /// The titles of all features, and the step definitions, whose words begin with those of a query or
  /// contain them.
  mutating func workspaceSymbols(_ parameters: JSON) -> JSON {
    let words = (parameters["query"]?.string ?? "").lowercased().split(separator: " ")
    func matches(_ text: String) -> Bool {
      let text = text.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    workspace.look(now: environment.now())
    var symbols: [JSON] = []
    for key in workspace.featureKeys {
      for symbol in workspace.index(of: key)?.symbols ?? [] where matches(symbol.name) {
        symbols.append(symbol.json(workspace.uri(of: key)))
        if symbols.count >= Self.mostSymbols { return .array(symbols) }
      }
    }
    guard let registry = workspace.registry else { return .array(symbols) }
    for index in registry.supportCode.definitions.indices {
      let step = registry.definition(index)
      guard matches(step.pattern.source),
        let location = workspace.swiftLocation(of: index, registry)
      else { continue }
      symbols.append([
        "name": .string(step.pattern.source), "kind": 12, "location": location,
        "containerName": .string(step.world.name),
      ])
      if symbols.count >= Self.mostSymbols { break }
    }
    return .array(symbols)
  }

  /// More than a person looks through; they type another word.
  private static let mostSymbols = 1_000
}

extension FileIndex.Symbol {
  fileprivate func json(_ uri: String) -> JSON {
    JSON(members: [
      ("name", .string(name)), ("kind", .integer(kind)),
      ("location", ["uri": .string(uri), "range": range.json]),
      ("containerName", container.map { .string($0) }),
    ])
  }
}

extension Block {
  /// The protocol knows kinds of programming languages only.
  var symbolKind: Int {
    switch node {
    case .feature: 2
    case .rule: 3
    case .background: 9
    case .scenario: 6
    }
  }
}

extension Analysis {
  fileprivate func symbol(at index: Int) -> JSON {
    let block = blocks[index]
    let titled = block.titled
    var children = blocks.indices.filter { blocks[$0].parent == index }.map(symbol)
    children += (block.scenario?.examples ?? []).map { examples in
      symbol(examples, kind: 18, map.range(of: examples), [])
    }
    return symbol(titled, kind: block.symbolKind, block.range(in: map), children)
  }

  private func symbol(
    _ node: some TitledNode, kind: Int, _ range: Range<Location>, _ children: [JSON]
  ) -> JSON {
    let keyword = node.titleKeyword ?? ""
    return JSON(members: [
      ("name", .string(node.name.isEmpty ? (keyword.isEmpty ? "Feature" : keyword) : node.name)),
      ("detail", .string(keyword)), ("kind", .integer(kind)), ("range", text.json(range)),
      ("selectionRange", text.json(map.titleRange(of: node))),
      ("children", children.isEmpty ? nil : .array(children)),
    ])
  }
}
