internal import Foundation
internal import QuadrantCore
internal import QuadrantRendering
internal import QuadrantShaping
internal import SwiftUI

/// A view of what most apps show, laid out and recorded once in the worker: its copies find fonts, symbols and types as they are
/// after that, and need not look for them each.
///
/// It is not drawn and not brought to rest, as that starts queues, of which a copy has none.
@MainActor enum WarmDrawing {
    static func prepare() {
        let size = CGSize(width: 320, height: 480)
        let host = TreeHost(
            Sample(), environment: EnvironmentValues().findingPictures(),
            engine: ShapingEngine.shared,
            room: RootRoom(ProposedViewSize(size), container: size), isStill: true)
        host.update()
        _ = host.displayList(canvas: size, displayScale: 2)
    }

    private struct Sample: View {
        @State private var text = ""
        @State private var isOn = true

        // No text is looked up, which would settle what the main bundle is.
        var body: some View {
            NavigationStack {
                List {
                    Section {
                        ForEach(0..<2) { number in
                            NavigationLink(value: number) { Text(verbatim: "Row \(number)") }
                        }
                        Toggle(isOn: $isOn) { Text(verbatim: "On") }
                        row
                    } header: {
                        Text(verbatim: "Header")
                    }
                    Button {
                    } label: {
                        Text(verbatim: "Save")
                    }.buttonStyle(.borderedProminent)
                    TextField(text: $text) { Text(verbatim: "Name") }
                    shapes
                }
                .navigationTitle(Text(verbatim: "Title"))
                .toolbar {
                    Button {
                    } label: {
                        Text(verbatim: "Add")
                    }
                }
            }
        }

        private var row: some View {
            HStack {
                Image(systemName: "star.fill")
                VStack(alignment: .leading) {
                    Text(verbatim: "Title").font(.headline)
                    Text(verbatim: "More").foregroundStyle(.secondary)
                }
                Spacer()
                Text(verbatim: "1").bold()
            }
        }

        private var shapes: some View {
            RoundedRectangle(cornerRadius: 8).fill(.blue.gradient)
                .frame(height: 20)
                .shadow(radius: 4)
                .overlay { Circle().stroke(.red) }
                .padding()
                .background(Color.gray.opacity(0.1), in: Capsule())
        }
    }
}
