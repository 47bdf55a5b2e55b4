import Basics
import YAML

/// The settings of one source, or of several merged: values by the name of their setting.
package struct GivenSettings: Sendable {
  private var values: [String: [SettingValue]] = [:]

  package subscript(name: String) -> [SettingValue] { values[name] ?? [] }

  package init() {}

  /// The settings that a profile may have.
  static var ofProfiles: [Setting] { Setting.table.filter { !$0.isOptionOnly } }

  /// Reads a profile.
  ///
  /// - Parameters:
  ///   - base: The folder that paths in the file are relative to, if it is not the working directory.
  ///   - problems: Receives every unknown key, with its position.
  init(_ node: Node, path: String, base: String?, problems: inout [YAMLError]) {
    let settings = Self.ofProfiles
    let known = settings.map(\.name)
    for pair in problems.noting({ () throws(YAMLError) in try node.pairs }) ?? [] {
      guard let setting = settings.first(where: { $0.name == pair.name }) else {
        problems.append(
          YAMLError(
            .unknownKey(pair.name, nearest: nearest(to: pair.name, among: known), known: known),
            at: pair.key.position))
        continue
      }
      let value = SettingValue(pair.value, key: setting.name, path: path)
      let kind = setting.declaration.completion
      values[setting.name] =
        base.map { base in value.elements.map { $0.rebased(to: base, kind) } } ?? [value]
    }
  }

  /// All errors in the values, even in those that other values will replace.
  var faults: [SettingsError] {
    var settings = Settings()
    return Setting.table.flatMap { $0.read(self[$0.name], &settings) }
  }

  /// Forgets the values of a setting.
  package mutating func remove(_ name: String) { values[name] = nil }

  /// The settings of the command line.
  ///
  /// - Parameter texts: Returns the arguments of an option.
  package init(options texts: (_ name: String) -> [String]) {
    for setting in Setting.table {
      let texts = texts(setting.name)
      guard !texts.isEmpty else { continue }
      values[setting.name] = texts.map { SettingValue($0, from: .option("--\(setting.name)")) }
    }
  }

  /// These with those of another profile, which takes precedence.
  package mutating func merge(_ other: GivenSettings) { lay(other) { $0.merging != .replaces } }

  /// These with those of a source that takes precedence over profiles.
  package mutating func override(with other: GivenSettings) { lay(other) { $0.merging == .grows } }

  private mutating func lay(_ other: GivenSettings, growing: (Setting) -> Bool) {
    for setting in Setting.table {
      let new = other[setting.name]
      guard !new.isEmpty else { continue }
      values[setting.name] = growing(setting) ? self[setting.name] + new : new
    }
  }
}

extension GivenSettings {
  /// Reads other Cucumbers' variables and `SPECRUN_…`; an empty variable sets nothing.
  package init(environment: [String: String]) throws(SettingsErrors) {
    if let text = environment[ColorVariables.ofOthers], !text.allSatisfy(\.isWhitespace),
      SettingValue.truth(text) == nil
    {
      throw SettingsErrors(
        .setting(
          .variable(ColorVariables.ofOthers),
          .unexpected(found: "\"\(text)\"", expected: Setting.Parser.truth.expected)))
    }
    // Nothing that specrun.yaml says about color may come before it.
    if ColorVariables.color(in: environment) != nil {
      values["color"] = [SettingValue("auto", from: .variable("NO_COLOR"))]
    }
    for setting in Setting.table {
      for variable in setting.variables {
        guard let value = environment[variable.name], !value.allSatisfy(\.isWhitespace)
        else { continue }
        let texts = setting.isSplitAtCommas ? Self.list(value) : [value]
        let new = texts.compactMap(variable.translate)
          .map { SettingValue($0, from: .variable(variable.name)) }
        values[setting.name] = setting.merging == .grows ? self[setting.name] + new : new
      }
    }
  }

  /// Every variable that sets something.
  package static var variables: [String] {
    [ColorVariables.ofOthers] + Setting.table.flatMap { $0.variables.map(\.name) }
  }

  /// Texts between commas; those in braces belong to a path pattern.
  private static func list(_ text: String) -> [String] {
    var depth = 0
    let parts = text.split { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return character == "," && depth <= 0
    }
    return parts.map { String($0.trimmed) }.filter { !$0.isEmpty }
  }
}
