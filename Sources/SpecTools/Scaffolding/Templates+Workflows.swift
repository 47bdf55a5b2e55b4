extension Templates {
  /// A workflow that runs the specs and keeps their reports.
  func workflow(for server: BuildServer) -> File {
    switch server {
    case .github: File(path: ".github/workflows/specs.yml", text: github)
    case .gitlab: File(path: ".gitlab-ci.yml", text: gitlab)
    }
  }

  /// The packages that specrun needs besides Swift.
  private var setup: String { "apt-get update && apt-get install -y libyaml-dev pkg-config" }

  private var github: String {
    """
    name: specs

    on: [push, pull_request]

    permissions:
      contents: read

    jobs:
      specs:
        runs-on: ubuntu-latest
        container: swift:\(Self.swift)
        steps:
          - uses: actions/checkout@v4
          - run: \(setup)
          - run: \(layout.run)
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: specs
              path: reports/

    """
  }

  private var gitlab: String {
    """
    specs:
      image: swift:\(Self.swift)
      before_script:
        - \(setup)
      script:
        - \(layout.run)
      artifacts:
        when: always
        paths:
          - reports/
        reports:
          junit: reports/junit.xml

    """
  }
}
