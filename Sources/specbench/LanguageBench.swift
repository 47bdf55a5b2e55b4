import CLibrary
import SpecLanguageServer
import SpecSession

/// Measures how soon the language server answers in a folder of many features.
struct LanguageBench {
  /// The workload did not do what is being measured.
  struct Failed: Error {
    let reason: String
  }

  private let folder: String
  private let vocabulary: [Sentence]
  private var server: LanguageServer
  private var lastId = 0

  /// - Parameters:
  ///   - features: Of 20 scenarios each.
  ///   - definitions: The number of step definitions that the program has.
  /// - Throws: `Failed`, when the folder cannot be written or an answer is missing.
  static func run(features: Int, definitions: Int, edits: Int) throws -> String {
    var bench = try LanguageBench(features: features, definitions: definitions)
    defer { bench.remove(features) }
    var table = Table("language server", "features", "definitions", "median ms", "slowest ms")
    func add(_ name: String, _ times: [Double]) {
      let sorted = times.sorted()
      table.add(
        name, shown(Double(features)), shown(Double(definitions)),
        shown(sorted[sorted.count / 2] * 1e3, digits: 1),
        shown(sorted[sorted.count - 1] * 1e3, digits: 1))
    }
    add("begin, and open a feature", [try bench.begin()])
    add("prepare for questions, a feature at a time", bench.prepare())
    add(
      "list the symbols of all features",
      [try bench.time(of: "workspace/symbol", #"{"query":"order"}"#)])
    add(
      "find symbols",
      try (0..<edits).map { _ in
        try bench.time(of: "workspace/symbol", #"{"query":"order"}"#)
      })
    let line = try bench.lineOfStep()
    add("edit a title", try bench.edit(line: 1, times: edits))
    add("edit a step until nothing defines it", try bench.edit(line: line, times: edits))
    add(
      "complete a step",
      try (0..<edits).map { _ in
        try bench.time(
          of: "textDocument/completion", bench.place(line: line, character: 10))
      })
    add(
      "hover over a step",
      try (0..<edits).map { _ in
        try bench.time(of: "textDocument/hover", bench.place(line: line + 1, character: 10))
      })
    return table.text
  }

  private init(features: Int, definitions: Int) throws {
    var template = Array("/tmp/specbench.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failed(reason: "no folder can be made") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    vocabulary = Sentence.vocabulary(definitions)
    for number in 0..<features {
      let text = FeatureText(number: number, vocabulary: vocabulary).text
      guard Self.write(text, to: Self.path(number, in: folder)) else {
        throw Failed(reason: "\(folder) cannot be written")
      }
    }
    let (path, library) = (folder, vocabulary.library)
    let began = ContinuousClock.now
    server = LanguageServer(
      LanguageServer.Environment(
        libraries: { [library] },
        project: { _ in
          var settings = Session.Settings()
          settings.paths = [path]
          return Project(settings: settings, messages: nil)
        }, workingDirectory: path, version: "1", program: "specrun",
        now: { Int64((ContinuousClock.now - began) / .nanoseconds(1)) }))
  }

  private func remove(_ features: Int) {
    for number in 0..<features { unlink(Self.path(number, in: folder)) }
    rmdir(folder)
  }

  private static func path(_ number: Int, in folder: String) -> String {
    "\(folder)/f\(number).feature"
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    var text = text
    let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
    return fclose(file) == 0 && written == text.utf8.count
  }
}

// MARK: - Messages

extension LanguageBench {
  private var uri: String { "file://\(Self.path(1, in: folder))" }

  private var text: String { FeatureText(number: 1, vocabulary: vocabulary).text }

  /// The first line with a step, from 0.
  private func lineOfStep() throws -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let line = lines.firstIndex(where: { $0.hasPrefix("    ") }) else {
      throw Failed(reason: "the feature has no step")
    }
    return line
  }

  private func place(line: Int, character: Int) -> String {
    """
    {"textDocument":{"uri":"\(uri)"},"position":{"line":\(line),"character":\(character)}}
    """
  }

  /// Does what is done while nothing arrives, each time in seconds.
  private mutating func prepare() -> [Double] {
    var times: [Double] = []
    while server.canPrepare {
      let began = ContinuousClock.now
      server.prepare()
      times.append((ContinuousClock.now - began) / .seconds(1))
    }
    return times
  }

  /// Sends a message and takes what comes back, in seconds.
  private mutating func send(_ message: String, until expected: String) throws -> Double {
    let began = ContinuousClock.now
    server.receive(Array(message.utf8))
    server.settle()
    let answers = server.takeOutgoing()
    let time = (ContinuousClock.now - began) / .seconds(1)
    let texts = answers.map { String(decoding: $0, as: UTF8.self) }
    guard texts.contains(where: { $0.contains(expected) && !$0.contains(#""error":"#) }) else {
      throw Failed(reason: "no answer with \(expected): \(texts.joined().prefix(500))")
    }
    return time
  }

  private mutating func time(of method: String, _ parameters: String) throws -> Double {
    lastId += 1
    return try send(
      #"{"jsonrpc":"2.0","id":\#(lastId),"method":"\#(method)","params":\#(parameters)}"#,
      until: #""id":\#(lastId)"#)
  }

  private mutating func begin() throws -> Double {
    let time = try time(
      of: "initialize", #"{"processId":null,"rootUri":"file://\#(folder)","capabilities":{}}"#)
    server.receive(Array(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#.utf8))
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\"", "\\": quoted += "\\\(scalar)"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return try time
      + send(
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","#
          + #""languageId":"cucumber","version":1,"text":"\#(quoted)"}}}"#,
        until: "publishDiagnostics")
  }

  /// Writes one character after the other behind the tenth of a line.
  private mutating func edit(line: Int, times: Int) throws -> [Double] {
    try (0..<times).map { version in
      let position = #"{"line":\#(line),"character":10}"#
      return try send(
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"#
          + #""uri":"\#(uri)","version":\#(version + 2)},"contentChanges":[{"range":{"start":"#
          + #"\#(position),"end":\#(position)},"text":"x"}]}}"#,
        until: "publishDiagnostics")
    }
  }
}
