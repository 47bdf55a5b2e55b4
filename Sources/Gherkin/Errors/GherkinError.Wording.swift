internal import Basics
package import Messages

extension GherkinError: CustomStringConvertible {
  /// The official text, which the `parseError` message carries: `(2:1): expected: #EOF, …`.
  public var officialMessage: String {
    "(\(location.line):\(location.column ?? 0)): \(officialText)"
  }

  public var description: String { officialMessage }

  /// A line for the terminal: `path:line:column: the problem and the remedy`.
  public func friendlyMessage(in uri: String) -> String {
    "\(friendlyLocation.shown(in: uri)): \(friendlyText)"
  }
}

extension GherkinError {
  private var officialText: String {
    switch fact {
    case .unexpectedLine(let expected, let found):
      "expected: \(Self.officialList(expected)), got '\(found)'"
    case .unexpectedEnd(let expected, _):
      "unexpected end of file, expected: \(Self.officialList(expected))"
    case .inconsistentCellCount: "inconsistent cell count within the table"
    case .whitespaceInTag: "A tag may not contain whitespace"
    case .unknownLanguage(let code): "Language not supported: \(code)"
    case .invalidBytes(let encoding, let offset):
      "invalid \(encoding.rawValue) at byte offset \(offset)"
    case .unknownEncoding(let name): "Encoding not supported: \(name)"
    case .utf16: "the file looks like UTF-16, expected UTF-8"
    case .nulByte: "a NUL byte is not allowed"
    case .lineTooLong(let limit): "a line is longer than \(limit) bytes"
    case .tooManyExpandedSteps(let limit): "the examples make more than \(limit) steps"
    case .stepTooLarge(let bytes, let limit, let isOfExamples):
      "\(isOfExamples ? "the examples make a step" : "a step") of \(bytes) bytes, more than \(limit)"
    case .expansionTooLarge(let limit): "the examples make steps of more than \(limit) bytes"
    }
  }

  private static func officialList(_ kinds: [TokenKind]) -> String {
    kinds.map { "#" + $0.officialName }.joined(separator: ", ")
  }

  /// The problem and the remedy, without the location.
  package var friendlyText: String {
    switch fact {
    case .unexpectedLine(let expected, let found):
      "found \(excerpt(found))" + (remedy?.sentence ?? ", expected \(Self.friendlyList(expected))")
    case .unexpectedEnd(_, let openedAt?):
      "the doc string opened in line \(openedAt.line) is never closed; end it with the same fence"
    case .unexpectedEnd(_, nil) where remedy != nil:
      "found tags above nothing; write a scenario below them, or remove them"
    case .unexpectedEnd(let expected, nil):
      "the file ends too early, expected \(Self.friendlyList(expected))"
    case .inconsistentCellCount where remedy == .openRow:
      "this row does not end with a pipe, so that its last cell is lost; close the row with a pipe"
    case .inconsistentCellCount(let expected, let found):
      "this row has \(counted(found, "cell")), the first row of its table has "
        + "\(counted(expected, "cell")); "
        + (remedy?.sentence
          ?? (found < expected
            ? "add cells, empty ones if need be" : "write a bar inside a cell as \\|"))
    case .whitespaceInTag(let tag):
      "the tag \(excerpt(tag)) has white space in it; begin each tag with @, and a comment "
        + "after it with #"
    case .unknownLanguage(let code): Self.unknownLanguage(code)
    case .invalidBytes(let encoding, let offset): Self.invalid(encoding, offset)
    case .unknownEncoding(let name):
      "found the encoding '\(name)', expected \(Self.encodings); save the file as UTF-8 and "
        + "remove this comment"
    case .utf16: "the file looks like UTF-16; save it as UTF-8, or with a byte order mark"
    case .nulByte: "there is a NUL byte here; a feature file is a text file"
    case .lineTooLong(let limit):
      "this line is longer than \(limit) bytes; break it, or raise the limit with --max-line-size"
    case .tooManyExpandedSteps(let limit):
      "the rows of these examples times the steps of their outline are more than \(limit) steps; "
        + "split them, or raise the limit with --max-expansion"
    case .stepTooLarge(let bytes, let limit, let isOfExamples):
      (isOfExamples
        ? "a step has \(bytes) bytes with the values of a row of these examples, more than \(limit); "
          + "shorten them"
        : "this step has \(bytes) bytes, more than \(limit); move what is long into a doc string below it")
        + ", or raise the limit with --max-step-size"
    case .expansionTooLarge(let limit):
      "the steps with the values of these examples are larger than \(limit) bytes; split them, or "
        + "raise the limit with --max-expansion-size"
    }
  }

  /// The location to fix; the official one of something that is never closed or used is the end of the file.
  package var friendlyLocation: Location {
    if case .unexpectedEnd(_, let openedAt?) = fact { return openedAt }
    if case .tagsAtEnd(let location) = remedy { return location }
    return location
  }

  private static func friendlyList(_ kinds: [TokenKind]) -> String {
    let words = kinds.compactMap(\.friendlyName)
    return words.isEmpty ? "nothing more" : alternatives(words)
  }

  private static func invalid(_ encoding: TextEncoding, _ offset: Int) -> String {
    let finding = "this is not \(encoding.rawValue) (byte offset \(offset)); save the file as UTF-8"
    return encoding == .utf8
      ? finding + ", or name its encoding in a comment such as \"# encoding: ISO-8859-1\"" : finding
  }

  private static var encodings: String {
    alternatives(TextEncoding.allCases.filter(\.canBeNamed).map(\.rawValue))
  }

