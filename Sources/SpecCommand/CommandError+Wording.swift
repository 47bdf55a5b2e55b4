import DataSources
import Gherkin
import Messages
import SpecEngine
import YAML

extension CommandError {
  /// What to print: the place where there is one, what was found, what was expected, what to do.
  func message(workingDirectory: String) -> String {
    switch self {
    case .noPaths:
      return "no path was given and there is no Features or features folder here: "
        + "name a folder, a feature file or a pattern, such as `specrun Features/`"
    case .noSuchPath(let path):
      return "\(path): no such file or folder"
    case .noSuchPathInRerun(let path, let rerun):
      return "\(rerun): names \(path), which does not exist"
    case .noMatch(let pattern):
      return "\(pattern): no feature file matches this pattern"
    case .noFeatures(let folder):
      return "\(folder): no .feature or .feature.md file in this folder or below it"
    case .notAFile(let path):
      return "\(path): is not a regular file, expected a feature file or a folder"
    case .lineOfFolder(let path):
      return "\(path): is a folder, and a line can only be given for a file"
    case .unreadable(let path, let reason):
      return "\(path): cannot be read: \(reason)"
    case .setting(let source, let fault):
      return "\(source): \(fault.sentence)"
    case .unknownSubcommand(let name, let nearest, let known):
      return "\(name): no such file, folder or subcommand"
        + (nearest.map { "; did you mean `specrun \($0)`?" }
          ?? ", expected one of \(known.joined(separator: ", "))")
    case .unknownFormat(let name, let suggestion, let known):
      return "--format: found \"\(name)\", expected one of \(known.joined(separator: ", "))"
        + (suggestion.map { "; did you mean \($0)?" } ?? "")
    case .ofVariable(let name, let error):
      return "\(name): \(error.message(workingDirectory: workingDirectory))"
    case .noRequirements(let looked):
      return "--format requirements: there is no \(looked.joined(separator: " nor ")); "
        + "specrun.yaml can name another file as `requirements`"
    case .unwritable(let path, let reason):
      return "\(path): the report cannot be written: \(reason)"
    case .sameReport(let path, let formats):
      return "\(path): found \(formats.joined(separator: " and ")) for this file, "
        + "expected a file of its own for each report"
    case .reportOverInput(let path, let format):
      return "\(path): the report \(format) would overwrite what is read: give it another name"
    case .configuration(let path, let error):
      return "\(path):\(error)"
    case .unknownProfile(let name, let known):
      return "--profile: found \"\(name)\", expected "
        + (known.isEmpty
          ? "a profile of specrun.yaml, which has none"
          : "one of \(known.joined(separator: ", "))")
    case .noConfiguration(let profile):
      return "--profile: \"\(profile)\" was asked for, but there is no specrun.yaml here"
    case .feature(let uri, let error):
      return error.friendlyMessage(in: uri)
    case .dataSource(let uri, let error):
      return error.message(in: uri)
    case .supportCode(let problem):
      return problem.message(relativeTo: workingDirectory)
    case .resource(let message):
      return message
    case .noRecordings(let command):
      return "no messages were named: name a file or a folder of .ndjson files, such as "
        + "`specrun \(command) reports/run.ndjson`"
    case .noRecordingsIn(let folder):
      return "\(folder): no .ndjson file in this folder or below it"
    case .noMessage(let path, let line, let error):
      let member = error.keyPath.isEmpty ? "" : "in \(error.keyPath): "
      return "\(path):\(line):\(error.offset + 1): no message: \(member)\(error.fact)"
    case .moreBadLines(let path, let count):
      return "\(path): \(counted(count, "more line")) like these"
    case .finding(let finding):
      return "\(finding)"
    case .lineSelectsNothing(let uri, let line, let lastLine):
      return line > lastLine
        ? "\(uri):\(line): selects nothing, the file has \(lastLine) lines"
        : "\(uri):\(line): selects nothing, no scenario is on this line or around it"
    case .unreadableLimit(let tag, let scenario):
      return "\(scenario.uri):\(scenario.location.map { "\($0.line): " } ?? "")"
        + "the tag \(tag) of this scenario names no time, expected such as @timeout(5s) or "
        + "@step-timeout(200ms)"
    case .nothingSelected(let scenarios, let files, let reasons):
      let looked = "\(counted(scenarios, "scenario")) in \(counted(files, "file"))"
      return reasons.isEmpty
        ? "no scenario to run: looked at \(looked)"
        : "no scenario to run: none of \(looked) passes \(reasons.joined(separator: " and "))"
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
