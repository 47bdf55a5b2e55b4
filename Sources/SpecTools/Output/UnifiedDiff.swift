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
  for hunk in hunks {
    var (oldNumbers, newNumbers): ([Int], [Int]) = ([], [])
    var body: [UInt8] = []
    for step in steps[hunk] {
      switch step {
      case .both(let old, let new):
        oldNumbers.append(old)
        newNumbers.append(new)
        add(" ", oldLines[old], to: &body)
      case .missing(let old):
        oldNumbers.append(old)
        add("-", oldLines[old], to: &body)
      case .replaced(let old, let new):
        oldNumbers.append(old)
        newNumbers.append(new)
        add("-", oldLines[old], to: &body)
        add("+", newLines[new], to: &body)
      case .surplus(let new):
        newNumbers.append(new)
        add("+", newLines[new], to: &body)
      }
    }
    patch += Array("@@ -\(patchRange(oldNumbers)) +\(patchRange(newNumbers)) @@\n".utf8) + body
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

/// The lines of a hunk in one of the files; a hunk without any is one of a file without any.
private func patchRange(_ indices: [Int]) -> String {
  let start = indices.first.map { $0 + 1 } ?? 0
  return indices.count == 1 ? "\(start)" : "\(start),\(indices.count)"
}

private func add(_ mark: String, _ line: ArraySlice<UInt8>, to body: inout [UInt8]) {
  body += Array(mark.utf8) + line
  if line.last != UInt8(ascii: "\n") { body += "\n\\ No newline at end of file\n".utf8 }
}
