import ArgumentParser
import SpecSettings
import SpecSources

/// A command whose options are values of a table instead of properties.
///
/// The argument parser collects the properties of a command from its mirror and decodes them by
/// name. Both can be provided by hand, so one row of a table is all that an option needs.
protocol DeclaredCommand: ParsableCommand, CustomReflectable {
  static var declarations: [Declaration] { get }
  init(_ arguments: ParsedArguments)
}

/// The values given on the command line, by the names of the declarations.
struct ParsedArguments {
  private let values: [String: [String]]

  init(_ values: [String: [String]] = [:]) { self.values = values }

  /// Everything that was given under a name, in order.
  subscript(name: String) -> [String] { values[name] ?? [] }

  /// The same without an option that means something else in a run.
  func without(_ name: String) -> ParsedArguments {
    var values = values
    values[name] = nil
    return ParsedArguments(values)
  }

  /// What was given of some options, as words of a command line.
  func words(of declarations: [Declaration]) -> [String] {
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
  init(_ arguments: ParsedArguments) { self.init(options: { arguments[$0] }) }
}

extension DeclaredCommand {
  init() { self.init(ParsedArguments()) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Declaration.Key.self)
    var values: [String: [String]] = [:]
    for declaration in Self.declarations {
      values[declaration.name] = try declaration.values(in: container)
    }
    self.init(ParsedArguments(values))
  }

  var customMirror: Mirror {
    Mirror(self, children: Self.declarations.map { (label: $0.name, value: $0.property) })
  }
}

/// A command that can be chosen by its name.
protocol Subcommand: DeclaredCommand {
  /// The validated request.
  func request(_ host: Host, files: FileSystem) throws(CommandErrors) -> Request
}
