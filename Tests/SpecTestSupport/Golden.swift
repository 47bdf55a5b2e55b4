import Foundation
public import Testing

/// Compares with files in a folder next to a test, or writes them again.
///
/// With `SPECRUN_UPDATE_GOLDENS=1` in the environment every golden is overwritten and the test
/// fails, so that an update is never mistaken for a pass.
public func expectGolden(
  _ bytes: [UInt8], named name: String, in folder: String = "Goldens",
  besideFile file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent(folder).appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["SPECRUN_UPDATE_GOLDENS"] == "1" {
    try? FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    let isWritten = (try? Data(bytes).write(to: golden)) != nil
    Issue.record(
      isWritten ? "\(name) was written again" : "\(name) cannot be written",
      sourceLocation: sourceLocation)
    return
  }
  guard let expected = try? Data(contentsOf: golden) else {
    Issue.record("the golden \(name) is missing", sourceLocation: sourceLocation)
    return
  }
  let actual = String(decoding: bytes, as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false)
  let wanted = String(decoding: expected, as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false)
  let first = zip(actual, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  guard first != nil || actual.count != wanted.count else { return }
  let line = first ?? min(actual.count, wanted.count)
  let left = line < actual.count ? actual[line] : "(end)"
  let right = line < wanted.count ? wanted[line] : "(end)"
  Issue.record(
    "\(name) differs in line \(line + 1):\n- \(right)\n+ \(left)", sourceLocation: sourceLocation)
}
