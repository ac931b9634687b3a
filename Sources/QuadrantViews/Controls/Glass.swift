import QuadrantCore
import QuadrantGeometry

/// Which glass it is.
///
/// Apple: "Glass". Here buttons may stand on glass. It is drawn by eye, not measured, and without refraction:
/// regular glass as a thin material, clear glass as a faint light that blurs nothing, each with a
/// bright edge.
public struct Glass: Equatable, Sendable {
    private enum Variant: Sendable {
        case regular
        case clear
        case identity
    }

    private let variant: Variant
    /// `nil` for none.
    private(set) var tint: Color?
    private(set) var isInteractive = false

    /// Glass that blurs what is behind it.
    public static var regular: Glass { Glass(variant: .regular) }
    /// Glass that shows what is behind it as it is.
    public static var clear: Glass { Glass(variant: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(variant: .identity) }

    /// The glass in a colour; `nil` for none.
    public func tint(_ color: Color?) -> Glass {
        var result = self
        result.tint = color
        return result
    }

    /// The glass as it answers to touches. Nothing is held here: without effect, which is reported.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var result = self
        result.isInteractive = isEnabled
        return result
    }

    /// Whether nothing is drawn.
    var isNone: Bool { variant == .identity }

    /// What the ground of a button is filled with.
    var style: AnyShapeStyle {
        switch variant {
        case .regular: AnyShapeStyle(.ultraThinMaterial)
        case .clear: AnyShapeStyle(Color.white.opacity(0.12))
        case .identity: AnyShapeStyle(Color.clear)
        }
    }
}

/// A label on glass, the tint over that.
struct GlassButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let glass: Glass
    @Environment(\.buttonBorderShape) private var shape

    var body: some View {
        BorderedButtonLook(configuration: configuration, ground: ground)
            .background {
                if isTinted { shape.fill(glass.style).allowsHitTesting(false) }
            }
    }

    private var isTinted: Bool { glass.tint != nil && !glass.isNone }

    private var ground: ButtonGround {
        if glass.isNone { return .none }
        return .glass(glass.tint.map { AnyShapeStyle($0.opacity(0.6)) } ?? glass.style)
    }
}
