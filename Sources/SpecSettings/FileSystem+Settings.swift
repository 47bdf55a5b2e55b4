import SpecSources
import YAML

/// Files that settings are read from, or that they name.
extension FileSystem {
  func settingsFile(_ path: String, limit: Int = 1 << 30) throws(SettingsErrors) -> [UInt8] {
    do throws(Failure) { return try read(path, limit: limit) } catch {
      throw SettingsErrors(.source(.unreadable(path, reason: error.reason)))
    }
  }

  /// A file of YAML.
  func settingsFile<Contents>(
    _ path: String, _ parse: ([UInt8]) throws(YAMLError) -> Contents
  ) throws(SettingsErrors) -> Contents {
    let bytes = try settingsFile(path)
    do throws(YAMLError) { return try parse(bytes) } catch {
      throw SettingsErrors(.configuration(path: path, error))
    }
  }
}
