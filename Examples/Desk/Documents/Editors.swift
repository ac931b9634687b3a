import SwiftUI
import UniformTypeIdentifiers

/// Writes a letter; what is around the document is in the menu of its title.
struct LetterEditor: View {
    let file: FileDocumentConfiguration<LetterDocument>
    @Environment(\.documentConfiguration) private var configuration
    @Environment(\.rename) private var rename
    @FocusState private var isWriting: Bool

    var body: some View {
        NavigationStack {
            TextEditor(text: file.$document.text)
                .focused($isWriting)
                .disabled(!file.isEditable)
                .padding()
                .navigationTitle(file.fileURL?.lastPathComponent ?? "New letter")
                .navigationBarTitleDisplayMode(.inline)
                .navigationDocument(URL(fileURLWithPath: "/Letters/Ada.txt"))
                .toolbarRole(.editor)
                .toolbarTitleMenu {
                    if let rename { Button("Rename") { rename() } }
                    Text(words(of: configuration))
                }
                .toolbar { NewDocuments() }
                .renameAction { isWriting = true }
        }
    }

    private func words(of configuration: DocumentConfiguration?) -> String {
        guard let configuration, configuration.isEditable else { return "Only to be read" }
        return configuration.fileURL?.path ?? "Not saved yet"
    }
}

/// Opens other documents from a document.
struct NewDocuments: View {
    @Environment(\.newDocument) private var newDocument: NewDocumentAction
    @Environment(\.openDocument) private var openDocument: OpenDocumentAction
    @State private var problem: String?

    var body: some View {
        Menu("New", systemImage: "plus") {
            Button("Letter") { newDocument(LetterDocument()) }
            Button("Drawing") { newDocument({ DrawingDocument() }) }
            Button("Text") { newDocument(contentType: .plainText) }
            Button("The last one") {
                Task {
                    do {
                        try await openDocument(at: URL(fileURLWithPath: "/Letters/Ada.txt"))
                    } catch {
                        problem = error.localizedDescription
                    }
                }
            }
        }
        .accessibilityHint(problem ?? "")
    }
}

/// Draws; each stroke can be taken back.
struct DrawingEditor: View {
    let file: ReferenceFileDocumentConfiguration<DrawingDocument>
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        NavigationStack {
            Canvas { context, _ in
                for stroke in file.document.strokes where stroke.count == 4 {
                    var path = Path()
                    path.move(to: CGPoint(x: stroke[0], y: stroke[1]))
                    path.addLine(to: CGPoint(x: stroke[2], y: stroke[3]))
                    context.stroke(path, with: .color(.primary), lineWidth: 3)
                }
            }
            .navigationTitle(file.fileURL?.lastPathComponent ?? "New drawing")
            .toolbar {
                Button("Line", systemImage: "scribble", action: add).disabled(!file.isEditable)
            }
        }
    }

    private func add() {
        let count = file.document.strokes.count
        file.document.strokes.append([0, 20 * Double(count), 200, 30 * Double(count)])
        undoManager?.registerUndo(withTarget: file.document) { $0.strokes.removeLast() }
    }
}

/// A letter and its name, for screens that offer to rename.
struct NameBadge: View {
    let action: RenameAction?

    var body: some View {
        if let action { Button("Rename") { action() } }
    }
}
