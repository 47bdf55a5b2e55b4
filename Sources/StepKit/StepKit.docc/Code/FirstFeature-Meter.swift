/// A parking meter: each coin of one buys a quarter of an hour, up to two hours.
public struct Meter: Sendable {
  public private(set) var minutesLeft = 0
  public private(set) var returnedCoins = 0

  public init() {}

  public mutating func insertCoin() {
    if minutesLeft + 15 > 120 { returnedCoins += 1 } else { minutesLeft += 15 }
  }

  public mutating func pass(minutes: Int) { minutesLeft = max(0, minutesLeft - minutes) }
}
