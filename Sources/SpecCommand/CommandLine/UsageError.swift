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
    if case .unknownOption(let name, let nearest?) = self {
      return "\(name): unknown option; did you mean \(nearest)?"
    }
    return finding + "; see `\(Program.name) \(command) --help`"
  }

  private var finding: String {
    switch self {
    case .unknownOption(let name, _): "\(name): unknown option"
    case .missingValue(let option):
      "--\(option.name): expected a value after it, --\(option.name) <\(option.valueName ?? "value")>"
    case .unexpectedValue(let name, let value):
      "\(name): takes no value, found \"\(value)\""
    case .unexpectedArgument(let word):
      "\(word): unexpected argument, expected only options"
    }
  }
}
