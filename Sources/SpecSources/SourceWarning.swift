public import Gherkin
package import Messages

/// What is correct in files of stories and most likely a mistake: facts; `message` words them.
public enum SourceWarning: Error, Sendable, Equatable {
  case feature(uri: String, GherkinWarning)
  /// A link in a folder, named as a feature, that leads nowhere.
  case brokenLink(String, reason: String)
  /// A file of examples without rows.
  case dataSource(uri: String, DataSourceError)
}

extension SourceWarning {
  /// The kind, by which settings know it.
  public var kind: LintKind {
    switch self {
    case .feature(_, let warning): warning.kind
    case .brokenLink: .brokenLink
    case .dataSource: .noRows
    }
  }

  /// The level where no setting says otherwise.
  public var level: LintLevel {
    if case .feature(_, let warning) = self { warning.level } else { kind.level }
  }

  /// The file, and where in it, if that is known.
  package var site: (uri: String, location: Location?) {
    switch self {
    case .feature(let uri, let warning): (uri, warning.location)
    case .brokenLink(let path, _): (path, nil)
    case .dataSource(let uri, let error): (uri, error.location)
    }
  }

  /// `path:line:column: warning: what was found and what to do (--lint kind)`.
  public var message: String { worded("warning: ") }

  /// The same where it is an error.
  public var errorMessage: String { worded("") }

  private func worded(_ label: String) -> String {
    "\(place): \(label)\(sentence) (--lint \(kind.rawValue))"
  }

  private var place: String {
    switch self {
    case .feature(let uri, let warning): warning.location.shown(in: shown(path: uri))
    case .brokenLink(let path, _): shown(path: path)
    case .dataSource(let uri, let error): error.location.shown(in: shown(path: uri))
    }
  }

  /// What was found and what to do.
  package var sentence: String {
    switch self {
    case .feature(_, let warning): warning.sentence
    case .brokenLink(_, let reason): "this link leads to no file (\(reason)); remove or repair it"
    case .dataSource(_, let error): error.sentence
    }
  }
}
