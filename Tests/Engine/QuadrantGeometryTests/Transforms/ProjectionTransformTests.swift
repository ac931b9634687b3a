import Expectations
import Foundation
import QuadrantGeometry
import Testing

@Suite struct ProjectionTransformTests {
    private let perspective: ProjectionTransform = {
        var transform = ProjectionTransform(
            CGAffineTransform(a: 2, b: 0.5, c: -0.25, d: 1, tx: 7, ty: -3))
        transform.m13 = 0.01
        transform.m23 = -0.002
        return transform
    }()

    @Test func affineMapsAgree() {
        let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let transform = ProjectionTransform(map)
        holds(transform.isAffine)
        same(CGPoint(x: 1, y: 2).applying(transform), CGPoint(x: 1, y: 2).applying(map))
        same(transform.affineMap(at: CGPoint(x: 9, y: 9)), map)
    }

    @Test func theInverseUndoes() {
        let point = CGPoint(x: 12, y: -8)
        let back = point.applying(perspective).applying(perspective.inverted())
        #expect(abs(back.x - 12) < 1e-9 && abs(back.y + 8) < 1e-9)
        let whole = perspective.concatenating(perspective.inverted())
        #expect(abs(whole.m11 - 1) < 1e-9 && abs(whole.m31) < 1e-9 && abs(whole.m13) < 1e-9)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isInverted = flat.invert()
        fails(isInverted)
    }

    @Test func concatenatingAppliesTheFirstFirst() {
        let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
        let both = move.concatenating(perspective)
        let point = CGPoint(x: 1, y: 2)
        let (a, b) = (point.applying(both), point.applying(move).applying(perspective))
        #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
    }

    @Test func theAffineMapAgreesCloseBy() throws {
        let point = CGPoint(x: 20, y: 30)
        let map = try #require(perspective.affineMap(at: point))
        let near = CGPoint(x: 20.001, y: 29.999)
        let (a, b) = (near.applying(map), near.applying(perspective))
        #expect(abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6)
    }
}
