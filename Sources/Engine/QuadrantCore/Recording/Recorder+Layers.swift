import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import Spatial

/// Views that are taken apart: what lies before something else is set before it along z.
///
/// Each child of a `ZStack`, each background and overlay, and each `zIndex` of other containers is a layer; what lies
/// side by side shares one. A layer is as thick as what is in it, so the next one is before all of that.
extension Recorder {
    /// Adds what the children show, in layers where they lie before one another.
    func layers(
        of node: NodeID, _ role: DrawingRole, apart: Double, into items: inout [DisplayItem]
    ) -> Bool {
        let isStacked = tree.layout.lays(node, before: role)
        var (isStable, base, top) = (true, 0.0, 0.0)
        var layers: [(node: NodeID, z: Double, items: [DisplayItem])] = []
        var current: Double?
        tree.presentation.forEachChild(of: node, role, .shown) { child in
            var own: [DisplayItem] = []
            if !recordOnly(child, at: .zero, into: &own) { isStable = false }
            guard !own.isEmpty else { return }
            let index = tree.layout.zIndex(of: child)
            if isStacked || index != current {
                base = layers.isEmpty ? 0 : top + apart
                current = index
            }
            top = max(top, base + Self.thickness(of: own))
            layers.append((child, base, own))
        }
        guard let last = layers.last, last.z > 0 else {
            for layer in layers { items += layer.items }
            return isStable
        }
        for layer in layers {
            let frame = CGRect(
                origin: tree.presentation.place(of: layer.node, .shown),
                size: tree.presentation.size(of: layer.node, .shown))
            items.append(self.layer(layer.items, of: layer.node, frame, at: layer.z))
        }
        return isStable
    }

    /// Sets what comes after the first `count` items, if anything does, as a layer before these.
    ///
    /// - Parameter isOver: Whether what comes after them is what the node draws itself, and not they.
    func setBefore(
        _ count: Int, _ items: inout [DisplayItem], of node: NodeID, apart: Double,
        isOver: Bool = false
    ) {
        guard count > 0, items.count > count else { return }
        let behind = Array(items[..<count])
        let frame = CGRect(origin: .zero, size: tree.presentation.size(of: node, .shown))
        items = [
            layer(behind, of: node, frame, at: 0, isDrawnByItself: !isOver),
            layer(
                Array(items[count...]), of: node, frame, at: Self.thickness(of: behind) + apart,
                isDrawnByItself: isOver),
        ]
    }

    private func layer(
        _ items: [DisplayItem], of node: NodeID, _ frame: CGRect, at z: Double,
        isDrawnByItself: Bool = false
    ) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: items))
        group.meaning = .layer(frame, isDrawnByItself: isDrawnByItself)
        group.source = SourceTag(node: node.index)
        if z != 0 { group.place = AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: z)) }
        return .group(group)
    }

    private static func thickness(of items: [DisplayItem]) -> Double {
        max(0, Fragment(items: items).box?.max.z ?? 0)
    }
}

extension LayoutTree {
    /// Whether the children of a node lie before one another.
    fileprivate func lays(_ node: NodeID, before role: DrawingRole) -> Bool {
        switch rule(of: node) {
        case .layers, .overlay: true
        default: role == .background
        }
    }
}
