import Basics
import SpecSettings

/// The words of a command line, read by the declarations of its command.
///
/// An unknown word is noted in `problems` and left out. A request fails if there are any; a completion uses the
/// rest.
struct TypedLine {
  let command: any Subcommand.Type
  /// Those of the command, made once: they come from the table of settings.
  let declarations: [Declaration]
  /// The command, if the first word names it; nil for a run without its name.
  let named: (any Subcommand.Type)?
  /// Whether it asks for help, with `help`, `--help` or `-h`.
  private(set) var isHelp: Bool
  /// Whether that is help with all options.
  private(set) var isWholeHelp = false
  /// Whether nothing precedes the word that is being typed.
  let isEmpty: Bool
  /// Whether nothing that follows is an option.
  private(set) var isPastOptions = false
  /// The option whose value comes next.
  private(set) var pending: Declaration?
  private(set) var operandCount = 0
  private(set) var problems: [UsageError] = []
  private var given: [String: [String]] = [:]

  init(_ words: some BidirectionalCollection<String>) {
    isEmpty = words.isEmpty
    let rest = words.first == "help" ? words.dropFirst() : words[...]
    isHelp = words.first == "help"
    named = SpecrunCommand.subcommands.first { $0.names.contains(rest.first ?? "") }
    let command = named ?? RunCommand.self
    (self.command, declarations) = (command, command.declarations)
    for word in named == nil ? rest : rest.dropFirst() { take(word) }
  }

  /// The values that were given.
  var arguments: ParsedArguments { ParsedArguments(given) }

  /// Whether an option may be given, or given again.
  func mayTake(_ declaration: Declaration) -> Bool {
    declaration.form.repeats || given[declaration.name] == nil
  }

  /// The option of a name with its dashes.
  func declaration(of name: String) -> Declaration? {
    declarations.first { $0.spellings.contains(name) }
  }

  /// Ends the line: an option whose value is missing is a problem.
  mutating func end() {
    if let pending { problems.append(.missingValue(pending)) }
    pending = nil
  }

  private mutating func take(_ word: String) {
    if !isPastOptions, let misdashed = misdashed(word) {
      end()
      return problems.append(misdashed)
    }
    let isOption = !isPastOptions && word.hasPrefix("-") && word != "-"
    if let option = pending, !isOption {
      note(option, word)
      pending = nil
      return
    }
    end()
    if !isOption {
      takeOperand(word)
    } else if word == "--" {
      isPastOptions = true
    } else if word.hasPrefix("--") {
      takeOption(word)
    } else {
      takeShortOptions(word.dropFirst())
    }
  }

  /// An option with other dashes than its own, such as `-tags`, or `–tags` as word processors write it.
  private func misdashed(_ word: String) -> UsageError? {
    let typed = word.prefix { $0 != "=" }
    let name = typed.drop { "-‐‑‒–—−".contains($0) }
    let meant = (name.count == 1 ? "-" : "--") + name
    guard typed.count > name.count, typed != meant, declaration(of: meant) != nil else {
      return nil
    }
    return .unknownOption(String(typed), nearest: meant)
  }

  /// Notes a value; of an option that has one value, the last one counts.
  private mutating func note(_ option: Declaration, _ value: String) {
    if !option.form.repeats { given[option.name] = nil }
    given[option.name, default: []].append(value)
  }

  private mutating func takeOperand(_ word: String) {
    operandCount += 1
    if let operand = declarations.first(where: { $0.form == .positional }) {
      note(operand, word)
    } else {
      problems.append(.unexpectedArgument(word))
    }
  }

  private mutating func takeOption(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let value = parts.count == 2 ? String(parts[1]) : nil
    guard let option = declaration(of: name) else { return takeUnknown(name) }
    switch (option.form, value) {
    case (.value, nil), (.list, nil): pending = option
    case (.flag, let value?), (.toggle, let value?):
      problems.append(.unexpectedValue(name, value))
    case (_, let value): note(option, value ?? (name == "--no-\(option.name)" ? "false" : "true"))
    }
  }

  /// Several letters: the first that takes a value takes the rest.
  private mutating func takeShortOptions(_ letters: Substring) {
    var rest = letters
    while let letter = rest.popFirst() {
      guard let option = declaration(of: "-\(letter)") else { return takeUnknown("-\(letter)") }
      guard option.form == .value || option.form == .list else {
        note(option, "true")
        continue
      }
      if rest.isEmpty {
        pending = option
      } else {
        note(option, String(rest.first == "=" ? rest.dropFirst() : rest))
      }
      return
    }
  }

  private mutating func takeUnknown(_ name: String) {
    if ["--help", "-h", "--help-all"].contains(name) {
      (isHelp, isWholeHelp) = (true, isWholeHelp || name == "--help-all")
      return
    }
    let known = declarations.flatMap(\.names)
    problems.append(.unknownOption(name, nearest: nearest(to: name, among: known)))
  }
}

extension Declaration {
  /// The long names of an option, with their dashes.
  var names: [String] {
    switch form {
    case .positional: []
    case .toggle: ["--\(name)", "--no-\(name)"]
    case .flag, .value, .list, .listOrFlag: ["--\(name)"]
    }
  }

  /// All its names, the short one first.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + names }
}
