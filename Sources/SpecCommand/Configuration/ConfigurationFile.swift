import SpecEngine
import YAML

/// `specrun.yaml`: named profiles, of which `default` is used when none is asked for.
struct ConfigurationFile {
  /// The name that is looked for in the working directory.
  static let defaultPath = "specrun.yaml"

  let profiles: [(name: String, profile: Profile)]
  /// What scenarios must not hold at once, whatever profile is used.
  let locks: [Run.Lock]

  /// Reads the text of a configuration file.
  init(_ bytes: [UInt8]) throws(YAMLError) {
    guard let root = try YAML.parse(bytes) else {
      profiles = []
      locks = []
      return
    }
    let fields = try Fields(root, known: ["profiles", "locks"])
    var profiles: [(name: String, profile: Profile)] = []
    if let node = fields["profiles"] {
      for pair in try node.pairs {
        profiles.append((try pair.key.string, try Profile(pair.value)))
      }
    }
    self.profiles = profiles
    locks = try fields["locks"].map { (node) throws(YAMLError) in try LockList.read(node) } ?? []
  }

  subscript(name: String) -> Profile? { profiles.first { $0.name == name }?.profile }
}
