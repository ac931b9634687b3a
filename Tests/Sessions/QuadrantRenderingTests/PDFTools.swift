import Foundation

/// Programs that read PDF files.
enum PDFTools {
    /// What a program of poppler-utils prints about the document.
    static func run(_ program: String, _ arguments: [String], on pdf: Data) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
        try pdf.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments.map { $0 == "FILE" ? file.path : $0 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
