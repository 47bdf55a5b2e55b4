import Ports

/// Finds the pictures of works and keeps them, for all screens (MAR-R30, R33).
///
/// Two requests lead to a picture, one for the work's data and one for the picture itself; neither
/// is sent if its answer is known or kept already. The addresses of pictures are known until the app
/// ends; the pictures are kept in the store by their address (D-57).
final class PictureLoader {
  /// Called with what the store said when it failed; the picture is then loaded or shown all the
  /// same.
  var onStoreFailure: (String) -> Void = { _ in }

  private let client: CatalogClient
  private let store: any DataStore
  private var thumbnails: [String: Thumbnail?] = [:]

  init(client: CatalogClient, store: any DataStore) {
    self.client = client
    self.store = store
  }

  /// Whether the work at `resourceURI` is known to have no picture.
  func isWithoutPicture(_ resourceURI: String) -> Bool {
    if case .some(.none) = thumbnails[resourceURI] { true } else { false }
  }

  /// Delivers the state that the loading ends in: `shown` or a placeholder.
  ///
  /// It may do so before it returns; with `loading` canceled, it does not (MAR-R32).
  func load(
    _ resourceURI: String, size: Thumbnail.Size, as loading: Loading,
    completion: @escaping (PictureState) -> Void
  ) {
    if let thumbnail = thumbnails[resourceURI] {
      return loadPicture(thumbnail, size, loading, completion)
    }
    loading.go {
      client.thumbnail(at: resourceURI) { [weak self] result in
        guard let self, !loading.isCancelled else { return }
        switch result {
        case .success(let thumbnail):
          thumbnails[resourceURI] = .some(thumbnail)
          loadPicture(thumbnail, size, loading, completion)
        case .failure(let error): completion(.placeholder(.failed(error)))
        }
      }
    }
  }

  /// Delivers the state that the loading of a picture ends in whose address is known.
  func loadPicture(
    _ thumbnail: Thumbnail?, _ size: Thumbnail.Size, _ loading: Loading,
    _ completion: @escaping (PictureState) -> Void
  ) {
    guard let address = thumbnail?.address(size) else {
      return completion(.placeholder(.noPicture))
    }
    if let kept = kept(address) { return completion(.shown(kept)) }
    loading.go {
      client.picture(at: address) { [weak self] result in
        guard let self, !loading.isCancelled else { return }
        switch result {
        case .success(let bytes):
          keep(bytes, address)
          completion(.shown(bytes))
        case .failure(let error): completion(.placeholder(.failed(error)))
        }
      }
    }
  }

  /// The stored picture; no bytes are no picture.
  private func kept(_ address: String) -> [UInt8]? {
    do {
      return try store.read(address).flatMap { $0.isEmpty ? nil : $0 }
    } catch {
      onStoreFailure("\(error)")
      return nil
    }
  }

  private func keep(_ bytes: [UInt8], _ address: String) {
    do { try store.write(bytes, for: address) } catch { onStoreFailure("\(error)") }
  }
}
