import Foundation

/// The programs that others look at our files with, at two pixels to a point; only tests need them.
enum FileViewers {
    /// Whether all of them are installed.
    static var areThere: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return ["rsvg-convert", "pdftocairo"].allSatisfy { program in
            folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
        }
    }

    /// The first page of a PDF as Poppler draws it: a PNG.
    static func picture(ofPDF data: Data) throws -> Data {
        try run(["pdftocairo", "-png", "-singlefile", "-r", "144"], on: data, then: ["-"])
    }

    /// An SVG as librsvg draws it: a PNG.
    static func picture(ofSVG data: Data) throws -> Data {
        try run(["rsvg-convert", "--zoom=2", "--format=png"], on: data, then: [])
    }

    /// What a program writes that is given a file of its own.
    private static func run(
        _ program: [String], on data: Data, then last: [String]
    ) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = program + [file.path] + last
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let picture = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return picture
    }
}
