public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantViews
public import UniformTypeIdentifiers

extension View {
    /// Lets people choose a file while a binding is `true`.
    ///
    /// Apple: "fileImporter(isPresented:allowedContentTypes:onCompletion:)". The dialog is shown without files; a test
    /// chooses one with `ViewHost.chooseFiles(_:)`. `onCompletion` is called when the dialog is closed.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileDialog(
            isPresented: isPresented,
            .importing(allowedContentTypes, most: 1) { onCompletion($0.firstFile) })
    }

    /// Lets people choose files while a binding is `true`.
    ///
    /// Apple: "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)".
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileDialog(
            isPresented: isPresented,
            .importing(
                allowedContentTypes, most: allowsMultipleSelection ? nil : 1, onCompletion))
    }

    /// Lets people choose files while a binding is `true`, and tells if they choose none.
    ///
    /// Apple: "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)".
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        var content = FileDialogContent.importing(
            allowedContentTypes, most: allowsMultipleSelection ? nil : 1, onCompletion)
        content.cancel = onCancellation
        return fileDialog(isPresented: isPresented, content)
    }

    /// Lets people move a file while a binding is `true`.
    ///
    /// Apple: "fileMover(isPresented:file:onCompletion:)". What a test chooses is where the file goes.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion) {}
    }

    /// Lets people move a file while a binding is `true`, and tells if they do not.
    ///
    /// Apple: "fileMover(isPresented:file:onCompletion:onCancellation:)".
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        let isThere = file != nil
        let shown = Binding(
            get: { isThere && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
        var content = FileDialogContent.moving(file.map { [$0] } ?? []) {
            onCompletion($0.firstFile)
        }
        content.cancel = onCancellation
        return fileDialog(isPresented: shown, content)
    }

    /// Lets people move files while a binding is `true`.
    ///
    /// Apple: "fileMover(isPresented:files:onCompletion:)".
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileDialog(isPresented: isPresented, .moving(Array(files), onCompletion))
    }

    /// Lets people move files while a binding is `true`, and tells if they do not.
    ///
    /// Apple: "fileMover(isPresented:files:onCompletion:onCancellation:)".
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        var content = FileDialogContent.moving(Array(files), onCompletion)
        content.cancel = onCancellation
        return fileDialog(isPresented: isPresented, content)
    }
}

extension FileDialogContent {
    /// A dialog that chooses files of some types.
    static func importing(
        _ types: [UTType], most: Int?, _ finish: @escaping (Result<[URL], any Error>) -> Void
    ) -> FileDialogContent {
        FileDialogContent(
            title: "Recents", verb: "Open",
            lines: types.map { $0.localizedDescription ?? $0.identifier }, most: most,
            finish: finish)
    }

    /// A dialog that moves files into what is chosen.
    static func moving(
        _ files: [URL], _ finish: @escaping (Result<[URL], any Error>) -> Void
    ) -> FileDialogContent {
        FileDialogContent(
            title: "Move", verb: "Move", lines: files.map(\.lastPathComponent), most: files.count
        ) { chosen in
            finish(
                Result {
                    try zip(files, try chosen.get()).map { file, place in
                        try FileManager.default.moveItem(at: file, to: place)
                        return place
                    }
                })
        }
    }
}

extension Result where Success == [URL], Failure == any Error {
    /// The first file; an error of Foundation's where there is none.
    var firstFile: Result<URL, any Error> {
        Result<URL, any Error> {
            guard let first = try get().first else { throw CocoaError(.fileNoSuchFile) }
            return first
        }
    }
}
