package import SpecSettings

/// A word of a command line that its command does not take.
package enum UsageError: Error {
  /// `nearest` is the option that was probably meant.
  case unknownOption(String, nearest: String?)
  case missingValue(Declaration)
  /// An option that takes no value, and the value after its `=`.
  case unexpectedValue(String, String)
  case unexpectedArgument(String)
}

extension UsageError {
  /// The word, what was found and expected, and where to look.
  ///
  /// - Parameter command: The name of the subcommand.
  func message(of command: String) -> String {
    let help = "see `\(Program.name) \(command) --help`"
    return switch self {
    case .unknownOption(let name, let nearest?): "\(name): unknown option; did you mean \(nearest)?"
    case .unknownOption(let name, nil): "\(name): unknown option; \(help)"
    case .missingValue(let option):
      "--\(option.name): expected a value after it, "
        + "--\(option.name) <\(option.valueName ?? "value")>; \(help)"
    case .unexpectedValue(let name, let value):
      "\(name): takes no value, found \"\(value)\"; \(help)"
    case .unexpectedArgument(let word):
      "\(word): unexpected argument, expected only options; \(help)"
    }
  }
}
