public import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Asks for a file of a type: a copy that lasts as long as the call of the closure, as on Apple's systems.
    ///
    /// Apple: "loadFileRepresentation(forTypeIdentifier:completionHandler:)".
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? "file"
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let kind = UTType(typeIdentifier)?.preferredFilenameExtension
            var last = (name as NSString).lastPathComponent
            // Names that stand for a folder.
            if ["", ".", "..", "/"].contains(last) { last = "file" }
            var url = folder.appendingPathComponent(last)
            if let kind, url.pathExtension.isEmpty { url.appendPathExtension(kind) }
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
                try data.write(to: url)
            } catch {
                return completionHandler(nil, error)
            }
            completionHandler(url, nil)
        }
    }

    /// Asks for a file of a type where it lies. None lies anywhere here: it is a copy, which the second value says by `false`.
    ///
    /// Apple: "loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)".
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: typeIdentifier) {
            completionHandler($0, false, $1)
        }
    }
}
