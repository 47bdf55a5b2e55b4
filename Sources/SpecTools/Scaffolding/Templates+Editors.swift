extension Templates {
  /// Settings with which an editor asks the program of the specs about features.
  func settings(of editor: Editor) -> [File] {
    switch editor {
    case .neovim: [File(path: ".nvim.lua", text: neovim)]
    case .vscode:
      [
        File(path: ".vscode/settings.json", text: visualStudioCode),
        File(path: ".vscode/extensions.json", text: extensions),
        File(path: ".vscode/tasks.json", text: tasks),
        File(path: ".vscode/launch.json", text: launch),
      ]
    case .emacs: [File(path: ".dir-locals.el", text: emacs)]
    case .helix: [File(path: ".helix/languages.toml", text: helix)]
    }
  }

  /// Neovim reads it from the folder that it is started in, with `exrc`.
  private var neovim: String {
    """
    -- Features are answered by the specs of this project: `\(layout.build)` makes them.
    -- Neovim reads this file where `vim.o.exrc = true`, once it is trusted.
    local root = vim.fn.getcwd()

    vim.api.nvim_create_autocmd("FileType", {
      pattern = "cucumber",
      callback = function()
        vim.lsp.start({
          name = "specrun",
          cmd = { root .. "/\(layout.builtProgram)", "lsp" },
          root_dir = root,
        })
      end,
    })

    """
  }

  /// Visual Studio Code speaks with a language server only through an extension.
  private var visualStudioCode: String {
    """
    {
      "glspc.server.command": "\(layout.builtProgram)",
      "glspc.server.commandArguments": ["lsp"],
      "glspc.server.languageId": ["cucumber", "feature", "gherkin"]
    }

    """
  }

  private var extensions: String {
    """
    {
      "recommendations": ["stevejpurves.cucumber", "zsol.vscode-glspc", "swiftlang.swift-vscode"]
    }

    """
  }

  private var tasks: String {
    """
    {
      "version": "2.0.0",
      "tasks": [
        {
          "label": "Run specs",
          "type": "shell",
          "command": "\(layout.run)",
          "group": { "kind": "test", "isDefault": true },
          "problemMatcher": []
        },
        {
          "label": "Run the scenario at the cursor",
          "type": "shell",
          "command": "\(layout.run) '${relativeFile}:${lineNumber}'",
          "problemMatcher": []
        },
        {
          "label": "Build specs",
          "type": "shell",
          "command": "\(layout.build)",
          "problemMatcher": []
        }
      ]
    }

    """
  }

  /// Breakpoints in steps work with the debugger of the extension for Swift.
  private var launch: String {
    """
    {
      "version": "0.2.0",
      "configurations": [
        {
          "name": "Debug the scenario at the cursor",
          "type": "swift",
          "request": "launch",
          "program": "${workspaceFolder}/\(layout.builtProgram)",
          "args": ["--debug", "${relativeFile}:${lineNumber}"],
          "cwd": "${workspaceFolder}",
          "preLaunchTask": "Build specs"
        }
      ]
    }

    """
  }

  private var emacs: String {
    """
    ;; Features are answered by the specs of this project: `\(layout.build)` makes them.
    ((feature-mode
      . ((eval . (with-eval-after-load 'eglot
                   (add-to-list
                    'eglot-server-programs
                    (cons 'feature-mode
                          (lambda (&rest _)
                            (list (expand-file-name
                                   "\(layout.builtProgram)"
                                   (locate-dominating-file default-directory ".dir-locals.el"))
                                  "lsp")))))))))

    """
  }

  private var helix: String {
    """
    # Features are answered by the specs of this project: `\(layout.build)` makes them.
    [language-server.specrun]
    command = "\(layout.builtProgram)"
    args = ["lsp"]

    [[language]]
    name = "gherkin"
    scope = "source.feature"
    file-types = ["feature"]
    language-servers = ["specrun"]

    """
  }
}
