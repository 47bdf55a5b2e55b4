extension Scaffold.Note {
  /// A sentence, and the lines below it.
  var message: String {
    switch self {
    case .present(let package, let program):
      "\(package) has specs already, in the target \(program); it stays as it is"
    case .nested(let folder, let library?):
      "Package.swift stays as it is: the package in \(folder) depends on it, "
        + "and its steps import the library \(library)"
    case .nested(let folder, nil):
      "Package.swift stays as it is: the specs are a package of their own in \(folder); "
        + "no library was found in Package.swift, so steps can import none yet"
    case .noSample(let folder):
      "\(folder) has features already, so no sample feature was added"
    case .noWorkflows(let repository):
      "the repository is \(repository), and workflows belong there: none was added"
    case .lacks(let path, let lines):
      (["\(path) stays as it is; to it, add"] + lines.map { "  \($0)" }).joined(separator: "\n")
    case .localOrigin(let path):
      "specrun is taken from \(path), which other machines may not have; "
        + "--specrun also takes the URL of a repository"
    }
  }
}

extension ScaffoldProblem {
  var message: String {
    switch self {
    case .badName(let name):
      "--name: found \"\(name)\", expected letters, digits, - and _, beginning with a letter"
    case .sameIdentity(let folder):
      "\(folder): a package in a folder of this name cannot depend on specrun, since Swift packages "
        + "are distinguished by the names of their folders; rename the folder"
    case .unreadableManifest(let path):
      "\(path): cannot be read as a file of text, so that what it holds is unknown"
    case .noPlace(let folders):
      "found \(folders.joined(separator: " and ")), which hold something else; expected one of them to "
        + "be free for the package of specs"
    }
  }
}
