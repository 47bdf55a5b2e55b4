import Ports

/// Combines the decided result with the one received over the wire; returns the result for the
/// completion, and an error if the two differ.
func reconcile(
  _ decided: Result<HTTPResponse, HTTPClientError>,
  _ received: Result<HTTPResponse, HTTPClientError>, of request: HTTPRequest, isOffline: Bool
) -> (Result<HTTPResponse, HTTPClientError>, LoopbackError?) {
  let title = "\(request.method) \(request.url)"
  switch (decided, received) {
  case (.failure, .failure):
    // Being refused is the client's own experience; a broken connection represents any failure.
    return (isOffline ? received : decided, nil)
  case (.failure, .success(let response)):
    return (received, .answerInvented(request: title, status: response.status))
  case (.success, .failure(let error)):
    return (received, .answerLost(request: title, reason: "\(error)"))
  case (.success(let sent), .success(var response)):
    let marked = response.headers.first {
      $0.name.lowercased() == LoopbackServer.statusHeader.lowercased()
    }
    if let status = marked.flatMap({ Int($0.value) }), sent.isBeyondTheWire {
      response.status = status
      response.headers.removeAll { $0 == marked }
    }
    return (.success(response), difference(between: sent, and: response, title))
  }
}

private func difference(
  between sent: HTTPResponse, and arrived: HTTPResponse, _ title: String
) -> LoopbackError? {
  func changed(_ what: String, _ sent: String, _ arrived: String) -> LoopbackError {
    .responseChanged(request: title, what: what, sent: sent, arrived: arrived)
  }
  if sent.status != arrived.status {
    return changed("the status", "\(sent.status)", "\(arrived.status)")
  }
  if sent.body != arrived.body {
    return changed("the body", "\(sent.body.count) bytes", "\(arrived.body.count) bytes")
  }
  for header in sent.wireHeaders {
    let values = arrived.headers.filter { $0.name.lowercased() == header.name.lowercased() }
      .map(\.value)
    if !values.joined(separator: ", ").contains(header.value) {
      return changed("the header \(header.name)", header.value, "\(values)")
    }
  }
  return nil
}
