import SpecSettings

/// The scripts by which shells ask this program for completions.
///
/// They only pass on the words, so that new options are completed without a new script.
enum CompletionScript {
  static let option = "--generate-completion-script"

  static func text(for shell: Shell) -> String {
    let name = Program.name
    // Functions have plainer names than programs.
    let function = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return switch shell {
    case .bash: bash(name, "_\(function)")
    case .zsh: zsh(name, "_\(function)")
    case .fish: fish(name, "__\(function)_complete")
    }
  }

  /// The function of bash, also of version 3.2, which macOS has.
  ///
  /// To bash, words end at `:`, `=` and `@`, too: it wants only the replacement of the last of
  /// these, which it passes as the second argument.
  private static func bash(_ name: String, _ function: String) -> String {
    #"""
    # Completions of \#(name) for bash.
    \#(function)() {
      local line="${COMP_LINE:0:$COMP_POINT}" piece blanks candidate index count=0
      local -a words
      for ((index = 0; index <= COMP_CWORD; index++)); do
        blanks="${line%%[![:space:]]*}"
        line="${line#"$blanks"}"
        piece="${COMP_WORDS[index]}"
        if ((${#piece} > ${#line})); then piece="$line"; fi
        line="${line#"$piece"}"
        if [[ -z $blanks && $count -gt 0 ]]; then
          words[count - 1]+="$piece"
        else
          words[count]="$piece"
          count=$((count + 1))
        fi
      done
      local program="${words[0]/#\~/$HOME}" prefix=""
      if [[ ${words[count - 1]} == *"$2" ]]; then prefix="${words[count - 1]%"$2"}"; fi
      COMPREPLY=()
      while IFS= read -r candidate; do
        COMPREPLY+=("${candidate#"$prefix"}")
      done < <("$program" complete bash -- "${words[@]:1}" 2>/dev/null)
      if [[ ${#COMPREPLY[@]} -eq 0 && ${words[count - 1]} == "~"* ]]; then
        while IFS= read -r candidate; do
          COMPREPLY+=("$candidate")
        done < <(compgen -f -- "${words[count - 1]}")
      fi
      if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[/=:] ]]; then
        compopt -o nospace 2>/dev/null
      fi
    }
    complete -F \#(function) \#(name)

    """#
  }

  private static func zsh(_ name: String, _ function: String) -> String {
    #"""
    #compdef \#(name)
    # Completions of \#(name) for zsh.
    \#(function)() {
      local -a lines whole open whole_shown open_shown
      local line text shown program="${(Q)words[1]/#\~/$HOME}"
      lines=("${(@f)$("$program" complete zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      for line in $lines; do
        text="${line%%$'\t'*}"
        shown="$text"
        if [[ "$line" == *$'\t'* ]]; then shown="${(r:30:)text}  ${line#*$'\t'}"; fi
        if (( ${#text} > 30 )); then shown="${line/$'\t'/  }"; fi
        if [[ "$text" == *[/=:] ]]; then
          open+=("$text")
          open_shown+=("$shown")
        else
          whole+=("$text")
          whole_shown+=("$shown")
        fi
      done
      if (( ! $#whole && ! $#open )); then
        if [[ "$PREFIX" == "~"* ]]; then _files; fi
        return
      fi
      if (( $#whole )); then compadd -V whole -l -d whole_shown -a whole; fi
      if (( $#open )); then compadd -V open -S '' -d open_shown -a open; fi
    }
    if [[ "${funcstack[1]}" == "\#(function)" ]]; then
      \#(function) "$@"
    else
      compdef \#(function) \#(name)
    fi

    """#
  }

  private static func fish(_ name: String, _ function: String) -> String {
    #"""
    # Completions of \#(name) for fish.
    function \#(function)
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        if string match -q '~*' -- "$current"
            __fish_complete_path "$current"
            return
        end
        set -l program (string replace -r '^~' $HOME -- $words[1])
        set -e words[1]
        $program complete fish -- $words "$current" 2>/dev/null
    end
    complete -c \#(name) -f -k -a '(\#(function))'

    """#
  }
}
