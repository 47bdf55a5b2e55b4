/// Something that happened to a file below a watched folder.
enum FileEvent: Sendable, Hashable {
  /// It is there and whole: written and closed, or moved here.
  case written(String)
  /// A file is gone, or a folder with all that was in it.
  case removed(String)
  /// There were more events than the system keeps.
  case lost
  /// A new folder could not be watched.
  case unwatched(FileEventsFault)

  /// The file or folder.
  var path: String? {
    switch self {
    case .written(let path), .removed(let path): path
    case .lost, .unwatched: nil
    }
  }
}

extension [FileEvent] {
  /// The last event of each file, and those of no file.
  var lastOfEach: [FileEvent] {
    var seen = Set<String>()
    return reversed().filter { $0.path.map { seen.insert($0).inserted } ?? true }.reversed()
  }
}

/// Why folders are not watched.
enum FileEventsFault: Error, Hashable, Sendable {
  /// The system has no more watches for a user.
  case noMoreWatches(folder: String)
  /// The system has no more watchers for a user, or no more descriptors.
  case noMoreWatchers
  case refused(folder: String, reason: String)
}

extension FileEventsFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .noMoreWatches(let folder):
      "\(folder): the system watches no more folders for this user (fs.inotify.max_user_watches); raise "
        + "the limit, as with sudo sysctl fs.inotify.max_user_watches=524288, or watch fewer folders: name "
        + "paths on the command line, or those of Swift code in specrun.yaml, watch: sources:"
    case .noMoreWatchers:
      "the system has no more watchers for this user (fs.inotify.max_user_instances); end other programs "
        + "that watch files, or raise the limit, as with sudo sysctl fs.inotify.max_user_instances=512"
    case .refused(let folder, let reason): "\(folder): cannot be watched: \(reason)"
    }
  }
}
