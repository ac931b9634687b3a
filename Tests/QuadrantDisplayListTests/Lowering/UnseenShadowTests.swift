import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Shadows that are spread so thinly that no pixel shows them.
@Suite struct UnseenShadowTests {
    private let letter = CGRect(x: 0, y: 0, width: 20, height: 20)

    private func shadow(_ sigma: CGFloat, alpha: Double = 1) -> DisplayFilter {
        let color = RGBAColor(red: 0, green: 0, blue: 0, alpha: alpha)
        return .shadow(ShadowFilter(color: color, sigma: sigma, offset: .zero))
    }

    @Test func thatOfALetterIsLeftOutWhereItIsBlurredOverAPage() {
        #expect([shadow(945)].seen(on: letter) == [])
        #expect([shadow(100)].seen(on: letter) == [shadow(100)])
        #expect([shadow(100, alpha: 0.01)].seen(on: letter) == [])
        #expect([shadow(0, alpha: 0.5)].seen(on: letter) == [shadow(0, alpha: 0.5)])
    }

    @Test func thatOfALargePictureStays() {
        let page = CGRect(x: 0, y: 0, width: 3000, height: 3000)
        #expect([shadow(945)].seen(on: page) == [shadow(945)])
        #expect([shadow(945)].seen(on: .null) == [shadow(945)])
        // What is blurred before is as large as it is then.
        let blur = DisplayFilter.blur(BlurFilter(sigma: 500))
        #expect([blur, shadow(945)].seen(on: letter) == [blur, shadow(945)])
    }
}
