// A recording, whole, cut or damaged: messages are read line by line as a plain reader cuts them, are
// written as they were read, and every report on them is complete in its format.
@testable import Messages
import SpecMerging
import SpecReporting

func check(_ bytes: [UInt8]) {
  let read = Array(NDJSONReader(bytes))
  checkLines(read, bytes)
  checkPieces(read, bytes)
  checkCut(read, bytes)
  let envelopes = read.compactMap { try? $0.result.get() }
  for envelope in envelopes { checkWritten(envelope) }
  // A few of the formats for each input: all of them take long.
  let formats = ReporterRegistry.builtIn
  let first = bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
  for offset in 0..<3 { checkReport(formats[(first + offset) % formats.count], envelopes) }
  let half = envelopes.count / 2
  let merge = Merge([
    Recording(name: "a", envelopes: Array(envelopes[..<half])),
    Recording(name: "b", envelopes: Array(envelopes[half...]), isDamaged: true),
  ])
  for finding in merge.findings { require(!"\(finding)".isEmpty, "a finding has words") }
  for envelope in merge.envelopes { checkWritten(envelope) }
}

/// Each line that is not blank is a message or an error, in order.
private func checkLines(_ read: [NDJSONReader.Line], _ bytes: [UInt8]) {
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    .filter { !$0.element.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
  requireEqual(read.map(\.number), lines.map { $0.offset + 1 }, "the numbers of lines")
  for (line, found) in zip(lines, read) {
    switch found.result {
    case .success(let envelope):
      require((try? Envelope(json: line.element)) == envelope, "the message of a line")
      require(PlainJSON(line.element) != nil, "a message is JSON")
    case .failure(let error):
      require((0...line.element.count + 3).contains(error.offset), "an error is in its line")
      require(!"\(error)".isEmpty, "an error has words")
    }
  }
}

/// It makes no difference in how many pieces the bytes come.
private func checkPieces(_ read: [NDJSONReader.Line], _ bytes: [UInt8]) {
  guard bytes.count < 4_096 else { return }
  var reader = NDJSONReader()
  var lines: [NDJSONReader.Line] = []
  let size = 1 + bytes.count % 13
  for start in stride(from: 0, to: bytes.count, by: size) {
    reader.append(bytes[start..<min(start + size, bytes.count)])
    while let line = reader.next() { lines.append(line) }
  }
  reader.finish()
  while let line = reader.next() { lines.append(line) }
  requireEqual(lines, read, "the same lines")
}

/// Of a file that was cut every whole line is kept.
private func checkCut(_ read: [NDJSONReader.Line], _ bytes: [UInt8]) {
  let end = bytes.count / 2
  let whole = bytes[..<end].count { $0 == 0x0A }
  let kept = NDJSONReader(Array(bytes[..<end])).prefix { $0.number <= whole }
  requireEqual(Array(kept), read.filter { $0.number <= whole }, "whole lines are kept")
}

private func checkWritten(_ envelope: Envelope) {
  var json: [UInt8] = []
  envelope.appendJSON(to: &json)
  require((try? Envelope(json: json)) == envelope, "a message is read as it was written")
  require(!json.contains(0x0A), "a message is one line")
  if case .gherkinDocument(let document) = envelope {
    let packed = ByteWriter.bytes { $0.put(document) }
    require(
      GherkinDocument(packed: packed[...]) == document, "a document is unpacked as it was packed")
  }
}

// MARK: - Reports

private func checkReport(_ format: ReporterRegistry.Format, _ envelopes: [Envelope]) {
  var reporter = format.make(ReportOptions())
  var output: [UInt8] = []
  for envelope in envelopes { reporter.receive(envelope, into: &output) }
  reporter.finish(into: &output)
  guard let text = String(validating: output, as: UTF8.self) else {
    return require(false, "\(format.name) is UTF-8")
  }
  switch format.name {
  case "json", "ctrf": require(PlainJSON(output) != nil, "\(format.name) is JSON: \(text)")
  case "junit", "junit:strict", "html":
    require(PlainXML(output) != nil, "\(format.name) is well-formed: \(text)")
  case "message":
    let read = NDJSONReader(output).compactMap { try? $0.result.get() }
    requireEqual(read.count, output.count { $0 == 0x0A }, "every line is a message")
  case "teamcity":
    for line in text.utf8.split(separator: 0x0A) {
      require(
        line.starts(with: "##teamcity[".utf8) && line.last == UInt8(ascii: "]"),
        "a line is a service message")
    }
  case "github":
    for line in text.utf8.split(separator: 0x0A) {
      require(line.starts(with: "::".utf8), "a line is a command")
    }
  default: break
  }
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A, 0x0D, 0x09: break
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
      require(
        format.name == "message", "\(format.name) has nothing that acts: \(scalar.value)")
    default: break
    }
  }
}
