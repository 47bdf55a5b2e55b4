import Gherkin
import Messages

extension LanguageServer {
  /// Everything with a title, tables, doc strings and comments of several lines.
  mutating func foldingRanges(_ parameters: JSON) throws(ResponseError) -> JSON {
    let (_, analysis) = try analysis(in: parameters)
    return .array(
      analysis.folds.map { first, last, kind in
        JSON(members: [
          ("startLine", .integer(first)), ("endLine", .integer(last)),
          ("kind", kind.map { .string($0) }),
        ])
      })
  }
}

extension Analysis {
  /// Lines, counted from 0; the first stays when they are folded.
  fileprivate var folds: [(first: Int, last: Int, kind: String?)] {
    var folds: [(first: Int, last: Int, kind: String?)] = []
    func add(_ first: Int, _ range: Range<Location>) {
      if range.upperBound.line > first {
        folds.append((first - 1, range.upperBound.line - 1, nil))
      }
    }
    for block in blocks {
      add(block.titled.location.line, block.range(in: map))
      for examples in block.scenario?.examples ?? [] {
        add(examples.location.line, map.range(of: examples))
      }
    }
    for step in steps.map(\.step) {
      if let docString = step.docString { add(docString.location.line, map.range(of: docString)) }
      if let table = step.dataTable { add(table.location.line, map.range(of: table)) }
    }
    for run in commentRuns where run.count > 1 {
      folds.append((run.lowerBound - 1, run.upperBound - 2, "comment"))
    }
    return folds.sorted { ($0.first, $1.last) < ($1.first, $0.last) }
  }

  /// Comments in lines below each other.
  private var commentRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    for line in document.comments.map(\.location.line).sorted() {
      if let last = runs.last, last.upperBound == line {
        runs[runs.count - 1] = last.lowerBound..<(line + 1)
      } else {
        runs.append(line..<(line + 1))
      }
    }
    return runs
  }
}
