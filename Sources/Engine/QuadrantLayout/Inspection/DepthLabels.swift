import Foundation
import QuadrantGeometry
import Spatial

extension DepthRule {
    /// The modifier or container as it is written, defaults left out.
    ///
    /// - Parameter plane: How the layout of the node in the plane is written; `nil` where that does not tell.
    package func label(_ plane: String?) -> String? {
        switch self {
        case .frame(let depth, let guide):
            SourceText.call(".frame", SourceText.length("depth", depth), guide.key.argument)
        case .flexibleFrame(let length, let guide):
            SourceText.call(
                ".frame", SourceText.length("minDepth", length.minimum),
                SourceText.length("idealDepth", length.ideal),
                SourceText.length("maxDepth", length.maximum), guide.key.argument)
        case .padding(let back, let front):
            plane.map {
                "\($0) with \(SourceText.number(front)) in front, \(SourceText.number(back)) behind"
            }?.replacing(".padding", with: ".padding3D", maxReplacements: 1)
        case .offset(let z): SourceText.call(".offset", SourceText.length("z", z))
        case .guide(let guide): ".alignmentGuide(\(guide.key.name))"
        case .aligned(let guide): plane.map { "\($0).depthAlignment(\(guide.key.name))" }
        case .layers(let spacing):
            SourceText.container("ZStack", "spacing: \(spacing.map(SourceText.number) ?? "nil")")
        case .fill: "GeometryReader3D"
        case .overlay(let guide): SourceText.container(".spatialOverlay", guide.key.argument)
        case .shared, .turned, .ratio: plane
        }
    }

    /// The guide by which the node aligns its children along z; `nil` where it does not.
    var childGuide: DepthKey? {
        switch self {
        case .frame(_, let guide), .flexibleFrame(_, let guide), .aligned(let guide),
            .shared(let guide), .overlay(let guide):
            guide.key
        default: nil
        }
    }
}

extension DepthKey {
    /// The guide as it is written: `.front`, or the name of the type for a guide of the user's own.
    package var name: String { builtIn == .custom ? "\(id)" : ".\(builtIn)" }

    /// `alignment: .front`; `nil` for the centre.
    fileprivate var argument: String? { builtIn == .center ? nil : "alignment: \(name)" }
}

extension LayoutTree {
    /// The guide by which the node was aligned along z in its parent, in points from the node's back; `nil` where
    /// the parent does not align, or where the node stands at its back by a guide that it does not set.
    package func depthGuideInUse(of node: NodeID) -> (key: DepthKey, reading: GuideReading)? {
        guard let table = depths, let parent = parent(of: node) else { return nil }
        let key = table.rules[parent.index]?.childGuide ?? DepthAlignment.back.key
        let place = depthPlace(of: node)
        let box = DepthBox(
            node: node.index, size: size(of: node), proposal: placedProposal(of: node),
            offer: place.offer)
        let explicit = explicitDepthGuide(box, key, depth: place.depth)
        guard explicit != nil || place.z != 0, table.rules[parent.index]?.childGuide != nil
        else { return nil }
        let value = depthGuide(box, key, depth: place.depth)
        return (key, GuideReading(value: value, isExplicit: explicit != nil))
    }
}
