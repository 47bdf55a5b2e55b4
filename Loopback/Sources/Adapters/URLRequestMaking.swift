import Foundation
import Ports

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The request as URL loading takes it; a request that cannot be sent as it was meant is refused.
func urlRequest(_ request: HTTPRequest) throws(HTTPClientError) -> URLRequest {
  let address = request.address
  guard let url = URL(string: address, encodingInvalidCharacters: false),
    let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
    let host = url.host(), !host.isEmpty
  else { throw .other("\"\(address)\" is not the address of a web server") }
  guard !request.method.isEmpty, request.method.utf8.allSatisfy(isTokenByte) else {
    throw .other("\"\(request.method)\" is not the name of a method")
  }
  var result = URLRequest(url: url)
  result.httpMethod = request.method
  for header in request.headers {
    guard !header.name.isEmpty, header.name.utf8.allSatisfy(isTokenByte),
      header.value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 })
    else { throw .other("\"\(header.name): \(header.value)\" is not a header field") }
    result.addValue(header.value, forHTTPHeaderField: header.name)
  }
  if !request.body.isEmpty { result.httpBody = Data(request.body) }
  return result
}

/// RFC 9110, 5.6.2.
private func isTokenByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
