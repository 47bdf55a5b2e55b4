import Messages

/// The methods that it answers, in one place.
extension LanguageServer {
  mutating func result(of method: String, _ parameters: JSON) throws(ResponseError) -> JSON {
    switch method {
    case "initialize": try initialize(parameters)
    case "shutdown": shutDown()
    case "textDocument/completion": try completion(parameters)
    case "textDocument/hover": try hover(parameters)
    case "textDocument/definition": try definition(parameters)
    case "textDocument/references": try references(parameters)
    case "textDocument/prepareRename": try prepareRename(parameters)
    case "textDocument/rename": try rename(parameters)
    case "textDocument/formatting": try formatting(parameters)
    case "textDocument/rangeFormatting": try formatting(parameters, isOfRange: true)
    case "textDocument/documentSymbol": try documentSymbols(parameters)
    case "workspace/symbol": workspaceSymbols(parameters)
    case "textDocument/foldingRange": try foldingRanges(parameters)
    case "textDocument/semanticTokens/full": try semanticTokens(parameters)
    case "textDocument/semanticTokens/range": try semanticTokens(parameters, isOfRange: true)
    case "textDocument/codeLens": try codeLens(parameters)
    case "textDocument/codeAction": try codeActions(parameters)
    case "textDocument/inlayHint": try inlayHints(parameters)
    default: throw .unknownMethod(method)
    }
  }

  mutating func take(notification method: String, _ parameters: JSON) throws(ResponseError) {
    switch method {
    case "initialized": initialized()
    case "textDocument/didOpen": try open(parameters["textDocument"] ?? .null)
    case "textDocument/didChange": try didChange(parameters)
    case "textDocument/didClose": try didClose(parameters)
    case "textDocument/didSave": try didSave(parameters)
    case "workspace/didChangeWatchedFiles": filesChanged(parameters)
    // The protocol lets a server leave out the others.
    default: break
    }
  }
}
