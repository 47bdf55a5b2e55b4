import Messages
import SpecEngine
import SpecSession
import SpecSources

extension LanguageServer {
  mutating func initialize(_ parameters: JSON) throws(ResponseError) -> JSON {
    guard phase == .waiting else { throw .alreadyInitialized }
    begin(parameters)
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "specrun", "version": .string(environment.version)],
    ]
  }

  /// Takes what a client says of itself and makes the workspace ready.
  mutating func begin(_ parameters: JSON) {
    initialization = parameters
    client = Client(parameters)
    let root = Self.root(in: parameters) ?? environment.workingDirectory
    let files = FileSystem(workingDirectory: Path.normal(root))
    workspace = Workspace(environment.project(files.workingDirectory), files: files)
    workspace.encoding = client.encoding
    let settings = workspace.project.settings
    do throws(SupportCode.Problems) {
      workspace.registry = Registry(
        try SupportCode(
          environment.libraries(), root: files.workingDirectory,
          duplicates: settings.duplicatePatterns, strictKeywords: settings.strictKeywords,
          ids: &workspace.ids))
    } catch {
      workspace.registryProblems = error.problems.map {
        $0.message(relativeTo: files.workingDirectory)
      }
    }
    phase = .running
  }

  /// The folder that a client works in; of several the first.
  private static func root(in parameters: JSON) -> String? {
    let uri = parameters["workspaceFolders"]?.array?.first?["uri"] ?? parameters["rootUri"]
    if let path = uri?.string.flatMap(FileURI.path(of:)) { return path }
    return parameters["rootPath"]?.string.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private var capabilities: JSON {
    [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": [
        "openClose": true, "change": 2, "save": ["includeText": false],
      ],
      "completionProvider": ["triggerCharacters": [" ", "@", "#", "<"], "resolveProvider": false],
      "hoverProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "renameProvider": client.preparesRename ? ["prepareProvider": true] : true,
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "foldingRangeProvider": true,
      "semanticTokensProvider": [
        "legend": SemanticToken.legend, "full": true, "range": true,
      ],
      "codeLensProvider": ["resolveProvider": false],
      "codeActionProvider": client.takesActionLiterals
        ? ["codeActionKinds": ["quickfix", "refactor.extract", "refactor.rewrite"]] : true,
      "inlayHintProvider": true,
    ]
  }

  /// Reports problems with the settings and the libraries, and asks to be notified of changed files.
  mutating func initialized() {
    for problem in workspace.project.problems { show(.error, problem) }
    if !workspace.registryProblems.isEmpty {
      show(
        .error,
        (["the step libraries have errors, so that nothing is known of steps:"]
          + workspace.registryProblems).joined(separator: "\n"))
    }
    guard client.registersWatchers else { return }
    let patterns = [
      "**/*.feature", "**/*.feature.md", "**/*.csv", "**/*.yaml", "**/*.yml", "**/*.json",
    ]
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": [
              "watchers": .array(patterns.map { ["globPattern": .string($0)] })
            ],
          ]
        ]
      ])
  }

  mutating func shutDown() -> JSON {
    phase = .shutDown
    return .null
  }
}

/// The capabilities of a client, as far as they matter here.
struct Client {
  let encoding: PositionEncoding
  let takesSnippets: Bool
  let takesMarkdown: Bool
  let takesSymbolTrees: Bool
  let takesActionLiterals: Bool
  let preparesRename: Bool
  let registersWatchers: Bool
  /// The features, such as `codeLens`, that it can be asked to refresh.
  let refreshes: [String]

  /// - Parameter parameters: Those of the first request.
  init(_ parameters: JSON) {
    let all = parameters["capabilities"] ?? .null
    let encodings = all.member("general", "positionEncodings")?.array ?? []
    // The parser counts bytes: that is the cheapest unit if the client takes it.
    encoding = encodings.contains("utf-8") ? .utf8 : .utf16
    let document = all["textDocument"] ?? .null
    takesSnippets = document.says("completion", "completionItem", "snippetSupport")
    takesMarkdown =
      document.member("hover", "contentFormat")?.array?.contains("markdown") ?? false
    takesSymbolTrees = document.says("documentSymbol", "hierarchicalDocumentSymbolSupport")
    takesActionLiterals = document.member("codeAction", "codeActionLiteralSupport") != nil
    preparesRename = document.says("rename", "prepareSupport")
    let workspace = all["workspace"] ?? .null
    registersWatchers = workspace.says("didChangeWatchedFiles", "dynamicRegistration")
    refreshes = ["codeLens", "inlayHint", "semanticTokens"].filter {
      workspace.says($0, "refreshSupport")
    }
  }
}
