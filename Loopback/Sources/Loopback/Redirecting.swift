import Foundation
import Ports

/// The request, addressed to a port of 127.0.0.1 and marked with its number.
///
/// Anything but the address of a web server stays as it is, for the client to refuse.
func redirected(_ request: HTTPRequest, to port: UInt16, _ number: Int) -> HTTPRequest {
  guard let place = pathAndQuery(of: request.url) else { return request }
  var result = request
  result.url = "http://127.0.0.1:\(port)\(place)"
  result.headers.append(
    HTTPHeader(name: LoopbackServer.exchangeHeader, value: "\(number)"))
  return result
}

/// The part after the host; nil if the URL is not one of a web server.
private func pathAndQuery(of url: String) -> Substring? {
  let lowercased = url.lowercased()
  guard let scheme = ["http://", "https://"].first(where: lowercased.hasPrefix) else { return nil }
  let rest = url.dropFirst(scheme.count)
  let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
  if host.isEmpty || host.contains(" ") { return nil }
  return rest.dropFirst(host.count)
}

/// The first part of `sent` that did not arrive.
func difference(between sent: HTTPRequest, and arrived: HTTPRequest) -> LoopbackError? {
  func changed(_ what: String, _ sent: String, _ arrived: String, of url: String) -> LoopbackError {
    .requestChanged(request: url, what: what, sent: sent, arrived: arrived)
  }
  let url = "\(sent.method) \(sent.url)"
  if sent.method != arrived.method {
    return changed("the method", sent.method, arrived.method, of: url)
  }
  let wanted = Address(pathAndQuery(of: sent.url) ?? "", more: sent.query)
  let found = Address(arrived.url[...])
  if wanted.path != found.path { return changed("the path", wanted.path, found.path, of: url) }
  if wanted.query != found.query {
    return changed("the query", "\(wanted.query)", "\(found.query)", of: url)
  }
  for header in sent.headers {
    let values = arrived.headers.filter { $0.name.lowercased() == header.name.lowercased() }
      .map(\.value)
    if !values.contains(header.value), !values.joined(separator: ", ").contains(header.value) {
      return changed("the header \(header.name)", header.value, "\(values)", of: url)
    }
  }
  if sent.body != arrived.body {
    return changed("the body", "\(sent.body.count) bytes", "\(arrived.body.count) bytes", of: url)
  }
  return nil
}

/// Path and query without escapes.
private struct Address {
  var path: String
  var query: [String]

  init(_ text: Substring, more: [HTTPRequest.QueryItem] = []) {
    let whole = text.prefix { $0 != "#" }
    let path = whole.prefix { $0 != "?" }
    self.path = path.isEmpty ? "/" : unescaped(path)
    query =
      whole.dropFirst(path.count + 1).split(separator: "&").map { unescaped($0) }
      + more.map { "\($0.name)=\($0.value)" }
  }
}

private func unescaped(_ text: Substring) -> String {
  String(text).removingPercentEncoding ?? String(text)
}
