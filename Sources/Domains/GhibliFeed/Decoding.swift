#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes JSON, and says in our own terms what is wrong with it.
func decode<Value: Decodable>(
  _ type: Value.Type, from bytes: [UInt8]
) throws(InvalidData) -> Value {
  if bytes.isEmpty { throw .empty }
  do {
    return try JSONDecoder().decode(type, from: Data(bytes))
  } catch let error as DecodingError {
    throw InvalidData(error)
  } catch {
    throw .notJSON
  }
}

extension InvalidData {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .missingKey(key.stringValue, film: Self.film(context.codingPath))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .wrongType(key: Self.key(context.codingPath), film: Self.film(context.codingPath))
    case .dataCorrupted: self = .notJSON
    @unknown default: self = .notJSON
    }
  }

  private static func film(_ path: [any CodingKey]) -> Int? {
    path.lazy.compactMap(\.intValue).first.map { $0 + 1 }
  }

  private static func key(_ path: [any CodingKey]) -> String? {
    path.last.flatMap { $0.intValue == nil ? $0.stringValue : nil }
  }
}
