public import Gherkin

/// Reads files of stories one after another and collects the problems of all of them.
public struct SourceReader: Sendable {
  private let files: FileSystem
  private let options: SourceFile.Options
  /// The source of the ids of documents and pickles.
  public package(set) var ids: IdGenerator
  public private(set) var problems: [SourceProblem] = []
  /// The likely mistakes in files that are correct.
  public private(set) var warnings: [SourceWarning] = []
  /// For each story document, the parts that were taken from it and those that were left.
  public private(set) var notes: [StoryNote] = []
  /// The paths of the files that examples were taken from.
  public var dataFiles: Set<String> { Set(dataFileUses.keys) }
  /// The features that take examples from a file, by the path of the file.
  public private(set) var dataFileUses: [String: Set<String>] = [:]
  private var reported = Set<String>()

  /// - Parameters:
  ///   - files: The file system for paths.
  ///   - language: The dialect of features that name none, such as `en`.
  ///   - dataSources: Whether tags may name files of examples.
  ///   - limits: The sizes beyond which files are not read.
  ///   - tags: The tags that have a meaning in the run.
  ///   - ids: The source of the ids of nodes and pickles.
  public init(
    _ files: FileSystem, language: String = "en", dataSources: DataSourceUse = .read,
    limits: SourceLimits = SourceLimits(), tags: TagVocabulary = TagVocabulary(),
    ids: IdGenerator = IdGenerator()
  ) {
    self.files = files
    options = SourceFile.Options(
      language: language, dataSources: dataSources, limits: limits, tags: tags)
    self.ids = ids
  }

  /// Reads and parses a file.
  ///
  /// - Returns: The file and its contents; nil if it cannot be read, which is then one of
  ///   `problems`.
  public mutating func read(_ uri: String) -> (file: SourceFile, contents: SourceFile.Contents)? {
    let bytes: [UInt8]
    do {
      bytes = try files.read(uri, limit: options.limits.fileBytes)
    } catch {
      problems.append(
        error.isTooLarge
          ? .tooLarge(uri, limit: options.limits.fileBytes)
          : .unreadable(uri, reason: error.reason))
      return nil
    }
    let firstId = ids
    let (contents, data) = take(SourceText(bytes), uri)
    let file = SourceFile(
      uri: uri, bytes: bytes, options: options, firstId: firstId, dataFiles: data)
    return (file, contents)
  }

  /// Parses a text that replaces a file, such as that of an editor's window.
  package mutating func read(_ text: SourceText, as uri: String) -> SourceFile.Contents {
    take(text, uri).contents
  }

  private mutating func take(
    _ text: SourceText, _ uri: String
  ) -> (contents: SourceFile.Contents, data: [String: DataFile]) {
    var data: [String: DataFile] = [:]
    let reading = SourceFile.Reading(
      text, uri: uri, options: options, warns: true, ids: &ids
    ) { name in
      if let known = data[name] { return known }
      let file = files.data(name, beside: uri, limit: options.limits.fileBytes)
      data[name] = file
      return file
    }
    for name in data.keys {
      dataFileUses[Path.join(Path.folder(of: uri), Path.tidy(name)), default: []].insert(uri)
    }
    if let note = reading.note { notes.append(note) }
    // Many tags may use a file of examples: its problems are reported once.
    problems += reading.problems.filter { problem in
      guard case .dataSource = problem else { return true }
      return reported.insert(problem.message).inserted
    }
    warnings += reading.warnings
    return (reading.contents, data)
  }
}

extension FileSystem {
  /// The examples in a file next to a feature, never outside its folder.
  fileprivate func data(_ name: String, beside featureURI: String, limit: Int) -> DataFile {
    let path = Path.join(Path.folder(of: featureURI), name)
    let contents: Result<[UInt8], DataFileError>
    do {
      let isInside = try self.path(of: name, beside: featureURI) != nil
      contents = isInside ? .success(try read(path, limit: limit)) : .failure(.file(.outside))
    } catch {
      contents = .failure(
        .file(
          error.isTooLarge
            ? .tooLarge(limit: limit, setting: "max-file-size") : .unreadable(error.reason)))
    }
    return DataFile(path: path, contents: contents)
  }
}
