package import SpecSources
import YAML

extension Node {
  /// The value of a text.
  ///
  /// - Parameters:
  ///   - expected: The wording of what it has to be.
  ///   - read: Returns nil for anything else.
  func value<Value>(
    _ expected: String..., read: (String) -> Value?
  ) throws(YAMLError) -> Value {
    let text = try string
    guard let value = read(text) else {
      throw YAMLError(.unexpectedValue(text, expected: expected), at: position)
    }
    return value
  }
}

extension Array where Element: Error {
  /// The result of `read`; nil if it fails, and its error is added.
  @discardableResult
  mutating func noting<Value>(_ read: () throws(Element) -> Value) -> Value? {
    do throws(Element) { return try read() } catch {
      append(error)
      return nil
    }
  }
}

/// Files that settings are read from, or that they name.
extension FileSystem {
  /// The prefixes that lead to the working directory and to each folder around it: nothing, `../`, `../../`.
  package var waysUp: [String] {
    (0...workingDirectory.split(separator: "/").count).map { String(repeating: "../", count: $0) }
  }

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
