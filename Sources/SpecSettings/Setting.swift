import YAML

/// One setting: its name, the same everywhere, its purpose, and how its value is read.
///
/// Everything that depends on which settings there are comes from the table of these: options,
/// keys of specrun.yaml, variables, merging, errors, help, completions and reference pages.
package struct Setting: Sendable {
  /// The treatment of values from several sources.
  package enum Merging {
    /// The source that takes precedence replaces the others.
    case replaces
    case grows
    /// Profiles add up; the environment and the command line replace the values below them.
    case growsAmongProfiles
  }

  /// A variable of other Cucumbers that means the same.
  package struct Variable: Sendable {
    package let name: String
    /// From their words to ours; nil for a value that asks for nothing.
    let translate: @Sendable (String) -> String?
  }

  /// Its name in specrun.yaml and, with dashes before it, on the command line.
  package var name: String { declaration.name }
  package let declaration: Declaration
  /// The wording of a valid value, for the reference.
  package let expected: String
  package var variable: Variable?
  /// Whether neither specrun.yaml nor a variable can set it.
  package var isOptionOnly = false
  /// Whether it is an option of runs; another command uses it otherwise.
  package var isOfRuns = true
  /// Whether a scenario that runs again without it may end otherwise.
  package var decidesResults = false
  package var merging = Merging.replaces
  /// Whether a variable holds several values, with commas between them.
  package var isSplitAtCommas = false
  /// Reads the merged values into settings and returns the errors in them.
  package let read: @Sendable ([SettingValue], inout Settings) -> [SettingsError]

  /// Its variables, the one that takes precedence last.
  package var variables: [Variable] {
    let own = "SPECRUN_" + name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
    return isOptionOnly ? [] : [variable, Variable(stringLiteral: own)].compactMap { $0 }
  }
}

extension Setting.Variable: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) { self.init(name: name) { $0 } }
}

extension Setting {
  /// The setting, repeated by the commands that run scenarios again.
  var decidingResults: Setting { with(\.decidesResults, true) }

  /// The setting, which is no option of runs.
  var ofOtherCommands: Setting { with(\.isOfRuns, false) }

  private func with<Value>(_ property: WritableKeyPath<Setting, Value>, _ value: Value) -> Setting {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

/// A property of the settings.
typealias SettingField<Value> = WritableKeyPath<Settings, Value> & Sendable

extension Setting {
  /// A flag that is off unless it is given.
  static func flag(
    _ name: String, _ field: any SettingField<Bool>, short: Character? = nil,
    variable: Variable? = nil, isOptionOnly: Bool = false, help: String
  ) -> Setting {
    value(
      name, field, .truth, form: .flag, short: short, variable: variable,
      isOptionOnly: isOptionOnly, help: help)
  }

  /// A flag with a default, and its opposite `--no-name`.
  static func toggle(_ name: String, _ field: any SettingField<Bool>, help: String) -> Setting {
    value(name, field, .truth, form: .toggle, help: help)
  }

  /// A setting with one value.
  static func value<Value>(
    _ name: String, _ field: any SettingField<Value>, _ parser: Parser<Value>,
    form: Declaration.Form = .value, valueName: String? = nil, short: Character? = nil,
    variable: Variable? = nil, isOptionOnly: Bool = false, help: String
  ) -> Setting {
    Setting(
      declaration: Declaration(
        name: name, form: form, short: short, valueName: valueName, help: help,
        completion: parser.completion),
      expected: parser.expected, variable: variable, isOptionOnly: isOptionOnly
    ) { values, settings in
      problems(in: values.suffix(1)) { value throws(SettingsError) in
        settings[keyPath: field] = try parser.read(value)
      }
    }
  }

  /// A setting with one value that has no default.
  static func value<Value>(
    _ name: String, _ field: any SettingField<Value?>, _ parser: Parser<Value>,
    valueName: String? = nil, variable: Variable? = nil, help: String
  ) -> Setting {
    value(name, field, parser.optional, valueName: valueName, variable: variable, help: help)
  }

  /// A setting with any number of values.
  static func list<Value>(
    _ name: String, _ field: any SettingField<[Value]>, _ parser: Parser<Value>,
    form: Declaration.Form = .list, valueName: String? = nil, short: Character? = nil,
    variable: Variable? = nil, merging: Merging = .grows, isSplitAtCommas: Bool = false,
    isOptionOnly: Bool = false, help: String
  ) -> Setting {
    Setting(
      declaration: Declaration(
        name: name, form: form, short: short, valueName: valueName, help: help,
        completion: parser.completion),
      expected: parser.expected, variable: variable, isOptionOnly: isOptionOnly, merging: merging,
      isSplitAtCommas: isSplitAtCommas
    ) { values, settings in
      problems(in: values.flatMap(\.elements)) { value throws(SettingsError) in
        settings[keyPath: field].append(try parser.read(value))
      }
    }
  }

  /// A setting whose values are names with values: a mapping in a file, elsewhere a JSON object.
  static func mapping(
    _ name: String, _ field: any SettingField<[String: String]>,
    places: any SettingField<[String: String]>, valueName: String, help: String
  ) -> Setting {
    let expected = "a JSON object"
    return Setting(
      declaration: Declaration(name: name, form: .value, valueName: valueName, help: help),
      expected: expected, merging: .grows
    ) { values, settings in
      problems(in: values) { value throws(SettingsError) in
        do throws(YAMLError) {
          for entry in try value.entries() {
            settings[keyPath: field][entry.name] = entry.text
            settings[keyPath: places][entry.name] = entry.source.description
          }
        } catch {
          if case .file(let path, _, _) = value.source {
            throw .configuration(path: path, error)
          }
          throw .setting(
            value.source, .unexpected(found: value.found, expected: "\(expected) (\(error))"))
        }
      }
    }
  }

  private static func problems(
    in values: some Sequence<SettingValue>, _ read: (SettingValue) throws(SettingsError) -> Void
  ) -> [SettingsError] {
    values.reduce(into: []) { problems, value in
      problems.noting { () throws(SettingsError) in try read(value) }
    }
  }
}
