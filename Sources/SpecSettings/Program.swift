/// The program that runs the command, under the name that its users call it by.
package enum Program {
  /// Set once for each call of the command.
  @TaskLocal package static var name = standardName
  package static let standardName = "specrun"

  /// The name of a program by the path that was typed to run it.
  package static func name(ofCommand command: String) -> String {
    command.split(separator: "/").last.map(String.init) ?? standardName
  }
}
