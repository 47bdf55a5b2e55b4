package import SpecSettings
package import SpecSources

/// A command that can be chosen by its name: its text for people, its options, and the request that it makes.
package protocol Subcommand: Sendable {
  static var configuration: CommandConfiguration { get }
  static var declarations: [Declaration] { get }
  /// The declarations as help shows them.
  static var sections: [(title: String, declarations: [Declaration])] { get }

  /// The request, with its values validated.
  static func request(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) -> Request
}

extension Subcommand {
  package static var name: String { configuration.commandName }

  /// Its name, and the other one that is understood.
  static var names: [String] { [name] + [configuration.alias].compactMap(\.self) }

  package static var sections: [(title: String, declarations: [Declaration])] {
    [
      ("Arguments", declarations.filter { $0.form == .positional }),
      ("Options", declarations.filter { $0.form != .positional }),
    ]
  }
}

/// The name and the texts of a command, for help, completions and the manual page.
package struct CommandConfiguration {
  package let commandName: String
  /// Another name, which is understood.
  package let alias: String?
  /// One sentence.
  package let abstract: String
  package let usage: String
  package let discussion: String
  /// Whether people run it, and not only programs.
  package let shouldDisplay: Bool

  package init(
    commandName: String, alias: String? = nil, abstract: String, usage: String,
    discussion: String = "",
    shouldDisplay: Bool = true
  ) {
    (self.commandName, self.alias) = (commandName, alias)
    (self.abstract, self.usage) = (abstract, usage)
    (self.discussion, self.shouldDisplay) = (discussion, shouldDisplay)
  }
}

/// The values given on the command line, by the names of the declarations.
package struct ParsedArguments: Sendable {
  private let values: [String: [String]]

  package init(_ values: [String: [String]] = [:]) { self.values = values }

  /// Everything that was given under a name, in order.
  package subscript(name: String) -> [String] { values[name] ?? [] }

  /// The values of an option; what is wrong with any of them is added to `problems`.
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
