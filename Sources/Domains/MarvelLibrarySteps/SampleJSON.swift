#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON value: an answer of the samples, or a part of one that a story can change.
enum SampleJSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case fraction(Double)
  case text(String)
  case list([SampleJSON])
  case object([String: SampleJSON])

  /// Reads a value as a story writes it, such as `"Bolt"`, `5` or `null`; `missing` is none.
  init?(story: String) throws {
    if story == "missing" { return nil }
    self = try JSONDecoder().decode(SampleJSON.self, from: Data(story.utf8))
  }

  /// The value as the body of an answer.
  var body: [UInt8] {
    get throws { Array(try JSONEncoder().encode(self)) }
  }

  /// Puts `value` at a path such as `data.results[0].name`, or removes the value there; returns
  /// whether there is such a place.
  mutating func replace(_ path: String, with value: SampleJSON?) -> Bool {
    let keys = path.replacing("[", with: ".").replacing("]", with: "").split(separator: ".")
    return replace(at: keys[...], with: value)
  }

  private mutating func replace(at path: ArraySlice<Substring>, with value: SampleJSON?) -> Bool {
    guard let key = path.first.map(String.init) else {
      self = value ?? self
      return value != nil
    }
    let rest = path.dropFirst()
    switch self {
    case .object(var fields):
      var isThere = true
      if rest.isEmpty {
        fields[key] = value
      } else {
        isThere = fields[key]?.replace(at: rest, with: value) ?? false
      }
      self = .object(fields)
      return isThere
    case .list(var items):
      guard let index = Int(key), items.indices.contains(index) else { return false }
      let isThere = items[index].replace(at: rest, with: value)
      self = .list(items)
      return isThere
    default: return false
    }
  }
}

extension SampleJSON: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else if let value = try? container.decode(Double.self) {
      self = .fraction(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([SampleJSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: SampleJSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .fraction(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension SampleJSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .text(value) }

  init(integerLiteral value: Int) { self = .number(value) }

  init(dictionaryLiteral elements: (String, SampleJSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
