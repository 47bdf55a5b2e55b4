import Basics
import SpecSettings

/// The completions of the last word of a command line, by the declarations of the commands.
struct Completer {
  /// Gives the values that depend on files.
  let values: FileValues

  /// A word that can replace the last one.
  struct Candidate: Equatable {
    var text: String
    /// A few words about it.
    var note = ""
  }

  /// The candidates for the last of the words after the program.
  func candidates(_ words: [String]) -> [Candidate] {
    let line = TypedLine(words.dropLast())
    let word = words.last ?? ""
    if let option = line.pending { return candidates(option.completion, word, line) }
    guard !line.isPastOptions, word.hasPrefix("-") else { return operands(word, line) }
    if let equals = word.firstIndex(of: "=") {
      guard let option = line.declaration(of: String(word[..<equals])) else { return [] }
      let head = word[...equals]
      return candidates(option.completion, String(word[equals...].dropFirst()), line)
        .map { Candidate(text: head + $0.text, note: $0.note) }
    }
    return options(line).filter { $0.text.hasPrefix(word) }
  }

  /// Options that may still be given.
  private func options(_ line: TypedLine) -> [Candidate] {
    let names = line.declarations.filter { $0.form != .positional && line.mayTake($0) }
      .flatMap { declaration -> [Candidate] in
        let note = String(declaration.help.prefix { !".:;(".contains($0) }.trimmed)
        let option = Candidate(text: "--\(declaration.name)", note: note)
        guard case .toggle = declaration.form else { return [option] }
        return [option, Candidate(text: "--no-\(declaration.name)", note: "The opposite")]
      }
    return names + [Candidate(text: "--help", note: "Show help")]
  }

  /// Commands, if there is none yet, and the operands of the command.
  private func operands(_ word: String, _ line: TypedLine) -> [Candidate] {
    if line.isHelp { return line.named == nil && line.operandCount == 0 ? subcommands(word) : [] }
    let commands = line.isEmpty ? subcommands(word) : []
    guard let operand = line.declarations.first(where: { $0.form == .positional }) else {
      return commands
    }
    return commands + candidates(operand.completion, word, line)
  }

  private func subcommands(_ word: String) -> [Candidate] {
    let commands = SpecrunCommand.shown.map {
      Candidate(text: $0.name, note: String($0.abstract.trimmingDot))
    }
    return (commands + [Candidate(text: "help", note: "Show help of a command")])
      .filter { $0.text.hasPrefix(word) }
  }

  private func candidates(
    _ completion: Declaration.Completion, _ word: String, _ line: TypedLine
  ) -> [Candidate] {
    switch completion {
    case .nothing: []
    case .words(let words): self.words(words.filter { $0.hasPrefix(word) })
    case .files: values.files(word)
    case .features: values.features(word)
    case .tags: tagExpression(word) { values.tags(line.arguments) }
    case .profiles: values.profiles(line.arguments).filter { $0.text.hasPrefix(word) }
    case .formats(let names): formats(names, word)
    }
  }

  /// Words without those that another one begins, such as `kind=` of `kind=level`.
  private func words(_ words: [String]) -> [Candidate] {
    let beginnings = words.filter { $0.last == "=" }
    let isComplete = beginnings.count == 1
    return words.filter { word in
      isComplete
        ? !beginnings.contains(word)
        : !beginnings.contains { word != $0 && word.hasPrefix($0) }
    }.map { Candidate(text: $0) }
  }

  /// Names of reports; after the colon of one, files.
  private func formats(_ names: [String], _ word: String) -> [Candidate] {
    let found = names.filter { $0.hasPrefix(word) }.map { Candidate(text: $0) }
    let name = names.filter { word.hasPrefix("\($0):") }.max { $0.count < $1.count }
    guard let name else { return found }
    return found
      + values.files(String(word.dropFirst(name.count + 1)))
      .map { Candidate(text: "\(name):\($0.text)", note: $0.note) }
  }
}

extension Completer {
  /// Continues a tag expression: by a tag if one has to come, otherwise by an operator.
  private func tagExpression(
    _ word: String, _ tags: () -> [Candidate]
  ) -> [Candidate] {
    let end = word.lastIndex { $0 == " " || $0 == "(" || $0 == ")" }
    let start = end.map(word.index(after:)) ?? word.startIndex
    let (head, tail) = (word[..<start], word[start...])
    let before = head.replacing("(", with: " ( ").replacing(")", with: " ) ")
      .split(separator: " ")
    let isOperand = before.last.map { ["and", "or", "not", "("].contains($0) } ?? true
    // An operator must be separated from the text before it.
    let candidates =
      isOperand
      ? tags() + [Candidate(text: "not")]
      : head.last == " " || head.last == ")" ? ["and", "or"].map { Candidate(text: $0) } : []
    return candidates.filter { $0.text.hasPrefix(tail) }
      .map { Candidate(text: head + $0.text, note: $0.note) }
  }
}

extension StringProtocol {
  fileprivate var trimmingDot: SubSequence { last == "." ? dropLast() : self[...] }
}
