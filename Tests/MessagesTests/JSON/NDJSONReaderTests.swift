import Foundation
import SpecTestSupport
import Testing

@testable import Messages

struct NDJSONReaderTests {
  private let good = #"{"undefinedParameterType":{"expression":"é","name":"a"}}"#

  @Test func badLinesDoNotStopIt() {
    let lines = read("\u{FEFF}\(good)\n\nnonsense\n\(good)\r\n \t\n\(good)\n")
    #expect(lines.map(\.number) == [1, 3, 4, 6])
    #expect(lines.map(isGood) == [true, false, true, true])
    #expect(lines.map(\.isIncomplete) == [false, false, false, false])
  }

  @Test func aLastLineWithoutNewlineCountsIfItIsWhole() {
    #expect(read("\(good)\n\(good)").map(isGood) == [true, true])
    let cut = read("\(good)\n\(good.dropLast())")
    #expect(cut.map(isGood) == [true, false])
    #expect(cut.map(\.isIncomplete) == [false, true])
    #expect(read("\(good.dropLast())\n").map(\.isIncomplete) == [false])
  }

  @Test func nothingIsNoLine() {
    #expect(read("").isEmpty)
    #expect(read("\n\r\n \n").isEmpty)
  }

  @Test(arguments: 1...9)
  func bytesMayArriveInPieces(size: Int) {
    let bytes = Array("\u{FEFF}\(good)\nnonsense\n\(good)\n\(good)".utf8)
    var reader = NDJSONReader()
    var lines: [NDJSONReader.Line] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(bytes[start..<min(start + size, bytes.count)])
      while let line = reader.next() { lines.append(line) }
    }
    #expect(lines.count == 3)
    reader.finish()
    while let line = reader.next() { lines.append(line) }
    #expect(lines == Array(NDJSONReader(bytes)))
    #expect(lines.map(isGood) == [true, false, true, true])
  }

  @Test(arguments: 1...9)
  func aLineThatIsTooLongIsAnErrorAndIsNotKept(size: Int) {
    let limit = good.utf8.count
    let long = String(repeating: "x", count: 1_000)
    let bytes = Array("\(good)\n\(long)\n\(good)\n\(long)".utf8)
    var reader = NDJSONReader(longestLine: limit)
    var (lines, ranges, most): ([NDJSONReader.Line], [Range<Int>], Int) = ([], [], 0)
    func take() {
      while let line = reader.next() {
        lines.append(line)
        ranges.append(reader.lastLine)
      }
    }
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(bytes[start..<min(start + size, bytes.count)])
      most = max(most, reader.bytes.count)
      take()
    }
    reader.finish()
    take()
    #expect(lines.map(isGood) == [true, false, true, false])
    #expect(lines.map(\.number) == [1, 2, 3, 4])
    #expect(lines.map(\.isIncomplete) == [false, false, false, true])
    let error = MessageError(.tooLong(limit: limit), offset: limit, keyPath: "")
    #expect(lines.dropFirst().first?.result == .failure(error))
    #expect(
      ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
        == ["\(good)\n", "\(long)\n", "\(good)\n", long])
    #expect(most <= limit + 1 + size)
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func noTruncationTraps() throws {
    var cuts = 0
    var kinds: Set<String> = []
    for file in TestData.files(in: "compatibility-kit", suffixes: [".ndjson"]) {
      for line in [UInt8](try Data(contentsOf: file)).split(separator: 0x0A) {
        guard line.count < 3_000, let key = line.split(separator: 0x22).dropFirst().first,
          kinds.insert(String(decoding: key, as: UTF8.self)).inserted
        else { continue }
        for end in line.indices {
          #expect(throws: MessageError.self) { try Envelope(json: line[..<end]) }
          cuts += 1
        }
      }
    }
    print("truncated: \(cuts) lines of \(kinds.count) kinds")
    #expect(kinds.count >= 19)
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func noChangedByteTraps() throws {
    let file = try #require(
      TestData.files(in: "compatibility-kit", suffixes: ["data-tables.ndjson"]).first)
    let bytes = [UInt8](try Data(contentsOf: file))
    var random = SeededGenerator(seed: 7)
    var lines = 0
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<20 {
        let place = Int.random(in: changed.indices, using: &random)
        changed[place] = UInt8.random(in: 0...255, using: &random)
      }
      lines += Array(NDJSONReader(changed)).count
    }
    print("changed bytes: \(lines) lines read or refused")
  }

  private func read(_ text: String) -> [NDJSONReader.Line] {
    Array(NDJSONReader(Array(text.utf8)))
  }

  private func isGood(_ line: NDJSONReader.Line) -> Bool {
    (try? line.result.get()) != nil
  }
}
