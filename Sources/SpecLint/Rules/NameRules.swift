import Messages
import SpecSources

/// The names of files, features and scenarios, and their lengths.
extension Check {
  static let names: [String: Check] = [
    "no-unnamed-features": .file { file, _ in
      guard let feature = file.node, feature.name.isEmpty else { return [] }
      return [file.found(feature.location, "found a feature without a name; name it")]
    },
    "no-unnamed-scenarios": .file { file, _ in
      file.scenarios.filter(\.node.name.isEmpty).map {
        file.found($0.node.location, "found a scenario without a name; name it")
      }
    },
    "no-dupe-feature-names": .fileInProject { file, project, _ in
      guard let feature = file.node, let first = project.features[feature.name], first != file.uri
      else { return [] }
      return [
        file.found(
          feature.location,
          "found a second feature named '\(excerpt(feature.name))' (the first is "
            + "\(shown(path: first))), which reports cannot distinguish; give it another name")
      ]
    },
    "name-length": .file { file, options in
      func check(_ name: String, _ kind: String, _ location: Location) -> Found? {
        let (length, maximum) = (name.count, options.number(kind))
        guard length > maximum else { return nil }
        return file.found(
          location,
          "found a \(kind) of \(length) characters, expected at most \(maximum); shorten it")
      }
      return [file.node.flatMap { check($0.name, "feature", $0.location) }].compactMap(\.self)
        + file.rules.compactMap { check($0.name, "rule", $0.location) }
        + file.scenarios.compactMap { check($0.node.name, "scenario", $0.node.location) }
        + file.stepLists.joined().compactMap { check($0.text, "step", $0.location) }
    },
    "file-name": .file { file, options in
      let name = String(Path.name(of: file.uri).prefix { $0 != "." })
      let style = options.text("style")
      return isWritten(name, in: style)
        ? [] : [file.found(nil, "found the file name '\(excerpt(name))', expected one in \(style)")]
    },
  ]
}

/// Whether the words of a name are written in one of the styles of `file-name`.
private func isWritten(_ name: String, in style: String) -> Bool {
  func isWord(_ word: some StringProtocol) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber }
  }
  func areWords(_ separator: Character, _ fits: (Substring) -> Bool) -> Bool {
    name.split(separator: separator, omittingEmptySubsequences: false)
      .allSatisfy { isWord($0) && fits($0) }
  }
  return switch style {
  case "kebab-case": areWords("-") { !$0.contains(where: \.isUppercase) }
  case "snake_case": areWords("_") { !$0.contains(where: \.isUppercase) }
  case "PascalCase": isWord(name) && name.first?.isUppercase == true
  case "camelCase": isWord(name) && name.first?.isLowercase == true
  default: areWords(" ") { $0.first?.isLowercase == false }
  }
}
