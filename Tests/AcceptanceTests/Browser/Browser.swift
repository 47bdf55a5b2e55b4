import Foundation

/// A real browser without a window, driven through the W3C WebDriver protocol.
final class Browser {
  /// The answer of the driver or page to a request that failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The paths of the browser and its driver; nil if either is missing.
  static let programs: (browser: URL, driver: URL)? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    func find(_ names: [String]) -> URL? {
      names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
        .map { URL(fileURLWithPath: $0) }
    }
    guard let browser = find(["chromium", "chromium-browser", "google-chrome"]),
      let driver = find(["chromedriver"])
    else { return nil }
    return (browser, driver)
  }()

  static let whySkipped = "no browser: Scripts/install-tools.sh installs Chromium and its driver"

  private let driver: Process
  private let port: Int
  private var session = ""

  /// Starts the driver and a browser.
  init() async throws {
    guard let programs = Self.programs else { throw Failure(description: Self.whySkipped) }
    driver = Process()
    driver.executableURL = programs.driver
    driver.arguments = ["--port=0"]
    let output = Pipe()
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    guard let port = Self.port(toldBy: output.fileHandleForReading) else {
      driver.terminate()
      throw Failure(description: "the driver did not start")
    }
    self.port = port
    let options: [String: Any] = [
      "binary": programs.browser.path,
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900",
        "--force-prefers-reduced-motion",
      ],
    ]
    let wanted: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "timeouts": ["script": 300_000, "pageLoad": 300_000],
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
    do {
      let answer = try await send("POST", "session", ["capabilities": ["alwaysMatch": wanted]])
      session = (answer as? [String: Any])?["sessionId"] as? String ?? ""
    } catch {
      stopDriver()
      throw error
    }
  }

  /// Runs `body` with a browser that is gone afterward.
  static func run(_ body: (Browser) async throws -> Void) async throws {
    let browser = try await Browser()
    do {
      try await body(browser)
    } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }

  private func close() async {
    _ = try? await send("DELETE", "session/\(session)")
    stopDriver()
  }

  /// Asks the driver to end itself and its browser; it does not listen to a polite signal.
  private func stopDriver() {
    let answer = try? LocalHTTP.send("GET", "/shutdown", body: Data(), toPort: port)
    if answer == nil { kill(driver.processIdentifier, SIGKILL) }
    driver.waitUntilExit()
  }

  /// The driver takes a port that is free and says which.
  private static func port(toldBy output: FileHandle) -> Int? {
    var text = ""
    while true {
      let data = output.availableData
      guard !data.isEmpty else { return nil }
      text += String(decoding: data, as: UTF8.self)
      guard let range = text.range(of: "successfully on port ") else { continue }
      let digits = text[range.upperBound...].prefix { $0.isNumber }
      if text[digits.endIndex...].hasPrefix(".") { return Int(digits) }
    }
  }

  private func send(
    _ method: String, _ path: String, _ fields: [String: Any]? = nil
  ) async throws -> Any? {
    let body = try fields.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let (status, data) = try LocalHTTP.send(method, "/\(path)", body: body, toPort: port)
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"]
    guard status == 200 else {
      let details = value as? [String: Any]
      throw Failure(description: "\(details?["error"] ?? "?"): \(details?["message"] ?? "?")")
    }
    return value is NSNull ? nil : value
  }
}

extension Browser {
  /// Opens an address; a page that is open already is left first, so that it is loaded again.
  func open(_ address: String) async throws {
    _ = try await send("POST", "session/\(session)/url", ["url": "about:blank"])
    _ = try await send("POST", "session/\(session)/url", ["url": address])
  }

  /// Evaluates JavaScript in the page and returns its value.
  @discardableResult
  func evaluate(_ script: String, _ arguments: Any...) async throws -> Any? {
    try await send(
      "POST", "session/\(session)/execute/sync", ["script": script, "args": arguments])
  }

  /// Evaluates JavaScript and returns its value as text.
  func text(_ expression: String) async throws -> String {
    try await evaluate("return String(\(expression))") as? String ?? ""
  }

  func number(_ expression: String) async throws -> Int {
    try await evaluate("return Number(\(expression))") as? Int ?? -1
  }

  func isTrue(_ expression: String) async throws -> Bool {
    try await evaluate("return Boolean(\(expression))") as? Bool ?? false
  }

  /// Waits until an expression is true; a page does some things a moment later.
  func wait(until expression: String) async throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while try await !isTrue(expression) {
      guard ContinuousClock.now < deadline else {
        throw Failure(description: "never became true: \(expression)")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Clicks where a person would.
  func click(_ selector: String) async throws {
    let path = "session/\(session)/element/\(try await element(selector))/click"
    _ = try await send("POST", path, [:])
  }

  /// Types into an element.
  func type(_ text: String, into selector: String) async throws {
    let path = "session/\(session)/element/\(try await element(selector))/value"
    _ = try await send("POST", path, ["text": text])
  }

  /// Presses a key wherever the focus is.
  func press(_ key: String) async throws {
    let actions = [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]]
    let keyboard: [String: Any] = ["type": "key", "id": "keyboard", "actions": actions]
    _ = try await send("POST", "session/\(session)/actions", ["actions": [keyboard]])
  }

  static let escape = "\u{E00C}"

  private func element(_ selector: String) async throws -> String {
    let query = ["using": "css selector", "value": selector]
    let found = try await send("POST", "session/\(session)/element", query) as? [String: String]
    guard let id = found?.values.first else { throw Failure(description: "no \(selector)") }
    return id
  }

  func resize(width: Int, height: Int) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Sends a command of the browser's own protocol.
  func command(_ name: String, _ parameters: [String: Any]) async throws {
    _ = try await send(
      "POST", "session/\(session)/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// The page on paper, after a change to it.
  func pdf(after change: (Browser) async throws -> Void = { _ in }) async throws -> Data {
    try await change(self)
    let answer = try await send("POST", "session/\(session)/print", [:]) as? String
    return Data(base64Encoded: answer ?? "") ?? Data()
  }

  /// The entries in the page's log since the last call.
  func complaints() async throws -> [String] {
    let log = try await send("POST", "session/\(session)/se/log", ["type": "browser"])
    return (log as? [[String: Any]] ?? []).map { "\($0["message"] ?? "?")" }
  }

  /// Every address requested since the last call, except `data:`.
  func requests() async throws -> Set<String> {
    let log = try await send("POST", "session/\(session)/se/log", ["type": "performance"])
    var addresses: Set<String> = []
    for entry in log as? [[String: Any]] ?? [] {
      let text = Data((entry["message"] as? String ?? "").utf8)
      let outer = try JSONSerialization.jsonObject(with: text) as? [String: Any]
      guard let message = outer?["message"] as? [String: Any],
        message["method"] as? String == "Network.requestWillBeSent",
        let parameters = message["params"] as? [String: Any],
        let request = parameters["request"] as? [String: Any],
        let address = request["url"] as? String
      else { continue }
      if !address.hasPrefix("data:") { addresses.insert(address) }
    }
    return addresses
  }
}
