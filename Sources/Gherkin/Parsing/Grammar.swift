/// The states of the official grammar and the kinds of lines that each expects.
///
/// Each is named after the line that has just been read. Features and rules share their states, and so do the
/// steps of backgrounds and scenarios, which differ only in that examples cannot follow a background.
enum Grammar {
  enum Phase: UInt8, CaseIterable {
    case start, language, featureTags
    case header, headerDescription
    case background, backgroundDescription
    case step, table, tableAfterDocString
    case docString, docStringAfterTable, docStringEnd, docStringEndAfterTable
    case scenarioTags, scenario, scenarioDescription
    case examplesTags, examples, examplesDescription, examplesTable
    case ruleTags
  }

  /// The kinds of lines that may come next, in the order of the official messages.
  static func expected(after phase: Phase, inBackground: Bool) -> [TokenKind] {
    let list = expected(after: phase)
    return inBackground ? list.filter { $0 != .examplesLine } : list
  }

  private static func expected(after phase: Phase) -> [TokenKind] {
    let title: [TokenKind] = [.tagLine, .scenarioLine, .ruleLine]
    let titleOrExamples: [TokenKind] = [.tagLine, .examplesLine, .scenarioLine, .ruleLine]
    let blank: [TokenKind] = [.comment, .empty]
    switch phase {
    case .start: return [.endOfFile, .language, .tagLine, .featureLine, .comment, .empty]
    case .language, .featureTags: return [.tagLine, .featureLine] + blank
    case .header: return [.endOfFile, .empty, .comment, .backgroundLine] + title + [.other]
    case .headerDescription: return [.endOfFile, .comment, .backgroundLine] + title + [.other]
    case .background: return [.endOfFile, .empty, .comment, .stepLine] + title + [.other]
    case .backgroundDescription: return [.endOfFile, .comment, .stepLine] + title + [.other]
    case .step, .table:
      return [.endOfFile, .tableRow, .docStringSeparator, .stepLine] + titleOrExamples + blank
    case .tableAfterDocString, .docStringEnd:
      return [.endOfFile, .tableRow, .stepLine] + titleOrExamples + blank
    case .docString, .docStringAfterTable: return [.docStringSeparator, .other]
    case .docStringEndAfterTable: return [.endOfFile, .stepLine] + titleOrExamples + blank
    case .scenarioTags: return [.tagLine, .scenarioLine] + blank
    case .scenario: return [.endOfFile, .empty, .comment, .stepLine] + titleOrExamples + [.other]
    case .scenarioDescription:
      return [.endOfFile, .comment, .stepLine] + titleOrExamples + [.other]
    case .examplesTags: return [.tagLine, .examplesLine] + blank
    case .examples: return [.endOfFile, .empty, .comment, .tableRow] + titleOrExamples + [.other]
    case .examplesDescription:
      return [.endOfFile, .comment, .tableRow] + titleOrExamples + [.other]
    case .examplesTable: return [.endOfFile, .tableRow] + titleOrExamples + blank
    case .ruleTags: return [.tagLine, .ruleLine] + blank
    }
  }

  /// The same as sets, at twice the phase's number, plus one in a background.
  static let expectedSets: [TokenKinds] = Phase.allCases.flatMap { phase in
    [
      TokenKinds(expected(after: phase, inBackground: false)),
      TokenKinds(expected(after: phase, inBackground: true)),
    ]
  }
}
