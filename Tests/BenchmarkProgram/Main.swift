import CLibrary
import Gherkin
import Messages
import SpecCommand
import SpecSources
import StepKit

/// The command that `Scripts/bench` measures, with steps that do nothing, fail or attach.
///
/// With `parse FOLDER` it prints what only parsing the features there takes, in CPU seconds: their documents, and
/// documents with pickles.
@main
struct Main {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, arguments[1] == "parse" else {
      await Specrun.main([steps, furtherSteps])
    }
    let files = FileSystem(workingDirectory: "")
    var features: [[UInt8]] = []
    for name in try files.names(in: arguments[2]) {
      features.append(try files.read("\(arguments[2])/\(name)"))
    }
    print(secondsToParse(features, withPickles: false), secondsToParse(features, withPickles: true))
  }
}

/// The least of five rounds.
private func secondsToParse(_ features: [[UInt8]], withPickles: Bool) -> Double {
  var least = clock_t.max
  for _ in 0..<5 {
    let start = clock()
    var ids = IdGenerator()
    for feature in features {
      let document = parse(feature, uri: "a.feature", ids: &ids)
      // Pickles are made when they are looked at.
      if withPickles { for pickle in compile(document, ids: &ids) { _ = pickle.id } }
    }
    least = min(least, clock() - start)
  }
  return Double(least) / Double(CLOCKS_PER_SEC)
}

private let steps = StepLibrary(EmptyWorld.self) {
  Step("nothing happens") { _ in }
  Step("{int} happens") { (_: inout EmptyWorld, _: Int) in }
  Step("it fails") { _ in try expect(false, "it failed") }
  Step("{int} bytes are not as expected") { (_: inout EmptyWorld, size: Int) in
    try expect(false, lines(size))
  }
  Step("{int} control characters are not as expected") { (_: inout EmptyWorld, size: Int) in
    try expect(false, String(repeating: "\0\u{1B}", count: size / 2))
  }
  Step("{int} bytes differ") { (_: inout EmptyWorld, size: Int) in
    try expect("a\n" + lines(size), equals: "b\n" + lines(size))
  }
  Step("{int} bytes are attached") {
    (_: inout EmptyWorld, scenario: ScenarioContext, size: Int) in
    scenario.attach(
      [UInt8](repeating: 0x5A, count: size), mediaType: "application/octet-stream",
      fileName: "bytes.bin")
  }
  BeforeStep("@observed") { _, _ in }
  AfterStep("@observed") { _, _ in }
}

/// As many bytes of lines.
private func lines(_ size: Int) -> String {
  let line = "one line of a text that is far too long\n"
  return String(String(repeating: line, count: size / line.utf8.count + 1).prefix(size))
}

/// As many definitions as `SPECBENCH_DEFINITIONS` says: those that `Scripts/workload.py` writes steps for.
private let furtherSteps = StepLibrary(EmptyWorld.self) {
  for number in 0..<(getenv("SPECBENCH_DEFINITIONS").flatMap { Int(String(cString: $0)) } ?? 0) {
    let name = [number / 400, number / 20, number].map { syllables[$0 % 20] }.joined()
    switch number % 10 {
    case 0: Step(.expression("the \(name) is packed in the depot")) { _ in }
    case 1: Step(.expression("I look for the \(name) at the counter or the market")) { _ in }
    case 2: Step(.expression("the \(name) should be delivered")) { _ in }
    case 3: further("{word} has booked {int} \(name)(s) today", String.self, Int.self)
    case 4: further("I move {int} \(name)(s) to {string}", Int.self, String.self)
    case 5: further("the shelf should/must show {string} for the \(name)", String.self)
    case 6:
      further(
        "the depot has {int} \(name)(s) at {float} for {word}",
        Int.self, Double.self, String.self)
    case 7: further("{int} minute(s) pass(es) and the \(name) is closed", Int.self)
    case 8: further("{word} has copied these \(name) rows:", String.self, DataTable.self)
    default: further("the \(name) in the inbox has the text:", DocString.self)
    }
  }
}

/// Syllables of names; a name of three is different for each number below 8,000.
private let syllables = [
  "ba", "de", "fi", "go", "ku", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "zo", "bu", "da",
  "fe", "gi", "ko", "lu",
]

private func further<each Value: Sendable>(
  _ expression: String, _ types: repeat (each Value).Type
) -> Step<EmptyWorld> {
  Step(.expression(expression)) { (_: inout EmptyWorld, _: repeat each Value) in }
}
