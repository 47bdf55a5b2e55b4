import SpecCommand
import SpecTesting
import WeatherSteps

@main struct Main {
  static func main() async {
    await Specrun.main([weatherSteps], observing: .swiftTesting)
  }
}
