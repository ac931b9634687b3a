import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantText

/// A picture or a symbol.
///
/// Apple: "Image". A symbol has the measured size of its drawing in the font around it; an unknown
/// name is a view of 0 by 0 points.
public nonisolated struct Image: View, Equatable, Sendable {
    public typealias Body = Never

    /// The size of symbols relative to the font.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }

    /// Where the picture comes from.
    enum Source: Equatable, Sendable {
        case symbol(String)
        case drawn(DrawnImage)
    }

    let source: Source
    var isResizable = false
    /// Whether opaque parts are painted with the foreground style; `nil` for what suits the source.
    var template: Bool?

    /// What was asked for and is not drawn.
    var notDrawn: [String] = []

    init(source: Source) {
        self.source = source
    }

    /// A symbol by its name.
    public init(systemName: String) {
        self.init(source: .symbol(systemName))
    }

    @MainActor
    public static func _makeNodes(_ view: Image, _ cursor: inout _ViewCursor) {
        let node =
            switch view.source {
            case .symbol(let name): view.makeSymbol(name, &cursor)
            case .drawn(let image): view.makeDrawn(image, &cursor)
            }
        for feature in view.notDrawn {
            cursor.report(
                Complaint(
                    "\(feature) is accepted, not drawn yet",
                    advice: "The image is drawn without it."), at: node)
        }
    }

    @MainActor
    private func makeDrawn(_ image: DrawnImage, _ cursor: inout _ViewCursor) -> NodeID {
        let environment = cursor.environment
        let style = ForegroundStyle._resolve(ForegroundStyle(), in: environment)
        return cursor.node(
            isResizable ? .fill(ideal: image.size) : .fixed(image.size),
            drawing: DrawnImageDrawing(
                image: image, environment: environment, template: template == true ? style : nil))
    }

    public static var _arity: _ViewArity { .one }
}
