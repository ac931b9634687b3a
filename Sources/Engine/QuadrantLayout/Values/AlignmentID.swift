public import Foundation
package import QuadrantGeometry

/// A type that names an alignment guide and says where it lies by default.
///
/// Apple: "AlignmentID".
public protocol AlignmentID: SendableMetatype {
    /// The offset of the guide in a view that does not set it, in points from the leading or top
    /// edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide as the engine knows it: built-in guides are distinguished by a small number,
/// others by their type.
package struct AlignmentKey: Sendable, BitwiseCopyable {
    /// The guides that come with SwiftUI; their defaults need no call through a type.
    enum BuiltIn: UInt8 {
        case custom, leading, horizontalCenter, trailing, top, verticalCenter, bottom
        case firstTextBaseline, lastTextBaseline
        /// Where the separator of a row begins: texts set it to their leading edges.
        case separatorLeading
    }

    /// The built-in guide; the case for custom guides if `id` names the guide.
    let builtIn: BuiltIn
    /// The axis along which the guide is a position.
    package let axis: Axis
    let id: any AlignmentID.Type

    init(_ builtIn: BuiltIn, _ axis: Axis, _ id: any AlignmentID.Type) {
        self.builtIn = builtIn
        self.axis = axis
        self.id = id
    }

    /// Whether containers of several children hand the guide on: text baselines and custom guides.
    ///
    /// The edges and centers do not pass through, as observed by objc.io; Apple's page on
    /// `combineExplicit` can be read otherwise.
    package var passesThroughContainers: Bool {
        switch builtIn {
        case .custom, .firstTextBaseline, .lastTextBaseline, .separatorLeading: true
        default: false
        }
    }

    /// The guide of a view that does not set it.
    @inline(__always)
    func defaultValue(width: CGFloat, height: CGFloat) -> CGFloat {
        switch builtIn {
        case .leading, .top, .separatorLeading: 0
        case .horizontalCenter: width / 2
        case .verticalCenter: height / 2
        case .trailing: width
        case .bottom, .firstTextBaseline, .lastTextBaseline: height
        case .custom: customDefault(width: width, height: height)
        }
    }

    @inline(never)
    private func customDefault(width: CGFloat, height: CGFloat) -> CGFloat {
        id.defaultValue(in: ViewDimensions(size: CGSize(width: width, height: height)))
    }

    /// The value of a container whose children have `values`: the first text baseline and the beginning of a
    /// separator are the smallest, the last text baseline is the largest, any other guide the mean.
    func combine(_ values: some Sequence<CGFloat>) -> CGFloat? {
        var (sum, count) = (CGFloat(0), 0)
        var (least, most) = (CGFloat.infinity, -CGFloat.infinity)
        for value in values {
            sum += value
            count += 1
            least = min(least, value)
            most = max(most, value)
        }
        guard count > 0 else { return nil }
        return switch builtIn {
        case .firstTextBaseline, .separatorLeading: least
        case .lastTextBaseline: most
        default: sum / CGFloat(count)
        }
    }
}

extension AlignmentKey: Equatable {
    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.id == rhs.id && lhs.axis == rhs.axis
    }
}
