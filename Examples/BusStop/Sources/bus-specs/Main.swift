import BusStopSteps
import SpecCommand
import SpecTools

@main struct Main {
  static func main() async {
    await Specrun.main(
      [busStopSteps], tools: .all,
      reporters: [
        .init(name: "csv", summary: "a row for each scenario", isForPeople: false) { _ in
          CSVReport()
        }
      ])
  }
}
