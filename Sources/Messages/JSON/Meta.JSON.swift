extension Meta: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var ci: CI?
    var cpu: Product?
    var implementation: Product?
    var os: Product?
    var protocolVersion: String?
    var runtime: Product?
    while let key = try json.nextKey() {
      switch key {
      case "ci": ci = try json.object()
      case "cpu": cpu = try json.object()
      case "implementation": implementation = try json.object()
      case "os": os = try json.object()
      case "protocolVersion": protocolVersion = try json.string()
      case "runtime": runtime = try json.object()
      default: try json.skip()
      }
    }
    self.init(
      protocolVersion: try json.required(protocolVersion, "protocolVersion", of: object),
      implementation: try json.required(implementation, "implementation", of: object),
      runtime: try json.required(runtime, "runtime", of: object),
      os: try json.required(os, "os", of: object),
      cpu: try json.required(cpu, "cpu", of: object),
      ci: ci)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ci", ci)
    json.member("cpu", cpu)
    json.member("implementation", implementation)
    json.member("os", os)
    json.member("protocolVersion", protocolVersion)
    json.member("runtime", runtime)
    json.endObject()
  }
}

extension Meta.Product: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var name: String?
    var version: String?
    while let key = try json.nextKey() {
      switch key {
      case "name": name = try json.string()
      case "version": version = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      name: try json.required(name, "name", of: object),
      version: version)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.member("version", version)
    json.endObject()
  }
}

extension Meta.CI: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var buildNumber: String?
    var git: Meta.Git?
    var name: String?
    var url: String?
    while let key = try json.nextKey() {
      switch key {
      case "buildNumber": buildNumber = try json.string()
      case "git": git = try json.object()
      case "name": name = try json.string()
      case "url": url = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      name: try json.required(name, "name", of: object),
      url: url,
      buildNumber: buildNumber,
      git: git)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("buildNumber", buildNumber)
    json.member("git", git)
    json.member("name", name)
    json.member("url", url)
    json.endObject()
  }
}

extension Meta.Git: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var branch: String?
    var remote: String?
    var revision: String?
    var tag: String?
    while let key = try json.nextKey() {
      switch key {
      case "branch": branch = try json.string()
      case "remote": remote = try json.string()
      case "revision": revision = try json.string()
      case "tag": tag = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      remote: try json.required(remote, "remote", of: object),
      revision: try json.required(revision, "revision", of: object),
      branch: branch,
      tag: tag)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("branch", branch)
    json.member("remote", remote)
    json.member("revision", revision)
    json.member("tag", tag)
    json.endObject()
  }
}