  private static func unknownLanguage(_ code: String) -> String {
    let nearest = Dialect.nearest(to: code).map { "'\($0)'" }
    return "no language has the code '\(code)'"
      + (nearest.isEmpty ? ";" : "; did you mean \(alternatives(nearest))?")
      + " `specrun --i18n-languages` lists them all"
  }
}

extension TokenKind {
  /// The name in the official grammar, without its number sign.
  var officialName: String { names.official }

  /// The name for people; nil for lines that are allowed anywhere, since naming them never helps.
  fileprivate var friendlyName: String? { names.friendly }

  private var names: (official: String, friendly: String?) {
    switch self {
    case .endOfFile: ("EOF", nil)
    case .empty: ("Empty", nil)
    case .comment: ("Comment", nil)
    case .tagLine: ("TagLine", "a tag")
    case .featureLine: ("FeatureLine", "\"Feature:\"")
    case .ruleLine: ("RuleLine", "\"Rule:\"")
    case .backgroundLine: ("BackgroundLine", "\"Background:\"")
    case .scenarioLine: ("ScenarioLine", "\"Scenario:\"")
    case .examplesLine: ("ExamplesLine", "\"Examples:\"")
    case .stepLine: ("StepLine", "a step")
    case .docStringSeparator: ("DocStringSeparator", "a doc string")
    case .tableRow: ("TableRow", "a table row")
    case .language: ("Language", "\"# language:\"")
    case .other: ("Other", "a description")
    }
  }
}

extension GherkinError.Remedy {
  /// The rest of the sentence after the line that was found: the expected line, and what to do.
  var sentence: String {
    switch self {
    case .keyword(let keyword): "; did you mean \"\(keyword)\"?"
    case .character(let character, let keyword, isBefore: true):
      ", with \(character.described(article: true)) before \"\(keyword.dropLast())\"; remove it"
    case .character(let character, let keyword, isBefore: false):
      ", with \(character == "\"" ? "'\"'" : character.described(article: true)) after "
        + "\"\(keyword.dropLast())\"; write \(keyword.last == ":" ? "\":\"" : "a space") there"
    case .noText: ", a step without text; add its text or remove it"
    case .mark(let keyword):
      "; a \(keyword.last == ":" ? "title" : "step") has no mark before its keyword: begin the line with "
        + "\"\(keyword)\", and those below likewise"
    case .lookAlike(let difference, let keyword): ", with \(difference); type \"\(keyword)\" again"
    case .fenceAroundFile:
      ", the fence of a block of code; remove this line and the fence at the end"
    case .foreignKeyword(let keyword, let language, let own):
      ", which is \(Dialect.name(language)) in a file in \(Dialect.name(own)); begin it with "
        + "\"\(keyword)\", or write all of the file in \(Dialect.name(language)) below "
        + "\"# language: \(language)\""
    case .languages(let codes, let own, let line, let keyword):
      ", a title in \(alternatives(codes.map(Dialect.name))), not in \(Dialect.name(own)); "
        + (line.map { "change line \($0) to " } ?? "write ")
        + alternatives(codes.map { "\"# language: \($0)\"" })
        + (line == nil ? " as the first line" : "")
        + (keyword.map { ", or begin it with \"\($0)\"" } ?? "")
    case .noFeature: ", expected a feature above it; write a line such as \"Feature: …\" first"
    case .commentedFeature(let line):
      ", expected a feature above it, but its title is a comment; remove the # of line \(line), or let the "
        + "name of the file end with .feature.md if this is Markdown"
    case .proseAboveFeature:
      ", expected nothing but tags, which begin with @, and comments, which begin with #, above "
        + "\"Feature:\"; move it below, or remove it"
    case .secondFeature:
      ", expected one feature in a file; move this one into a file of its own, or make it a \"Rule:\""
    case .lateBackground(isSecond: true):
      ", expected one background in a feature or rule; join the two"
    case .lateBackground(isSecond: false):
      ", expected the background above the first scenario; move it there"
    case .tagsAbove(let kind, let tags):
      ", expected no tags above \(kind == .stepLine ? "a step" : "a background"); remove those of line "
        + "\(tags.line), or move them above the scenario or the feature"
    case .tagsAtEnd: ", expected a scenario below the tags"
    case .noScenario(let title):
      ", which is in no scenario and does not run; write \"\(title) …\" above it"
    case .stepBelowExamples: ", expected the steps of an outline above its examples; move it there"
    case .examplesWithoutOutline:
      ", expected no examples without an outline; write them below a \"Scenario Outline:\""
    case .slashes: ", expected a step or a comment; comments begin with #"
    case .apostrophes:
      ", expected a step or a doc string; doc strings are enclosed in lines of \"\"\""
    case .brokenStep:
      "; a step is one line: join it with the line above, or begin it with a keyword, a row with |, or "
        + "a comment with #"
    case .brokenTable: ", expected a row, which begins and ends with |, or \"Scenario:\""
    case .openRow: ", expected a row that ends with |"
    case .doubledBars(let line):
      "the bars of line \(line) are doubled, which makes empty cells; write one bar between cells"
    case .secondDocString:
      ", expected one doc string below a step; remove this one, or give it a step of its own"
    case .mergeConflict:
      ", a mark of a merge conflict; keep one of the two versions, and remove the lines with <<<<<<<, "
        + "======= and >>>>>>>"
    }
  }
}

extension Dialect {
  /// The English name of a language.
  fileprivate static func name(_ code: String) -> String { named(code)?.name ?? code }
}
