import Foundation
import Judging
import KitSteps

/// Runs every sample of the compatibility kit and prints whether its messages are those of the kit.
@main
struct Main {
  static let usage = """
    usage: judge <samples> [<schemas>]

      <samples>  the folder of the kit's samples
      <schemas>  the folder of the messages' schemas, to validate every message as well

    Exit status: 0 all samples are there and equal, 1 they are not, 2 wrong usage.
    """

  static func main() throws {
    let folders = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard (1...2).contains(folders.count), folders.allSatisfy(\.isFolder) else {
      print(usage)
      exit(2)
    }
    let schema = try folders.dropFirst().first.map { try JSONSchema(folder: $0) }
    let judge = SampleJudge(kit: folders[0], schema: schema)
    let names = try judge.names
    let width = names.map(\.count).max() ?? 0
    var different = 0
    for name in names {
      let (messages, faults) = judge.judge(name)
      let verdict = faults.isEmpty ? "equal, \(messages) messages" : "different"
      print(name.padding(toLength: width, withPad: " ", startingAt: 0), verdict, separator: "  ")
      for fault in faults { print("  \(fault)") }
      if !faults.isEmpty { different += 1 }
    }
    print("\(names.count) samples: \(names.count - different) equal, \(different) different")
    exit(different == 0 ? 0 : 1)
  }
}

extension URL {
  var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
}
