internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantEvents

extension Session {
    /// What stands at a point of the drawing, by an identifier or label that nothing else has, and where its middle is in the
    /// drawing; `nil` where nothing has one.
    func nameOfTarget(at point: CGPoint) -> (name: String, middle: CGPoint)? {
        let window = windows[0]
        let origin = window.canvas.origin
        let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let elements = ElementIndex(window.host.tree.accessibility()).all
        // The innermost is the last.
        guard
            let element = elements.last(where: {
                $0.frame.contains(place) && ($0.children.isEmpty || !$0.identifiers.isEmpty)
            })
        else { return nil }
        let names = element.identifiers + [element.plain.label].compactMap(\.self)
        for name in names where !name.isEmpty {
            let alike = elements.count { $0.identifiers.contains(name) || $0.plain.label == name }
            guard alike == 1, let middle = try? middle(of: name, in: window),
                element.frame.contains(middle)
            else { continue }
            return (name, CGPoint(x: middle.x + origin.x, y: middle.y + origin.y))
        }
        return nil
    }
}
