extension HelpText {
    static let snapshots = """
        Compares each preview of a file, folder, package or project with the picture that was recorded of it,
        and records what is missing. A picture is PATH/__Snapshots__/FILE-PREVIEW.png, in folders as the
        files lie. Previews are drawn as by 'render', at 2007-01-09 17:41 GMT unless '--now' says otherwise.

        Usage: quadrant snapshots PATH… [options]

        Options:
        \(list(CommandOption.all(of: .snapshots)))

        Examples:
          quadrant snapshots .                       the first time: records; look at the pictures
          quadrant snapshots . --record never        in CI: what is missing fails too
          quadrant snapshots . --record failed       what differs is meant to be so
          quadrant snapshots . --dark -o Dark        a second set

        Exit status: 0 all as recorded, 1 something differs, is missing or was recorded for the first time, else as of 'render'.
        """
}
