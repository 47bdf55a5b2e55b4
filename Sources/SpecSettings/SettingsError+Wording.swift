import SpecSources

extension SettingsError {
  /// The text to print: the location, the finding, the expectation, the remedy.
  package var message: String {
    switch self {
    case .setting(let source, let fault):
      "\(source): \(fault.sentence)"
    case .configuration(let path, let error):
      "\(path):\(error)"
    case .misnamedConfiguration(let path):
      "\(path): is not read; rename it to \(ConfigurationFile.defaultPath)"
    case .unknownProfile(let name, let known):
      "--profile: found \"\(name)\", expected "
        + (known.isEmpty
          ? "a profile of specrun.yaml, which has none"
          : "one of \(known.joined(separator: ", "))")
    case .noConfiguration(let profile):
      "--profile: \"\(profile)\" is not defined: there is no specrun.yaml in this "
        + "folder or around it"
    case .source(let problem):
      problem.message
    case .noRequirements(let option, let looked):
      "\(option): there is no \(looked.joined(separator: " nor ")); "
        + "specrun.yaml can name another file as `requirements`"
    case .notTimings(let path):
      "\(path): --timings: found another file, expected one that --timings wrote, or none"
    case .timingsNotWritten(let path, let reason):
      "\(path): the times of scenarios cannot be written: \(reason)"
    case .noHistory(let path):
      "\(path): found a file that is no history of runs, expected one that --history made, or "
        + "a path where there is nothing yet"
    case .notRecorded(let path, let reason):
      "\(path): the run cannot be added: \(reason)"
    }
  }
}
