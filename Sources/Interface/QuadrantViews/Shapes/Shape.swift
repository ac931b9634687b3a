public import Foundation
public import QuadrantCore
package import QuadrantDisplayList
public import QuadrantGeometry
package import QuadrantLayout

/// A two-dimensional outline; as a view it is filled with the foreground style.
///
/// Apple: "Shape".
public protocol Shape: Animatable, Sendable, View {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size of the shape for a proposal, in points; by default the proposal, and 10 where
    /// nothing is proposed.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the outline is mirrored where layout runs right to left; by default it is.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// What shapes of the type are used for; by default they are filled.
    nonisolated static var role: ShapeRole { get }

    /// How the shape lays out and how renderers know it; not for use outside the library.
    nonisolated static func _traits(_ shape: Self, in rect: CGRect) -> _ShapeTraits
}

/// What a shape is used for. It is kept; styles look alike for all roles here.
///
/// Apple: "ShapeRole".
public enum ShapeRole: Sendable {
    /// An area.
    case fill
    /// A line along an outline.
    case stroke
    /// A line between areas.
    case separator
}

/// Whether an outline is mirrored where layout runs right to left.
///
/// Apple: "LayoutDirectionBehavior".
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The outline is never mirrored.
    case fixed
    /// The outline is mirrored in a layout direction.
    case mirrors(in: LayoutDirection)

    /// The outline is mirrored where layout runs right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// By default shapes are filled.
    public nonisolated static var role: ShapeRole { .fill }

    /// By default the shape takes all of the proposal, and 10 points where a side is not proposed.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// By default the outline is mirrored where layout runs right to left.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
        .mirrors(in: .rightToLeft)
    }

    /// By default `sizeThatFits(_:)` is asked for the size and `path(in:)` for the outline.
    public nonisolated static func _traits(_ shape: Self, in rect: CGRect) -> _ShapeTraits {
        _ShapeTraits(rule: .extended(ShapeSizeRule(shape: shape)), outline: nil)
    }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// How large a shape is as a view, and which outline renderers draw for it; opaque outside the
/// library.
public struct _ShapeTraits {
    package var rule: LayoutRule
    /// The outline under a simpler name than a path; `nil` to ask `path(in:)`.
    package var outline: DisplayShape?
    /// What is wrong with a number of the shape; `nil` where nothing is.
    package var fault: NumberFault?
    /// Whether the environment says which shape it is (`EnvironmentShape`).
    package var isOfEnvironment = false

    package init(rule: LayoutRule, outline: DisplayShape?, fault: NumberFault? = nil) {
        self.rule = rule
        self.outline = outline
        self.fault = fault
    }

    /// A shape that takes what it is offered.
    package static func fill(_ outline: DisplayShape?, fault: NumberFault? = nil) -> _ShapeTraits {
        _ShapeTraits(
            rule: .fill(ideal: CGSize(width: 10, height: 10)), outline: outline, fault: fault)
    }
}

/// Asks a shape of the user's own for its size.
struct ShapeSizeRule: ExtendedRule {
    let shape: any Shape

    var name: String { "\(type(of: shape))" }

    var callsOut: Bool { true }

    func isSame(as other: any ExtendedRule) -> Bool { false }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        shape.sizeThatFits(proposal.size)
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] { [] }

    func spacing(_ context: RuleContext) -> ViewSpacing? { ViewSpacing() }

    func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> CGFloat?? { .some(nil) }
}
