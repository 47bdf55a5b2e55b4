import Ports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The results in an answer of the API: status and code 200, and what the contract asks for.
func decodeResults<Result: Decodable>(
  _ type: Result.Type, from response: HTTPResponse
) throws(InvalidData) -> Envelope<Result> {
  guard response.status == 200 else {
    throw .status(response.status, said: try? decode(Complaint.self, from: response.body).words)
  }
  // The code comes first: the answer to a refused request has nothing else of the contract.
  let complaint = try decode(Complaint.self, from: response.body)
  guard complaint.code.text == "200" else {
    throw .code(complaint.code.text, said: complaint.words)
  }
  return try decode(Envelope<Result>.self, from: response.body)
}

/// The picture in an answer of any server.
func decodePicture(_ response: HTTPResponse) throws(InvalidData) -> [UInt8] {
  if response.status != 200 { throw .status(response.status, said: nil) }
  if response.body.isEmpty { throw .empty }
  return response.body
}

private func decode<Value: Decodable>(
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
      self = .missingKey(Self.text(context.codingPath + [key]))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .wrongType(Self.text(context.codingPath))
    case .dataCorrupted: self = .notJSON
    @unknown default: self = .notJSON
    }
  }

  /// The path as a person would write it: `data.results[0].name`.
  private static func text(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
