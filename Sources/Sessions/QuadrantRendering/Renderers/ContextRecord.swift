package import Foundation
package import QuadrantGeometry
public import QuadrantViews

/// What code draws into a picture, step by step: it is drawn whenever the picture is, as large as it is shown.
package final class ContextRecord {
    /// How the next shapes are drawn.
    package struct State {
        package var fill = Color.black
        package var stroke = Color.black
        package var line = StrokeStyle(lineWidth: 1)
        package var opacity = 1.0
        package var blendMode = GraphicsContext.BlendMode.normal
        package var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
    }

    private enum Step {
        case save
        case restore
        case draw((inout GraphicsContext) -> Void)
    }

    /// In points.
    package let size: CGSize
    package var state = State()
    /// The outline that is being built.
    package var path = Path()
    private var saved: [State] = []
    private var steps: [Step] = []

    package init(size: CGSize) {
        self.size = size
    }

    /// Whether nothing was drawn.
    package private(set) var isEmpty = true

    /// Adds a step that changes how later ones are drawn, such as a clip or a transformation.
    package func change(_ step: @escaping (inout GraphicsContext) -> Void) {
        steps.append(.draw(step))
    }

    /// Adds a drawing in the present state.
    package func draw(_ step: @escaping (inout GraphicsContext) -> Void) {
        isEmpty = false
        let (opacity, blendMode, shadow) = (state.opacity, state.blendMode, state.shadow)
        steps.append(
            .draw { context in
                var own = context
                own.opacity *= opacity
                own.blendMode = blendMode
                if let shadow {
                    own.addFilter(
                        .shadow(
                            color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
                            y: shadow.offset.height))
                }
                step(&own)
            })
    }

    /// Keeps the state, the clips and the transformation for `restore`.
    package func save() {
        saved.append(state)
        steps.append(.save)
    }

    /// Takes back what was changed since the last `save`; nothing without one.
    package func restore() {
        guard let last = saved.popLast() else { return }
        state = last
        steps.append(.restore)
    }

    /// The drawing so far as a picture.
    ///
    /// - Parameter scale: Pixels to a point where the picture becomes pixels.
    package func picture(scale: CGFloat) -> UIImage {
        let steps = steps
        let image = Image(size: size) { Self.draw(steps, into: &$0) }
        return UIImage(drawing: image, size: size, scale: scale)
    }

    /// Draws what was drawn so far.
    func draw(into context: GraphicsContext) {
        var context = context
        Self.draw(steps, into: &context)
    }

    private static func draw(_ steps: [Step], into context: inout GraphicsContext) {
        var outer: [GraphicsContext] = []
        for step in steps {
            switch step {
            case .save: outer.append(context)
            case .restore: if let last = outer.popLast() { context = last }
            case .draw(let draw): draw(&context)
            }
        }
    }
}

extension GraphicsContext {
    /// Draws with Core Graphics in the coordinates of this context, with its clips, opacity and filters.
    ///
    /// Apple: "withCGContext(content:)". What is drawn becomes part of the drawing when `content` has returned.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let record = ContextRecord(size: clipBoundingRect.standardized.size)
        defer { record.draw(into: self) }
        try content(CGContext(record))
    }
}
