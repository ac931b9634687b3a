import Expectations
import QuadrantGeometry
import QuadrantViews
import Testing

@Suite struct SystemColorTests {
    @Test func redOfIOS26() {
        let color = SystemColor.red.rgba(dark: false)
        same(color, RGBAColor(red: 1, green: 56.0 / 255, blue: 60.0 / 255))
    }

    @Test func secondaryIsTranslucent() {
        same(SystemColor.secondary.rgba(dark: false).alpha, 0.6)
        same(SystemColor.secondary.rgba(dark: true, increasedContrast: true).alpha, 0.68)
    }

    @Test func groundAndTextSwapInTheDark() {
        same(SystemColor.systemBackground.rgba(dark: false), .white)
        same(SystemColor.systemBackground.rgba(dark: true), .black)
        same(SystemColor.primary.rgba(dark: true), .white)
    }
}
