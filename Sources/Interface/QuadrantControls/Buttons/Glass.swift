import QuadrantCore
import QuadrantGeometry
public import QuadrantViews

/// A kind of glass.
///
/// Apple: "Glass". Glass is drawn by eye (not measured) and
/// without refraction: regular glass as a thin material, clear glass as a faint light that blurs
/// little, both with a bright edge.
public struct Glass: Equatable, Sendable {
    enum Variant: Sendable {
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
    /// Glass that shows what is behind it, only a little blurred.
    public static var clear: Glass { Glass(variant: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(variant: .identity) }

    /// The same glass in a colour; `nil` for no colour.
    public func tint(_ color: Color?) -> Glass {
        var result = self
        result.tint = color
        return result
    }

    /// The same glass, reacting to touches. It has no effect here, which is reported: glass that is
    /// held looks as before.
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
        case .clear: AnyShapeStyle(FrostedGlass(veil: .white.opacity(0.12), sigma: 2))
        case .identity: AnyShapeStyle(Color.clear)
        }
    }
}

/// A label on glass, the tint over that.
struct GlassButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let glass: Glass
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.isOnBarGlass) private var isOnBarGlass

    var body: some View {
        BorderedButtonLook(configuration: configuration, ground: ground)
            .background {
                if isTinted { shape.fill(glass.style).allowsHitTesting(false) }
            }
    }

    private var isTinted: Bool { !isOnBarGlass && glass.tint != nil && !glass.isNone }

    private var ground: ButtonGround {
        if glass.isNone { return .none }
        return .glass(glass.tint.map { AnyShapeStyle($0.opacity(0.6)) } ?? glass.style)
    }
}
