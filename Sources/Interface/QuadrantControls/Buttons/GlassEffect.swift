public import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantViews

/// The shape of glass by default: a capsule.
///
/// Apple: "DefaultGlassEffectShape".
public nonisolated struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public init() {}

    /// The capsule in a box.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views on glass whose shapes flow into each other. Here each stays a shape of its own.
///
/// Apple: "GlassEffectContainer".
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: From which distance on shapes flow into each other, in points. No shapes do here, which is reported where a distance is given.
    ///   - content: The views.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
        isSpaced = spacing != nil
    }

    private let isSpaced: Bool

    /// The views.
    @MainActor public var body: some View {
        content.modifier(ReportModifier(diagnostic: isSpaced ? .separateGlass : nil))
    }
}

/// How glass comes and goes.
///
/// Apple: "GlassEffectTransition".
public struct GlassEffectTransition: Sendable {
    /// At once.
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    /// Out of glass nearby. Accepted, without effect here.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    /// By becoming glass. Accepted, without effect here.
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

extension View {
    /// Puts glass behind the view, in a shape that fills its box.
    ///
    /// Apple: "glassEffect(_:in:)". How glass looks here is said at `Glass`.
    ///
    /// - Parameters:
    ///   - glass: The kind of glass.
    ///   - shape: Its shape; a capsule by default.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background { GlassGround(glass: glass, shape: shape) }
    }

    /// Names the glass of the view, for glass that becomes other glass. Accepted, without effect here, which is reported.
    ///
    /// Apple: "glassEffectID(_:in:)".
    nonisolated public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        modifier(ReportModifier(diagnostic: id == nil ? nil : .stillGlass))
    }

    /// Has glass of one name be one shape. Accepted, without effect here, which is reported.
    ///
    /// Apple: "glassEffectUnion(id:namespace:)".
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        modifier(ReportModifier(diagnostic: id == nil ? nil : .separateGlass))
    }

    /// Says how the glass of the view comes and goes. Accepted, without effect here: it comes and goes with its view.
    ///
    /// Apple: "glassEffectTransition(_:)".
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
    {
        modifier(ReportModifier(diagnostic: .stillGlass))
    }
}

/// Glass behind a view: its fill, a bright rim and a tint.
private struct GlassGround<S: Shape>: View {
    let glass: Glass
    let shape: S

    var body: some View {
        if !glass.isNone {
            ZStack {
                shape.fill(glass.style)
                if let tint = glass.tint { shape.fill(tint.opacity(0.6)) }
                shape.stroke(Color.white.opacity(0.35), lineWidth: 0.5)
            }
            .allowsHitTesting(false)
            .modifier(ReportModifier(diagnostic: glass.isInteractive ? .interactiveGlass : nil))
        }
    }
}

extension Diagnostic {
    fileprivate static let separateGlass = Diagnostic.withoutEffect(
        "Glass whose shapes flow into each other", advice: "Each is drawn as a shape of its own.")
    fileprivate static let stillGlass = Diagnostic.withoutEffect(
        "Glass that becomes other glass", advice: "It comes and goes with its view.")
}
