package import SpecSettings
package import SpecSources

/// A command that can be chosen by its name: its text for people, its options, and the request that it makes.
package protocol Subcommand: Sendable {
  static var name: String { get }
  /// Another name, which is understood.
  static var alias: String? { get }
  /// One sentence.
  static var abstract: String { get }
  /// Its arguments as the usage line shows them, without the name.
  static var synopsis: String { get }
  static var usage: String { get }
  static var discussion: String { get }
  /// Whether people run it, and not only programs.
  static var isForPeople: Bool { get }
  /// The names of the settings of a run that mean the same here.
  static var shared: Set<String> { get }
  /// The options that only this command has.
  static var own: [Declaration] { get }
  static var declarations: [Declaration] { get }
  /// The declarations as help shows them.
  static var sections: [(title: String, declarations: [Declaration])] { get }

  /// The request, with its values validated.
  static func request(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) -> Request
}

extension Subcommand {
  package static var alias: String? { nil }
  package static var usage: String { "\(Program.name) \(name) \(synopsis)" }
  package static var discussion: String { "" }
  package static var isForPeople: Bool { true }
  package static var shared: Set<String> { [] }
  package static var own: [Declaration] { [] }

  package static var declarations: [Declaration] {
    Declaration.ofSettings(shared) + own + RunCommand.configurationDeclarations
  }

  package static var sections: [(title: String, declarations: [Declaration])] {
    [
      ("Arguments", declarations.filter { $0.form == .positional }),
      ("Options", declarations.filter { $0.form != .positional }),
    ]
  }

  /// Its name, and the other one that is understood.
  static var names: [String] { [name] + [alias].compactMap(\.self) }
}

extension Declaration {
  /// The options of some settings, in the order of the table.
  package static func ofSettings(_ names: Set<String>) -> [Declaration] {
    Setting.table.filter { names.contains($0.name) }.map(\.declaration)
  }
}

/// The values given on the command line, by the names of the declarations.
package struct ParsedArguments: Sendable {
  private let values: [String: [String]]

  package init(_ values: [String: [String]] = [:]) { self.values = values }

  /// Everything that was given under a name, in order.
  package subscript(name: String) -> [String] { values[name] ?? [] }

  /// The values of an option; errors in any of them are added to `problems`.
  package func values<Value>(
    _ name: String, _ parser: Setting.Parser<Value>, _ problems: inout [any CommandProblem]
  ) -> [Value] {
    var values: [Value] = []
    for text in self[name] {
      do throws(SettingsError) {
        values.append(try parser.read(SettingValue(text, from: .option("--\(name)"))))
      } catch {
        problems.append(.settings(error))
      }
    }
    return values
  }

  /// The same without an option that means something else in a run.
  package func without(_ name: String) -> ParsedArguments {
    var values = values
    values[name] = nil
    return ParsedArguments(values)
  }

  /// The given values of some options, as words of a command line.
  package func words(of declarations: [Declaration]) -> [String] {
    declarations.flatMap { declaration in
      self[declaration.name].flatMap { value -> [String] in
        switch declaration.form {
        case .flag: ["--\(declaration.name)"]
        case .toggle: [value == "true" ? "--\(declaration.name)" : "--no-\(declaration.name)"]
        case .value, .list: ["--\(declaration.name)", value]
        case .listOrFlag: ["--\(declaration.name)=\(value)"]
        case .positional: [value]
        }
      }
    }
  }
}

extension GivenSettings {
  /// The settings of the command line.
  package init(_ arguments: ParsedArguments) { self.init(options: { arguments[$0] }) }
}
