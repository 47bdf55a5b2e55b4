#if os(Linux)
  import CLibrary
  import SpecSources

  /// The events that the system reports for files below some folders: inotify.
  ///
  /// A file counts as written when its writer has closed it or moved it to its place, so it is read
  /// whole, however many steps an editor saves in. New folders are watched, removed ones forgotten.
  /// Names that begin with a dot are left out.
  final class FileEvents {
    /// Can be read when something has happened.
    let descriptor: Int32
    private let files: FileSystem
    private var places: [Int32: [Place]] = [:]
    /// The folders that were asked for, by absolute path, so that one that is made anew is found again.
    private var roots: [String: String] = [:]

    /// A watched folder.
    private struct Place: Equatable {
      /// Absolute.
      let path: String
      /// As events name it.
      let name: String
      /// The name that counts; nil if all do, at any depth.
      let file: String?
    }

    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)

    /// - Throws: If the system has no watchers to give.
    init(_ files: FileSystem) throws(FileEventsFault) {
      self.files = files
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { throw .noMoreWatchers }
    }

    deinit { close(descriptor) }

    /// Watches a folder and all below it; if it is missing, from when it is made.
    func watch(folder: String) throws(FileEventsFault) {
      let path = Self.tidy(files.absolute(folder))
      roots[path] = folder
      // The folder above it reports it.
      try watch(file: folder)
      var found: [FileEvent] = []
      try addTree(Place(path: path, name: folder, file: nil), &found)
    }

    /// Watches one file, whether or not it is there.
    func watch(file: String) throws(FileEventsFault) {
      let path = Self.tidy(files.absolute(file))
      try add(
        Place(path: Path.folder(of: path), name: Path.folder(of: file), file: Path.name(of: path)))
    }

    /// Without `.` at its end, which the working directory has.
    private static func tidy(_ path: String) -> String {
      path.hasSuffix("/.") ? String(path.dropLast(2)) : path
    }

    private func add(_ place: Place) throws(FileEventsFault) {
      let watch = inotify_add_watch(descriptor, PathBytes.cString(place.path), Self.mask)
      guard watch >= 0 else {
        switch errno {
        // A file that is gone again needs no watch.
        case ENOENT, ENOTDIR: return
        case ENOSPC: throw .noMoreWatches(folder: place.path)
        default: throw .refused(folder: place.path, reason: String(cString: strerror(errno)))
        }
      }
      if !places[watch, default: []].contains(place) { places[watch, default: []].append(place) }
    }

    /// Watches a folder and those in it.
    ///
    /// - Parameter found: Receives the files that are there, which cause no events: they may have
    ///   been written before the watch.
    private func addTree(_ place: Place, _ found: inout [FileEvent]) throws(FileEventsFault) {
      try add(place)
      guard let names = try? files.names(in: place.path) else { return }
      for name in names where !name.hasPrefix(".") {
        let path = Path.join(place.path, name)
        let shown = Path.join(place.name, name)
        switch files.kind(of: path) {
        case .folder: try addTree(Place(path: path, name: shown, file: nil), &found)
        case .file: found.append(.written(shown))
        default: break
        }
      }
    }

    /// Everything that has happened, each once, the last thing that happened to a file.
    func read() -> [FileEvent] {
      var events: [FileEvent] = []
      let capacity = 1 << 16
      let buffer = UnsafeMutableRawPointer.allocate(
        byteCount: capacity, alignment: MemoryLayout<inotify_event>.alignment)
      defer { buffer.deallocate() }
      while true {
        let count = systemRead(descriptor, buffer, capacity)
        guard count > 0 else { break }
        var offset = 0
        while offset < count {
          let event = (buffer + offset).load(as: inotify_event.self)
          let head = MemoryLayout<inotify_event>.size
          let bytes = UnsafeRawBufferPointer(start: buffer + offset + head, count: Int(event.len))
          take(event.wd, event.mask, PathBytes.text(of: bytes.prefix { $0 != 0 }), &events)
          offset += head + Int(event.len)
        }
      }
      return events.lastOfEach
    }

    private func take(
      _ watch: Int32, _ mask: UInt32, _ name: String, _ events: inout [FileEvent]
    ) {
      if mask & UInt32(IN_Q_OVERFLOW) != 0 { return events.append(.lost) }
      if mask & UInt32(IN_IGNORED) != 0 { places[watch] = nil }
      for place in places[watch] ?? [] where !name.isEmpty {
        guard place.file.map({ $0 == name }) ?? !name.hasPrefix(".") else { continue }
        let path = Path.join(place.path, name)
        let root = place.file == nil ? nil : roots[path]
        let shown = root ?? Path.join(place.name, name)
        let isGone = mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0
        // A link to a folder is no folder to the system.
        let isFolder =
          mask & UInt32(IN_ISDIR) != 0
          || !isGone && place.file == nil && files.kind(of: path) == .folder
        if isGone {
          if isFolder { forget(below: path) }
          // The parent reports a root that is gone itself.
          events.append(.removed(shown))
        } else if isFolder {
          guard place.file == nil || root != nil else { continue }
          do throws(FileEventsFault) {
            try addTree(Place(path: path, name: shown, file: nil), &events)
          } catch {
            events.append(.unwatched(error))
          }
        } else if mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 || isLink(path) {
          events.append(.written(shown))
        }
      }
    }

    /// Whether a new name is whole as soon as it is there: a link, whose closing is not reported.
    private func isLink(_ path: String) -> Bool {
      var status = stat()
      guard lstat(PathBytes.cString(path), &status) == 0 else { return false }
      return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
    }

    /// Ends the watches of a folder that was moved away, which the system would go on with elsewhere.
    private func forget(below path: String) {
      for (watch, all) in places {
        let rest = all.filter { place in
          place.file != nil || place.path != path && !place.path.hasPrefix(path + "/")
        }
        guard rest.count < all.count else { continue }
        places[watch] = rest.isEmpty ? nil : rest
        if rest.isEmpty { inotify_rm_watch(descriptor, watch) }
      }
    }
  }
#endif
