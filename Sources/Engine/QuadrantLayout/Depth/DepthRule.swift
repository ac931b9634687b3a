package import Foundation

/// How a node lays out along z; a node without a rule is as deep as its deepest child, which it aligns at the
/// back, or is a stack along z if it is a `ZStack`.
package enum DepthRule {
    /// `frame(depth:)`; NaN for the child's depth.
    case frame(CGFloat, DepthAlignment)
    case flexibleFrame(FlexibleLength, DepthAlignment)
    /// The front and back of `padding3D`.
    case padding(back: CGFloat, front: CGFloat)
    /// `offset(z:)`: toward the viewer.
    case offset(CGFloat)
    case guide(DepthGuideRule)
    /// A container whose children are aligned on a guide: as deep as they reach.
    case aligned(DepthAlignment)
    /// A container as deep as its deepest child, in which each is aligned as in a frame.
    case shared(DepthAlignment)
    /// A `ZStack` with this distance between neighbours; `nil` for that of the defaults.
    case layers(spacing: CGFloat?)
    /// Takes all the depth that is offered.
    case fill
    /// As deep as the first child, in whose depth the others are aligned.
    case overlay(DepthAlignment)
    case turned(TurnRule)
    case ratio(Ratio3DRule)

    /// Whether a node with `other` would lay out the same.
    func isSame(as other: DepthRule) -> Bool {
        switch (self, other) {
        case (.frame(let a, let guide), .frame(let b, let other)):
            Proposal(a, 0) == Proposal(b, 0) && guide == other
        case (.flexibleFrame(let a, let guide), .flexibleFrame(let b, let other)):
            a == b && guide == other
        case (.padding(let a, let b), .padding(let c, let d)): a == c && b == d
        case (.offset(let a), .offset(let b)): a == b
        case (.aligned(let a), .aligned(let b)), (.shared(let a), .shared(let b)),
            (.overlay(let a), .overlay(let b)):
            a == b
        case (.layers(let a), .layers(let b)): a == b
        case (.fill, .fill): true
        case (.turned(let a), .turned(let b)): a == b
        case (.ratio(let a), .ratio(let b)): a == b
        // What a closure answers cannot be compared.
        default: false
        }
    }

    /// Whether the rule says of a depth for what is in the node.
    var setsDepth: Bool {
        switch self {
        case .offset, .guide: false
        default: true
        }
    }

    /// What a rule of the kind marks nodes around it as, and spacers in it.
    struct Marks: Equatable {
        var setsDepth: Bool
        var setsGuide: Bool
    }

    var marks: Marks {
        if case .guide = self { return Marks(setsDepth: false, setsGuide: true) }
        return Marks(setsDepth: setsDepth, setsGuide: false)
    }

    /// Whether the layout of the plane depends on the depth that is offered.
    var couples: Bool {
        switch self {
        case .turned, .ratio: true
        default: false
        }
    }
}

/// `alignmentGuide(_:computeValue:)` with a guide along z: sets one guide, lays out as its child does.
package struct DepthGuideRule {
    package let key: DepthKey
    let compute: (ViewDimensions3D) -> CGFloat

    package init(_ guide: DepthAlignment, compute: @escaping (ViewDimensions3D) -> CGFloat) {
        key = guide.key
        self.compute = compute
    }
}
