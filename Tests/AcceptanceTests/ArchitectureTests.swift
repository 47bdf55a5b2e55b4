import Foundation
import SpecTestSupport
import Testing

/// Invariants that can be checked in the text of the sources; see ARCHITECTURE.md.
@Suite struct ArchitectureTests {
  /// A file that has something it must not have.
  private func offenders(
    below folder: String, allowed: [String] = [], having pattern: String
  ) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let files = try Project.swiftFiles(below: folder)
    #expect(!files.isEmpty, "\(folder) has no Swift files: is the test looking in the right place?")
    return files.filter { path, text in
      guard !allowed.contains(where: path.hasPrefix) else { return false }
      return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }.map(\.path)
  }

  private static let importPrefix = #"^\s*(?:public |package |private |@\w+ )*import "#

  @Test(
    "only the command and the reader of files touch the system",
    arguments: [
      importPrefix + "(?:Glibc|Musl|Darwin|CLibrary)",
      #"\b(?:FileManager|FileHandle|ProcessInfo|CommandLine)\b"#,
      #"\b(?:ContinuousClock|SuspendingClock)\(\)|\bDate\(\)|\bUUID\(\)|\bclock_gettime\b"#,
      #"^\s*print\("#,
    ])
  func onlyTheCommandTouchesTheSystem(pattern: String) throws {
    let allowed = [
      "Sources/SpecSources/FileSystem", "Sources/SpecCommand/", "Sources/SpecTools/",
      "Sources/SpecTesting/",
      "Sources/specrun/", "Sources/SpecIsolation/", "Sources/CLibrary/",
    ]
    #expect(try offenders(below: "Sources", allowed: allowed, having: pattern) == [])
  }

  @Test(
    "modules do not see what they must not",
    arguments: [
      ("Sources/SpecReporting", "SpecEngine|StepKit"),
      (
        "Sources/SpecEngine", "SpecReporting|SpecCommand|SpecSources|SpecSession|SpecIsolation|YAML"
      ),
      ("Sources/SpecIsolation", "SpecReporting|SpecCommand|SpecSources|SpecSession|Foundation"),
      ("Sources/SpecSources", "SpecEngine|StepKit|SpecSession|SpecReporting|SpecCommand"),
      ("Sources/SpecSession", "SpecReporting|SpecCommand|Foundation"),
      ("Sources/StepKit", "SpecEngine|SpecReporting|SpecCommand|Gherkin"),
      ("Sources/Basics", #"\w+"#), ("Sources/Messages", #"(?!Basics)\w+"#),
      ("Sources/Ports", #"\w+"#),
      ("Sources/CucumberExpressions", #"(?!Basics|Synchronization)\w+"#),
      ("Sources/TagExpressions", #"\w+"#),
      ("Sources/Domains", "SpecEngine|SpecReporting|SpecCommand"),
      ("Sources/Gherkin", "Foundation"),
      ("Sources/SpecEngine", "Foundation"),
      ("Sources/SpecCommand", "Foundation|SpecTools"),
      ("Sources/SpecSettings", "SpecCommand|SpecTesting|SpecIsolation|Foundation"),
      ("Sources/SpecTesting", "SpecCommand|SpecIsolation|Foundation"),
    ])
  func modulesDoNotSee(folder: String, forbidden: String) throws {
    #expect(
      try offenders(below: folder, having: Self.importPrefix + "(?:\(forbidden))$") == [])
  }

  @Test("libyaml is seen by YAML only")
  func libyaml() throws {
    #expect(
      try offenders(
        below: "Sources", allowed: ["Sources/YAML/"], having: Self.importPrefix + "CLibYAML") == [])
  }

  @Test("sockets are for the package of the loopback, the server for one module of it")
  func sockets() throws {
    let server = #"\bFlying(?:Fox|Socks)\b"#
    let sockets = #"\bURLSession\b|\bsocket\(|\bFoundationNetworking\b|"# + server
    #expect(try offenders(below: "Sources", having: sockets) == [])
    #expect(
      try offenders(
        below: "Loopback/Sources", allowed: ["Loopback/Sources/Loopback/"], having: server) == [])
  }

  @Test("only the domains import Foundation, and of it no more than its essentials")
  func foundation() throws {
    #expect(
      try offenders(
        below: "Sources", allowed: ["Sources/Domains/"],
        having: Self.importPrefix + "Foundation") == [])
    let files = try Project.swiftFiles(below: "Sources/Domains")
    for (path, text) in files where text.contains("import Foundation\n") {
      #expect(text.contains("#if canImport(FoundationEssentials)"), "\(path)")
    }
  }

  @Test("no domain knows another")
  func domains() throws {
    let files = try Project.swiftFiles(below: "Sources/Domains")
    let names = Set(files.map { $0.path.split(separator: "/")[2] }).map(String.init)
    for name in names {
      let own = name.hasSuffix("Steps") ? [name, String(name.dropLast(5))] : [name]
      let others = names.filter { !own.contains($0) }
      guard !others.isEmpty else { continue }
      let pattern = Self.importPrefix + "(?:\(others.joined(separator: "|")))$"
      #expect(try offenders(below: "Sources/Domains/\(name)", having: pattern) == [])
    }
  }

  @Test("ARCHITECTURE.md names every module, and no Swift file that does not exist")
  func page() throws {
    let page = try Project.text(of: "ARCHITECTURE.md")
    let files = Project.files(below: "Sources", ending: ".swift")
    for module in Set(files.map { $0.split(separator: "/")[1] }) {
      #expect(page.contains("`\(module)"), "\(module) has no row")
    }
    for match in page.matches(of: /`([\w\/.+-]+\.swift)`/) {
      let name = String(match.output.1)
      let isThere = Project.exists(name) || files.contains { $0.hasSuffix("/\(name)") }
      #expect(isThere, "\(name)")
    }
  }

  @Test("code that could trap says why")
  func traps() throws {
    let risky = ["try!", "as! ", "fatalError(", "@unchecked Sendable", "nonisolated(unsafe)"]
    let files = try ["Sources", "Loopback/Sources"].flatMap { try Project.swiftFiles(below: $0) }
    for (path, text) in files {
      guard risky.contains(where: text.utf8.contains) else { continue }
      let lines = text.split(separator: "\n").filter { line in
        risky.contains(where: line.utf8.contains) && !line.contains("// why:")
          && !line.drop(while: \.isWhitespace).hasPrefix("//")
      }
      #expect(lines == [], "\(path)")
    }
  }
}

extension Collection where Element == UInt8 {
  /// Whether these contain the bytes of `text`; by bytes, since there are megabytes of them.
  fileprivate func contains(_ text: String) -> Bool {
    firstRange(of: Array(text.utf8)) != nil
  }
}
