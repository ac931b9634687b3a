import SwiftUI
import UniformTypeIdentifiers

/// Letters to files and back.
struct FilesScreen: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var isMoving = false
    @State private var words = ""

    var body: some View {
        List {
            imports
            moves
            Section("Write") {
                LetterExports(isExporting: $isExporting, note: note)
                DrawingExports(isExporting: $isExporting, note: note)
                ItemExports(isExporting: $isExporting, note: note)
            }
            Text(words)
        }
        .fileDialogBrowserOptions([.displayFileExtensions, .includeHiddenFiles, .enumeratePackages])
        .fileDialogConfirmationLabel("Take")
        .fileDialogCustomizationID("letters")
        .fileDialogDefaultDirectory(.documentsDirectory)
        .fileDialogImportsUnresolvedAliases(false)
        .fileDialogMessage("Which letter?")
        .fileDialogURLEnabled(#Predicate { $0.pathExtension == "txt" })
        .fileExporterFilenameLabel("Letter")
        .navigationTitle("Files")
    }

    private var imports: some View {
        Section("Read") {
            Button("One") { isImporting = true }
                .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) {
                    note($0.map { [$0] })
                }
            Button("Several") { isImporting = true }
                .fileImporter(
                    isPresented: $isExporting, allowedContentTypes: [.text],
                    allowsMultipleSelection: true, onCompletion: note)
            Button("Several, or none") { isImporting = true }
                .fileImporter(
                    isPresented: $isExporting, allowedContentTypes: [.text],
                    allowsMultipleSelection: true, onCompletion: note
                ) {
                    words = "None"
                }
        }
    }

    private var moves: some View {
        Section("Move") {
            Button("One") { isMoving = true }
                .fileMover(isPresented: $isMoving, file: URL(fileURLWithPath: "/a.txt")) {
                    note($0.map { [$0] })
                }
            Button("One, or none") {}
                .fileMover(isPresented: $isExporting, file: nil) {
                    note($0.map { [$0] })
                } onCancellation: {
                    words = "None"
                }
            Button("All") {}
                .fileMover(isPresented: $isExporting, files: [], onCompletion: note)
            Button("All, or none") {}
                .fileMover(isPresented: $isExporting, files: [], onCompletion: note) {
                    words = "None"
                }
        }
    }

    private func note(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let files): words = files.map(\.lastPathComponent).joined(separator: ", ")
        case .failure(let error): words = error.localizedDescription
        }
    }
}

/// Writes letters.
struct LetterExports: View {
    @Binding var isExporting: Bool
    let note: (Result<[URL], any Error>) -> Void
    private let letter = LetterDocument()

    var body: some View {
        Button("A letter") { isExporting = true }
            .fileExporter(
                isPresented: $isExporting, document: letter, contentType: .plainText,
                defaultFilename: "Letter"
            ) { note($0.map { [$0] }) }
            .fileExporter(
                isPresented: .constant(false), document: letter, contentTypes: [.plainText]
            ) {
                note($0.map { [$0] })
            } onCancellation: {
            }
        Button("All letters") {}
            .fileExporter(
                isPresented: .constant(false), documents: [letter], contentType: .plainText,
                onCompletion: note
            )
            .fileExporter(
                isPresented: .constant(false), documents: [letter], contentTypes: [.plainText],
                onCompletion: note
            ) {}
    }
}

/// Writes drawings.
struct DrawingExports: View {
    @Binding var isExporting: Bool
    let note: (Result<[URL], any Error>) -> Void
    @StateObject private var drawing = DrawingDocument()

    var body: some View {
        Button("A drawing") {}
            .fileExporter(
                isPresented: .constant(false), document: drawing, contentType: .json
            ) { note($0.map { [$0] }) }
    }
}

/// Writes what can be handed over.
struct ItemExports: View {
    @Binding var isExporting: Bool
    let note: (Result<[URL], any Error>) -> Void

    var body: some View {
        Button("A text") {}
            .fileExporter(
                isPresented: .constant(false), item: "Dear reader", contentTypes: [.plainText],
                defaultFilename: "Text"
            ) {
                note($0.map { [$0] })
            } onCancellation: {
            }
        Button("Texts") {}
            .fileExporter(
                isPresented: .constant(false), items: ["One", "Two"], contentTypes: [.plainText],
                onCompletion: note
            ) {}
    }
}

#Preview("Files") { NavigationStack { FilesScreen() } }
