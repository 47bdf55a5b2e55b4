import CLibrary
import Messages
import SpecReporting
import SpecSources

extension Meta {
  /// The tools, the machine and the build server: the first message of every run.
  static func machine(_ host: Host, files: FileSystem) -> Meta {
    Meta(
      protocolVersion: Version.protocolVersion,
      implementation: Product(name: RunQuery.ownImplementation, version: Version.current),
      runtime: Product(name: "swift", version: swiftVersion),
      os: Product(name: osName, version: osVersion),
      cpu: Product(name: cpuName),
      ci: CI(host.environment) { try? files.read($0) })
  }

  /// The same on every machine.
  static var deterministic: Meta {
    let none = Product(name: "any")
    return Meta(
      protocolVersion: Version.protocolVersion,
      implementation: Product(name: RunQuery.ownImplementation, version: Version.current),
      runtime: none, os: none, cpu: none)
  }

  /// The compiler offers its version as a condition only, so a later one than this list is a range.
  private static var swiftVersion: String {
    #if swift(>=6.5)
      "6.5 or later"
    #elseif swift(>=6.4)
      "6.4"
    #elseif swift(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  private static var osName: String {
    #if os(macOS)
      "darwin"
    #else
      "linux"
    #endif
  }

  private static var osVersion: String? {
    var name = utsname()
    guard uname(&name) == 0 else { return nil }
    return withUnsafeBytes(of: name.release) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static var cpuName: String {
    #if arch(x86_64)
      "x64"
    #elseif arch(arm64)
      "arm64"
    #else
      "unknown"
    #endif
  }
}
