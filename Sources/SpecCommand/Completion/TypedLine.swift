import ArgumentParser
import SpecSettings

/// The words of a command line before the one that is being typed, as far as they can be understood.
///
/// The argument parser refuses a line that has a mistake or is not finished; this takes what it knows.
struct TypedLine {
  private let command: any Subcommand.Type
  /// Whether it asks for help of a command.
  let isHelp: Bool
  /// Whether nothing precedes the word.
  let isEmpty: Bool
  /// Whether nothing that follows is an option.
  private(set) var isPastOptions = false
  /// The option whose value the word is.
  private(set) var pending: Declaration?
  private(set) var operandCount = 0
  private var given: [String: [String]] = [:]

  init(_ words: some BidirectionalCollection<String>) {
    isEmpty = words.isEmpty
    isHelp = words.first == "help"
    let named = SpecrunCommand.subcommands.first { $0._commandName == words.first }
    command = named ?? RunCommand.self
    for word in isHelp || named != nil ? Array(words.dropFirst()) : Array(words) { take(word) }
  }

  var declarations: [Declaration] { command.declarations }

  /// What was given so far.
  var arguments: ParsedArguments { ParsedArguments(given) }

  /// Whether an option may be given, or given again.
  func mayTake(_ declaration: Declaration) -> Bool {
    switch declaration.form {
    case .list, .listOrFlag, .positional: true
    case .flag, .toggle, .value: given[declaration.name] == nil
    }
  }

  /// The option of a name with its dashes.
  func declaration(of name: String) -> Declaration? {
    declarations.first { declaration in
      guard declaration.form != .positional else { return false }
      if let short = declaration.short, name == "-\(short)" { return true }
      if case .toggle = declaration.form, name == "--no-\(declaration.name)" { return true }
      return name == "--\(declaration.name)"
    }
  }

  private mutating func take(_ word: String) {
    if let option = pending {
      given[option.name, default: []].append(word)
      pending = nil
    } else if isPastOptions || !word.hasPrefix("-") || word == "-" {
      operandCount += 1
      if let operand = declarations.first(where: { $0.form == .positional }) {
        given[operand.name, default: []].append(word)
      }
    } else if word == "--" {
      isPastOptions = true
    } else if word.hasPrefix("--") {
      takeOption(word)
    } else {
      takeShortOptions(word.dropFirst())
    }
  }

  private mutating func takeOption(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = declaration(of: String(parts[0])) else { return }
    if parts.count == 2 {
      given[option.name, default: []].append(String(parts[1]))
    } else if option.takesNextWord {
      pending = option
    } else {
      given[option.name, default: []].append(word.hasPrefix("--no-") ? "false" : "true")
    }
  }

  /// Several letters, of which the first that takes a value takes the rest.
  private mutating func takeShortOptions(_ letters: Substring) {
    var rest = letters
    while let letter = rest.popFirst() {
      guard let option = declaration(of: "-\(letter)") else { return }
      guard option.takesNextWord else {
        given[option.name, default: []].append("true")
        continue
      }
      if rest.isEmpty {
        pending = option
      } else {
        given[option.name, default: []].append(String(rest.first == "=" ? rest.dropFirst() : rest))
      }
      return
    }
  }
}

extension Declaration {
  fileprivate var takesNextWord: Bool {
    switch form {
    case .value, .list: true
    case .flag, .toggle, .listOrFlag, .positional: false
    }
  }
}
