import Basics
import SpecSettings

extension Watcher {
  mutating func press(_ key: Key) -> [Action] {
    switch key {
    case .character("q"), .end: return quit()
    case .character("f"): return runFailures()
    case .character("a"):
      filter = Filter()
      return runAll(.asked)
    case .enter: return runAgain()
    case .character("t"): return begin(.tags, filter.tags)
    case .character("p"): return begin(.text, filter.text)
    case .character("h"), .character("?"): return [.show(.help)]
    default: return []
    }
  }

  mutating func runAgain() -> [Action] {
    var actions: [Action] = []
    if build == .failed {
      build = .underWay
      actions.append(.build)
    }
    let known = Set(features.map(\.uri))
    guard let last, !last.isAll,
      last.targets.allSatisfy({ known.contains($0.uri) && passes($0.uri) })
    else { return actions + runAll(.asked) }
    let targets = last.targets.sorted { memory.hasFailed($0.uri) && !memory.hasFailed($1.uri) }
    queue = [order(targets, .asked)]
    return actions + cancelOrGoOn()
  }

  mutating func begin(_ kind: Prompt.Kind, _ text: String?) -> [Action] {
    prompt = Prompt(kind: kind, text: text ?? "")
    // Typing between the lines of a run is impossible, and the typed filter decides what runs next.
    return cancel() ?? idleStatus
  }

  mutating func type(_ key: Key) -> [Action] {
    guard var line = prompt else { return [] }
    line.fault = nil
    switch key {
    case .character(let character): line.text.append(character)
    case .backspace: line.text = String(line.text.dropLast())
    case .clear: line.text = ""
    case .end: return quit()
    case .escape:
      prompt = nil
      return [.show(.prompt(nil))] + resume()
    case .enter: return accept(line)
    }
    prompt = line
    return idleStatus
  }

  mutating func accept(_ line: Prompt) -> [Action] {
    let text = String(line.text.trimmed)
    switch line.kind {
    case .tags:
      do throws(SettingFault) {
        let tags = SettingValue(text, from: .option("--tags"))
        if !text.isEmpty { _ = try Setting.Parser.tagExpression.parse(tags) }
      } catch {
        prompt?.fault = error.sentence
        return idleStatus
      }
      filter.tags = text.isEmpty ? nil : text
    case .text:
      filter.text = text.isEmpty ? nil : text
      filter.isName = false
      filter.isName = !text.isEmpty && !features.contains { passes($0.uri) }
    }
    prompt = nil
    return [.show(.prompt(nil))] + runAll(.filter)
  }

  mutating func quit() -> [Action] {
    isQuitting = true
    return cancel() ?? [.quit]
  }
}
