public import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantViews

/// The outline of bordered buttons.
///
/// Apple: "ButtonBorderShape". As a shape it is that outline in a rectangle. In views, `automatic` is the one that buttons
/// have there (`buttonBorderShape(_:)`, `controlSize(_:)`, the system); by itself, and in shapes made from it, it is a capsule.
public nonisolated struct ButtonBorderShape: InsettableShape, Equatable, EnvironmentShape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<ButtonBorderShape, ForegroundStyle>

    enum Kind: Equatable {
        case automatic
        case capsule
        case circle
        /// A rounded rectangle with a radius in points; `nil` for the usual radius.
        case rounded(CGFloat?)
    }

    private let kind: Kind
    private var insetAmount: CGFloat = 0
    /// What is wrong with the radius that was given; `nil` where nothing is.
    private(set) var diagnostic: Diagnostic?

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The shape that suits the place: on iOS 26 a capsule; before, larger buttons have corners.
    public static let automatic = ButtonBorderShape(.automatic)
    /// A rectangle whose shorter sides are half circles.
    public static let capsule = ButtonBorderShape(.capsule)
    /// A circle; the button is as wide as it is high.
    public static let circle = ButtonBorderShape(.circle)
    /// A rectangle with corners of the usual radius: 8 points (UIKit's, not measured in SwiftUI).
    public static let roundedRectangle = ButtonBorderShape(.rounded(nil))

    /// A rectangle with corners of a radius in points, limited by the sides. A radius that is
    /// negative or not finite counts as 0; `buttonBorderShape(_:)` reports it.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        var result = ButtonBorderShape(.rounded(radius.isFinite ? max(0, radius) : 0))
        result.diagnostic = .unlessLength(
            ".roundedRectangle", ["radius": radius], instead: "It counts as 0.")
        return result
    }

    /// The shape where none is set that has a radius of its own in the profile; any other one as it is.
    func resolved(corner: CGFloat?) -> ButtonBorderShape {
        guard kind == .automatic, let corner else { return self }
        return .roundedRectangle(radius: corner)
    }

    /// The shape that buttons have in an environment; one that is not `automatic` as it is.
    package func resolved(in environment: EnvironmentValues) -> ButtonBorderShape {
        guard kind == .automatic else { return self }
        let corner = environment.controlProfile.button.size(environment.controlSize).corner
        var result = environment.buttonBorderShape.resolved(corner: corner)
        if result.kind == .automatic { result = .capsule }
        result.insetAmount = insetAmount
        return result
    }

    /// The shape fills its proposal.
    public static func _traits(_ shape: ButtonBorderShape, in rect: CGRect) -> _ShapeTraits {
        var traits = _ShapeTraits.fill(nil)
        traits.isOfEnvironment = shape.kind == .automatic
        return traits
    }

    /// Whether buttons are as wide as they are high.
    var isCircle: Bool { kind == .circle }

    /// The outline, in points: of `automatic` a capsule, of a rounded rectangle without a radius
    /// one of 8 points.
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic, .capsule: Capsule(style: .circular).inset(by: insetAmount).path(in: rect)
        case .circle: Circle().inset(by: insetAmount).path(in: rect)
        case .rounded(let radius):
            RoundedRectangle(cornerRadius: radius ?? 8).inset(by: insetAmount).path(in: rect)
        }
    }

    /// The shape with its outline moved inward by `amount` points.
    public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var result = self
        result.insetAmount += amount
        return result
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline that bordered buttons have where the view stands.
    ///
    /// Apple: "buttonBorder".
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of bordered buttons.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of the bordered buttons in this view.
    ///
    /// Apple: "buttonBorderShape(_:)".
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
            .modifier(ReportModifier(diagnostic: shape.diagnostic))
    }
}
