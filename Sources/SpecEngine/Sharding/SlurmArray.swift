/// A job array of Slurm, whose tasks may begin anywhere and skip the same number between each two.
enum SlurmArray {
  private static let (task, count) = ("SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT")
  private static let (least, most) = ("SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_MAX")
  private static let step = "SLURM_ARRAY_TASK_STEP"

  static var variables: [String] { [task, count, least, most, step] }

  static func share(
    in environment: [String: String]
  ) throws(ShardEnvironment.Fault) -> ShardEnvironment? {
    var values: [String: Int] = [:]
    for name in variables {
      guard let text = environment[name] else { continue }
      guard let number = wholeNumber(text) else { throw .notANumber(name, found: text, least: 0) }
      values[name] = number
    }
    guard let first = variables.first(where: { values[$0] != nil }) else { return nil }
    guard let id = values[task], let total = values[count], let least = values[least] else {
      let missing = [task, count, Self.least].first { values[$0] == nil } ?? ""
      throw .half(system: "Slurm", set: first, missing: missing)
    }
    // An array of one task may have any step.
    let step = values[step] ?? 1
    guard total >= 1 else { throw .notANumber(count, found: "\(total)", least: 1) }
    guard step >= 1 else { throw .notANumber(Self.step, found: "\(step)", least: 1) }
    guard id >= least else {
      throw .outOfRange(task, found: id, range: least...max(least, values[most] ?? least))
    }
    let isSparse =
      (id - least) % step != 0 || (id - least) / step >= total
      || values[most].map { ($0 < least) || ($0 - least) / step != total - 1 } ?? false
    if isSparse { throw .sparseArray(task: id, least: least, step: step, total: total) }
    return ShardEnvironment(
      index: (id - least) / step + 1, total: total,
      sources: [
        "\(task)=\(id) of \(total) from \(least)" + (step == 1 ? "" : " in steps of \(step)")
          + " (Slurm)"
      ])
  }
}
