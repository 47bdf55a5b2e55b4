import CHostile
import Foundation
import StepKit

/// What a step or hook does: acts with their arguments, one after the other.
///
///     fork; child setsid, sleep 600; nil
///
/// An act is one of Swift, of CHostile, or any function of the C library. A count and a place can precede
/// it; acts in one place are separated by commas. Arguments are numbers, words, text in quotes, addresses
/// (`&abort`, `room`, `zeros`), `stdout` and its like, `pid`, `ppid`, and `$` for the result of the last
/// function.
struct Script {
  private var acts: [ArraySlice<String>] = []

  init(_ text: String) {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in text {
      switch character {
      case "'":
        // The mark stays: a number in quotes is text.
        if !isQuoted { word.append(character) }
        isQuoted.toggle()
      case " " where !isQuoted: words.append(word)
      case ";" where !isQuoted, "," where !isQuoted: words += [word, String(character)]
      default: word.append(character)
      }
      if !isQuoted, " ;,".contains(character) { word = "" }
    }
    words.append(word)
    acts = words.filter { !$0.isEmpty }.split(separator: ";")
  }

  func perform(_ scenario: ScenarioContext? = nil) async throws {
    for act in acts { try await StepTask(scenario: scenario).perform(act) }
  }

  /// Performs it in code that cannot await.
  func performNow() throws {
    for act in acts { try StepThread(scenario: nil).perform(act) }
  }
}

typealias Words = ArraySlice<String>

/// Where code may await something.
private struct StepTask: Sendable {
  let scenario: ScenarioContext?

  func perform(_ words: Words) async throws {
    guard let first = words.first else { return }
    let rest = words.dropFirst()
    if let count = Int(first) {
      for _ in 0..<count { try await perform(rest) }
      return
    }
    let thread = StepThread(scenario: scenario)
    switch first {
    case "late":
      try? await Task.sleep(for: .milliseconds(30))
      try await perform(rest)
    case "task": Task.detached { try await perform(rest) }
    case "await": try await Task.detached { try await perform(rest) }.value
    case "child-task":
      async let result: Void = perform(rest)
      try await result
    case "group":
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<100 { group.addTask { try await perform(rest) } }
        try await group.waitForAll()
      }
    case "main": try await MainActor.run { try thread.perform(rest) }
    default: if try await !performAwaiting(first, rest) { try thread.perform(words) }
    }
  }
}

/// Where code knows nothing of tasks.
private struct StepThread: Sendable {
  let scenario: ScenarioContext?

  func perform(_ words: Words) throws {
    guard let first = words.first else { return }
    let rest = words.dropFirst()
    if let count = Int(first) {
      for _ in 0..<count { try perform(rest) }
      return
    }
    switch first {
    case "late":
      usleep(30_000)
      try perform(rest)
    case "thread": Thread.detachNewThread { try? perform(rest) }
    case "queue": try DispatchQueue(label: "hostile").sync { try perform(rest) }
    case "main-queue": try DispatchQueue.main.sync { try perform(rest) }
    case "timer":
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) {
        try? perform(rest)
      }
    case "softly": try softly { try perform(rest) }
    case "parent": if getpid() == worker { try perform(rest) }
    case "child":
      if getpid() != worker {
        try perform(rest)
        _exit(0)
      }
    case "each":
      let numbers = rest.prefix(2).compactMap { Int($0) }
      for number in numbers[0]...numbers[1] {
        try perform(Words(rest.dropFirst(2).map { $0 == "%" ? "\(number)" : $0 }))
      }
    case "must":
      try perform(rest)
      try expect(Int32(truncatingIfNeeded: lastResult) != -1, "cannot \(rest): errno \(errno)")
    default: try performOne(words)
    }
  }

  private func performOne(_ words: Words) throws {
    let arguments = words.prefix { $0 != "," }
    let name = arguments[arguments.startIndex]
    let values = arguments.dropFirst().map { $0.hasPrefix("'") ? String($0.dropFirst()) : $0 }
    if try !performInSwift(name, values), try !performIn(scenario, name, values) {
      try call(name, arguments.dropFirst())
    }
    try perform(words.dropFirst(arguments.count + 1))
  }
}

/// Calls a function of C.
private func call(_ name: String, _ words: Words) throws {
  let function = try require(hostile_find(name), "there is no function \(name)")
  var arguments = words.map { word -> Int in
    if let number = Int(word) { return number }
    switch word {
    case "pid": return Int(getpid())
    case "ppid": return Int(getppid())
    case "$": return lastResult
    case "stdin", "stdout", "stderr":
      return hostile_find(word)?.load(as: Int.self) ?? 0
    default:
      let text = String(word.drop { "'&".contains($0) })
      let isName = ["room", "zeros"].contains(word) || word.hasPrefix("&")
      // Nothing is freed that C may keep.
      return Int(bitPattern: isName ? hostile_find(text) : UnsafeMutableRawPointer(strdup(text)))
    }
  }
  arguments += Array(repeating: 0, count: 6)
  lastResult = hostile_call(function, arguments)
}

/// The result of the last function, on any thread.
private nonisolated(unsafe) var lastResult = 0

/// The process in which the script began, and not a copy of it.
let worker = getpid()
