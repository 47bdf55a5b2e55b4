import Ports

/// Asks the catalog's API and the servers of its pictures: the only one here who knows of HTTP.
///
/// The transport is a protocol, so that any implementation can be plugged in (MAR-R39).
struct CatalogClient {
  let http: any HTTPClient
  let settings: CatalogSettings
  let secondsSince1970: () -> Int

  /// Asks for one page of the index, a page of the settings' size (MAR-R12, D-47).
  func characters(
    _ query: CharacterQuery,
    completion: @escaping (Result<CharacterPage, CatalogError>) -> Void
  ) -> any Cancellable {
    var items = [
      HTTPRequest.QueryItem(name: "offset", value: "\(query.offset)"),
      HTTPRequest.QueryItem(name: "limit", value: "\(settings.pageSize)"),
    ]
    if let name = query.name {
      items.append(HTTPRequest.QueryItem(name: settings.nameMatching.rawValue, value: name))
    }
    return ask(settings.url, items) { (result: Result<Envelope<CharacterPayload>, CatalogError>) in
      completion(
        result.map { envelope in
          CharacterPage(
            characters: envelope.data.results.map { MarvelCharacter($0) },
            total: envelope.data.total.value, attribution: envelope.attributionText)
        })
    }
  }

  /// Requests a work's data and delivers the address of its picture; nothing for a work without one.
  func thumbnail(
    at resourceURI: String,
    completion: @escaping (Result<Thumbnail?, CatalogError>) -> Void
  ) -> any Cancellable {
    ask(resourceURI) { (result: Result<Envelope<FullWorkPayload>, CatalogError>) in
      completion(
        result.flatMap { envelope in
          guard let work = envelope.data.results.first else {
            return .failure(.invalidData(.noResult))
          }
          return .success(work.thumbnail.flatMap { Thumbnail($0) })
        })
    }
  }

  /// Asks for a picture; its server is not the API's and gets no keys.
  func picture(
    at url: String, completion: @escaping (Result<[UInt8], CatalogError>) -> Void
  ) -> any Cancellable {
    guard isWebAddress(url) else { return refuse(.invalidData(.notAWebAddress(url)), completion) }
    return http.send(HTTPRequest(url: url)) { result in
      completion(decoded(result, decodePicture))
    }
  }

  private func ask<Payload: Decodable>(
    _ url: String, _ items: [HTTPRequest.QueryItem] = [],
    completion: @escaping (Result<Envelope<Payload>, CatalogError>) -> Void
  ) -> any Cancellable {
    guard isWebAddress(url) else { return refuse(.invalidData(.notAWebAddress(url)), completion) }
    let signed: [HTTPRequest.QueryItem]
    do throws(CatalogError) {
      signed = items + (try authentication(keys: settings.keys, timestamp: secondsSince1970()))
    } catch {
      return refuse(error, completion)
    }
    return http.send(HTTPRequest(url: url, query: signed)) { result in
      completion(
        decoded(result) { (response) throws(InvalidData) in
          try decodeResults(Payload.self, from: response)
        })
    }
  }

  /// Fails without a request.
  private func refuse<Value>(
    _ error: CatalogError, _ completion: (Result<Value, CatalogError>) -> Void
  ) -> any Cancellable {
    completion(.failure(error))
    return Loading()
  }
}

private func decoded<Value>(
  _ result: Result<HTTPResponse, HTTPClientError>,
  _ decode: (HTTPResponse) throws(InvalidData) -> Value
) -> Result<Value, CatalogError> {
  guard let response = try? result.get() else { return .failure(.connectivity) }
  do throws(InvalidData) {
    return .success(try decode(response))
  } catch {
    return .failure(.invalidData(error))
  }
}
