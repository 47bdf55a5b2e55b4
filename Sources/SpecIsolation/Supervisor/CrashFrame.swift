import SpecEngine
import StepKit

/// A line of a backtrace, as the Swift runtime prints it:
/// `3 [async] 0x… static M.main() + 12 in t at /path/t.swift:2:55`.
struct CrashFrame {
  /// The function, without the closures around it.
  let name: String
  /// The program or library that it is in.
  private let image: String
  /// Its place; nil if the compiler has not provided it.
  let place: SourcePlace?

  /// Nil for a line that is not a frame, or that is one of the system's own.
  init?(_ line: Substring) {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard let first = words.first, first.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let address = words.firstIndex(where: { $0.hasPrefix("0x") }), address < 5,
      !words.prefix(address).contains("[system]"), !words.prefix(address).contains("[thunk]"),
      address + 1 < words.count
    else { return nil }
    var rest = words[(address + 1)...]
    place = rest.lastIndex(of: "at").flatMap { at in
      Self.place(rest[(at + 1)...].joined(separator: " ")).map { place in
        rest = rest[..<at]
        return place
      }
    }
    image = rest.dropLast().last == "in" ? rest.last.map(String.init) ?? "" : ""
    if !image.isEmpty { rest = rest.dropLast(2) }
    if rest.dropLast().last == "+" { rest = rest.dropLast(2) }
    name = Self.short(rest.joined(separator: " "))
  }

  /// Reads `path:line:column` or `path:line`.
  private static func place(_ text: String) -> SourcePlace? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // The column, if there is one, and the line; the path may contain colons.
    let numbers = parts.dropFirst().suffix(2).reversed().prefix { Int($0) != nil }
    guard let line = numbers.last.flatMap({ Int($0) }) else { return nil }
    let path = parts.dropLast(numbers.count).joined(separator: ":")
    return path.contains("<compiler-generated>") ? nil : SourcePlace(path: path, line: line)
  }

  private static func short(_ name: String) -> String {
    let wrappers = ["specialized ", "partial apply for ", "variable initialization expression of "]
    var (rest, isClosure) = (name[...], false)
    while true {
      if let wrapper = wrappers.first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(wrapper.count)
      } else if rest.hasPrefix("closure #"), let end = rest.firstRange(of: " in ") {
        (isClosure, rest) = (true, rest[end.upperBound...])
      } else {
        return (isClosure ? "closure in " : "") + rest
      }
    }
  }

  /// Whether it belongs to specrun, and not to its users' code.
  var isOurs: Bool {
    guard let file = place?.file, file.hasPrefix(Self.ourSources) else { return false }
    return !file.dropFirst(Self.ourSources.count).hasPrefix("Domains/")
  }

  /// The folder of all modules of this package.
  private static let ourSources = {
    let path = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false)
    return path.dropLast(3).joined(separator: "/") + "/"
  }()

  /// Whether it is the frame that lends a World to a step, or runs its code: the callers of a step do not
  /// concern its author.
  var isCaller: Bool {
    ["TestCaseState.withWorld", "StepCode."].contains { name.firstRange(of: $0) != nil }
  }

  /// In a line, such as `at Sources/Shop/Steps.swift:12 in pay(_:)`.
  func shown(relativeTo root: String) -> String {
    guard let place else { return "at \(name)" + (image.isEmpty ? "" : " in \(image)") }
    return "at \(place.shown(relativeTo: root)) in \(name)"
  }
}
