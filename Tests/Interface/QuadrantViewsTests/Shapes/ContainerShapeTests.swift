import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews
import TestedViews
import Testing

@MainActor @Suite struct ContainerShapeTests {
    private func path(_ view: some View) -> Path? {
        guard case .fill(let fill) = Drawn(view).leaves.last, case .path(let path) = fill.shape
        else { return nil }
        return path
    }

    @Test func aRelativeShapeIsAsFarInsideAsItsFrame() {
        let view = ContainerRelativeShape().padding(8)
            .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
        let frame = CGRect(x: 0, y: 0, width: 84, height: 44)
        same(path(view), Path(roundedRect: frame, cornerRadius: 12, style: .circular))
    }

    @Test func withoutAContainerItIsARectangle() {
        same(path(ContainerRelativeShape()), Path(CGRect(x: 0, y: 0, width: 100, height: 60)))
    }

    @Test func concentricCornersLoseTheDistance() {
        let view = ConcentricRectangle(corners: .concentric(minimum: 6)).padding(8)
            .containerShape(.rect(cornerRadius: 20))
        let frame = CGRect(x: 0, y: 0, width: 84, height: 44)
        same(path(view), rounded(frame, 12))
        let small = ConcentricRectangle(corners: .concentric(minimum: 6)).padding(18)
            .containerShape(.rect(cornerRadius: 20))
        same(path(small), rounded(CGRect(x: 0, y: 0, width: 64, height: 24), 6))
        same(
            path(ConcentricRectangle(corners: 9)),
            rounded(CGRect(x: 0, y: 0, width: 100, height: 60), 9))
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
        Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius,
                topTrailing: radius))
    }

    @Test func shapesAreCombinedInOneFrame() {
        let view = Rectangle().subtracting(Rectangle().inset(by: 10))
        let ring = path(view)
        same(ring?.contains(CGPoint(x: 5, y: 5)), true)
        same(ring?.contains(CGPoint(x: 50, y: 30)), false)
    }
}
