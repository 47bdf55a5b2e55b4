import Gherkin
import Messages
import YAML

/// Looks for doc strings that are marked as JSON but are not JSON.
///
/// One with placeholders is checked with each row of its examples, up to the first for which
/// it is not JSON.
struct JSONCheck {
  private(set) var warnings: [GherkinWarning] = []
  /// Doc strings with placeholders, by the ids of their steps.
  private var templates: [String: GherkinDocument.DocString] = [:]

  init(_ document: GherkinDocument, _ pickles: Pickles) {
    for (node, _) in document.nodes {
      check(node.steps, isOutline: node.scenario?.examples.isEmpty == false)
    }
    if !templates.isEmpty { check(pickles) }
  }

  private mutating func check(_ steps: [GherkinDocument.Step], isOutline: Bool) {
    for step in steps {
      guard let docString = step.docString, let mediaType = docString.mediaType else { continue }
      let texts = [mediaType, docString.content]
      if isOutline, texts.contains(where: { $0.utf8.contains(UInt8(ascii: "<")) }) {
        templates[step.id] = docString
      } else if isJSON(mediaType), let error = fault(in: docString.content) {
        let line = docString.location.line + error.position.line
        let column = (docString.location.column ?? 1) - 1 + error.position.column
        warnings.append(
          GherkinWarning(
            location: Location(line: line, column: column),
            fact: .invalidJSON(error.sentence, row: nil)))
      }
    }
  }

  private mutating func check(_ pickles: Pickles) {
    for pickle in pickles {
      for step in pickle.steps {
        guard let docString = step.argument?.docString, isJSON(docString.mediaType ?? ""),
          let id = step.astNodeIds.first, let template = templates[id],
          let error = fault(in: docString.content)
        else { continue }
        templates[id] = nil
        warnings.append(
          GherkinWarning(
            location: template.location, fact: .invalidJSON(error.sentence, row: pickle.location)))
      }
    }
  }

  /// Whether a media type is one of JSON: `json`, `application/json` or one that ends in `+json`.
  private func isJSON(_ mediaType: String) -> Bool {
    let name = mediaType.prefix { $0 != ";" && !$0.isWhitespace }.lowercased()
    return name == "json" || name.hasSuffix("/json") || name.hasSuffix("+json")
  }

  private func fault(in text: String) -> YAMLError? {
    do throws(YAMLError) {
      _ = try parseJSON(text)
      return nil
    } catch {
      // A text beyond the limits of the parser may well be JSON.
      switch error.reason {
      case .tooLarge, .tooDeep, .scalarTooLong: return nil
      default: return error
      }
    }
  }
}
