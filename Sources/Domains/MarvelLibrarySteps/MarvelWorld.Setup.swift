import MarvelLibrary
import TestDoubles

extension MarvelWorld {
  /// The setup of the app that a scenario describes before it runs.
  struct Setup {
    /// The routes of files beside the features, which take the place of the double's library.
    var fixtureRoutes: [StubNetwork.Route] = []
    var keys = APIKeys(publicKey: "sample-public-key", privateKey: "sample-private-key")
    /// Those that the app had before.
    var formerKeys: [APIKeys] = []
    /// The page size; nothing for the app's own.
    var pageSize: Int?
    var nameMatching: CatalogSettings.NameMatching?
    /// The id of the character that the story is about; nothing for the first one.
    var subject: Int?
    /// The id of the one that it calls "the other character".
    var other: Int?
    /// The id of the character that the user selected last.
    var selected: Int?
    /// The name that the story says the user will search for.
    var sought: String?
    /// The names that the user has searched for, in order.
    var searched: [String] = []
    /// The works that can be seen as soon as their character's details are presented.
    var visibleWorks: [WorkPlace] = []
    /// The section that the story spoke of last.
    var section: MarvelCharacter.Section?
    /// The work that the story spoke of last.
    var lastWork: WorkPlace?
    /// The work whose image was expanded last.
    var expanded: WorkPlace?
    /// How often the user has reached the end of the list.
    var endsReached = 0
    /// Whether the library is shown to somebody.
    var hasView = true
    /// The initial time of the device's clock, in seconds since 1970.
    var clockStart = 1_600_000_000

    /// The app's settings, its own where the scenario gives none.
    var settings: CatalogSettings {
      let own = CatalogSettings(keys: keys)
      return CatalogSettings(
        keys: keys, pageSize: pageSize ?? own.pageSize,
        nameMatching: nameMatching ?? own.nameMatching)
    }
  }
}
