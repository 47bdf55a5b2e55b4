/// What ran, where: the first message of a run.
public struct Meta: Sendable, Equatable {
  public var protocolVersion: String
  public var implementation: Product
  public var runtime: Product
  public var os: Product
  public var cpu: Product
  public var ci: CI?

  @inlinable
  public init(
    protocolVersion: String,
    implementation: Product,
    runtime: Product,
    os: Product,
    cpu: Product,
    ci: CI? = nil
  ) {
    self.protocolVersion = protocolVersion
    self.implementation = implementation
    self.runtime = runtime
    self.os = os
    self.cpu = cpu
    self.ci = ci
  }
}

extension Meta {
  /// A named thing and its version.
  public struct Product: Sendable, Equatable {
    public var name: String
    public var version: String?

    @inlinable
    public init(name: String, version: String? = nil) {
      self.name = name
      self.version = version
    }
  }

  /// The build server that runs this.
  public struct CI: Sendable, Equatable {
    public var name: String
    public var url: String?
    public var buildNumber: String?
    public var git: Git?

    @inlinable
    public init(name: String, url: String? = nil, buildNumber: String? = nil, git: Git? = nil) {
      self.name = name
      self.url = url
      self.buildNumber = buildNumber
      self.git = git
    }
  }

  /// The revision under test.
  public struct Git: Sendable, Equatable {
    public var remote: String
    public var revision: String
    public var branch: String?
    public var tag: String?

    @inlinable
    public init(remote: String, revision: String, branch: String? = nil, tag: String? = nil) {
      self.remote = remote
      self.revision = revision
      self.branch = branch
      self.tag = tag
    }
  }
}
