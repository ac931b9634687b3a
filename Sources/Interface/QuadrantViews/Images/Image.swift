import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantText

/// A picture or a symbol.
///
/// Apple: "Image". A picture is as large as its number of pixels divided by its scale. A symbol has
/// the measured size of its drawing in the font around. What cannot be shown is a view of 0 by 0
/// points.
public nonisolated struct Image: View, Equatable, Sendable {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The size of symbols relative to the font.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text around.
        case small
        /// As large as suits the text around.
        case medium
        /// Larger than the text around.
        case large
    }

    /// Where the picture comes from.
    enum Source: Equatable, Sendable {
        case symbol(String)
        case drawn(DrawnImage)
        case picture(PictureSource)
    }

    let source: Source
    /// How it fills a frame of another size; `nil` for an image of a fixed size.
    var resizing: ImageSlicing?
    /// Whether opaque parts are painted with the foreground style; `nil` for what suits the source.
    var template: Bool?
    /// Whether it is drawn as a mask because somebody said so.
    package var isTemplate: Bool { template == true }
    /// How pixels are mixed when scaled.
    var smoothing = ImageSmoothing.medium
    /// Whether edges between pixels are softened.
    var isSmoothAtEdges = true

    /// The colour of the opaque parts in place of the foreground style; `nil` for none.
    var ownTint: Color?

    /// What only symbols have.
    var symbol = SymbolSettings()
    /// The description of the image for assistive technologies.
    var spokenLabel: Text?
    /// Whether it says nothing to them, not even its name.
    var isDecorative = false
    /// The diagnostic about a setting that has no effect; `nil` for none.
    var notDrawn: [String] = []
    /// What is wrong with a number of it.
    var kept = KeptFault()

    init(source: Source) {
        self.source = source
    }

    /// Creates an image from a symbol with a name.
    public init(systemName: String) {
        self.init(source: .symbol(systemName))
    }

    /// Whether it shows a symbol, of whatever size.
    private var isSymbolSource: Bool {
        guard case .symbol = source else { return false }
        return true
    }

    /// Whether it takes the room it is offered.
    var isResizable: Bool { resizing != nil }

    /// Whether it is a symbol of the font's size.
    package var isSymbol: Bool {
        guard case .symbol = source else { return false }
        return !isResizable
    }

    /// Makes a node for the symbol, drawing or picture, and reports what is not drawn of it.
    @MainActor
    public static func _makeNodes(_ view: Image, _ cursor: inout _ViewCursor) {
        view.kept.fault?.say()
        if view.isSymbolSource, let effects = cursor.environment.symbolEffects {
            MovingSymbol._makeNodes(MovingSymbol(view, effects), &cursor)
            return
        }
        let isRedacted = cursor.environment.drawsPlaceholders
        let node =
            switch view.source {
            case .symbol(let name):
                view.makeSymbol(isRedacted ? view.placeholder(for: name) : name, &cursor)
            case .drawn(let image): view.makeDrawn(image, &cursor)
            case .picture(let source): view.makePicture(source, &cursor)
            }
        if isRedacted { view.redact(node, &cursor) }
        for feature in view.notDrawn + view.slicingNotDrawn {
            cursor.report(
                Diagnostic.withoutEffect(
                    feature, advice: "The image is drawn without it."), at: node)
        }
    }

    /// The symbol that gives a symbol its room where a bar stands for it: all have the same.
    ///
    /// Evidence (macOS 26.2): a star and a chevron at 22 points are both 26 by 25, a star and a gear at 13 both 15 by 15, which
    /// is the room of a circle.
    private func placeholder(for name: String) -> String { isResizable ? name : "circle" }

    /// Draws a bar in place of the image, whose room stays.
    @MainActor
    private func redact(_ node: NodeID, _ cursor: inout _ViewCursor) {
        guard cursor.tree.drawing(of: node) != nil else { return }
        let environment = cursor.environment
        cursor.replaceDrawing(
            of: node,
            by: RedactedImageDrawing(
                ink: PlaceholderInk.color(in: environment),
                pointSize: isSymbol ? environment.symbolFont.descriptor.size : nil))
    }

    /// What was asked of the parts of an image that is not made of pixels.
    private var slicingNotDrawn: [String] {
        if case .picture = source { return [] }
        var features: [String] = []
        if let resizing, resizing.capInsets != EdgeInsets() {
            features.append(".resizable(capInsets:) of a symbol or a drawing")
        }
        if resizing?.isTiled == true {
            features.append(".resizable(resizingMode: .tile) of a symbol or a drawing")
        }
        return features
    }

    @MainActor
    private func makeDrawn(_ image: DrawnImage, _ cursor: inout _ViewCursor) -> NodeID {
        let environment = cursor.environment
        let style = ForegroundStyle._resolve(ForegroundStyle(), in: environment)
        return cursor.node(
            isResizable ? .fill(ideal: image.size) : .fixed(image.size),
            drawing: DrawnImageDrawing(
                image: image, environment: environment, template: template == true ? style : nil,
                spoken: spokenLabel?.plainString(in: environment)))
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
