public import Gherkin
import Messages

/// What is correct in files of stories and most likely a mistake: facts; `message` words them.
public enum SourceWarning: Error, Sendable, Equatable {
  case feature(uri: String, GherkinWarning)
  /// A link in a folder, named as a feature, that leads nowhere.
  case brokenLink(String, reason: String)
}

extension SourceWarning {
  /// `path:line:column: warning: what was found and what to do`.
  public var message: String { "\(place): warning: \(sentence)" }

  /// The same where warnings are errors.
  public var errorMessage: String { "\(place): \(sentence) (--strict-features)" }

  private var place: String {
    switch self {
    case .feature(let uri, let warning):
      let column = warning.location.column.map { ":\($0)" } ?? ""
      return "\(shown(path: uri)):\(warning.location.line)\(column)"
    case .brokenLink(let path, _): return shown(path: path)
    }
  }

  private var sentence: String {
    switch self {
    case .feature(_, let warning): warning.sentence
    case .brokenLink(_, let reason): "this link leads to no file (\(reason)); remove or repair it"
    }
  }
}
