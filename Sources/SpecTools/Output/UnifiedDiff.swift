import SpecCommand
import StepKit

/// The changes from one file to another as a patch, in the unified format.
///
/// Empty if there are none. Lines are compared by their bytes, ends included.
func unifiedDiff(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
  let (oldLines, newLines) = (patchLines(old), patchLines(new))
  let steps = LineAlignment.steps(oldLines, newLines)
  let hunks = hunks(of: steps)
  guard !hunks.isEmpty else { return [] }
  let (before, after) = path.hasPrefix("/") ? (path, path) : ("a/\(path)", "b/\(path)")
  var patch = Array("--- \(before)\n+++ \(after)\n".utf8)
  var (oldNumber, newNumber, position) = (1, 1, 0)
  for hunk in hunks {
    for step in steps[position..<hunk.lowerBound] { step.advance(&oldNumber, &newNumber) }
    let (oldStart, newStart) = (oldNumber, newNumber)
    var body: [UInt8] = []
    for step in steps[hunk] {
      switch step {
      case .both(let index, _): add(" ", oldLines[index], to: &body)
      case .missing(let index): add("-", oldLines[index], to: &body)
      case .surplus(let index): add("+", newLines[index], to: &body)
      }
      step.advance(&oldNumber, &newNumber)
    }
    position = hunk.upperBound
    let ranges = (
      patchRange(oldStart, oldNumber - oldStart), patchRange(newStart, newNumber - newStart)
    )
    patch += Array("@@ -\(ranges.0) +\(ranges.1) @@\n".utf8) + body
  }
  return patch
}

/// The lines with their line feeds.
private func patchLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    lines.append(bytes[start..<end])
    start = end
  }
  return lines
}

/// The changes with three lines around them, as positions of steps.
private func hunks(of steps: [LineAlignment.Step]) -> [Range<Int>] {
  let context = 3
  var hunks: [Range<Int>] = []
  for (index, step) in steps.enumerated() {
    if case .both = step { continue }
    let around = max(0, index - context)..<min(steps.count, index + context + 1)
    if let last = hunks.last, last.upperBound >= around.lowerBound {
      hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
    } else {
      hunks.append(around)
    }
  }
  return hunks
}

/// The lines of a hunk; one without lines names the line before it.
private func patchRange(_ start: Int, _ count: Int) -> String {
  count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
}

private func add(_ mark: String, _ line: ArraySlice<UInt8>, to body: inout [UInt8]) {
  body += Array(mark.utf8) + line
  if line.last != UInt8(ascii: "\n") { body += "\n\\ No newline at end of file\n".utf8 }
}

extension LineAlignment.Step {
  /// Moves on to the next line of each file that has this one.
  fileprivate func advance(_ old: inout Int, _ new: inout Int) {
    switch self {
    case .both:
      old += 1
      new += 1
    case .missing: old += 1
    case .surplus: new += 1
    }
  }
}
