import SpecSources

extension Host {
  /// The words that run the command again as it was run.
  ///
  /// `swift run` starts a program by the path that it has built: started by that path once more, it would be the
  /// old one after an edit.
  var typedCommand: [String] {
    let parts = command.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[parts.count - 4] == ".build",
      parts[parts.count - 3].count(where: { $0 == "-" }) > 1,
      let name = parts.last, let configuration = parts.dropLast().last
    else { return [command] }
    var package = parts.dropLast(4).joined(separator: "/")
    if package == workingDirectory { package = "" }
    if package.hasPrefix("\(workingDirectory)/") {
      package = String(package.dropFirst(workingDirectory.count + 1))
    }
    return ["swift", "run"] + (package.isEmpty ? [] : ["--package-path", package])
      + (configuration == "debug" ? [] : ["-c", String(configuration)]) + [String(name)]
  }
}
