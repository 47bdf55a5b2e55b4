// A file of examples, whose first byte says which kind: CSV is read as by a plain reader and as it is
// written, every table is a rectangle, and its rows become pickles.
@testable import SpecSources
import Gherkin
import Messages
import YAML

func check(_ bytes: [UInt8]) {
  guard let kind = bytes.first else { return }
  let content = Array(bytes.dropFirst())
  switch kind % 4 {
  case 0, 1:
    checkCSV(content)
    checkTable(content, .csv, "x.csv")
  case 2: checkTable(content, .yaml, "x.yaml")
  default: checkTable(content, .json, "x.json")
  }
}

private func checkTable(_ content: [UInt8], _ format: DataFile.Format, _ name: String) {
  let file = DataFile(path: name, contents: .success(content))
  var table: DataTable?
  do {
    let read = try DataTable(file, format, dataSet: nil, limit: 3 << 20)
    require(read.rows.allSatisfy { $0.count == read.columns.count }, "every row is complete")
    let names = read.columns.filter { !$0.isEmpty }
    requireEqual(Set(names).count, names.count, "no two columns have one name")
    table = read
  } catch {
    checkPlace(error, in: content)
  }
  // Any list may be asked for by its name.
  for set in ["a", "a.b"] { _ = try? DataTable(file, format, dataSet: set, limit: 3 << 20) }
  checkExamples(of: file, table)
}

private func checkPlace(_ error: DataFileError, in content: [UInt8]) {
  guard case .file(_, let location) = error else { return require(false, "no list was asked for") }
  guard let location else { return }
  let lines = content.count { $0 == 0x0A || $0 == 0x0D } + 1
  require((1...lines).contains(location.line), "an error is in the file: \(error)")
  require((1...content.count + 1).contains(location.column ?? 1), "an error is in its line")
}

private func checkExamples(of file: DataFile, _ table: DataTable?) {
  let feature = "@DataSource:\(file.path)\nFeature: f\n  Scenario Outline: s\n    Given <a>\n"
  var ids = IdGenerator()
  var parsed = parse(SourceText(feature), uri: "a.feature", ids: &ids)
  let errors = parsed.document.fillExamples(ids: &ids) { _ in file }
  for error in errors { require(!error.message(in: "a.feature").isEmpty, "an error has words") }
  guard let table else { return require(!errors.isEmpty, "a file that cannot be read is an error") }
  guard errors.isEmpty else { return }
  let pickles = compile(parsed.document, ids: &ids)
  requireEqual(pickles.count, table.rows.count, "a pickle for each row")
  guard let column = table.columns.firstIndex(where: { $0.isIdentical(to: "a") }) else { return }
  for (pickle, row) in zip(pickles, table.rows) {
    requireEqual(pickle.steps.map(\.text), [row[column]], "a cell is filled in")
  }
}

// MARK: - CSV

private func checkCSV(_ content: [UInt8]) {
  let plain = plainCSV(content)
  let read = readCSV(content)
  requireEqual(read, plain, "the rows")
  guard let read, !read.isEmpty else { return }
  let written = read.map { row in
    row.map { cell in
      // By scalars: a mark on a quote makes one Character of both.
      let doubled = cell.unicodeScalars.map { $0 == "\"" ? "\"\"" : "\($0)" }.joined()
      return "\"\(doubled)\""
    }.joined(separator: ",") + "\r\n"
  }.joined()
  requireEqual(readCSV(Array(written.utf8)), read, "the rows as they were written")
}

private func readCSV(_ content: [UInt8]) -> [[String]]? {
  var reader = CSVReader(content)
  var rows: [[String]] = []
  do {
    while let row = try reader.next() { rows.append(row.cells) }
    return rows
  } catch {
    return nil
  }
}

/// RFC 4180 as a machine with four states; nothing if the text breaks a rule.
private func plainCSV(_ content: [UInt8]) -> [[String]]? {
  enum State { case start, plain, quoted, afterQuote }
  var bytes = content.starts(with: [0xEF, 0xBB, 0xBF]) ? content.dropFirst(3) : content[...]
  while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
  guard !bytes.isEmpty else { return [] }
  var rows: [[String]] = []
  var row: [String] = []
  var cell: [UInt8] = []
  var state = State.start
  func endCell() -> Bool {
    guard let text = String(validating: cell, as: UTF8.self) else { return false }
    row.append(text)
    cell = []
    state = .start
    return true
  }
  var index = bytes.startIndex
  while index < bytes.endIndex {
    let byte = bytes[index]
    index += 1
    switch (state, byte) {
    case (.quoted, UInt8(ascii: "\"")): state = .afterQuote
    case (.quoted, _): cell.append(byte)
    case (.afterQuote, UInt8(ascii: "\"")):
      cell.append(byte)
      state = .quoted
    case (.start, UInt8(ascii: "\"")): state = .quoted
    case (.plain, UInt8(ascii: "\"")): return nil
    case (_, UInt8(ascii: ",")): guard endCell() else { return nil }
    case (_, 0x0A), (_, 0x0D):
      guard endCell() else { return nil }
      rows.append(row)
      row = []
      if byte == 0x0D, index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
    case (.afterQuote, _): return nil
    case (.start, _), (.plain, _):
      cell.append(byte)
      state = .plain
    }
  }
  guard state != .quoted, endCell() else { return nil }
  // One column whose name has a mark of other programs between columns.
  let header = rows.first ?? row
  if header.count == 1, bytes.first != UInt8(ascii: "\""),
    header[0].utf8.contains(where: { ";\t".utf8.contains($0) })
  {
    return nil
  }
  return rows + [row]
}
