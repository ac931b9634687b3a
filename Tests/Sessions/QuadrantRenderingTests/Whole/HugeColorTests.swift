import Expectations
import QuadrantRendering
import SwiftUI
import Testing

/// Colours of components that no display has are described, and drawn as the nearest that can be seen.
@MainActor @Suite struct HugeColorTests {
    @Test(arguments: [Color.RGBColorSpace.sRGB, .sRGBLinear, .displayP3])
    func aColorBeyondAllNumbersIsTheBrightest(space: Color.RGBColorSpace) throws {
        let huge = Color(space, red: 1e300, green: 1e300, blue: 1e300)
        same(huge.resolve(in: .init()).description, "#FFFFFFFF")
        let dark = Color(space, red: -1e300, green: -1e300, blue: -1e300)
        same(dark.resolve(in: .init()).description, "#000000FF")
        let none = Color(space, red: .nan, green: .infinity, blue: 0).resolve(in: .init())
        same(none.description, "#000000FF")
        func picture(_ color: Color) throws -> [UInt8] {
            let red = Color(red: 1, green: 0, blue: 0)
            let view = red.colorMultiply(color).frame(width: 8, height: 8)
            return Array(try drawing(of: AnyView(view), on: Stage()))
        }
        // Red times white is red.
        try same(picture(huge), picture(.white))
    }
}
