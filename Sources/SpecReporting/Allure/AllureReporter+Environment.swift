import Basics
import Messages

extension AllureReporter {
  /// The files next to the results: the machine, the build and the categories.
  func environmentFiles(of query: RunQuery) -> [SideFile] {
    [
      ("environment.properties", environment(query)),
      ("executor.json", query.meta?.ci.map(executor)),
      ("categories.json", categories(query.totals)),
    ].compactMap { name, bytes in bytes.map { SideFile(name: name, bytes: $0) } }
  }

  private func environment(_ query: RunQuery) -> [UInt8]? {
    guard let meta = query.meta else { return nil }
    var rows: [(String, String)] = []
    for (name, product) in meta.products where !product.name.isEmpty {
      rows.append((name, [product.name, product.version].compactMap { $0 }.joined(separator: " ")))
    }
    if let git = meta.ci?.git {
      rows += [("Revision", git.revision), ("Branch", git.branch ?? "")]
    }
    if let network = query.network { rows.append(("Network", network.text)) }
    let lines = rows.filter { !$0.1.isEmpty }.map { "\($0)=\(Self.property($1))\n" }
    return Array(lines.joined().utf8)
  }

  /// A value of a Java property file: one line of ASCII.
  private static func property(_ text: String) -> String {
    replacing(oneLine(text, limit: 1_000).unicodeScalars) { scalar in
      if scalar == "\\" { return "\\\\" }
      guard scalar.value > 0x7E else { return nil }
      return String(scalar).utf16.map { "\\u" + padded(String($0, radix: 16), to: 4) }.joined()
    }
  }

  private func executor(_ ci: Meta.CI) -> [UInt8] {
    JSONWriter.object { json in
      json.member("name", ci.name)
      json.member("type", ci.name.lowercased().filter { $0 != " " })
      json.member("buildName", ci.buildNumber.map { "\(ci.name) \($0)" })
      json.member("buildOrder", ci.buildNumber.flatMap { Int($0) })
      json.member("buildUrl", ci.url)
      json.member("reportName", options.program)
    }
  }

  /// Allure knows messages and traces, not tags: so the trace of a failure names its category.
  private func categories(_ totals: RunTotals) -> [UInt8]? {
    var rules = options.categories.map { category in
      let mark = Self.quoted(AllureTest.categoryMark + category.name)
      return (name: category.name, isExcuse: false, pattern: "(?s)(?:.*\\n)?\(mark)")
    }
    if totals.scenarios[.knownFailure] > 0 {
      rules.append(("Known failures", true, "(?s)expected to fail \\(.*"))
    }
    if totals.scenarios[.quarantined] > 0 {
      rules.append(("Quarantined failures", true, "(?s)quarantined \\(.*"))
    }
    guard !rules.isEmpty else { return nil }
    var json = JSONWriter()
    json.objects(rules) { json, rule in
      json.member("name", rule.name)
      if rule.isExcuse { json.member("matchedStatuses", ["skipped"]) }
      json.member(rule.isExcuse ? "messageRegex" : "traceRegex", rule.pattern)
    }
    return json.bytes
  }

  /// A regular expression of Java that matches exactly this text.
  private static func quoted(_ text: String) -> String {
    replacing(text.unicodeScalars) { scalar in
      "\\^$.|?*+()[]{}".unicodeScalars.contains(scalar) ? "\\\(scalar)" : nil
    }
  }
}
