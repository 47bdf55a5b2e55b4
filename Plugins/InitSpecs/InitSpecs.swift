import Foundation
import PackagePlugin

/// `swift package specrun-init [options of specrun init]`: writes first specs next to the package.
///
/// It builds the command only when it runs. A plugin that named it as its tool would make every build
/// of specrun build all of it a second time, as a tool of the host.
@main struct InitSpecs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let built = try packageManager.build(.product("specrun-init"), parameters: .init())
    guard built.succeeded,
      let file = built.builtArtifacts.first(where: {
        $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == "specrun-init"
      })?.url
    else {
      Diagnostics.error("specrun-init cannot be built\n\(built.logText)")
      exit(2)
    }
    let process = Process()
    process.executableURL = file
    process.arguments = ["init"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }
}
