import Basics

/// The contents of a document other than scenarios, by its headings, lists and blocks.
struct DocumentOutline {
  typealias Left = StoryDocument.Left
  typealias Item = StoryDocument.Item

  private(set) var left: [Left] = []
  private(set) var items: [Item] = []
  /// The headings whose parts continue.
  private var headings: [(text: String, level: Int)] = []
  /// The current use case: its position in `items`, and that of its heading in `headings`.
  private var useCase: (item: Int, heading: Int)?
  /// Whether the next lists belong to the course that began last.
  private var isInCourse = false
  /// The position in `left` of the use cases, if the last element was one, so that the next one continues them.
  private var useCases: Int?

  /// Takes a heading; a line that is all bold or italic counts as one of a low level.
  mutating func heading(_ text: String, level: Int, line: Int) {
    headings.removeAll { $0.level >= level }
    if let current = useCase, headings.count <= current.heading { useCase = nil }
    let parent = headings.last
    headings.append((text, level))
    let title = text.withoutEnd
    isInCourse = false
    if let name = Self.useCaseName(title, in: parent?.text) {
      begin(Item(kind: "use case", title: name, line: line))
    } else if let useCase {
      guard title.lowercased().contains("course") else { return }
      isInCourse = true
      items[useCase.item].items.append(Item(kind: "course", title: title, line: line))
      extendUseCases(with: 0, courses: 1, through: line)
    } else {
      useCases = nil
    }
  }

  /// Takes a line that is not a heading.
  mutating func prose(_ line: MarkdownBlock.Line) {
    let text = line.trimmed
    if let title = text.emphasized {
      return heading(String(title.text), level: title.isBold ? 7 : 8, line: line.number)
    }
    let entry = ListEntry(text)
    if useCase != nil, let entry {
      // A list of something else, such as its data, still belongs to it.
      if addToUseCase(entry, line.number) || !entry.isTest { return }
    }
    if let entry, entry.isTest {
      note(.tests, line.number)
      let test = Item(kind: "test", title: entry.text, line: line.number)
      if left.last?.lines.lowerBound == items.last?.line {
        items[items.count - 1].items.append(test)
      } else {
        let title = headings.last?.text.withoutEnd ?? "Tests"
        items.append(Item(kind: "tests", title: title, line: line.number, items: [test]))
      }
    } else if entry?.isNumbered == true {
      note(.numberedList, line.number)
    } else if text.hasPrefix("|") {
      note(.table, line.number)
    } else if text.hasPrefix("![") || text.hasPrefix("<img ") || text.hasPrefix("{% img ") {
      left.append(Left(lines: line.number...line.number, kind: .picture))
    } else if text.beginsWithBoldOrdinal {
      note(.conditions, line.number)
    }
  }

  /// Takes a block that is not a story, with its first line that is not blank.
  mutating func block(language: String, lines: ClosedRange<Int>, first: MarkdownBlock.Line?) {
    let isCalledContract = headings.last?.text.lowercased().contains("contract") ?? false
    let isContract = first != nil && isCalledContract || first?.trimmed.beginsWithMethod == true
    left.append(Left(lines: lines, kind: isContract ? .contract : .code(language: language)))
  }

  /// Records a line, in the same entry as the line before it if that is of the same kind.
  private mutating func note(_ kind: Left.Kind, _ line: Int) {
    if let last = left.last, last.kind == kind, last.lines.upperBound >= line - 2 {
      left[left.count - 1] = Left(lines: last.lines.lowerBound...line, kind: kind)
    } else {
      left.append(Left(lines: line...line, kind: kind))
    }
  }
}

// MARK: - Use cases

extension DocumentOutline {
  private static func useCaseName(_ title: String, in parent: String?) -> String? {
    let suffix = "use case"
    if title.lowercased().hasSuffix(suffix) {
      let name = String(title.dropLast(suffix.count)[...].trimmed).withoutEnd
      return name.isEmpty ? nil : name
    }
    let isBelow = parent?.withoutEnd.lowercased().hasSuffix("use cases") ?? false
    return isBelow ? title : nil
  }

  private mutating func begin(_ item: Item) {
    useCase = (items.count, headings.count - 1)
    items.append(item)
    if useCases == nil {
      useCases = left.count
      left.append(Left(lines: item.line...item.line, kind: .useCases(0, courses: 0)))
    }
    extendUseCases(with: 1, courses: 0, through: item.line)
  }

  private mutating func extendUseCases(with more: Int, courses moreCourses: Int, through line: Int)
  {
    guard let useCases, case .useCases(let count, let courses) = left[useCases].kind else { return }
    left[useCases] = Left(
      lines: left[useCases].lines.lowerBound...line,
      kind: .useCases(count + more, courses: courses + moreCourses))
  }

  /// Adds a line of a course, or of a use case without courses; anything else about the use case, such as
  /// its data, is neither.
  private mutating func addToUseCase(_ entry: ListEntry, _ line: Int) -> Bool {
    guard let useCase else { return false }
    let isDirect = headings.count == useCase.heading + 1
    let item = Item(kind: "course line", title: entry.text.withoutEnd, line: line)
    if isInCourse, entry.isNumbered, let course = items[useCase.item].items.indices.last {
      items[useCase.item].items[course].items.append(item)
    } else if isDirect {
      items[useCase.item].items.append(item)
    } else {
      return false
    }
    extendUseCases(with: 0, courses: 0, through: line)
    return true
  }
}

// MARK: - Lines

private struct ListEntry {
  let isNumbered: Bool
  let text: String

  init?(_ line: Substring) {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let mark = line.dropFirst(digits.count).prefix(1)
    isNumbered = !digits.isEmpty
    guard isNumbered ? mark == "." || mark == ")" : mark == "-" || mark == "*" || mark == "+" else {
      return nil
    }
    let rest = line.dropFirst(digits.count + 1)
    guard let blank = rest.first, blank == " " || blank == "\t" else { return nil }
    text = String(rest.trimmed)
  }

  var isTest: Bool { ["Test that ", "Test if ", "Test whether "].contains { text.hasPrefix($0) } }
}

extension String {
  /// Without the punctuation that ends it.
  fileprivate var withoutEnd: String {
    var text = self[...].trimmed
    while let last = text.last, ".;:".contains(last) { text = text.dropLast().trimmed }
    return String(text)
  }
}

extension Substring {
  /// The text of a line that is all emphasized, such as `*Filter results*:`.
  fileprivate var emphasized: (text: Substring, isBold: Bool)? {
    var line = self
    if line.last == ":" { line = line.dropLast() }
    let marks = line.prefix { $0 == "*" || $0 == "_" }
    guard (1...2).contains(marks.count), line.count > 2 * marks.count, line.hasSuffix(marks) else {
      return nil
    }
    let text = line.dropFirst(marks.count).dropLast(marks.count)
    guard text.first?.isWhitespace == false, !text.contains("*"), !text.contains("_") else {
      return nil
    }
    return (text, marks.count == 2)
  }

  fileprivate var beginsWithBoldOrdinal: Bool {
    let ordinals = [
      "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth",
    ]
    return ordinals.contains { hasPrefix("**\($0)**") || hasPrefix("__\($0)__") }
  }

  /// Whether it begins like a request of HTTP.
  fileprivate var beginsWithMethod: Bool {
    ["GET ", "POST ", "PUT ", "PATCH ", "DELETE ", "HEAD ", "OPTIONS "].contains { hasPrefix($0) }
  }
}
