import CHostile
import Foundation
import StepKit

/// Runs an act that only Swift code can do to its process.
///
/// - Returns: Whether there is an act of that name.
func performInSwift(_ name: String, _ words: [String]) throws -> Bool {
  switch name {
  // Checks of the language.
  case "nil":
    let nothing: Int? = unknown(nil)
    // swift-format-ignore: NeverForceUnwrap
    _ = nothing!
  case "array": _ = [1, 2][unknown(2)]
  case "string":
    let text = unknown("ab")
    _ = text[text.index(text.startIndex, offsetBy: unknown(5))]
  case "add": _ = unknown(Int.max) + 1
  case "divide": _ = 1 / unknown(0)
  case "nan": _ = Int(unknown(Double.nan))
  case "range": _ = unknown(2)..<unknown(1)
  case "fatal": fatalError("the last words of fatalError")
  case "precondition": precondition(unknown(false), "the last words of a precondition")
  case "cast":
    let value: Any = unknown("text")
    // swift-format-ignore: NeverForceUnwrap
    _ = value as! Int
  case "try":
    // swift-format-ignore: NeverUseForceTry
    _ = try! require(unknown(Int?.none), "an unexpected error")
  case "unowned":
    final class Owner {}
    func dangling() -> () -> Owner {
      let owner = Owner()
      return { [unowned owner] in owner }
    }
    _ = unknown(dangling())()
  case "dictionary": _ = Dictionary(uniqueKeysWithValues: unknown([("a", 1), ("a", 2)]))
  case "exclusive":
    final class Box { var value = [1] }
    let box = Box()
    func change(_ value: inout [Int]) { value = box.value + [unknown(2)] }
    change(&box.value)
  case "deinit":
    final class Bomb { deinit { fatalError("the last words of a deinit") } }
    _ = unknown(Bomb())
  case "isolated": MainActor.assumeIsolated { _ = unknown(1) }
  case "recursion":
    func depth(_ number: Int) -> Int { unknown(number) < 0 ? 0 : depth(number + 1) + 1 }
    _ = depth(0)

  // Memory.
  case "fill-array":
    var kept: [[UInt8]] = []
    for _ in 0..<2048 { kept.append([UInt8](repeating: 1, count: 1 << 20)) }
    fatalError("\(kept.count) MiB were there")

  // Tasks and processes.
  case "cancel": withUnsafeCurrentTask { $0?.cancel() }
  case "fork":
    // A script with a mistake must not fill the machine.
    try expect(getpid() == worker, "a copy makes no copies")
    hostile_fork()
  case "reap":
    var status: Int32 = 0
    try expect(waitpid(-1, &status, 0) > 0 && status == 0, "the status of the child: \(status)")
  case "start":
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    try process.run()
  case "run": try expect(system(words[0]), equals: 0, "the status of \(words[0])")

  // Output.
  case "print": print(words.joined(separator: " "), terminator: "")
  case "print-line": print(words.joined(separator: " "))
  case "print-commands":
    print("\n::error file=x::an error that is none\n##vso[task.complete result=Succeeded]")
    print("##teamcity[testFailed name='x']\n\u{1b}]0;a title\u{7}\u{1b}[2J\u{202e}text")
    print(#"{"testRunFinished":{"success":true}}"#)

  // Errors whose descriptions are the attack.
  case "fail": try expect(unknown(false), words.joined(separator: " "))
  case "pending": try pending("not written yet")
  case "throw": throw Described { words.joined(separator: " ") }
  case "throw-20-MB": throw Described { String(repeating: "0123456789", count: 2 << 20) }
  case "throw-lines": throw Described { (0..<100_000).map { "line \($0)\n" }.joined() }
  case "throw-controls":
    throw Described { "\u{1b}[2J\u{1b}]0;title\u{7}\u{0}\u{b}\u{7f}\u{9b}31m\u{202e}\u{fffe}" }
  case "throw-markup":
    throw Described { "]]><script>alert(1)</script><!--</testcase>&#0;\n::error::x\r::set-output" }
  case "throw-doing":
    let script = words.joined(separator: " ")
    throw Described { (try? Script(script).performNow()).map { "" } ?? "" }
  case "throw-canceled": throw CancellationError()
  default: return false
  }
  return true
}

/// Runs an act that awaits something.
///
/// - Returns: Whether there is an act of that name.
func performAwaiting(_ name: String, _ words: Words) async throws -> Bool {
  switch name {
  case "nap": try await Task.sleep(for: .milliseconds(Int(words.first ?? "") ?? 0))
  case "nap-on": try? await Task.sleep(for: .seconds(600))
  case "nap-on-and-on": for _ in 0..<600 { try? await Task.sleep(for: .milliseconds(100)) }
  case "resume-never":
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  case "resume-twice":
    await withCheckedContinuation { continuation in
      continuation.resume()
      continuation.resume()
    }
  case "stream":
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for await _ in stream {}
    continuation.finish()
  case "yield-on": while true { await Task.yield() }
  default: return false
  }
  return true
}

/// Performs an act of a step on its scenario.
///
/// - Returns: Whether there is an act of that name.
func performIn(_ scenario: ScenarioContext?, _ name: String, _ words: [String]) throws -> Bool {
  guard let scenario else { return false }
  switch name {
  case "attach": scenario.attach(words.joined(separator: " "))
  case "attach-20-MB":
    scenario.attach(
      [UInt8](repeating: 7, count: 20_000_000), mediaType: "application/octet-stream")
  case "attach-text": scenario.attach(String(repeating: "0123456789", count: 2_000_000))
  case "attach-odd-names":
    let names = [
      "../../../tmp/hostile-escape", "/etc/hostile", "", ".", "..", "a/b\0c", "con", "-f",
    ]
    for name in names + [String(repeating: "n", count: 10_000), "\u{202e}gpj.\r\n"] {
      scenario.attach("under an odd name", fileName: name)
    }
    for type in ["", "text/html", "image/svg+xml", "a\r\nb: c", "x/\"><script>", "text/x.cucumber"]
    {
      scenario.attach("<svg onload='alert(1)'/>", mediaType: type)
    }
  case "attach-odd-links":
    scenario.link("javascript:alert(1)")
    scenario.attach(url: "/etc/passwd", mediaType: "text/plain")
    scenario.log("[[ATTACHMENT|/etc/passwd]]")
  // Crashes at each attempt before that one.
  case "reach-attempt":
    if scenario.attempt < Int(words[0]) ?? 0 { fatalError("the last words of an attempt") }
  default: return false
  }
  return true
}

private struct Described: Error, CustomStringConvertible {
  let words: @Sendable () -> String
  init(_ words: @escaping @Sendable () -> String) { self.words = words }
  var description: String { words() }
}

/// A value that the compiler cannot know.
private func unknown<T>(_ value: T) -> T { getpid() > 0 ? value : unknown(value) }
