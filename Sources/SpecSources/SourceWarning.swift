public import Gherkin
package import Messages

/// A likely mistake in a correct file of stories, as facts; `message` puts it into words.
public enum SourceWarning: Error, Sendable, Equatable {
  case feature(uri: String, GherkinWarning)
  /// A broken link in a folder, named like a feature.
  case brokenLink(String, reason: String)
  /// A file of examples without rows.
  case dataSource(uri: String, DataSourceError)
}

extension SourceWarning {
  /// The kind, by which settings refer to it.
  public var kind: LintKind {
    switch self {
    case .feature(_, let warning): warning.kind
    case .brokenLink: .brokenLink
    case .dataSource: .noRows
    }
  }

  /// The level unless a setting overrides it.
  public var level: LintLevel {
    if case .feature(_, let warning) = self { warning.level } else { kind.level }
  }

  /// The file, and the location in it, if known.
  package var site: (uri: String, location: Location?) {
    switch self {
    case .feature(let uri, let warning): (uri, warning.location)
    case .brokenLink(let path, _): (path, nil)
    case .dataSource(let uri, let error): (uri, error.location)
    }
  }

  /// `path:line:column: warning: the finding and what to do (--lint kind)`.
  public var message: String { worded("warning: ") }

  /// The same if it is an error.
  public var errorMessage: String { worded("") }

  private func worded(_ label: String) -> String {
    let path = shown(path: site.uri)
    let place = site.location?.shown(in: path) ?? path
    return "\(place): \(label)\(sentence) (--lint \(kind.rawValue))"
  }

  /// The finding and what to do.
  package var sentence: String {
    switch self {
    case .feature(_, let warning): warning.sentence
    case .brokenLink(_, let reason): "this link leads to no file (\(reason)); remove or repair it"
    case .dataSource(_, let error): error.sentence
    }
  }
}
