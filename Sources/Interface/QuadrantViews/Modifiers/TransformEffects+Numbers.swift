import Foundation
import QuadrantGeometry

extension RotationEffect {
    /// The angle in radians, and the anchor.
    var numbers: [Double] {
        get { [angle.radians, Double(anchor.x), Double(anchor.y)] }
        set {
            guard newValue.count == 3 else { return }
            angle = .radians(newValue[0])
            anchor = UnitPoint(x: newValue[1], y: newValue[2])
        }
    }
}

extension ScaleEffect {
    /// The factors for width and height, and the anchor.
    var numbers: [Double] {
        get { [scale.width, scale.height, anchor.x, anchor.y].map { Double($0) } }
        set {
            guard newValue.count == 4 else { return }
            scale = CGSize(width: newValue[0], height: newValue[1])
            anchor = UnitPoint(x: newValue[2], y: newValue[3])
        }
    }
}

extension Rotation3DEffect {
    /// The angle in radians, the axis, the anchor and the perspective.
    var numbers: [Double] {
        get {
            [angle.radians]
                + [axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective].map {
                    Double($0)
                }
        }
        set {
            guard newValue.count == 8 else { return }
            let values = newValue.map { CGFloat($0) }
            angle = .radians(newValue[0])
            axis = (values[1], values[2], values[3])
            anchor = UnitPoint(x: values[4], y: values[5])
            (anchorZ, perspective) = (values[6], values[7])
        }
    }
}
