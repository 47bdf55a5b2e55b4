import Gherkin
import Messages

/// The tags and their places.
extension Check {
  static let tags: [String: Check] = [
    "no-superfluous-tags": .file { file, _ in file.superfluousTags },
    "no-partially-commented-tag-lines": .file { file, _ in file.commentedTags },
    "no-homogenous-tags": .file { file, _ in
      guard let feature = file.node else { return [] }
      return file.homogenousTags(
        of: file.scenarios.map(\.node), besides: feature.tags, at: feature.location, "feature")
        + file.rules.flatMap {
          file.homogenousTags(
            of: $0.scenarios, besides: feature.tags + $0.tags, at: $0.location, "rule")
        }
    },
    "no-restricted-tags": .file { file, options in
      let names = Set(options.texts("tags").map { $0.hasPrefix("@") ? $0 : "@\($0)" })
      let patterns = options.patterns("patterns")
      return file.tags
        .filter { tag in
          names.contains(tag.name) || patterns.contains { $0.matches(tag.name) }
        }.map {
          file.found(
            $0.location, "found the tag \(excerpt($0.name)), which is not to be used; remove it")
        }
    },
    "required-tags": .file { file, options in
      file.scenarios.flatMap { scenario in
        let tags = (file.node?.tags ?? []) + (scenario.rule?.tags ?? []) + scenario.node.tags
        return options.patterns("patterns")
          .filter { pattern in !tags.contains { pattern.matches($0.name) } }
          .map {
            file.found(
              scenario.node.location,
              "found no tag of this scenario that matches /\($0.source)/; add one to it or to its feature"
            )
          }
      }
    },
  ]
}

extension LintedFile {
  /// All tags, from the top down.
  var tags: [GherkinDocument.Tag] { node?.allTags ?? [] }

  fileprivate var superfluousTags: [Found] {
    var result: [Found] = []
    func check(_ tags: [GherkinDocument.Tag], _ around: [([GherkinDocument.Tag], String)]) {
      for tag in tags {
        guard let owner = around.first(where: { $0.0.contains { $0.name == tag.name } })?.1 else {
          continue
        }
        result.append(
          found(
            tag.location,
            "found the tag \(excerpt(tag.name)), which the \(owner) has already; remove it here",
            removing(tag: tag.name, at: tag.location).map { Fix("Remove \(tag.name)", $0) }))
      }
    }
    let feature = (node?.tags ?? [], "feature")
    for rule in rules { check(rule.tags, [feature]) }
    for scenario in scenarios {
      let around = [feature, (scenario.rule?.tags ?? [], "rule")]
      check(scenario.node.tags, around)
      for examples in scenario.node.examples {
        check(examples.tags, around + [(scenario.node.tags, "scenario")])
      }
    }
    return result
  }

  /// Tags that all of several scenarios have, and that could be at the owner of these.
  fileprivate func homogenousTags(
    of scenarios: [GherkinDocument.Scenario], besides others: [GherkinDocument.Tag],
    at location: Location, _ owner: String
  ) -> [Found] {
    guard scenarios.count > 1, let first = scenarios.first else { return [] }
    return first.tags.map(\.name).filter { name in
      !others.contains { $0.name == name }
        && scenarios.allSatisfy { $0.tags.contains { $0.name == name } }
    }.map {
      found(
        location, "found the tag \(excerpt($0)) at every scenario; write it once, at the \(owner)")
    }
  }

  /// Tags that a comment at the end of their line takes away.
  fileprivate var commentedTags: [Found] {
    var last: [Int: GherkinDocument.Tag] = [:]
    for tag in tags { last[tag.location.line] = tag }
    return last.sorted { $0.key < $1.key }.compactMap { _, tag in
      let end = map.range(of: tag).upperBound
      let rest = map.text(in: end..<Location(line: end.line, column: (end.column ?? 1) + 10_000))
        .drop { $0.isWhitespace }
      let comment = rest.drop { $0 == "#" || $0.isWhitespace }
      guard rest.hasPrefix("#"), comment.hasPrefix("@") else { return nil }
      let name = excerpt(String(comment.prefix { !$0.isWhitespace }))
      return found(
        end,
        "found \(name) in a comment after tags, where it has no effect; remove the comment or the #"
      )
    }
  }

  /// The bytes of a tag with the blank next to it, or with its line; nil if it cannot be removed.
  func removing(tag name: String, at location: Location) -> Range<Int>? {
    let tag = bytes(
      location..<Location(
        line: location.line, column: (location.column ?? 1) + name.unicodeScalars.count))
    guard String(decoding: map.bytes[tag], as: UTF8.self) == name else { return nil }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    var start = tag.lowerBound
    while start > 0, isBlank(map.bytes[start - 1]) { start -= 1 }
    var end = tag.upperBound
    while end < map.bytes.count, isBlank(map.bytes[end]) { end += 1 }
    let isFirst = start == 0 || isEnd(map.bytes[start - 1])
    guard end == map.bytes.count || isEnd(map.bytes[end]) else {
      // A comment would stay without its subject.
      guard map.bytes[end] == UInt8(ascii: "@") else { return nil }
      return tag.lowerBound..<end
    }
    guard isFirst else { return start..<tag.upperBound }
    if end < map.bytes.count {
      let isPair = map.bytes[end...].starts(with: [0x0D, 0x0A])
      end += isPair ? 2 : 1
    }
    return start..<end
  }
}
