import Gherkin
import Messages
import StepKit

/// The Worlds that features and folders are about: that of their first step with a definition.
///
/// Asked only for scenarios in which no step has one; each feature is looked through once.
struct FeatureWorlds {
  private let files: [FeatureProvider]
  /// Whether a World could not be told from the scenario's own feature.
  private(set) var hasAskedForFolder = false
  private let tags: [(name: String, world: Int)]
  private var ofFiles: [Int: Int?] = [:]
  private var ofFolders: [Substring: Int?] = [:]
  /// The feature and the tags of the scenario in question.
  private var current: (file: Int, tags: [Pickle.Tag]) = (0, [])

  init(_ files: [FeatureProvider], _ supportCode: SupportCode) {
    self.files = files
    tags = supportCode.scenarioTags.compactMap { tag in
      supportCode.worlds.knownPosition(of: tag.world).map { (tag.name, $0) }
    }
  }

  mutating func enter(_ file: Int, tags: [Pickle.Tag]) { current = (file, tags) }

  /// The World of the scenario in question, by its tags, its feature, or other features of its
  /// folder.
  mutating func world(matching: inout Matching) -> Int? {
    for tag in current.tags {
      if let known = tags.first(where: { $0.name == tag.name }) { return known.world }
    }
    return world(ofFile: current.file, &matching) ?? world(ofFolderOf: current.file, &matching)
  }

  private mutating func world(ofFile position: Int, _ matching: inout Matching) -> Int? {
    if let known = ofFiles[position] { return known }
    var world: Int?
    for pickle in files[position].load().pickles where world == nil {
      world = matching.mainWorld(of: pickle.steps)
    }
    ofFiles[position] = .some(world)
    return world
  }

  private mutating func world(ofFolderOf position: Int, _ matching: inout Matching) -> Int? {
    let folder = Self.folder(of: files[position].uri)
    if let known = ofFolders[folder] { return known }
    hasAskedForFolder = true
    var world: Int?
    for other in files.indices where world == nil && Self.folder(of: files[other].uri) == folder {
      world = self.world(ofFile: other, &matching)
    }
    ofFolders[folder] = .some(world)
    return world
  }

  private static func folder(of uri: String) -> Substring {
    uri.lastIndex(of: "/").map { uri[..<$0] } ?? ""
  }
}
