import MarvelLibrary
import TestDoubles

extension MarvelWorld {
  /// The setup that a scenario describes before the app runs.
  struct Setup {
    /// The library behind the stub's API.
    var library = SampleLibrary()
    /// The routes of the index, where a step gives others than the library's.
    var indexRoutes: [StubNetwork.Route]?
    /// The routes of files beside the features, which take the place of the library's.
    var fixtureRoutes: [StubNetwork.Route] = []
    var keys = APIKeys(publicKey: "sample-public-key", privateKey: "sample-private-key")
    /// The initial time of the device's clock, in seconds since 1970.
    var clockStart = 1_600_000_000

    /// All that the stub answers.
    func routes() throws -> [StubNetwork.Route] {
      if !fixtureRoutes.isEmpty { return fixtureRoutes }
      let works = library.index.flatMap { $0.works.values.joined() }
      return try (indexRoutes ?? library.indexRoutes()) + works.flatMap { try $0.routes() }
    }
  }
}
