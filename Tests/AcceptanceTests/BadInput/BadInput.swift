import Foundation

/// One bad input of the catalogue: the files in a folder, the call, and the answer that it must give.
struct BadInput: Sendable {
  /// The item of the catalogue; an item may have several inputs.
  let number: Int
  /// The input in a few words.
  let title: String
  var files: [File] = []
  /// The arguments, or with `shell` a command line in which `$SPECRUN` is the program.
  var call: Call = .arguments(["x.feature"])
  let exit: Int32
  /// The first lines of standard error that are not empty; `…` matches any text.
  ///
  /// Standard error must be empty if there are none.
  var errors: [String] = []
  /// Whether standard error has no further lines.
  var isWhole = false
  /// Lines that standard output has, in this order.
  var output: [String] = []
  var environment: [String: String] = [:]
  /// Whether the program must not be root, who may read everything.
  var isUnprivileged = false

  enum Call: Sendable {
    case arguments([String])
    case shell(String)
  }

  struct File: Sendable {
    /// The bytes of a path relative to the folder.
    let path: [UInt8]
    let content: Content

    enum Content: Sendable {
      case bytes([UInt8])
      case link(String)
      case pipe
      /// A file or folder without read permission.
      case unreadable(isFolder: Bool)
      /// A file below so many folders of long names that its path is longer than paths may be.
      case deep
    }
  }
}

extension BadInput {
  /// The usual input: one feature.
  init(
    _ number: Int, _ title: String, _ feature: String, _ arguments: [String] = ["x.feature"],
    exit: Int32, errors: [String] = [], output: [String] = [], isWhole: Bool = false
  ) {
    self.init(
      number: number, title: title, files: ["x.feature": .text(feature)],
      call: .arguments(arguments), exit: exit, errors: errors, output: output)
    self.isWhole = isWhole
  }

  /// Several files.
  init(
    _ number: Int, _ title: String, files: [String: File.Content],
    _ call: Call = .arguments(["x.feature"]), exit: Int32, errors: [String] = [],
    output: [String] = [], environment: [String: String] = [:], isUnprivileged: Bool = false
  ) {
    self.init(
      number: number, title: title,
      files: files.map { File(path: Array($0.key.utf8), content: $0.value) }, call: call,
      exit: exit, errors: errors, output: output, environment: environment,
      isUnprivileged: isUnprivileged)
  }

  private init(
    number: Int, title: String, files: [String: File.Content], call: Call,
    exit: Int32, errors: [String], output: [String]
  ) {
    self.init(number, title, files: files, call, exit: exit, errors: errors, output: output)
  }
}

extension BadInput.File.Content {
  static func text(_ text: String) -> Self { .bytes(Array(text.utf8)) }
}
