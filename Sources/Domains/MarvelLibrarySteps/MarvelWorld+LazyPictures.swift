import MarvelLibrary
import StepKit

/// Pictures that are asked for when their works come onto the screen.
extension MarvelWorld {
  /// The picture was found by way of this address, or was not; where the work has not been on the
  /// screen, it comes there now, and nothing of it was asked for before.
  mutating func expectLazyImage(
    _ place: WorkPlace, from address: String, _ expected: Bool
  ) async throws {
    let screen = try seen()
    if expected, screen.gallery == nil, screen.details?.pictures[place] == nil {
      try await expectLazy([place])
    }
    try expectImage(place, from: address, expected)
  }

  /// Nothing of the works in these sections has been asked for before each of them becomes visible.
  mutating func expectLazy(_ sections: [MarvelCharacter.Section]) async throws {
    _ = try details()
    let index = server.library.index[try subject]
    try await expectLazy(
      sections.flatMap { section in
        (index.works[section] ?? []).indices.map { WorkPlace(section, $0) }
      })
  }

  /// Nothing of these works has been asked for before each of them becomes visible.
  mutating func expectLazy(_ places: [WorkPlace]) async throws {
    try expect(!places.isEmpty, "there are no images")
    for place in places { try expectUntouched(place) }
    for (number, place) in places.enumerated() {
      try acting().workBecameVisible(place)
      try await settle()
      try expectFetched(place, from: try work(place).resourceURI)
      for other in places[(number + 1)...] { try expectUntouched(other) }
    }
  }
}
