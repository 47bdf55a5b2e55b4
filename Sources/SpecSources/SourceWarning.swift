public import Gherkin

/// What is correct in files of stories and most likely a mistake: facts; `message` words them.
public enum SourceWarning: Error, Sendable, Equatable {
  case feature(uri: String, GherkinWarning)
  /// A link in a folder, named as a feature, that leads nowhere.
  case brokenLink(String, reason: String)
}

extension SourceWarning {
  /// `path:line:column: warning: what was found and what to do`.
  public var message: String {
    switch self {
    case .feature(let uri, let warning): warning.message(in: shown(path: uri))
    case .brokenLink(let path, let reason):
      "\(shown(path: path)): warning: this link leads to no file (\(reason)); remove or repair it"
    }
  }
}
