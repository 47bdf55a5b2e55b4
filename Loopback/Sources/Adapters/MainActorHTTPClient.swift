public import Ports

/// An `HTTPClient` for an app: completions run on the main actor.
@MainActor
public final class MainActorHTTPClient {
  private let loader: URLLoader

  public init(loader: URLLoader) {
    self.loader = loader
  }
}

extension MainActorHTTPClient: @MainActor HTTPClient {
  @discardableResult
  public func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPClientError>) -> Void
  ) -> any HTTPTask {
    let task = MainActorTask(completion)
    task.loading = Task { [loader] in task.finish(await loader.load(request)) }
    return task
  }
}

@MainActor
private final class MainActorTask {
  var loading: Task<Void, Never>?
  private var completion: ((Result<HTTPResponse, HTTPClientError>) -> Void)?

  init(_ completion: @escaping (Result<HTTPResponse, HTTPClientError>) -> Void) {
    self.completion = completion
  }

  func finish(_ result: Result<HTTPResponse, HTTPClientError>) {
    completion?(result)
    completion = nil
  }
}

extension MainActorTask: @MainActor HTTPTask {
  func cancel() {
    completion = nil
    loading?.cancel()
  }
}
