import Messages
import SpecMerging
import SpecReporting
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

  /// The size of a recording; of a compressed one a guess.
  func likelyRecordingSize(_ path: String) -> Int {
    guard kind(of: path) == .file, let file = try? openForReading(path) else { return 0 }
    let isCompressed =
      (try? file.bytes(at: 0, count: 4)).map { Compression(of: $0) != nil } ?? false
    return file.size * (isCompressed ? 15 : 1)
  }

  /// Opens a recording so that parts of it can be read again and again.
  ///
  /// One that is compressed, or has messages beside it that were held back, is written to a file without
  /// a name.
  ///
  /// - Returns: The file, and what is wrong where its end could not be read.
  func openRecording(
    _ path: String, decompressingIn folder: String
  ) throws(CommandError) -> (file: OpenFile, cut: CommandError?) {
    let held = try? read(HeldFile.path(of: path))
    do throws(Failure) {
      let file = try openForReading(path)
      let isCompressed = Compression(of: try file.bytes(at: 0, count: 4)) != nil
      if !isCompressed, held == nil { return (file, nil) }
    } catch {
      throw .source(.unreadable(path, reason: error.reason))
    }
    let copy: OpenFile
    do throws(Failure) {
      copy = try openNameless(in: folder)
    } catch {
      throw .source(
        .unreadable(path, reason: "nothing can be written to \(folder): \(error.reason)"))
    }
    var reader = RecordingReader(name: path)
    var (failure, cut): (Failure?, CommandError?)
    func write(_ bytes: [UInt8]) {
      guard failure == nil else { return }
      do throws(Failure) {
        try FileSystem.write(bytes, to: copy.descriptor)
      } catch {
        failure = error
      }
    }
    do throws(CommandError) {
      try readRecording(path) { bytes in
        if held == nil { write(bytes) } else { reader.read(bytes) }
      }
    } catch {
      guard case .compressed(_, _, .damaged) = error else { throw error }
      cut = error
    }
    if let held {
      var (recording, _) = reader.end()
      recording.add(held: RecordingReader.read(held, name: path).0.envelopes)
      var bytes: [UInt8] = []
      for envelope in recording.envelopes {
        envelope.appendJSON(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
      }
      write(bytes)
    }
    if let failure {
      throw .source(.unreadable(path, reason: "\(folder) cannot hold it: \(failure.reason)"))
    }
    return (copy, cut)
  }
}
