import Basics
import Messages

/// The state that a program hands to the one that carries on for it.
extension LanguageServer {
  /// Whether there is something to carry on.
  package var canBeResumed: Bool { phase == .running || phase == .waiting }

  /// All that the client will not say again, and bytes of it that make no message yet.
  package func state(with rest: [UInt8]) -> [UInt8] {
    let documents = workspace.documents.sorted { $0.key < $1.key }.map(\.value)
    return JSON(members: [
      ("initialization", initialization),
      (
        "documents",
        .array(
          documents.map { document in
            JSON(members: [
              ("uri", .string(document.uri)), ("languageId", .string(document.languageId)),
              ("version", document.version.map { .integer($0) }),
              ("text", .string(document.text.string)),
            ])
          })
      ), ("rest", .string(Base64.encode(rest))),
    ]).bytes
  }

  /// Takes the state of the program before.
  ///
  /// - Returns: The bytes of the client that are still to be read; none of a state that cannot be read.
  package mutating func resume(from state: [UInt8]) -> [UInt8] {
    guard let state = try? JSON(reading: state) else { return [] }
    let rest = Base64.decode(state["rest"]?.string ?? "")
    guard let initialization = state["initialization"] else { return rest }
    begin(initialization)
    for problem in workspace.project.problems + workspace.registryProblems { show(.error, problem) }
    for document in state["documents"]?.array ?? [] {
      try? open(document)
    }
    log(.info, "specrun was built again: the new program carries on")
    refresh("codeLens", "inlayHint", "semanticTokens")
    return rest
  }
}
