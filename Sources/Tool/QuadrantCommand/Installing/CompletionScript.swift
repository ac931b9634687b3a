/// Scripts with which shells complete the command line, from the tables of commands and options.
enum CompletionScript {
    /// The options of a command, each once.
    private static func options(of command: CommandOption.Command) -> [CommandOption] {
        CommandOption.all(of: command).reduce(into: []) { list, option in
            if !list.contains(where: { $0.name == option.name }) { list.append(option) }
        }
    }

    private static func names(of command: CommandOption.Command) -> String {
        options(of: command).map(\.name).joined(separator: " ")
    }

    /// For bash.
    static var bash: String {
        let cases = CommandOption.Command.allCases.map {
            "        \($0.rawValue)) options='\(names(of: $0))' ;;\n"
        }
        return """
            # Completion of quadrant for bash.
            _quadrant() {
                local word=${COMP_WORDS[COMP_CWORD]} options=''
                if ((COMP_CWORD == 1)); then
                    COMPREPLY=($(compgen -W '\((CommandList.names + ["help"]).joined(separator: " "))' -- "$word"))
                    return
                fi
                case ${COMP_WORDS[1]} in

            """ + cases.joined() + """
                        swift) options='build test run package' ;;
                        help) options='\(CommandList.names.joined(separator: " "))' ;;
                    esac
                    if [[ $word == -* || ${COMP_WORDS[1]} == help || ${COMP_WORDS[1]} == swift ]]; then
                        COMPREPLY=($(compgen -W "$options" -- "$word"))
                    else
                        mapfile -t COMPREPLY < <(compgen -f -- "$word")
                    fi
                }
                complete -o filenames -F _quadrant quadrant

                """
    }

    /// For zsh.
    static var zsh: String {
        let cases = CommandOption.Command.allCases.map { command in
            let lines = options(of: command).map { option in
                let value = option.value.map { ":\(quoted($0)):_files" } ?? ""
                return " \\\n            '\(option.name)[\(quoted(option.summary))]\(value)'"
            }
            return
                "        \(command.rawValue)) _arguments\(lines.joined()) \\\n            '*:file:_files' ;;\n"
        }
        return """
            #compdef quadrant
            # Completion of quadrant for zsh.
            _quadrant() {
                if ((CURRENT == 2)); then
                    compadd -- \((CommandList.names + ["help"]).joined(separator: " "))
                    return
                fi
                local command=$words[2]
                shift words
                ((CURRENT--))
                case $command in

            """ + cases.joined() + """
                        swift) ((CURRENT == 2)) && compadd -- build test run package || _files ;;
                        help) compadd -- \(CommandList.names.joined(separator: " ")) ;;
                    esac
                }
                _quadrant "$@"

                """
    }

    /// For fish.
    static var fish: String {
        let names = (CommandList.names + ["help"]).joined(separator: " ")
        let lines = CommandOption.Command.allCases.flatMap { command in
            options(of: command).map { option in
                let value = option.value == nil ? "" : " -r"
                return "complete -c quadrant -n '__fish_seen_subcommand_from \(command.rawValue)' "
                    + "-l \(option.name.dropFirst(2))\(value) -d '\(option.summary.replacing("'", with: "\\'"))'\n"
            }
        }
        return """
            # Completion of quadrant for fish.
            complete -c quadrant -n '__fish_use_subcommand' -f -a '\(names)'
            complete -c quadrant -n '__fish_seen_subcommand_from swift' -f -a 'build test run package'
            complete -c quadrant -n '__fish_seen_subcommand_from help' -f -a '\(CommandList.names.joined(separator: " "))'

            """ + lines.joined()
    }

    /// A text within the quotes and brackets of a specification of zsh's.
    private static func quoted(_ text: String) -> String {
        text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
            .replacing(":", with: "\\:")
    }
}
