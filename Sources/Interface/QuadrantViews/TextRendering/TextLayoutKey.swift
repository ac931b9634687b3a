public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText

extension Text {
    /// The layouts of the texts in a view, in the order of the views.
    ///
    /// Apple: "Text.LayoutKey". Read it with `overlayPreferenceValue` and the like; texts that nobody
    /// asks set nothing. Text that can be edited is not among them.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// The layout of a text, and where it stands.
        ///
        /// Apple: "Text.LayoutKey.AnchoredLayout".
        public struct AnchoredLayout: Equatable {
            /// The top left corner of the text, to be read by a `GeometryProxy`.
            public var origin: Anchor<CGPoint>
            /// The lines of the text, in points from that corner.
            public var layout: Text.Layout
        }

        /// No texts.
        public static var defaultValue: [AnchoredLayout] { [] }

        /// Adds the next texts behind those so far.
        public static func reduce(
            value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]
        ) {
            value += nextValue()
        }
    }
}

extension Text.LayoutKey: AskedPreference {
    static func ask(in environment: inout EnvironmentValues) {
        environment.textSettings.layoutTeller = TextLayoutWriter.shared
    }
}

/// Sets the preference of the layouts of texts.
private final class TextLayoutWriter: TextLayoutTeller, @unchecked Sendable {
    static let shared = TextLayoutWriter()

    /// Two nodes: one follows the place of the text, one its size.
    override func tell(
        of request: TextRequest, _ drawing: TextDrawing, _ cursor: inout _ViewCursor,
        _ content: (inout _ViewCursor) -> NodeID
    ) -> NodeID {
        cursor.node(.pass) { cursor in
            let link = cursor.tree.link
            var node: NodeID?
            cursor.node(.pass) { cursor in
                let text = content(&cursor)
                node = text
                cursor.setPreference(Text.LayoutKey.self, at: .point(.zero)) { origin in
                    guard let layout = Self.layout(request, drawing, text, link.tree) else {
                        return []
                    }
                    return [Text.LayoutKey.AnchoredLayout(origin: origin, layout: layout)]
                }
            }
            guard let node else { return }
            cursor.changePreference(
                Text.LayoutKey.self, at: Anchor<CGPoint>.Source.bottomTrailing
            ) { value, _ in
                guard let layout = Self.layout(request, drawing, node, link.tree) else { return }
                for index in value.indices { value[index].layout = layout }
            }
        }
    }

    private static func layout(
        _ request: TextRequest, _ drawing: TextDrawing, _ node: NodeID, _ tree: ViewTree?
    ) -> Text.Layout? {
        guard let tree else { return nil }
        let size = tree.layout.size(of: node)
        let engine = tree.layout.textEngine
        return Text.Layout(
            TextLayoutSource(
                engine.shape(request, proposal: ProposedViewSize(size)), request: request,
                drawing: drawing, size: size, engine: engine))
    }
}
