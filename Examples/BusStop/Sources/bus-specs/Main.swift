import BusStopSteps
import SpecCommand

@main struct Main {
  static func main() async {
    await Specrun.main(
      [busStopSteps],
      reporters: [
        .init(name: "csv", summary: "a row for each scenario", isForPeople: false) { _ in
          CSVReport()
        }
      ])
  }
}
