#if canImport(Darwin)
  import CLibrary
  import SpecSources

  /// The events that the system reports for files below some folders: kqueue.
  ///
  /// For a descriptor it reports that something was written to it, not that a writer is done: each
  /// part of a file that is written in several is an event of its own. For a folder it reports that
  /// names came or went; which ones is found by looking. Names that begin with a dot are left out.
  final class FileEvents {
    /// Can be read when something has happened.
    let descriptor: Int32
    private let files: FileSystem
    /// The watched items, by their descriptors.
    private var items: [Int32: Item] = [:]
    /// The same by path.
    private var descriptors: [String: Int32] = [:]
    /// The paths that were asked for.
    private var roots: [(path: String, isFolder: Bool)] = []

    private struct Item {
      let path: String
      let isFolder: Bool
      var stamp: FileSystem.Stamp?
    }

    /// - Throws: If the system has no watchers to give.
    init(_ files: FileSystem) throws(FileEventsFault) {
      self.files = files
      descriptor = kqueue()
      guard descriptor >= 0 else { throw .noMoreWatchers }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
      for item in items.keys { close(item) }
      close(descriptor)
    }

    /// Watches a folder and all below it; if it is missing, from when it is made.
    func watch(folder: String) throws(FileEventsFault) {
      roots.append((folder, true))
      try add(Path.folder(of: files.absolute(folder)), isFolder: true)
      var found: [FileEvent] = []
      try addTree(folder, &found)
    }

    /// Watches one file, whether or not it is there.
    func watch(file: String) throws(FileEventsFault) {
      roots.append((file, false))
      try add(Path.folder(of: files.absolute(file)), isFolder: true)
      if files.kind(of: file) == .file { try add(file, isFolder: false) }
    }

    private func add(_ path: String, isFolder: Bool) throws(FileEventsFault) {
      guard descriptors[path] == nil else { return }
      let item = open(PathBytes.cString(files.absolute(path)), O_EVTONLY | O_CLOEXEC)
      guard item >= 0 else {
        switch errno {
        case ENOENT, ENOTDIR: return
        case EMFILE, ENFILE: throw .noMoreWatchers
        default: throw .refused(folder: path, reason: String(cString: strerror(errno)))
        }
      }
      var change = kevent(
        ident: UInt(item), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME), data: 0, udata: nil)
      guard kevent(descriptor, &change, 1, nil, 0, nil) >= 0 else {
        let reason = String(cString: strerror(errno))
        close(item)
        throw .refused(folder: path, reason: reason)
      }
      items[item] = Item(path: path, isFolder: isFolder, stamp: files.stamp(of: path))
      descriptors[path] = item
    }

    /// Watches a folder with its contents.
    ///
    /// - Parameter found: Receives the files that were not watched before.
    private func addTree(_ folder: String, _ found: inout [FileEvent]) throws(FileEventsFault) {
      try add(folder, isFolder: true)
      guard let names = try? files.names(in: folder) else { return }
      for name in names where !name.hasPrefix(".") {
        let path = Path.join(folder, name)
        switch files.kind(of: path) {
        case .folder: try addTree(path, &found)
        case .file where descriptors[path] == nil:
          try add(path, isFolder: false)
          found.append(.written(path))
        default: break
        }
      }
    }

    /// Everything that has happened, each once, the last thing that happened to a file.
    func read() -> [FileEvent] {
      var events: [FileEvent] = []
      var timeout = timespec()
      var list = [kevent](repeating: kevent(), count: 256)
      while true {
        let count = kevent(descriptor, nil, 0, &list, Int32(list.count), &timeout)
        guard count > 0 else { break }
        for event in list.prefix(Int(count)) { look(at: Int32(event.ident), &events) }
      }
      return events.lastOfEach
    }

    private func look(at number: Int32, _ events: inout [FileEvent]) {
      guard let item = items[number] else { return }
      let stamp = files.stamp(of: item.path)
      if stamp?.identity != item.stamp?.identity || stamp == nil {
        // Another file is in its place, or none.
        drop(number)
        if stamp == nil { events.append(.removed(item.path)) }
      } else if !item.isFolder, stamp != item.stamp {
        items[number]?.stamp = stamp
        events.append(.written(item.path))
      }
      if item.isFolder || stamp?.identity != item.stamp?.identity {
        lookForNew(around: item.isFolder ? item.path : Path.folder(of: item.path), &events)
      }
    }

    private func lookForNew(around folder: String, _ events: inout [FileEvent]) {
      do throws(FileEventsFault) {
        for root in roots where descriptors[root.path] == nil {
          if root.isFolder, files.kind(of: root.path) == .folder {
            try addTree(root.path, &events)
          } else if !root.isFolder, files.kind(of: root.path) == .file {
            try add(root.path, isFolder: false)
            events.append(.written(root.path))
          }
        }
        let isInTree = roots.contains { root in
          root.isFolder && (folder == root.path || folder.hasPrefix(root.path + "/"))
        }
        if isInTree, files.kind(of: folder) == .folder { try addTree(folder, &events) }
      } catch {
        events.append(.unwatched(error))
      }
    }

    private func drop(_ number: Int32) {
      guard let item = items.removeValue(forKey: number) else { return }
      descriptors[item.path] = nil
      close(number)
    }
  }
#endif
