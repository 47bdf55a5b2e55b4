import Basics
import Gherkin
import GherkinFormatting
import Messages
import SpecSession

/// The texts of a file, its layout and the comments for this command.
extension Check {
  static let texts: [String: Check] = [
    "no-restricted-patterns": .file { file, options in
      file.feature.document.texts.filter { $0.kind != "examples" }.flatMap { kind, text, location in
        (options.patterns("global") + options.patterns(kind)).filter { $0.matches(text) }
          .map {
            file.found(
              location,
              "found '\(excerpt(text))', which matches /\($0.source)/ and is not to be written")
          }
      }
    },
    "formatting": .file { file, _ in
      let bytes = file.map.bytes
      // Files that cannot be formatted are reported by `specrun fmt`.
      guard file.isPlain,
        let formatted = try? format(
          bytes, uri: file.uri, language: file.language, indentation: file.indentation),
        formatted != bytes
      else { return [] }
      let same = zip(bytes, formatted).prefix { $0 == $1 }
      let line = same.count { $0.0 == UInt8(ascii: "\n") } + 1
      return [
        file.found(
          Location(line: line), "the layout differs from here on; run `specrun fmt`",
          Fix("Format the file", bytes.indices, String(decoding: formatted, as: UTF8.self)))
      ]
    },
    "lint-comment": .file { file, _ in
      let known = LintRule.all.map(\.name)
      return file.comments.marks.flatMap { mark in
        mark.names.filter { !known.contains($0) }.map { name in
          file.found(
            mark.location,
            "found '\(excerpt(name))' in a comment for lint, expected the name of a rule"
              + suggestion(LintRule.otherNames[name] ?? nearest(to: name, among: known)))
        }
      }
    },
  ]
}

extension GherkinDocument {
  /// The names and descriptions of all nodes, and the texts of steps, with what they belong to.
  var texts: [(kind: String, text: String, location: Location)] {
    var result: [(String, String, Location)] = []
    func add(_ kind: String, _ node: any TitledNode) {
      for text in [node.name, node.description] where !text.isEmpty {
        result.append((kind, text, node.location))
      }
    }
    if let feature { add("feature", feature) }
    for (child, _) in nodes {
      add(child.kind, child.titled)
      for step in child.steps { result.append(("step", step.text, step.location)) }
      for examples in child.scenario?.examples ?? [] { add("examples", examples) }
    }
    return result
  }
}
