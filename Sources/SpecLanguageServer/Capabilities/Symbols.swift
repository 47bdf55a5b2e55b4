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
    return .array(
      (workspace.outline(of: key)?.symbols ?? []).map { $0.json(workspace.uri(of: key)) })
  }

  /// The titles of all features, and the step definitions, whose words begin with those of a query or
  /// contain them.
  mutating func workspaceSymbols(_ parameters: JSON) -> JSON {
    let words = (parameters["query"]?.string ?? "").lowercased().split(separator: " ")
      .map { Array($0.utf8) }
    func matches(_ text: [UInt8]) -> Bool { words.allSatisfy { has(text, $0) } }
    workspace.look(now: environment.now())
    var symbols: [JSON] = []
    for key in workspace.featureKeys {
      for symbol in workspace.outline(of: key)?.symbols ?? [] where matches(symbol.folded) {
        symbols.append(symbol.json(workspace.uri(of: key)))
        if symbols.count >= Self.maximumSymbols { return .array(symbols) }
      }
    }
    guard let registry = workspace.registry else { return .array(symbols) }
    for index in registry.supportCode.definitions.indices {
      let step = registry.definition(index)
      guard matches(Array(step.pattern.source.lowercased().utf8)),
        let location = workspace.swiftLocation(of: index)
      else { continue }
      symbols.append([
        "name": .string(step.pattern.source), "kind": 12, "location": location,
        "containerName": .string(step.world.name),
      ])
      if symbols.count >= Self.maximumSymbols { break }
    }
    return .array(symbols)
  }

  /// Whether a text contains another; the library's search is slow for thousands of short ones.
  private func has(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { start in
      text[start] == first && text[start..<start + part.count].elementsEqual(part)
    }
  }

  /// More than a person looks through; they type another word.
  private static let maximumSymbols = 1_000
}

extension FileOutline.Symbol {
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
    switch child {
    case nil: 2
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
