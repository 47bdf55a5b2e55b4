import Basics
import Messages

extension Pickle {
  /// A digest of the steps, without their places; the same in every process, and 0 if there are none.
  var stepsDigest: UInt64 {
    guard !steps.isEmpty else { return 0 }
    var digest = StableDigest()
    for step in steps {
      digest.combine(step.text)
      digest.combine(step.argument?.docString?.content)
      for row in step.argument?.dataTable?.rows ?? [] {
        digest.combine(UInt64(row.cells.count))
        for cell in row.cells { digest.combine(cell.value) }
      }
    }
    return digest.value
  }
}
