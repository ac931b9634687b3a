/// What `--help` and `--version` print.
package enum HelpText {
    /// The help on a command, or on the program where there is no such command.
    package static func text(for command: String?) -> String {
        if BuiltProgram.hasView { return ofLinkedView(command) }
        return switch command {
        case "render": render
        case "explain": explain
        case "diff": diff
        case "snapshots": snapshots
        case "check-build": check
        case "install": install
        case "uninstall": uninstall
        case "swift": swift
        case "editor-setup": editorSetup
        case "mcp": mcp
        case "lsp": lsp
        case "batch": batch
        case "serve": serve
        case "worker": worker
        case "build": build
        case "fonts": fonts
        case "watch": watch
        case "preview": preview
        default: program
        }
    }

    private static let program = """
        Draws SwiftUI views on Linux.

        Usage: quadrant render FILE… [-o OUT]
               quadrant preview FILE…
               quadrant explain FILE…
               quadrant diff BEFORE AFTER
               quadrant check-build FOLDER
               quadrant swift build

        Commands:
          render    draw a view of a Swift file as PNG, SVG or PDF, or as a clip of its motion
          preview   show views that live on a page, which follows each save
          watch     draw again after each save
          batch     draw a view for each row of a file of data
          serve     draw views for clients of HTTP
          build     make a view a program of its own, which draws data without a compiler
          fonts     say which characters of data have no glyph, and what brings them
          worker    draw what lines of JSON ask for, and answer each by a line
          explain   print how a view of a Swift file is laid out, and why so
          diff      count and show what differs between two pictures, or two commits of a view
          snapshots compare each preview with the picture that was recorded of it
          check-build  whether all targets of a project compile, and what is missing here
          install   put a finished SDK in place, with which unchanged packages build
          swift     'swift build' and 'swift test' with that SDK
          editor-setup  completion and diagnostics in editors, for a package
          lsp       a server for editors: what opens each preview, and what does not compile here
          mcp       a server for coding agents, which see, touch and explain previews by it
          uninstall remove the SDK

        'quadrant render --help' has the options and examples.
        """

    private static let explain = """
        Prints how a view of Swift files is laid out: each view that is written, with its line, its size, its
        place in the picture and what decided them. Rows that are alike are one, with their number. Which
        view it is follows the rules of 'render'.

        Usage: quadrant explain FILE… [options]

        Options:
        \(list(CommandOption.all(of: .explain)))

        Examples:
          quadrant explain Card.swift --size 320xauto    the layout at 320 points
          quadrant explain App/ --view Card --json       one view of a folder, for programs
          quadrant explain Card.swift --at title         why the view with this identifier is there
          quadrant explain Card.swift --diff HEAD:       what moved since the last commit, and why

        HStack { Text("Name"); Spacer(); Color.blue.frame(width: 20, height: 20) } at 200 points:
          2  Row › HStack                             200×20.5 at 0,0
                 · default distance 0 (0 beside a Spacer)
          4    Text("Name")                           45.5×20.5 at 0,0
          5    Spacer()                               134.5×0 at 45.5,10.25
                   · asked last (at least 8, after all others): offered the remaining 134.5
          6    Color.blue.frame(width: 20, height: 20)  20×20 at 180,0.25
                   · centred: (20.5 − 20) ÷ 2 = 0.25 from the top

        Exit status: as of 'render'.
        """

    private static let check = """
        Compiles every target of a project or package and says what is wrong, in three lists: errors of
        yours, modules, packages and names that are not here yet (what most files need first), and what
        is not for this system. What compiled before is not compiled again.

        Usage: quadrant check-build FOLDER [options]

        Options:
        \(list(CommandOption.all(of: .check)))

        Exit status: 0 if there are no errors of yours, 65 if there are; else as of 'render'.
        """

    private static let diff = """
        Counts the pixels in which two pictures differ, and draws both side by side with what differs.

        Usage: quadrant diff BEFORE AFTER [options]

        BEFORE and AFTER are pictures (PNG, JPEG, WebP), or Swift files or folders, of which a view is
        drawn by the rules of 'render'. REV:PATH is such a file as a commit of git has it. Pictures of
        different sizes are laid upon each other at the top left; what only one has, differs.

        Options:
        \(list(CommandOption.all(of: .diff)))

        Examples:
          quadrant diff old.png new.png                       new-difference.png
          quadrant diff HEAD:Card.swift Card.swift            what the edit changed
          quadrant diff v1:App v2:App --view Card -o card.png two commits of one view of a folder

        Exit status: 0 nothing differs, 1 something does, else as of 'render'.
        """

    private static let render = """
        Draws a view of Swift files: the first #Preview, else the first PreviewProvider, else the last
        view that needs no arguments and that no other view uses.

        Usage: quadrant render FILE… [options]

        FILE is a Swift file, a folder, or '-' for standard input; all are compiled together. Without
        '-o' a picture is called FILE-VIEW, or FILE where the view has no name or that of the file.
        With '--sizes', '--appearances' and the like, all variants are drawn on one sheet, as pixels.
        What moves by itself plays in a clip; '--tap', '--perform' and '--events' begin the rest. Dates begin at 2007-01-09 17:41 GMT
        there, unless '--now' says otherwise, so that two runs are the same.

        Options:
        \(list(CommandOption.all(of: .render)))

        Examples:
          quadrant render Card.swift                     Card.png, or Card-Dark.png of '#Preview("Dark")'
          quadrant render Card.swift -o card.svg         as SVG
          quadrant render App/ --view Card --dark        one view of a folder, dark
          quadrant render Card.swift --all -o pictures   every view, into a folder
          quadrant render Card.swift -o - --format pdf   to standard output
          quadrant render Card.swift --size 320xauto     320 points wide, as high as it gets
          quadrant render Card.swift --appearances light,dark --text-sizes large,accessibility3
          quadrant render Card.swift -o card.gif         three seconds of its motion
          quadrant render Card.swift --tap save@0.2 --duration 1 --fps 60 -o card.png
          quadrant render Card.swift --tap save@0 --filmstrip 6 -o card.svg
          quadrant render Card.swift --events hand.jsonl -o card.webp   what a hand does
          generate | quadrant render - -o card.png       what another program wrote

        Exit status: 0 drawn, 64 wrong usage, 65 the file is at fault, 66 no such file, 69 no compiler
        or sandbox, 70 a fault of quadrant, 73 cannot write a file, 74 nor standard output, 124 time limit.
        """

    static func list(_ options: [CommandOption]) -> String {
        options.map { option in
            let short = option.short.map { "\($0), " } ?? "    "
            let name =
                "  \(short)\(option.name)"
                + (option.value.map { option.isValueOptional ? "[=\($0)]" : " \($0)" } ?? "")
            let gap = String(repeating: " ", count: max(1, 32 - name.count))
            return name + gap + option.summary
        }.joined(separator: "\n")
    }
}
