import SpecSources

extension FileSystem {
  /// Whether a file of this name is a recording, compressed or not.
  static func isRecording(_ path: String) -> Bool {
    Compression.recordings.contains { path.hasSuffix($0) }
  }

  /// Passes on a recording piece by piece, decompressed where it is compressed.
  ///
  /// - Throws: Where it cannot be read, or not to its end; what came before was passed on.
  func readRecording(
    _ path: String, inPiecesOf size: Int = 1 << 18, _ receive: ([UInt8]) -> Void
  ) throws(CommandError) {
    let found: (compression: Compression, file: OpenFile)?
    do throws(Failure) {
      found = try openCompressed(path)
      if found == nil { try read(path, inPiecesOf: size, receive) }
    } catch {
      throw .source(.unreadable(path, reason: error.reason))
    }
    guard let (compression, file) = found else { return }
    do throws(Compression.Fault) {
      try Decompression(compression, from: file.descriptor).read(inPiecesOf: size, receive)
    } catch {
      throw .compressed(path, compression, error)
    }
  }

  /// A file that is compressed, open at its beginning; nil for one that is not.
  private func openCompressed(
    _ path: String
  ) throws(Failure) -> (compression: Compression, file: OpenFile)? {
    guard kind(of: path) == .file, let file = try? openForReading(path),
      let compression = Compression(of: try file.bytes(at: 0, count: 4))
    else { return nil }
    return (compression, file)
  }

  /// Opens a recording so that parts of it can be read again and again.
  ///
  /// One that is compressed, that is no file, or that has messages beside it that were held back is copied.
  ///
  /// - Parameters:
  ///   - room: The number of bytes that may still be copied into memory.
  ///   - folder: Where larger copies are, in files without names.
  /// - Returns: The recording, and what is wrong where its end could not be read.
  func openRecording(
    _ path: String, room: inout Int, copyingTo folder: String
  ) throws(CommandError) -> (recorded: RecordedBytes, cut: CommandError?) {
    let held = try? read(HeldFile.path(of: path))
    do throws(Failure) {
      if held == nil, kind(of: path) == .file, try openCompressed(path) == nil {
        return (.file(try openForReading(path)), nil)
      }
    } catch {
      throw .source(.unreadable(path, reason: error.reason))
    }
    var (bytes, cut): ([UInt8], CommandError?) = ([], nil)
    var copy = RecordedBytes.Copy(room: room, folder: folder, files: self)
    do throws(CommandError) {
      try readRecording(path) { if held == nil { copy.write($0) } else { bytes += $0 } }
    } catch {
      guard case .compressed(_, _, .damaged) = error else { throw error }
      cut = error
    }
    if let held { copy.write(HeldScenarios.added(held, to: bytes)) }
    do throws(Failure) {
      let recorded = try copy.recorded()
      if case .memory = recorded { room -= recorded.count }
      return (recorded, cut)
    } catch {
      throw .source(.unreadable(path, reason: "\(folder) cannot hold it: \(error.reason)"))
    }
  }
}
