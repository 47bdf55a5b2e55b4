import Ports

extension HTTPRequest {
  /// In the notation for readers: `GET http://host/path?a=b`.
  var title: String {
    let address = RequestAddress(self)
    return requestTitle(method, address.url, address.query)
  }
}

func requestTitle(
  _ method: String, _ address: String, _ query: [HTTPRequest.QueryItem]
) -> String {
  let items = query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  return "\(method) \(address)" + (items.isEmpty ? "" : "?\(items)")
}

/// The titles of the three routes most like `request`, the nearest first.
func nearest(to request: HTTPRequest, among routes: [StubNetwork.Route]) -> [String] {
  let parts = RequestAddress(request)
  let ranked = routes.map { route in
    let difference = difference(parts.part(like: route.address), route.address.text)
    let missing = route.query.count { !parts.query.contains($0) }
    let distance = difference * 4 + missing + (route.method == request.method ? 0 : 1)
    return (distance: distance, title: route.title)
  }
  return ranked.sorted { $0.distance < $1.distance }.prefix(3).map(\.title)
}

/// The number of bytes left after removing the common prefix and suffix.
private func difference(_ a: String, _ b: String) -> Int {
  let (a, b) = (a.utf8, b.utf8)
  let prefix = zip(a, b).prefix { $0 == $1 }.count
  let rest = min(a.count, b.count) - prefix
  let suffix = zip(a.reversed(), b.reversed()).prefix(rest).prefix { $0 == $1 }.count
  return max(a.count, b.count) - prefix - suffix
}
