extension HelpText {
    static let build = """
        Makes a view that takes data a program of its own: it draws without a compiler, and needs the system's
        libraries alone. Quadrant, Swift and the files that the view finds by name are in it.

        Usage: quadrant build FILE… [-o PROGRAM]

        Options:
        \(list(CommandOption.all(of: .build)))

        Examples:
          quadrant build Card.swift -o card
          ./card --data ada.json -o ada.png
          ./card batch people.jsonl -o 'out/{id}.png'
          ./card serve --port 8080

        The same sources give the same bytes. Exit status: 69 where there is nothing to link with; else as of
        'render'.
        """

    /// The help of a program that has its view in it.
    static func ofLinkedView(_ command: String?) -> String {
        let name = BuiltProgram.name
        let (usage, known): (String, CommandOption.Command) =
            switch command {
            case "batch": ("\(name) batch ROWS -o 'out/{id}.png'", .batch)
            case "serve": ("\(name) serve [--port N]", .serve)
            case "worker": ("\(name) worker [-o FOLDER]", .worker)
            case "fonts": ("\(name) fonts FILE…", .fonts)
            default:
                (
                    """
                    \(name) --data JSON [-o OUT]
                           \(name) --schema
                           \(name) batch ROWS -o 'out/{id}.png'
                           \(name) serve [--port N]
                           \(name) worker [-o FOLDER]
                           \(name) fonts FILE…
                    """, .render
                )
            }
        let options = CommandOption.all(of: known).filter {
            !ArgumentParser.optionsOfFiles.contains($0.name)
        }
        return """
            Draws its view from data.

            Usage: \(usage)

            Options:
            \(list(options))
            """
    }
}
