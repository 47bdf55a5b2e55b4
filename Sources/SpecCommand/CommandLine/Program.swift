/// The program that runs the command, under the name that its users call it by.
enum Program {
  /// Set once for each call of the command.
  @TaskLocal static var name = standardName
  static let standardName = "specrun"

  /// The name of a program by the path that was typed to run it.
  static func name(ofCommand command: String) -> String {
    command.split(separator: "/").last.map(String.init) ?? standardName
  }
}
