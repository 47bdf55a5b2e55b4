import Gherkin
import GherkinFormatting
import Messages
import Spelling

/// The texts of a file, its layout and the comments for this command.
extension Rule {
  static let texts: [Rule] = [
    .file(
      "no-restricted-patterns", .off,
      options: ["global", "feature", "rule", "background", "scenario", "step"].map(
        RuleOption.patterns)
    ) { file, options in
      file.texts.flatMap { kind, text, location in
        (options.patterns("global") + options.patterns(kind)).filter { $0.matches(text) }
          .map { file.found(location, .restrictedPattern($0.source, text: text)) }
      }
    },
    .file("formatting", .off, isFixable: true) { file, _ in
      let bytes = file.map.bytes
      // What cannot be formatted is told by `specrun fmt`.
      guard file.isPlain,
        let formatted = try? format(
          bytes, uri: file.uri, language: file.language, indentation: file.indentation),
        formatted != bytes
      else { return [] }
      let same = zip(bytes, formatted).prefix { $0 == $1 }
      let line = same.count { $0.0 == UInt8(ascii: "\n") } + 1
      return [
        file.found(
          Location(line: line), .unformatted,
          [Edit(0..<bytes.count, String(decoding: formatted, as: UTF8.self))])
      ]
    },
    .file("lint-comment", .warning) { file, _ in
      let known = Rule.all.map(\.name)
      return file.comments.marks.flatMap { mark in
        mark.names.filter { !known.contains($0) }.map { name in
          file.found(
            mark.location,
            .unknownRule(name, nearest: Rule.otherNames[name] ?? nearest(to: name, among: known)))
        }
      }
    },
  ]
}

extension LintedFile {
  /// The names and descriptions of all nodes, and the texts of steps, with what they belong to.
  fileprivate var texts: [(kind: String, text: String, location: Location)] {
    var result: [(String, String, Location)] = []
    func add(_ kind: String, _ node: some TitledNode) {
      for text in [node.name, node.description] where !text.isEmpty {
        result.append((kind, text, node.location))
      }
    }
    func add(_ steps: [GherkinDocument.Step]) {
      for step in steps { result.append(("step", step.text, step.location)) }
    }
    if let node { add("feature", node) }
    for rule in rules { add("rule", rule) }
    for background in backgrounds {
      add("background", background)
      add(background.steps)
    }
    for scenario in scenarios {
      add("scenario", scenario.node)
      add(scenario.node.steps)
    }
    return result
  }
}
