import GhibliFeed
import StepKit
import TestDoubles

/// A command of the document.
enum Command: String, CaseIterable {
  case loadFeed = "Load Film Feed"
  case loadImage = "Load Image Data"
  case validate = "Validate Cache"
  case saveFeed = "Save Film Feed"
  case saveImage = "Save Image Data"

  /// The names of the commands, and those of the use cases that execute them.
  static let names: [String: Command] = [
    "Load Film Feed": .loadFeed, "Load Feed": .loadFeed, "Load Image Data": .loadImage,
    "Load Feed Image Data": .loadImage, "Validate Cache": .validate,
    "Validate Feed Cache": .validate, "Save Film Feed": .saveFeed, "Cache Feed": .saveFeed,
    "Save Image Data": .saveImage, "Cache Feed Image Data": .saveImage,
  ]
}

/// A command that a sentence executes: `"Load Image Data" from cache is executed`.
struct Run {
  let command: Command
  /// Where it loads from; nil where the sentence does not say.
  let source: Source?

  init(_ text: String) throws {
    let text = text.lowercased()
    let name = Command.names.keys.filter { text.contains($0.lowercased()) }
      .max { $0.count < $1.count }
    command = try require(
      name.flatMap { Command.names[$0] }, "there is no command in \"\(text)\"")
    let behind = text.split(separator: name?.lowercased() ?? "").last ?? ""
    source =
      behind.contains(" cache") ? .cache : behind.contains(" remote") ? .remote : nil
  }
}

/// Where a command loads from.
enum Source {
  case remote
  case cache
}
