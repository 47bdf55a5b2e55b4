import GhibliFeed
import StepKit
import TestDoubles

/// The commands of the seven use cases.
let commandSteps = StepLibrary(GhibliWorld.self) {
  When("the user executes \"Load Film Feed\" with the feed URL") { ghibli in
    ghibli.loadRemoteFeed()
  }

  When("the user executes \"Load Film Feed\" twice with the feed URL") { ghibli in
    ghibli.loadRemoteFeed()
    ghibli.loadRemoteFeed()
  }

  When("the user executes \"Load Film Feed\" from the cache") { ghibli in
    do throws(FeedCacheError) {
      ghibli.deliveries.add(.cache(try ghibli.feedCache.load()))
    } catch {
      ghibli.deliveries.add(.feedCacheError(error))
    }
  }

  When("the user executes \"Load Image Data\" with the image URL") { ghibli in
    ghibli.loadRemoteImage()
  }

  When("the user executes \"Load Image Data\" from the cache") { ghibli in
    ghibli.loadCachedImage()
    try await ghibli.turn()
  }

  When("the user executes \"Validate Cache\"") { ghibli in
    ghibli.deliveries.run(ghibli.feedCache.validate)
  }

  When("the system/app validates the cache") { ghibli in
    ghibli.deliveries.run(ghibli.feedCache.validate)
  }

  When("the user executes \"Save Film Feed\" with {count} film(s)") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.saveFilms(sampleFilms(count, others: true))
  }

  When("the user executes \"Save Film Feed\" with the film(s) {quoted list}") {
    (ghibli: inout GhibliWorld, titles: [String]) in
    try ghibli.saveFilms(sampleFilms(titles))
  }

  When("the user executes \"Save Image Data\" with {count} byte(s) for the image URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    ghibli.saveImage(sampleBytes(count))
  }

  When("the user executes \"Save Image Data\" with {count} other byte(s) for the image URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    ghibli.saveImage(sampleBytes(count, others: true))
  }
}

extension GhibliWorld {
  fileprivate func loadRemoteFeed() {
    RemoteFilmLoader(client: commandClient).load(from: feedURL) { [deliveries] result in
      switch result {
      case .success(let films): deliveries.add(.films(films))
      case .failure(let error): deliveries.add(.remoteError(error))
      }
    }
  }

  fileprivate mutating func saveFilms(_ plain: [PlainFilm]) throws {
    let films = try plain.map { try $0.film() }
    let cache = feedCache
    savedFilms = plain
    deliveries.run { () throws(FeedCacheError) in try cache.save(films) }
  }

  fileprivate mutating func saveImage(_ bytes: [UInt8]) {
    savedImage = bytes
    do throws(ImageCacheError) {
      try imageCache.save(bytes, for: imageURL)
      deliveries.add(.success)
    } catch {
      deliveries.add(.imageCacheError(error))
    }
  }
}
