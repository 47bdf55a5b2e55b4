import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// Some of the images that a story has asked for: the second one, the other one, both.
enum ImagesMeant {
  case one(FilmPlace)
  /// Of two, the one that the story has not spoken of last.
  case other
  /// All of them, and how many the sentence says that there are.
  case all(Int?)

  private static let noun =
    "(?:one|image(?: data| request| load| download)?|(?:HTTP |GET )?request|load|download)"
  private static let nouns =
    "(?:of them|(?:of )?the (?:image |HTTP )?(?:images|requests|loads|downloads|ones)"
    + "|(?:image |HTTP )?(?:images|requests|loads|downloads))"
  static let words =
    "the (?:very )?(?:first|second|third|fourth|fifth|sixth|last|other|remaining"
    + #"|\d{1,3}(?:st|nd|rd|th))(?: of (?:them|the (?:two|three|images|requests))| \#(noun))?"#
    + "|both(?: \(nouns))?|all(?: \(nouns))?"
    + #"|the (?:two|three|four|\d{1,3}) (?:image )?(?:images|requests|loads|downloads)"#

  init(_ text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    if ["both", "all"].contains(words[0]) {
      self = .all(words[0] == "both" ? 2 : nil)
    } else if words.contains("other") || words.contains("remaining") {
      self = .other
    } else if words.contains("last") {
      self = .one(.last)
    } else if let number = words.lazy.compactMap({ Vocabulary.english.ordinals[$0] }).first
      ?? words.lazy.filter({ $0.hasSuffix("st") || $0.hasSuffix("d") || $0.hasSuffix("th") })
      .compactMap({ Int($0.dropLast(2)) }).first
    {
      self = .one(.number(number))
    } else {
      self = .all(
        try require(
          words.lazy.compactMap { Vocabulary.english.cardinals[$0] ?? Int($0) }.first,
          "\"\(text)\" does not say which images"))
    }
  }
}

/// An image that a story has asked for.
struct ImageLoad {
  let address: String
  let task: any Cancellable
  /// The numbers of its request, among all and among those of the commands; nil where it was read
  /// from the cache.
  var exchange: Int?
  var request: Int?
}

extension GhibliWorld {
  /// The numbers of images from 0.
  mutating func images(_ meant: ImagesMeant) throws -> [Int] {
    let all = Array(imageLoads.indices)
    switch meant {
    case .one(let place):
      let number = try place.element(of: all)
      imageInQuestion = number
      return [number]
    case .other:
      let last = try require(imageInQuestion, "the story has not spoken of one of the images")
      try expect(all.count, equals: 2, "the number of images")
      imageInQuestion = 1 - last
      return [1 - last]
    case .all(let count):
      try expect(all.count > 1, "the story has asked for \(all.count) images")
      if let count { try expect(all.count, equals: count, "the number of images") }
      return all
    }
  }

  /// What was delivered for an image.
  func deliveries(for image: Int) throws -> [Deliveries.Delivery] {
    try expect(
      imageLoads.indices.contains(image), "the story has asked for \(imageLoads.count) images")
    return deliveries.all(for: image)
  }

  /// The bytes were delivered that the remote has sent, or the cache has kept, and nothing else.
  func expectImage(_ image: Int) throws {
    let delivered = try deliveries(for: image)
    let address = imageLoads[image].address
    try expect(
      delivered, equals: [.image(try imageBytes(of: address), index: image)],
      "what was delivered for image \(image + 1)")
  }

  /// Whether something was delivered for an image.
  func expectOutcome(_ outcome: Outcome, for image: Int, _ isDelivered: Bool) throws {
    try expect(isDelivered || !outcome.isNone, "the sentence denies twice")
    let delivered = try deliveries(for: image)
    guard isDelivered, !outcome.isNone else {
      return try expect(
        delivered.filter(outcome.kind.includes), equals: [],
        "what was delivered of that kind for image \(image + 1)")
    }
    try expect(
      delivered.count == 1 && delivered.allSatisfy(outcome.kind.includes),
      "for image \(image + 1) there were \(delivered)")
    if case .image = delivered.first { try expectImage(image) }
  }
}
