import SpecSources

/// The choices of the person who asks for specs.
struct Choices {
  /// The name of the package, if it is not that of the folder.
  var name: String?
  /// The source of specrun.
  var origin: Origin
  var servers = BuildServer.allCases
  /// Their settings start the language server, which is one of the tools of the program then.
  var editors: [Editor] = []
}

/// A build server whose workflow can be written.
enum BuildServer: String, CaseIterable, Sendable {
  case github
  case gitlab
}

/// An editor whose settings can be written.
enum Editor: String, CaseIterable, Sendable {
  case neovim
  case vscode
  case emacs
  case helix
}

/// The source from which a package gets specrun.
enum Origin: Equatable, Sendable {
  /// A folder, absolute or relative to the folder of the specs.
  case path(String)
  /// A repository, and the oldest version that will do.
  case address(String, from: String)

  /// Reads an address, such as `https://…` or `git@host:…`; anything else is a path.
  init(_ text: String, version: String) {
    self = Self.isAddress(text) ? .address(text, from: version) : .path(text)
  }

  private static func isAddress(_ text: String) -> Bool {
    if text.contains("://") { return true }
    // `user@host:path`, as secure shell has it; a slash before the colon makes it a path.
    guard let at = text.firstIndex(of: "@"), let colon = text[at...].firstIndex(of: ":") else {
      return false
    }
    return !text[..<colon].contains("/")
  }

  /// The name by which Package.swift calls it.
  var name: String {
    switch self {
    case .path: return "specrun"
    case .address(let address, _):
      // As the package manager does.
      let name = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
      return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
  }

  /// The name by which the package manager distinguishes packages.
  func identity(from folder: String) -> String {
    switch self {
    case .path(let path):
      Path.name(of: Path.normal(path.hasPrefix("/") ? path : "\(folder)/\(path)"))
        .lowercased()
    case .address: name.lowercased()
    }
  }
}
