public import Foundation

/// A file or a folder in memory.
///
/// Apple: "FileWrapper", of Foundation, which on Linux has none. Symbolic links are not kept.
public final class FileWrapper {
    /// What a wrapper holds.
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
    }

    /// How a file is read. What is chosen makes no difference here: files are read whole and at once.
    ///
    /// Apple: "FileWrapper.ReadingOptions".
    public struct ReadingOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Reads at once.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Does not map the file into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a file is written.
    ///
    /// Apple: "FileWrapper.WritingOptions".
    public struct WritingOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Writes files beside the old ones first, and puts them in their place when they are whole.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Names each wrapper after the file that it was written to.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private var content: Content
    /// The name that the file should have; `nil` where nobody said.
    public var preferredFilename: String?
    /// The name that the file has; `nil` where it was not read from a file.
    public var filename: String?

    /// A file with contents.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
    }

    /// A folder with files.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Reads a file, or a folder with all that is in it.
    public init(url: URL, options: ReadingOptions = []) throws {
        filename = url.lastPathComponent
        preferredFilename = filename
        let values = try url.resourceValues(forKeys: [.isDirectoryKey])
        guard values.isDirectory == true else {
            content = .file(try Data(contentsOf: url))
            return
        }
        let inside = try FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: nil)
        content = .folder(
            try inside.reduce(into: [:]) { all, file in
                all[file.lastPathComponent] = try FileWrapper(url: file)
            })
    }

    /// Whether it is a file.
    public var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether it is a folder.
    public var isDirectory: Bool { !isRegularFile }

    /// The contents of a file; `nil` for a folder.
    public var regularFileContents: Data? {
        if case .file(let data) = content { data } else { nil }
    }

    /// The files of a folder by their names; `nil` for a file.
    public var fileWrappers: [String: FileWrapper]? {
        if case .folder(let files) = content { files } else { nil }
    }

    /// Adds a file to a folder; returns its name there, which is another one if its own is taken. A file has no others in
    /// it: nothing is added to one.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        guard case .folder(var files) = content else { return wanted }
        var (name, count) = (wanted, 2)
        while files[name] != nil {
            name = "\(wanted) \(count)"
            count += 1
        }
        files[name] = child
        content = .folder(files)
        return name
    }

    /// Takes a file out of a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let files) = content else { return }
        content = .folder(files.filter { $0.value !== child })
    }

    /// Writes the file, or the folder with all that is in it.
    ///
    /// - Parameter originalContentsURL: Where an earlier state lies, for systems that link what has not changed. Here all
    ///   is written anew.
    public func write(
        to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
    ) throws {
        switch content {
        case .file(let data):
            try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let files):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, file) in files {
                try file.write(to: url.appendingPathComponent(name), options: options)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
