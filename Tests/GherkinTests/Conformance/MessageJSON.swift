import Foundation
import Messages

/// Messages as the objects that `JSONSerialization` reads; what is absent has no key.
enum MessageJSON {
  typealias Object = [String: Any]

  static func equal(_ left: Any, _ right: Any) -> Bool {
    (left as? NSObject)?.isEqual(right) ?? false
  }

  static func document(_ document: GherkinDocument) -> Object {
    object([
      "uri": document.uri, "feature": document.feature.map(feature),
      "comments": document.comments.map {
        object(["location": location($0.location), "text": $0.text])
      },
    ])
  }

  static func pickle(_ pickle: Pickle) -> Object {
    object([
      "id": pickle.id, "uri": pickle.uri, "location": pickle.location.map(location),
      "name": pickle.name, "language": pickle.language, "astNodeIds": pickle.astNodeIds,
      "tags": pickle.tags.map { object(["name": $0.name, "astNodeId": $0.astNodeId]) },
      "steps": pickle.steps.map(pickleStep),
    ])
  }

  static func source(_ source: Source) -> Object {
    ["uri": source.uri, "data": source.data, "mediaType": source.mediaType.rawValue]
  }

  static func parseError(_ uri: String, _ message: String, _ place: Location) -> Object {
    ["message": message, "source": ["uri": uri, "location": location(place)] as Object]
  }

  private static func object(_ values: [String: Any?]) -> Object {
    values.compactMapValues { $0 }
  }

  static func location(_ location: Location) -> Object {
    object(["line": location.line, "column": location.column])
  }
}

extension MessageJSON {
  private static func feature(_ feature: GherkinDocument.Feature) -> Object {
    object([
      "location": location(feature.location), "tags": feature.tags.map(tag),
      "language": feature.language, "keyword": feature.keyword, "name": feature.name,
      "description": feature.description,
      "children": feature.children.map { child -> Object in
        switch child {
        case .rule(let rule): ["rule": self.rule(rule)]
        case .background(let background): ["background": self.background(background)]
        case .scenario(let scenario): ["scenario": self.scenario(scenario)]
        }
      },
    ])
  }

  private static func rule(_ rule: GherkinDocument.Rule) -> Object {
    object([
      "id": rule.id, "location": location(rule.location), "tags": rule.tags.map(tag),
      "keyword": rule.keyword, "name": rule.name, "description": rule.description,
      "children": rule.children.map { child -> Object in
        switch child {
        case .background(let background): ["background": self.background(background)]
        case .scenario(let scenario): ["scenario": self.scenario(scenario)]
        }
      },
    ])
  }

  private static func background(_ background: GherkinDocument.Background) -> Object {
    object([
      "id": background.id, "location": location(background.location),
      "keyword": background.keyword, "name": background.name,
      "description": background.description, "steps": background.steps.map(step),
    ])
  }

  private static func scenario(_ scenario: GherkinDocument.Scenario) -> Object {
    object([
      "id": scenario.id, "location": location(scenario.location),
      "tags": scenario.tags.map(tag), "keyword": scenario.keyword, "name": scenario.name,
      "description": scenario.description, "steps": scenario.steps.map(step),
      "examples": scenario.examples.map(examples),
    ])
  }

  private static func examples(_ examples: GherkinDocument.Examples) -> Object {
    object([
      "id": examples.id, "location": location(examples.location),
      "tags": examples.tags.map(tag), "keyword": examples.keyword, "name": examples.name,
      "description": examples.description, "tableHeader": examples.tableHeader.map(row),
      "tableBody": examples.tableBody.map(row),
    ])
  }

  private static func step(_ step: GherkinDocument.Step) -> Object {
    object([
      "id": step.id, "location": location(step.location), "keyword": step.keyword,
      "keywordType": step.keywordType?.rawValue, "text": step.text,
      "docString": step.docString.map {
        object([
          "location": location($0.location), "mediaType": $0.mediaType, "content": $0.content,
          "delimiter": $0.delimiter,
        ])
      },
      "dataTable": step.dataTable.map {
        object(["location": location($0.location), "rows": $0.rows.map(row)])
      },
    ])
  }

  private static func row(_ row: GherkinDocument.TableRow) -> Object {
    object([
      "id": row.id, "location": location(row.location),
      "cells": row.cells.map {
        object(["location": location($0.location), "value": $0.value])
      },
    ])
  }

  private static func tag(_ tag: GherkinDocument.Tag) -> Object {
    object(["id": tag.id, "location": location(tag.location), "name": tag.name])
  }

  private static func pickleStep(_ step: Pickle.Step) -> Object {
    object([
      "id": step.id, "astNodeIds": step.astNodeIds, "type": step.type?.rawValue,
      "text": step.text, "argument": step.argument.map(argument),
    ])
  }

  private static func argument(_ argument: Pickle.Argument) -> Object {
    object([
      "docString": argument.docString.map {
        object([
          "argumentIndex": $0.argumentIndex, "mediaType": $0.mediaType, "content": $0.content,
        ])
      },
      "dataTable": argument.dataTable.map {
        object([
          "argumentIndex": $0.argumentIndex,
          "rows": $0.rows.map { row in
            object(["cells": row.cells.map { object(["value": $0.value]) }])
          },
        ])
      },
    ])
  }
}
