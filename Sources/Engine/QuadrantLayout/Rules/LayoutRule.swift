package import Foundation
package import QuadrantGeometry
package import QuadrantText

/// How a node lays out: the closed set of rules that most nodes have, and a case for all others.
package enum LayoutRule {
    /// A leaf of a fixed size.
    case fixed(CGSize)
    /// A leaf that fills its proposal; `ideal` stands for lengths that are not proposed.
    case fill(ideal: CGSize)
    /// A circle: the largest square that fits its proposal; `ideal` stands for a length that is not
    /// proposed.
    case square(ideal: CGFloat)
    /// Empty room that grows along `axis` (along both axes if `nil`), at least `minLength` points
    /// long (8 if `nil`).
    case spacer(axis: Axis?, minLength: CGFloat?)
    /// A line of `thickness` points, across the `axis` of the stack around.
    case divider(axis: Axis?, thickness: CGFloat)
    case text(TextRequest)
    /// Draws or groups, and lays out as its one child does.
    case pass
    case padding(EdgeInsets)
    case frame(FrameRule)
    case flexibleFrame(FlexibleFrameRule)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(AspectRatioRule)
    case position(CGPoint)
    case offset(CGSize)
    case guide(GuideRule)
    case stack(StackRule)
    /// A `ZStack`: children one over the other.
    case layers(Alignment)
    /// A background or an overlay: the second child is proposed the size of the first.
    case overlay(Alignment)
    /// A `GeometryReader`: fills its proposal, with its children at the top leading corner.
    case geometry
    /// A rule that is less common, with a type of its own.
    case extended(any ExtendedRule)
}

extension LayoutRule {
    var tag: RuleTag {
        switch self {
        case .fixed: .fixed
        case .fill: .fill
        case .square: .square
        case .spacer: .spacer
        case .divider: .divider
        case .text: .text
        case .pass: .pass
        case .padding: .padding
        case .frame: .frame
        case .flexibleFrame: .flexibleFrame
        case .fixedSize: .fixedSize
        case .aspectRatio: .aspectRatio
        case .position: .position
        case .offset: .offset
        case .guide: .guide
        case .stack: .stack
        case .layers: .layers
        case .overlay: .overlay
        case .geometry: .geometry
        case .extended: .extended
        }
    }

    /// Whether a node with `other` would lay out the same: then nothing has to be measured again.
    package func isSame(as other: LayoutRule) -> Bool {
        switch (self, other) {
        case (.fixed(let a), .fixed(let b)): a == b
        case (.fill(let a), .fill(let b)): a == b
        case (.square(let a), .square(let b)): a == b
        case (.spacer(let axis, let a), .spacer(let otherAxis, let b)):
            axis == otherAxis && a == b
        case (.divider(let axis, let a), .divider(let otherAxis, let b)):
            axis == otherAxis && a == b
        case (.text(let a), .text(let b)): a == b
        case (.pass, .pass), (.geometry, .geometry): true
        case (.padding(let a), .padding(let b)): a == b
        case (.frame(let a), .frame(let b)): a == b
        case (.flexibleFrame(let a), .flexibleFrame(let b)): a == b
        case (.fixedSize(let h, let v), .fixedSize(let otherH, let otherV)):
            h == otherH && v == otherV
        case (.aspectRatio(let a), .aspectRatio(let b)): a == b
        case (.position(let a), .position(let b)): a == b
        case (.offset(let a), .offset(let b)): a == b
        case (.stack(let a), .stack(let b)): a == b
        case (.layers(let a), .layers(let b)): a == b
        case (.overlay(let a), .overlay(let b)): a == b
        case (.extended(let a), .extended(let b)): a.isSame(as: b)
        default: false
        }
    }
}
