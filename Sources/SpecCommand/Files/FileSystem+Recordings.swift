package import SpecReporting
package import SpecSources

extension FileSystem {
  /// The recordings that a path leads to, those in it if it is a folder, and why there are none.
  package func recordings(at path: String) -> (files: [String], problems: [CommandError]) {
    switch kind(of: path) {
    case nil: return ([], [.source(.noSuchPath(path))])
    case .file, .other: return ([path], [])
    case .folder:
      var finder = FeatureDiscovery(files: self)
      let found = finder.files(below: path) { file in
        Compression.recordings.contains { file.hasSuffix($0) }
      }
      let problems = finder.problems.map(CommandError.source)
      return (found, problems + (found.isEmpty ? [.noRecordingsIn(path)] : []))
    }
  }

  /// Passes on a recording piece by piece, decompressed if necessary.
  ///
  /// - Throws: If it cannot be read, or not to its end; the bytes before that were passed on.
  package func readRecording(
    _ path: String, _ receive: ([UInt8]) -> Void
  ) throws(CommandError) {
    let found: (compression: Compression, file: OpenFile)?
    do throws(Failure) {
      found = try openCompressed(path)
      if found == nil { try read(path, receive) }
    } catch {
      throw .source(.unreadable(path, reason: error.reason))
    }
    guard let (compression, file) = found else { return }
    do throws(Compression.Fault) {
      try Decompression(compression, from: file.descriptor).read(receive)
    } catch {
      throw .compressed(path, compression, error)
    }
  }

  /// A file that is compressed, open at its beginning; nil for one that is not.
  package func openCompressed(
    _ path: String
  ) throws(Failure) -> (compression: Compression, file: OpenFile)? {
    guard kind(of: path) == .file, let file = try? openForReading(path),
      let compression = Compression(of: try file.bytes(at: 0, count: 4))
    else { return nil }
    return (compression, file)
  }
}

extension Invocation {
  /// The results in recordings, each read piece by piece.
  package func table(of paths: [String]) throws(CommandErrors) -> RunTable {
    var reader = RunTable.Reader()
    var problems: [CommandError] = []
    for path in paths.map(Path.tidy) {
      let found = files.recordings(at: path)
      problems += found.problems
      for file in found.files {
        reader.begin(file)
        do throws(CommandError) {
          try files.readRecording(file) { reader.read($0) }
        } catch {
          problems.append(error)
        }
        reader.end()
      }
    }
    guard problems.isEmpty else { throw CommandErrors(problems) }
    return reader.table
  }
}
