import GhibliFeed
import Ports
import StepKit

/// The commands of the use cases.
let commandSteps = StepLibrary(GhibliWorld.self) {
  When(#"the user executes "Load Film Feed" with the feed URL"#) { ghibli in
    let address = try url(ghibli.server.feedAddress)
    ghibli.execute { [client = ghibli.client] run in
      run.load = RemoteFilmLoader(client: client).load(from: address) { result in
        switch result {
        case .success(let films): run.deliver(films)
        case .failure(let error): run.deliver(error)
        }
      }
    }
  }

  When(#"the user executes "Load Film Feed" from the cache"#) { ghibli in
    ghibli.execute { [cache = ghibli.feedCache] run in
      do { run.deliver(try cache.load()) } catch { run.deliver(error) }
    }
  }

  When(#"the user executes "Load Image Data" with the URL {string}"#) {
    (ghibli: inout GhibliWorld, name: String) in
    let address = try url(imageAddress(name))
    ghibli.execute { [client = ghibli.client] run in
      run.load = RemoteImageLoader(client: client).load(from: address) { result in
        switch result {
        case .success(let bytes): run.outcomes.append(.image(bytes))
        case .failure(let error): run.deliver(error)
        }
      }
    }
  }

  When(#"the user executes "Load Image Data" from the cache with the URL {string}"#) {
    (ghibli: inout GhibliWorld, name: String) in
    let address = try url(imageAddress(name))
    ghibli.execute { [cache = ghibli.imageCache] run in
      run.load = cache.load(address) { result in
        switch result {
        case .success(let bytes): run.outcomes.append(.image(bytes))
        case .failure(let error): run.deliver(error)
        }
      }
    }
    try expect(ghibli.runs.last?.outcomes, equals: [], "what came before the command returned")
  }
  .isIdempotent()

  When("the user cancels the( {ordinal}) command") { (ghibli: inout GhibliWorld, number: Int?) in
    try require(try ghibli.run(number).load, "this command cannot be canceled").cancel()
  }
  .isIdempotent()

  When(#"the user executes "Validate Cache""#) { ghibli in
    ghibli.execute { [cache = ghibli.feedCache] run in run.finish { try cache.validate() } }
  }

  When(#"the user executes "Save Film Feed" with {films}"#) {
    (ghibli: inout GhibliWorld, plain: [PlainFilm]) in
    let films = try plain.map { try $0.film() }
    ghibli.execute { [cache = ghibli.feedCache] run in run.finish { try cache.save(films) } }
  }

  When(#"the user executes "Save Image Data" with {int} byte(s) for the URL {string}"#) {
    (ghibli: inout GhibliWorld, count: Int, name: String) in
    let address = try url(imageAddress(name))
    ghibli.execute { [cache = ghibli.imageCache] run in
      run.finish { try cache.save(imageBytes(count), for: address) }
    }
  }
  .isIdempotent()
}

extension GhibliWorld {
  /// Begins a command.
  fileprivate mutating func execute(_ command: (Run) -> Void) {
    keepMoment()
    let run = Run()
    runs.append(run)
    command(run)
  }

  /// The command of that number, from 1, or the last one.
  func run(_ number: Int?) throws -> Run {
    let index = (number ?? runs.count) - 1
    return try require(runs.indices.contains(index) ? runs[index] : nil, "there is no such command")
  }
}

extension Run {
  /// Delivers success, or the error that is thrown.
  fileprivate func finish(_ command: () throws -> Void) {
    do {
      try command()
      outcomes.append(.success)
    } catch {
      deliver(error)
    }
  }
}
