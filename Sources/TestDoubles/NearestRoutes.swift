import Ports

extension HTTPRequest {
  /// In the notation for readers: `GET http://host/path?a=b`.
  var title: String {
    let address = RequestAddress(self)
    let items = address.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return "\(method) \(address.url)" + (items.isEmpty ? "" : "?\(items)")
  }
}

/// The titles of the three routes most like `request`, the nearest first.
func nearest(to request: HTTPRequest, among routes: [StubNetwork.Route]) -> [String] {
  let parts = RequestAddress(request)
  let ranked = routes.enumerated().map { offset, route in
    let address: String
    let wanted: String
    switch route.address {
    case .path(let path): (address, wanted) = (parts.path, path)
    case .url(let url): (address, wanted) = (parts.url, url)
    }
    let missing = route.query.count { !parts.query.contains($0) }
    let distance =
      difference(address, wanted) * 4 + missing + (route.method == request.method ? 0 : 1)
    return (distance: distance, offset: offset, title: route.title)
  }
  return ranked.sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
    .prefix(3).map(\.title)
}

/// The number of bytes left after removing the common prefix and suffix.
private func difference(_ a: String, _ b: String) -> Int {
  var a = Substring(a).utf8
  var b = Substring(b).utf8
  while let first = a.first, first == b.first {
    a.removeFirst()
    b.removeFirst()
  }
  while let last = a.last, last == b.last {
    a.removeLast()
    b.removeLast()
  }
  return max(a.count, b.count)
}
