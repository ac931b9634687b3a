import SwiftUI

/// What is presented over a letter: sheets, covers, popovers, and how they look.
struct PresentedScreen: View {
    @State private var isWriting = false
    @State private var covered: Letter?
    @State private var read: Letter?
    @State private var isReading = false
    @State private var isExplained = false
    @State private var explained: Letter?
    @State private var detent = PresentationDetent.medium

    var body: some View {
        List {
            Button("Write") { isWriting = true }
                .sheet(isPresented: $isWriting, onDismiss: close) {
                    WritingSheet(detent: $detent)
                }
            Button("Read") { read = Letter.samples.first }
                .sheet(item: $read) { letter in
                    Text(letter.text)
                        .presentationDetents([
                            .height(200), .fraction(0.4), .custom(ThirdDetent.self),
                        ])
                        .presentationBackground(.thinMaterial)
                }
            Button("Cover") { covered = Letter.samples.last }
                .fullScreenCover(item: $covered, onDismiss: close) { ClosingScreen(letter: $0) }
            Button("Cover all") { isReading = true }
                .fullScreenCover(isPresented: $isReading) { OlderClosingScreen() }
            Button("Explain") { isExplained = true }
                .popover(
                    isPresented: $isExplained, attachmentAnchor: .rect(.bounds), arrowEdge: .top
                ) {
                    Text("A letter is read once.").padding().presentationCompactAdaptation(.popover)
                }
            Button("Explain one") { explained = Letter.samples.first }
                .popover(item: $explained, attachmentAnchor: .point(.bottom)) { letter in
                    Text(letter.title).padding()
                        .presentationCompactAdaptation(
                            horizontal: .sheet, vertical: .fullScreenCover)
                }
        }
        .navigationTitle("Presented")
    }

    private func close() { detent = .medium }
}

/// A sheet that is not closed by a swipe.
struct WritingSheet: View {
    @Binding var detent: PresentationDetent
    @State private var text = ""

    var body: some View {
        TextEditor(text: $text)
            .padding()
            .presentationDetents([.medium, .large], selection: $detent)
            .presentationDragIndicator(.visible)
            .presentationCornerRadius(24)
            .presentationBackground(alignment: .bottom) { Color.yellow.opacity(0.2) }
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
            .presentationContentInteraction(.scrolls)
            .interactiveDismissDisabled(!text.isEmpty)
    }
}

/// A third of the room, but for small ones.
struct ThirdDetent: CustomPresentationDetent {
    static func height(in context: PresentationDetent.Context) -> CGFloat? {
        max(160, context.maxDetentValue / 3)
    }
}

/// Settings of sheets that look at what is behind.
struct BesideSheet: View {
    let follows: Bool

    var body: some View {
        Text("Beside")
            .presentationBackgroundInteraction(follows ? .enabled : .disabled)
            .presentationContentInteraction(follows ? .resizes : .automatic)
            .presentationCompactAdaptation(follows ? .none : .automatic)
    }

    static let usual = PresentationBackgroundInteraction.automatic
}

struct ClosingScreen: View {
    let letter: Letter
    @Environment(\.dismiss) private var dismiss: DismissAction
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        VStack {
            Text(letter.text)
            if isPresented { Button("Close") { dismiss() } }
        }
    }
}

/// The same as it was written before iOS 15.
struct OlderClosingScreen: View {
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

    var body: some View {
        Button("Close") { mode.wrappedValue.dismiss() }
            .disabled(!mode.wrappedValue.isPresented)
    }
}

#Preview("Presented") { NavigationStack { PresentedScreen() } }
#Preview("Writing") {
    Text("Behind").sheet(isPresented: .constant(true)) {
        WritingSheet(detent: .constant(.medium))
    }
}
