/// Where something was written: in a feature file or in code.
public struct SourceReference: Sendable, Equatable {
  public var uri: String?
  public var location: Location?
  public var javaMethod: JavaMethod?
  public var javaStackTraceElement: JavaStackTraceElement?

  @inlinable
  public init(
    uri: String? = nil,
    location: Location? = nil,
    javaMethod: JavaMethod? = nil,
    javaStackTraceElement: JavaStackTraceElement? = nil
  ) {
    self.uri = uri
    self.location = location
    self.javaMethod = javaMethod
    self.javaStackTraceElement = javaStackTraceElement
  }
}

extension SourceReference {
  /// How Cucumber-JVM names a method; read from foreign runs, never written by this one.
  public struct JavaMethod: Sendable, Equatable {
    public var className: String
    public var methodName: String
    public var methodParameterTypes: [String]

    @inlinable
    public init(className: String, methodName: String, methodParameterTypes: [String]) {
      self.className = className
      self.methodName = methodName
      self.methodParameterTypes = methodParameterTypes
    }
  }

  /// How Cucumber-JVM names a line; read from foreign runs, never written by this one.
  public struct JavaStackTraceElement: Sendable, Equatable {
    public var className: String
    public var fileName: String
    public var methodName: String

    @inlinable
    public init(className: String, fileName: String, methodName: String) {
      self.className = className
      self.fileName = fileName
      self.methodName = methodName
    }
  }
}
