import SpecCommand

@main
struct Main {
  static func main() async {
    await Specrun.main([hostileSteps])
  }
}
