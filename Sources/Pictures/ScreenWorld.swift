public import StepKit

/// A World with a screen, shown in reports as a film strip.
///
/// It adds its screen to the strip whenever it settles.
public protocol ScreenWorld: World {
  /// The user's view.
  var screen: Screen { get }
  var film: FilmStrip<Screen> { get set }
}

/// The step that compares a screen with approved pictures, and the hook that ends the film
/// strip.
///
/// - Parameters:
///   - world: The type of the World with the screen.
///   - name: The system's name in `the NAME screen looks as approved in "…"`.
///   - file: The file of the definitions.
///   - line: The line of the definitions.
public func pictureSteps<W: ScreenWorld>(
  of world: W.Type, screen name: String, file: StaticString = #filePath, line: Int = #line
) -> StepLibrary {
  StepLibrary(W.self) {
    Then(
      .expression("the \(name) screen looks as approved in {string}"), file: file, line: line
    ) { (world: inout W, picture: String) in
      try expect(!world.screen.isBlank, "there is nothing on the screen yet")
      try world.film.approve(world.screen, as: picture)
    }

    After(name: "the last screen", file: file, line: line) { (world: inout W) in
      world.film.add(world.screen)
      world.film.finish()
    }
  }
}
