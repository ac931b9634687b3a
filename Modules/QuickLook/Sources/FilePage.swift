public import SwiftUI
internal import UIKit

/// A page of a file: a picture where it is one, else its name.
struct FilePage: View {
    let url: URL?

    var body: some View {
        if let url, let image = UIImage(contentsOfFile: url.path) {
            Image(uiImage: image).resizable().scaledToFit().frame(
                maxWidth: .infinity, maxHeight: .infinity)
        } else {
            let _ = QuietNotes.tell("files are not drawn as pages here: their name is")
            ContentUnavailableView(url?.lastPathComponent ?? "", systemImage: "doc")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

extension View {
    /// A page of a file over the screen, while there is one.
    ///
    /// Apple: "quickLookPreview(_:)" (QuickLook).
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(FileSheet(item: item))
    }

    /// The same for one of several files.
    public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL { modifier(FileSheet(item: selection)) }
}

/// A page with a bar.
private struct FileSheet: ViewModifier {
    @Binding var item: URL?

    func body(content: Content) -> some View {
        content.sheet(isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } })) {
            NavigationStack {
                FilePage(url: item)
                    .navigationTitle(item?.lastPathComponent ?? "").navigationBarTitleDisplayMode(
                        .inline
                    )
                    .toolbar {
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Done") { item = nil }
                        }
                    }
            }
        }
    }
}
