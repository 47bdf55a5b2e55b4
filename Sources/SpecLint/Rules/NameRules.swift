import Gherkin
import Messages
import SpecSources

/// The names of files, features and scenarios, and their lengths.
extension Rule {
  static let names: [Rule] = [
    .file("no-unnamed-features", .warning) { file, _ in
      guard let feature = file.node, feature.name.isEmpty else { return [] }
      return [file.found(feature.location, .unnamed("feature"))]
    },
    .file("no-unnamed-scenarios", .warning) { file, _ in
      file.scenarios.filter(\.node.name.isEmpty).map {
        file.found($0.node.location, .unnamed("scenario"))
      }
    },
    .project("no-dupe-feature-names", .off) { project, _ in
      var known: [String: String] = [:]
      return project.files.compactMap { file in
        guard let feature = file.node, !feature.name.isEmpty else { return nil }
        guard let first = known[feature.name] else {
          known[feature.name] = file.uri
          return nil
        }
        return file.found(feature.location, .secondFeature(feature.name, first: first))
      }
    },
    .file(
      "name-length", .off,
      options: [
        .number("feature", 70), .number("rule", 70), .number("scenario", 70), .number("step", 70),
      ]
    ) { file, options in
      func check(_ name: String, _ kind: String, _ location: Location) -> Found? {
        let most = options.number(kind)
        let length = name.count
        return length > most
          ? file.found(location, .longName(kind, length: length, most: most)) : nil
      }
      return [file.node.flatMap { check($0.name, "feature", $0.location) }].compactMap(\.self)
        + file.rules.compactMap { check($0.name, "rule", $0.location) }
        + file.scenarios.compactMap { check($0.node.name, "scenario", $0.node.location) }
        + file.stepLists.joined().compactMap { check($0.text, "step", $0.location) }
    },
    .file("file-name", .off, options: [.choice("style", NameStyle.allCases.map(\.rawValue))]) {
      file, options in
      let name = Path.name(of: file.uri).prefix { $0 != "." }
      guard let style = NameStyle(rawValue: options.text("style")), !style.fits(String(name)) else {
        return []
      }
      return [file.found(nil, .fileName(String(name), style: style.rawValue))]
    },
  ]
}

/// A way to write the words of a name.
private enum NameStyle: String, CaseIterable {
  case kebab = "kebab-case"
  case snake = "snake_case"
  case pascal = "PascalCase"
  case camel = "camelCase"
  case title = "Title Case"

  func fits(_ name: String) -> Bool {
    switch self {
    case .kebab: words(name, "-") { !$0.contains(where: \.isUppercase) }
    case .snake: words(name, "_") { !$0.contains(where: \.isUppercase) }
    case .pascal: isWord(name) && name.first?.isUppercase == true
    case .camel: isWord(name) && name.first?.isLowercase == true
    case .title: words(name, " ") { $0.first?.isLowercase == false }
    }
  }

  private func words(_ name: String, _ separator: Character, _ fits: (Substring) -> Bool) -> Bool {
    name.split(separator: separator, omittingEmptySubsequences: false)
      .allSatisfy { isWord($0) && fits($0) }
  }

  private func isWord(_ word: some StringProtocol) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
