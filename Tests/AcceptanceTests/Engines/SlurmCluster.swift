import Foundation
import SpecTestSupport
import Testing

#if os(Linux)
  /// Slurm with one node on this machine: the real daemons, with their files in a folder of their own.
  final class SlurmCluster {
    static let programs = ["munged", "slurmctld", "slurmd", "sbatch", "scontrol", "scancel"]
    static let whySkipped = "no Slurm: Scripts/install-tools.sh installs it"
    /// Where Debian has them; daemons are in no ordinary path.
    private static let folders = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"]

    static var isInstalled: Bool { programs.allSatisfy { path($0) != nil } }

    private static func path(_ program: String) -> String? {
      folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
    }

    let folder: TemporaryFolder
    /// The environment that its programs need besides the path.
    let environment: [String: String]

    /// Starts the daemons and waits until the node takes jobs.
    ///
    /// - Parameter cpus: How many tasks run at once, whatever the machine has.
    init(cpus: Int) throws {
      folder = try TemporaryFolder()
      let (path, host) = (folder.path, try Self.output("hostname", ["-s"], in: folder.url))
      let user = try Self.output("id", ["-un"], in: folder.url)
      for name in ["state", "spool", "log"] {
        try FileManager.default.createDirectory(
          atPath: "\(path)/\(name)", withIntermediateDirectories: true)
      }
      let key = (0..<1_024).map { _ in UInt8.random(in: 0...255) }
      try #require(
        FileManager.default.createFile(
          atPath: "\(path)/munge.key", contents: Data(key),
          attributes: [.posixPermissions: 0o600]))
      let ports = try (0..<2).map { _ in try Self.freePort() }
      try folder.write(
        """
        ClusterName=test
        SlurmctldHost=\(host)(127.0.0.1)
        SlurmctldPort=\(ports[0])
        SlurmdPort=\(ports[1])
        AuthType=auth/munge
        CryptoType=crypto/munge
        AuthInfo=socket=\(path)/munge.socket
        SlurmUser=\(user)
        SlurmdUser=\(user)
        StateSaveLocation=\(path)/state
        SlurmdSpoolDir=\(path)/spool
        SlurmctldPidFile=\(path)/slurmctld.pid
        SlurmdPidFile=\(path)/slurmd.pid
        SlurmctldLogFile=\(path)/log/slurmctld.log
        SlurmdLogFile=\(path)/log/slurmd.log
        ProctrackType=proctrack/linuxproc
        TaskPlugin=task/none
        MpiDefault=none
        JobAcctGatherType=jobacct_gather/none
        AccountingStorageType=accounting_storage/none
        SelectType=select/cons_tres
        SelectTypeParameters=CR_Core
        SlurmdParameters=config_overrides
        SchedulerParameters=sched_interval=1,batch_sched_delay=0
        KillWait=2
        JobRequeue=1
        ReturnToService=2
        NodeName=\(host) NodeAddr=127.0.0.1 CPUs=\(cpus) State=UNKNOWN
        PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP

        """, to: "slurm.conf")
      environment = ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("SLURM_") && !$0.key.hasPrefix("SBATCH_") }
        .merging(["SLURM_CONF": "\(path)/slurm.conf"]) { $1 }
      try start(
        "munged",
        [
          "--force", "--key-file=\(path)/munge.key",
          "--socket=\(path)/munge.socket", "--pid-file=\(path)/munged.pid",
          "--log-file=\(path)/log/munged.log", "--seed-file=\(path)/munged.seed",
        ])
      try wait("munged", until: { FileManager.default.fileExists(atPath: "\(path)/munge.socket") })
      try start("slurmctld", ["-c", "-f", "\(path)/slurm.conf"])
      try wait("slurmctld", until: { try self.run("scontrol", ["ping"]).output.contains("UP") })
      try start("slurmd", ["-N", host, "-f", "\(path)/slurm.conf"])
      try wait(
        "slurmd",
        until: { try self.run("scontrol", ["show", "node"]).output.contains("State=IDLE") })
    }

    deinit {
      for daemon in ["slurmd", "slurmctld", "munged"] {
        guard let text = try? folder.read("\(daemon).pid"),
          let pid = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))
        else { continue }
        kill(pid, SIGKILL)
      }
    }

    /// Runs one of its programs to the end.
    @discardableResult
    func run(_ program: String, _ arguments: [String]) throws -> (output: String, status: Int32) {
      let path = try #require(Self.path(program))
      return try Program.run(path, arguments, in: folder.url, environment: environment)
    }

    /// Starts a daemon, which goes on in the background.
    ///
    /// It must not inherit the descriptors by which `Process` learns of the end of its child.
    private func start(_ program: String, _ arguments: [String]) throws {
      let script = """
        ( for path in /proc/self/fd/*; do
            number=${path##*/}; [ "$number" -le 2 ] || eval "exec $number>&-"
          done
          exec "$@" ) >/dev/null 2>&1 </dev/null
        """
      let path = try #require(Self.path(program))
      let result = try Program.run(
        "/bin/bash", ["-c", script, "bash", path] + arguments, in: folder.url,
        environment: environment)
      try #require(result.status == 0, "\(program): \(result.output) \(log)")
    }

    /// Waits until a daemon is ready.
    private func wait(_ daemon: String, until isReady: () throws -> Bool) throws {
      let limit = Date(timeIntervalSinceNow: 300)
      while try !isReady() {
        try #require(Date() < limit, "\(daemon) is not ready: \(log)")
        sched_yield()
      }
    }

    /// The output of the daemons, for failures.
    var log: String {
      ["munged", "slurmctld", "slurmd"]
        .map { "\($0):\n\((try? folder.read("log/\($0).log"))?.suffix(2_000) ?? "")" }
        .joined(separator: "\n")
    }

    private static func output(
      _ program: String, _ arguments: [String], in folder: URL
    ) throws -> String {
      let path = try #require(Program.installed(program))
      let output = try Program.run(path, arguments, in: folder).output
      return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// A port without a listener at the moment.
    private static func freePort() throws -> Int {
      let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      try #require(server >= 0)
      defer { close(server) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      return try withUnsafeMutablePointer(to: &address) { pointer in
        try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          try #require(bind(server, pointer, size) == 0)
          try #require(getsockname(server, pointer, &size) == 0)
        }
        return Int(UInt16(bigEndian: pointer.pointee.sin_port))
      }
    }
  }
#endif
