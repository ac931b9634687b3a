public import Foundation

/// A type that names an alignment guide along z and says where it lies by default.
///
/// Apple: "DepthAlignmentID".
public protocol DepthAlignmentID: SendableMetatype {
    /// The offset of the guide in a view that does not set it, in points from the back of the view.
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat
}

/// A guide by which views are aligned along z.
///
/// Apple: "DepthAlignment".
public struct DepthAlignment: Equatable, Sendable, BitwiseCopyable {
    package let key: DepthKey

    /// Creates a guide that is named by a custom type.
    public init(_ id: any DepthAlignmentID.Type) {
        key = DepthKey(.custom, id)
    }

    private init(_ builtIn: DepthKey.BuiltIn, _ id: any DepthAlignmentID.Type) {
        key = DepthKey(builtIn, id)
    }

    /// Combines the values that several views set for the guide; `nil` if no view sets it.
    ///
    /// The result is the mean of the values that are not `nil`.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combine(values.compactMap(\.self))
    }

    /// The fronts: the faces toward the viewer.
    public static let front = DepthAlignment(.front, Front.self)
    /// The centres.
    public static let center = DepthAlignment(.center, Center.self)
    /// The backs: the faces away from the viewer.
    public static let back = DepthAlignment(.back, Back.self)

    enum Front: DepthAlignmentID {
        static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context.depth }
    }

    enum Center: DepthAlignmentID {
        static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context.depth / 2 }
    }

    enum Back: DepthAlignmentID {
        static func defaultValue(in context: ViewDimensions3D) -> CGFloat { 0 }
    }
}

/// An alignment guide along z as the engine knows it.
package struct DepthKey: Sendable, BitwiseCopyable {
    enum BuiltIn: UInt8 {
        case custom, back, center, front
    }

    /// The built-in guide; the case for custom guides if `id` names the guide.
    let builtIn: BuiltIn
    let id: any DepthAlignmentID.Type

    init(_ builtIn: BuiltIn, _ id: any DepthAlignmentID.Type) {
        self.builtIn = builtIn
        self.id = id
    }

    /// Whether containers of several children hand the guide on, as on the other axes: custom guides only.
    var passesThroughContainers: Bool { builtIn == .custom }

    /// The value of a container whose children have `values`: their mean.
    func combine(_ values: [CGFloat]) -> CGFloat? {
        values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }

    /// The built-in guide of a view of this depth; `nil` for a guide of the user's own.
    func defaultValue(depth: CGFloat) -> CGFloat? {
        switch builtIn {
        case .back: 0
        case .center: depth / 2
        case .front: depth
        case .custom: nil
        }
    }
}

extension DepthKey: Equatable {
    package static func == (lhs: DepthKey, rhs: DepthKey) -> Bool { lhs.id == rhs.id }
}
