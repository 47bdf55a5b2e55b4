/// The methods that it answers, in one place.
extension LanguageServer {
  static let requests: [String: RequestHandler] = [
    "initialize": { server, parameters throws(ResponseError) in try server.initialize(parameters) },
    "shutdown": { server, _ throws(ResponseError) in server.shutDown() },
    "textDocument/completion": { server, parameters throws(ResponseError) in
      try server.completion(parameters)
    },
    "textDocument/hover": { server, parameters throws(ResponseError) in try server.hover(parameters)
    },
    "textDocument/definition": { server, parameters throws(ResponseError) in
      try server.definition(parameters)
    },
    "textDocument/references": { server, parameters throws(ResponseError) in
      try server.references(parameters)
    },
    "textDocument/prepareRename": { server, parameters throws(ResponseError) in
      try server.prepareRename(parameters)
    },
    "textDocument/rename": { server, parameters throws(ResponseError) in
      try server.rename(parameters)
    },
    "textDocument/formatting": { server, parameters throws(ResponseError) in
      try server.formatting(parameters, within: nil)
    },
    "textDocument/rangeFormatting": { server, parameters throws(ResponseError) in
      try server.formatting(parameters, within: parameters["range"] ?? .null)
    },
    "textDocument/documentSymbol": { server, parameters throws(ResponseError) in
      try server.documentSymbols(parameters)
    },
    "workspace/symbol": { server, parameters throws(ResponseError) in
      server.workspaceSymbols(parameters)
    },
    "textDocument/foldingRange": { server, parameters throws(ResponseError) in
      try server.foldingRanges(parameters)
    },
    "textDocument/semanticTokens/full": { server, parameters throws(ResponseError) in
      try server.semanticTokens(parameters, within: nil)
    },
    "textDocument/semanticTokens/range": { server, parameters throws(ResponseError) in
      try server.semanticTokens(parameters, within: parameters["range"] ?? .null)
    },
    "textDocument/codeLens": { server, parameters throws(ResponseError) in
      try server.codeLens(parameters)
    },
    "textDocument/codeAction": { server, parameters throws(ResponseError) in
      try server.codeActions(parameters)
    },
    "textDocument/inlayHint": { server, parameters throws(ResponseError) in
      try server.inlayHints(parameters)
    },
  ]

  static let notifications: [String: NotificationHandler] = [
    "initialized": { server, _ throws(ResponseError) in server.initialized() },
    "textDocument/didOpen": { server, parameters throws(ResponseError) in
      try server.didOpen(parameters)
    },
    "textDocument/didChange": { server, parameters throws(ResponseError) in
      try server.didChange(parameters)
    },
    "textDocument/didClose": { server, parameters throws(ResponseError) in
      try server.didClose(parameters)
    },
    "textDocument/didSave": { server, parameters throws(ResponseError) in
      try server.didSave(parameters)
    },
    "workspace/didChangeWatchedFiles": { server, parameters throws(ResponseError) in
      server.filesChanged(parameters)
    },
  ]
}
