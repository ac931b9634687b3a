package import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantPresentation
import QuadrantText
import QuadrantViews
import UniformTypeIdentifiers

/// What a dialog about files is about, and what is done with what somebody chooses: the note that dialogs leave for tests.
package struct FileDialogNote: NodeNoteKey {
    package typealias Value = FileDialogNote

    /// How many files can be chosen; `nil` for any number.
    package let most: Int?
    /// Takes the files, or why there are none, and closes the dialog.
    package let finish: (Result<[URL], any Error>) -> Void
    /// Closes the dialog without any.
    package let cancel: () -> Void

    package static func combine(_ inner: FileDialogNote, _ outer: FileDialogNote) -> FileDialogNote
    {
        outer
    }
}

/// A dialog about files: what it is called, and what it does.
struct FileDialogContent {
    var title: String
    /// What the main button says.
    var verb: String
    /// The kinds of files that can be chosen, or the names of those that are written.
    var lines: [String]
    var most: Int?
    var finish: (Result<[URL], any Error>) -> Void
    var cancel: () -> Void = {}
}

extension View {
    /// Shows a dialog about files while a binding is `true`.
    nonisolated func fileDialog(
        isPresented: Binding<Bool>, _ content: FileDialogContent
    ) -> some View {
        let content = HandedOver(content)
        return sheet(isPresented: isPresented) {
            MainActor.assumeIsolated {
                FileDialog(content: content.value, isPresented: isPresented)
            }
        }
    }
}

/// The system's dialog about files, with nothing in it: whose files they are is not known here.
private struct FileDialog: View {
    let content: FileDialogContent
    let isPresented: Binding<Bool>

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button("Cancel", action: cancel)
                Spacer()
                Text(verbatim: content.title).font(.headline)
                Spacer()
                Button(content.verb) {}.disabled(true)
            }
            .padding()
            Divider()
            VStack(spacing: 8) {
                Image(systemName: "folder").font(.largeTitle)
                ForEach(content.lines, id: \.self) { Text(verbatim: $0) }
            }
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .modifier(FileDialogModifier(note: note))
    }

    private func cancel() {
        isPresented.wrappedValue = false
        content.cancel()
    }

    private var note: FileDialogNote {
        let (isPresented, content) = (isPresented, content)
        return FileDialogNote(
            most: content.most,
            finish: { result in
                isPresented.wrappedValue = false
                content.finish(result)
            },
            cancel: {
                isPresented.wrappedValue = false
                content.cancel()
            })
    }
}

/// Leaves the note at the dialog.
private nonisolated struct FileDialogModifier: AttachingModifier {
    let note: FileDialogNote

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(note, for: FileDialogNote.self)
    }
}
