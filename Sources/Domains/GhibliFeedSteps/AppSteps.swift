import GhibliFeed
import StepKit

/// Actions of the user in the app.
let appSteps = StepLibrary(GhibliWorld.self) {
  When("the user opens the film feed") { ghibli in
    ghibli.act { session in session.start() }
  }

  When("the user/customer requests to see the (film )feed") { ghibli in
    ghibli.act { session in session.requestFeed() }
  }

  When("the user taps the error message of the feed") { ghibli in
    ghibli.act { session in session.tapMessage() }
  }

  When("the image of the {ordinal} film comes into view") {
    (ghibli: inout GhibliWorld, number: Int) in
    let image = try ghibli.row(number).film.image
    ghibli.act { session in session.requestImage(image) }
  }

  When("the image of the {ordinal} film goes out of view") {
    (ghibli: inout GhibliWorld, number: Int) in
    let image = try ghibli.row(number).film.image
    ghibli.act { session in session.cancelImage(image) }
  }

  When("the language of the feed is {string}") { (ghibli: inout GhibliWorld, code: String) in
    let language = try require(Language(rawValue: code), "the app does not speak \"\(code)\"")
    ghibli.act { session in session.language = language }
  }
  .isIdempotent()
}

extension GhibliWorld {
  /// A film on the screen, from 1.
  func row(_ number: Int) throws -> FeedScreen.Row {
    let rows = screenNow.rows
    return try require(
      rows.indices.contains(number - 1) ? rows[number - 1] : nil,
      "the app displays \(rows.count) films")
  }
}
