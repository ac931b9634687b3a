extension CommandOption {
    /// The options of `serve` beside those of drawing; they are read by `ServeRequest`.
    static let serving: [CommandOption] = [
        CommandOption(
            "--port", taking: "N", of: [.serve], "where it listens (default 8080; 0: a free one)"),
        CommandOption(
            "--address", taking: "IP", of: [.serve],
            "of which interface (default 127.0.0.1; 0.0.0.0: all)"),
        CommandOption(
            "--pictures", taking: "FOLDER", of: [.serve],
            "data may name the pictures in it (may come several times)"),
        CommandOption(
            "--picture-host", taking: "HOST", of: [.serve],
            "data may name pictures at https://HOST/ (may come several times)"),
        CommandOption(
            "--sign-key", taking: "FILE", of: [.serve],
            "a key: addresses have to be signed with it (16 bytes or more)"),
        CommandOption(
            "--sign", taking: "ADDRESS", of: [.serve],
            "print an address, such as '/Card.png?name=Ada', with its signature; serve nothing"),
        CommandOption(
            "--lasts", taking: "SECONDS", of: [.serve],
            "with '--sign': how long it counts (default 3600)"),
        CommandOption(
            "--queue", taking: "N", of: [.serve],
            "how many pictures may be drawn or wait (default 256); more get 503"),
        CommandOption(
            "--per-client", taking: "N", of: [.serve],
            "how many requests of one client may wait (default 128); more get 429"),
        CommandOption(
            "--cache", taking: "SIZE", of: [.serve],
            "memory for pictures that are kept (default 64M; 0: none)"),
        CommandOption(
            "--max-age", taking: "SECONDS", of: [.serve],
            "how long others may keep a picture (default 300)"),
        CommandOption(
            "--fonts", taking: "FOLDER", of: [.render, .batch, .serve, .worker, .fonts],
            "fonts beside those of the system (may come several times)",
            set: { $0.fontFolders.append($1) }),
        CommandOption("--no-log", of: [.serve], "no line for each request"),
        CommandOption(
            "--output", short: "-o", taking: "FOLDER", of: [.worker],
            "where pictures go, named by their digests (default: into the answers)",
            set: { request, value throws(CommandError) in
                request.output = try OptionValue.text(value, for: "--output")
            }),
        CommandOption(
            "--unordered", of: [.worker], "answers as they are done, not in the order of the lines"),
        CommandOption(
            "--heartbeat", taking: "SECONDS", of: [.worker],
            "say that it is alive, again and again"),
        CommandOption(
            "--unconfined", of: [.serve, .worker], "go on where the kernel confines no views",
            set: { request, _ in request.mayBeUnconfined = true }),
    ]
}
