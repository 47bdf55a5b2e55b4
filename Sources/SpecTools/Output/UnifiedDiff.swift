import Messages
import StepKit

/// A line of a patch, with the mark before it.
private typealias PatchLine = (Comparison.Mark, ArraySlice<UInt8>)

/// The changes from one file to another as a patch, in the unified format.
///
/// Empty if there are none. Lines are compared by their bytes, ends included.
func unifiedDiff(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
  let (oldLines, newLines) = (patchLines(old), patchLines(new))
  let steps = LineAlignment.steps(oldLines, newLines)
  let lines = LineAlignment.marked(steps, oldLines, newLines)
  let hunks = hunks(of: lines)
  guard !hunks.isEmpty else { return [] }
  let names = path.hasPrefix("/") ? (old: path, new: path) : (old: "a/\(path)", new: "b/\(path)")
  var patch = Array("--- \(names.old)\n+++ \(names.new)\n".utf8)
  for hunk in hunks {
    let before = range(of: hunk, without: .surplus, lines)
    let after = range(of: hunk, without: .missing, lines)
    patch += "@@ -\(before) +\(after) @@\n".utf8
    for (mark, bytes) in lines[hunk] {
      patch += "\(mark.rawValue)".utf8 + bytes
      if bytes.last != UInt8(ascii: "\n") { patch += "\n\\ No newline at end of file\n".utf8 }
    }
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

/// The changes with three lines around them, as positions of lines.
private func hunks(of lines: [PatchLine]) -> [Range<Int>] {
  let context = 3
  var hunks: [Range<Int>] = []
  for (index, (mark, _)) in lines.enumerated() where mark != .both {
    let around = max(0, index - context)..<min(lines.count, index + context + 1)
    if let last = hunks.last, last.upperBound >= around.lowerBound {
      hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
    } else {
      hunks.append(around)
    }
  }
  return hunks
}

/// The lines of a hunk in the file that lacks those with a mark; only a file without any has none there.
private func range(
  of hunk: Range<Int>, without other: Comparison.Mark, _ lines: [PatchLine]
) -> String {
  let start = lines[..<hunk.lowerBound].count { $0.0 != other }
  let count = lines[hunk].count { $0.0 != other }
  return count == 1 ? "\(start + 1)" : "\(count == 0 ? 0 : start + 1),\(count)"
}
