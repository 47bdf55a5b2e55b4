import Foundation
import PackagePlugin

/// `swift package specrun [--product NAME] [-c debug|release] [options of specrun]`: builds the program
/// that runs the package's specs, and runs it in the package's folder.
@main struct RunSpecs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let named = extractor.extractOption(named: "product").last
    let configuration = extractor.extractOption(named: "configuration").last
    let rest = extractor.remainingArguments
    guard let program = program(named: named, in: context.package) else { exit(2) }
    let built = try packageManager.build(
      .product(program),
      parameters: .init(configuration: configuration == "release" ? .release : .debug))
    guard built.succeeded,
      let file = built.builtArtifacts.first(where: { $0.kind == .executable })?.url
    else {
      report("the program \(program) cannot be built\n\(built.logText)")
      exit(2)
    }
    let process = Process()
    process.executableURL = file
    process.arguments = rest
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }

  /// The program with the package's steps: the one that was named, or the only one that uses
  /// SpecCommand.
  private func program(named name: String?, in package: Package) -> String? {
    let programs = package.products(ofType: ExecutableProduct.self).filter {
      $0.mainTarget.usesSpecCommand
    }.map(\.name)
    if let name {
      if programs.contains(name) { return name }
      report("--product: found \"\(name)\", expected one of \(programs.joined(separator: ", "))")
      return nil
    }
    switch programs.count {
    case 1: return programs[0]
    case 0:
      report(
        "no executable target of this package depends on the product SpecCommand; "
          + "`swift package specrun-init` writes a first one")
    default:
      report(
        "several programs run specs: choose one with --product, of \(programs.joined(separator: ", "))"
      )
    }
    return nil
  }

  private func report(_ message: String) { Diagnostics.error(message) }
}

extension Target {
  /// Whether it is the program of specs: it, or a target that it uses, uses the product SpecCommand.
  fileprivate var usesSpecCommand: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == "SpecCommand"
      case .target(let target): target.name == "SpecCommand" || target.usesSpecCommand
      @unknown default: false
      }
    }
  }
}
