import QuadrantGeometry
import QuadrantViews
import Testing

@Suite struct SystemColorTests {
    @Test func redOfIOS26() {
        let color = SystemColor.red.rgba(dark: false)
        #expect(color == RGBAColor(red: 1, green: 56.0 / 255, blue: 60.0 / 255))
    }

    @Test func secondaryIsTranslucent() {
        #expect(SystemColor.secondary.rgba(dark: false).alpha == 0.6)
        #expect(SystemColor.secondary.rgba(dark: true, increasedContrast: true).alpha == 0.68)
    }

    @Test func groundAndTextSwapInTheDark() {
        #expect(SystemColor.systemBackground.rgba(dark: false) == .white)
        #expect(SystemColor.systemBackground.rgba(dark: true) == .black)
        #expect(SystemColor.primary.rgba(dark: true) == .white)
    }
}
