/// Where forecasts come from: the app has one that asks a server, stories have one that they set.
public protocol ForecastClient: Sendable {
  func temperatures(in city: String) async throws -> [Int]
}

/// Forecasts that were asked for, each city once an hour at most.
public actor Forecasts {
  private let client: any ForecastClient
  private let hours: @Sendable () -> Int
  private var known: [String: (hour: Int, temperatures: [Int])] = [:]

  public init(client: any ForecastClient, hours: @escaping @Sendable () -> Int) {
    self.client = client
    self.hours = hours
  }

  /// The highest temperature of the day.
  ///
  /// - Throws: what the client throws, if nothing is known about the city.
  public func high(in city: String) async throws -> Int? {
    let hour = hours()
    if let forecast = known[city], forecast.hour == hour { return forecast.temperatures.max() }
    do {
      let temperatures = try await client.temperatures(in: city)
      known[city] = (hour, temperatures)
      return temperatures.max()
    } catch {
      guard let forecast = known[city] else { throw error }
      return forecast.temperatures.max()
    }
  }
}
