public import Gherkin

/// Why files of stories cannot be found, read or parsed: facts; `message` words them.
public enum SourceProblem: Error, Sendable {
  // Paths
  /// No path was given, and there is no default folder.
  case noPaths
  /// `nearest` is an existing path that was probably meant.
  case noSuchPath(String, nearest: String? = nil)
  case noSuchPathInRerun(String, rerun: String)
  /// The run that wrote the list did not finish, or the list was cut.
  case incompleteRerun(String)
  case noMatch(String)
  /// `misnamed` is a file there that is named like one except for its extension.
  case noFeatures(in: String, misnamed: String? = nil)
  case notAFile(String)
  case lineOfFolder(String)
  case lineOfPattern(String)
  case unreadable(String, reason: String)
  /// A file with more bytes than the limit.
  case tooLarge(String, limit: Int)

  // Contents
  case feature(uri: String, GherkinError)
  /// The file was not read to its end, because it has this many errors already.
  case moreErrors(uri: String, shown: Int)
  case dataSource(uri: String, DataSourceError)
}

extension SourceProblem {
  /// The problem in words: the location if there is one, the finding, what to do.
  public var message: String {
    switch self {
    case .noPaths:
      "no path was given and there is no Features or features folder here: "
        + "name a folder, a feature file or a pattern, such as `specrun Features/`"
    case .noSuchPath(let path, let nearest):
      "\(shown(path: path)): no such file or folder"
        + (nearest.map { "; did you mean \(shown(path: $0))?" } ?? "")
        + (path.hasPrefix("@") ? "; to choose tags, write --tags \"\(shown(path: path))\"" : "")
    case .noSuchPathInRerun(let path, let rerun):
      "\(shown(path: rerun)): names \(shown(path: path)), which does not exist"
    case .incompleteRerun(let rerun):
      "\(shown(path: rerun)): is not a complete list of scenarios to run again: the run that wrote it "
        + "did not finish; run everything again"
    case .noMatch(let pattern): "\(shown(path: pattern)): no feature file matches this pattern"
    case .noFeatures(let folder, let misnamed):
      "\(shown(path: folder)): no .feature or .feature.md file in this folder or below it"
        + (misnamed.map { "; found \(shown(path: $0)), rename it so that it ends with .feature" }
          ?? "")
    case .notAFile(let path):
      "\(shown(path: path)): is not a regular file, expected a feature file or a folder"
    case .lineOfFolder(let path):
      "\(shown(path: path)): is a folder, and a line can only be given for a file"
    case .lineOfPattern(let path):
      "\(shown(path: path)): is a pattern, and a line can only be given for a file"
    case .unreadable(let path, let reason): "\(shown(path: path)): cannot be read: \(reason)"
    case .tooLarge(let path, let limit):
      "\(shown(path: path)): is larger than \(inWords(bytes: limit)); split it, or raise the limit with "
        + "--max-file-size"
    case .feature(let uri, let error): error.friendlyMessage(in: shown(path: uri))
    case .moreErrors(let uri, let count):
      "\(shown(path: uri)): was read up to its error \(count); there may be more"
    case .dataSource(let uri, let error): error.message(in: shown(path: uri))
    }
  }
}
