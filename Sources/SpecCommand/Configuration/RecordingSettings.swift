import SpecReporting

/// What `specrun report` and `specrun merge` were asked for, understood and checked.
struct RecordingSettings {
  var paths: [String]
  var formats: [Settings.FormatTarget]
  var color: Settings.ColorMode
  var requirements: String?
  var expectation: Merge.Expectation

  init(_ command: some RecordingCommand.Kind) throws(CommandErrors) {
    var problems: [CommandError] = []
    let input = command.input
    paths = input.paths
    formats = input.format.map(Settings.FormatTarget.init)
    requirements = input.requirements
    expectation = command.expectation
    color = input.color.flatMap(Settings.ColorMode.init) ?? .auto
    if let text = input.color, Settings.ColorMode(rawValue: text) == nil {
      problems.append(
        .invalidOption("--color", value: text, expected: "auto, always or never"))
    }
    if let shards = expectation.shards, shards < 1 {
      problems.append(
        .invalidOption("--shards", value: "\(shards)", expected: "a number from 1"))
    }
    if paths.isEmpty {
      problems.append(
        .noRecordings(command: command is RecordingCommand.Merge ? "merge" : "report"))
    }
    if !problems.isEmpty { throw CommandErrors(problems) }
  }
}
