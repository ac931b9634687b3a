extension HelpText {
    static let install = """
        Puts a finished SDK in place: the command with completions and a manual page, the library, the
        modules for the compiler, and a Swift SDK for 'swift build --swift-sdk quadrant'.

        Usage: quadrant install [--prefix DIR]

        Options:
        \(list(CommandOption.all(of: .install)))

        The SDK lies in DIR/lib/quadrant/VERSION, beside other versions, and links in DIR/bin and
        DIR/share lead to it. 'swift sdk list' shows it as 'quadrant' and as 'quadrant-VERSION'. The folder
        is put there whole: a run that is ended leaves what was there. A folder that was moved is made
        known again by 'bin/quadrant install' in it.

        In a checkout './quadrant install' builds what is missing first.

        Exit status: 0 installed, 69 another Swift or a damaged SDK, 73 cannot write.
        """

    static let uninstall = """
        Removes a version of the SDK that 'quadrant install' has put in place. Another version that is there
        becomes the command's.

        Usage: quadrant uninstall [--prefix DIR] [--release VERSION]

        Options:
        \(list(CommandOption.all(of: .uninstall)))
        """

    static let swift = """
        Runs a command of SwiftPM with this SDK and with the Swift that fits it: the same as
        'swift build --swift-sdk quadrant' after 'quadrant install'.

        Usage: quadrant swift build|test|run|package [arguments of SwiftPM]

        What the build says of names and modules that are not here is repeated at the end, with what to do
        instead.

        Examples:
          quadrant swift build -c release
          quadrant swift test --filter CardTests

        Exit status: that of SwiftPM; 69 another Swift or a damaged SDK.
        """

    static let editorSetup = """
        Writes the files with which editors understand a package that imports SwiftUI: settings of
        sourcekit-lsp, and recommendations and tasks of VS Code. Files that are there stay as they are.

        Usage: quadrant editor-setup [PACKAGE] [--print]

        Options:
        \(list(CommandOption.all(of: .editorSetup)))
        """

    static let lsp = """
        Serves an editor by the Language Server Protocol over standard input and output, beside its server for
        Swift: "▶ Preview" above each preview opens it on the live page, and what does not compile here is told
        after each save.

        Usage: quadrant lsp

        Documentation/LivePage.md has what to write into the settings of editors.
        """

    static let mcp = """
        Serves programs that write views by the Model Context Protocol over standard input and output:
        previews as words and pictures, taps and texts, explanations, what an edit changed, what compiles.

        Usage: quadrant mcp [--unconfined]

        Options:
        \(list(CommandOption.all(of: .mcp)))

        Files are named from the folder where it runs. Documentation/Agents.md has the tools, and what to
        write into the settings of an agent.
        """

    static let batch = """
        Draws a view for each row of JSON Lines or CSV: what its initialiser takes is what a row has, as with
        'render --data'.

        Usage: quadrant batch FILE… ROWS -o 'out/{id}.png'

        Options:
        \(list(CommandOption.all(of: .batch)))

        Names of the data in braces ('{user.name}', '{line}') make the name of each file. A run that was ended
        goes on where it was: what is there and up to date is skipped. Rows that cannot be drawn are in
        errors.jsonl beside the pictures, with line and reason; the rest goes on.

        Examples:
          quadrant batch Card.swift people.jsonl -o 'out/{id}.png'
          quadrant batch Badge.swift guests.csv -o 'badges/{line}.pdf' --size 240x150

        Exit status: 0 if each row has its picture, 65 if not; else as of 'render'.
        """

    static let serve = """
        Draws views for clients of HTTP: 'GET /Card.png?name=Ada', 'POST /Card.pdf' with JSON. What the
        initialiser of a view takes is what the data has, as with 'render --data'.

        Usage: quadrant serve PATH… [--port N] [--address IP] [--view NAME]

        Options:
        \(list(CommandOption.all(of: .serve)))

        Views are confined, and have 10 seconds unless '--time-limit' says otherwise. '/' has a form for each
        view, '/openapi.json' describes them, '/healthz', '/readyz' and '/metrics' are for those who watch
        over it. Documentation/Serving.md has the rest.

        Examples:
          quadrant serve Cards/ --port 8080
          quadrant serve Card.swift --sign-key key.txt
          quadrant serve --sign-key key.txt --sign '/Card.png?name=Ada'
        """

    static let preview = """
        Serves a page on which the previews of files, folders, packages or projects live: they take hands and
        keys, move, and follow each save. One line with the address is printed; it has a token, without which
        nothing is told. Ctrl-C ends it.

        Usage: quadrant preview FILE… [options]

        Options:
        \(list(CommandOption.all(of: .preview)))

        Views are confined as by 'render --sandbox'. What is switched on the page stands in its address.

        Examples:
          quadrant preview Card.swift --open
          quadrant preview App/ --view Card --device 'iPhone 16'

        Exit status: 69 if the port cannot be used; else as of 'render'.
        """

    static let fonts = """
        Says which characters of files of data no font here has, each with the place where it stands first,
        and which packages bring them. JSON is read as such; of other files all is text.

        Usage: quadrant fonts FILE… [--fonts FOLDER]

        Options:
        \(list(CommandOption.all(of: .fonts)))

        Example:
          quadrant fonts people.jsonl names.csv

        Exit status: 0 if all have glyphs, 65 if not.
        """

    static let worker = """
        Draws what lines of JSON on standard input ask for, and answers each by a line on standard output. It
        is the part of larger machines that draws: see Documentation/Scale.md.

        Usage: quadrant worker PATH… [-o FOLDER] [--unordered]

        Options:
        \(list(CommandOption.all(of: .worker)))

        A line: {"id": 7, "data": {"name": "Ada"}, "view": "Card", "format": "svg", "options": {"dark": true}};
        all but 'data' may be left out. Its answer: {"id": 7, "line": 1, "digest": "…", "path": "…"}, or "bytes"
        in base64 in place of the path, or "status" and "error". No line ends the worker; the end of the input
        does, when all is answered.

        Example:
          quadrant worker Card.swift -o pictures <orders.jsonl >answers.jsonl
        """

    static let watch = """
        Draws as 'render' does, with the same options, and again after each save, until it is ended. An error
        leaves the last picture where it is.

        Usage: quadrant watch FILE… [-o OUT] [options of 'render']

        Examples:
          quadrant watch Card.swift -o card.png
          quadrant watch App/ --view Card --dark -o card.png
        """
}
