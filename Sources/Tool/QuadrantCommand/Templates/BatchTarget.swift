internal import Foundation
internal import QuadrantRendering

/// Takes the pictures of a batch.
@MainActor
protocol BatchTarget: AnyObject {
    /// The names of the pictures; `nil` where they have none.
    var pattern: OutputPattern? { get }
    /// Whether the rows of a process come as the pages of one file.
    var isDocument: Bool { get }

    /// Whether a picture is there, drawn from the same.
    func has(_ name: String, drawnFrom digest: String) -> Bool

    /// Takes a picture; returns why it cannot be taken.
    ///
    /// Throws where nothing more can be taken.
    func take(_ picture: String, as name: String) throws(CommandError) -> String?

    /// Notes pictures that were taken.
    func note(_ pictures: [(name: String, digest: String)])

    /// Brings all to its end; to be called once.
    ///
    /// - Parameter count: How many pictures there are.
    func finish(_ count: Int) throws(CommandError)
}

/// Puts each picture into a file of its own as soon as it is drawn.
final class BatchFolder: BatchTarget {
    private let files: OutputPattern
    private let ledger: BatchLedger
    private var folder: String { files.folder }
    var pattern: OutputPattern? { files }
    var isDocument: Bool { false }

    init(_ files: OutputPattern) {
        self.files = files
        ledger = BatchLedger(in: files.folder)
    }

    func has(_ name: String, drawnFrom digest: String) -> Bool {
        ledger.knows(digest, of: name)
            // Where a machine lost its power, a file may be there without its bytes.
            && System.status(of: "\(folder)/\(name)").map { $0.st_size > 0 } == true
    }

    func note(_ pictures: [(name: String, digest: String)]) { ledger.add(pictures) }

    func finish(_ count: Int) {}

    func take(_ picture: String, as name: String) -> String? {
        var folder = folder
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            // The pattern may name folders that are not there yet. A link would lead elsewhere.
            if System.target(ofLink: folder) != nil {
                return "'\(TerminalText.line(folder))' is a link"
            }
            if !System.may(F_OK, folder) {
                try? FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: false)
            }
        }
        let place = "\(self.folder)/\(name)"
        return System.move(picture, to: place)
            ? nil : "'\(TerminalText.line(place))' cannot be written: \(System.lastError)"
    }
}

/// Puts all pictures into one file, which comes to its place when it is whole. A run begins anew.
final class BatchFile: BatchTarget {
    let pattern: OutputPattern?
    let isDocument: Bool
    private let path: String
    private let file: VolumeFile
    private let volume: any BatchVolume

    /// A file at a path; what is written until it is whole lies in a folder.
    ///
    /// - Parameter pattern: The names in an archive; `nil` for a document.
    init(
        at path: String, named pattern: OutputPattern?, isZip: Bool, in work: WorkFolder
    ) throws(CommandError) {
        (self.path, self.pattern, isDocument) = (path, pattern, pattern == nil)
        do throws(FileProblem) {
            try FileOutput.check(path)
        } catch {
            throw .cannotWrite(path: error.path, reason: error.reason)
        }
        file = try VolumeFile(at: "\(work.path)/whole")
        let index = try VolumeFile(at: "\(work.path)/index")
        if pattern == nil {
            volume = PDFVolume(file, places: index)
        } else if isZip {
            volume = ZipVolume(file, index: index)
        } else {
            volume = TarVolume(file)
        }
    }

    func has(_ name: String, drawnFrom digest: String) -> Bool { false }

    func note(_ pictures: [(name: String, digest: String)]) {}

    func take(_ picture: String, as name: String) throws(CommandError) -> String? {
        guard let content = FileManager.default.contents(atPath: picture) else {
            return "its picture cannot be read: \(System.lastError)"
        }
        try volume.add(content, named: name)
        return nil
    }

    func finish(_ count: Int) throws(CommandError) {
        // What is there stays where nothing was drawn.
        guard count > 0 else { return }
        try volume.finish()
        try file.move(to: path)
    }
}

extension BatchPlace {
    /// The file that gets a line for each row without a picture. One of a run before it is removed.
    var errors: String {
        switch self {
        case .folder: "\(folder)/errors.jsonl"
        case .archive(let path, _, _), .document(let path): "\(path).errors.jsonl"
        }
    }

    /// What takes the pictures.
    ///
    /// - Parameter work: A folder in that of the pictures.
    @MainActor func target(in work: WorkFolder) throws(CommandError) -> any BatchTarget {
        switch self {
        case .folder(let pattern): BatchFolder(pattern)
        case .archive(let path, let isZip, let pattern):
            try BatchFile(at: path, named: pattern, isZip: isZip, in: work)
        case .document(let path): try BatchFile(at: path, named: nil, isZip: false, in: work)
        }
    }
}
