import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

/// A style that is set around a control wins over the control's own colour.
@MainActor @Suite struct ControlColorTests {
    private let blue = [0, 136, 255, 100]
    private let red = [255, 56, 60, 100]
    private let white = [255, 255, 255, 100]
    private let black = [0, 0, 0, 100]
    private let grey = [118, 118, 124, 16]

    private func button(_ role: ButtonRole? = nil) -> some View {
        Button("Save", role: role) {}
    }

    private func parts(_ view: some View, dark: Bool = false) -> [[Int]] {
        TappedTree(view) { $0.colorScheme = dark ? .dark : .light }.colors.map(\.parts)
    }

    /// The colour of the label, which is drawn last.
    private func label(_ view: some View, dark: Bool = false) -> [Int] {
        parts(view, dark: dark).last ?? []
    }

    @Test func aStyleAroundAButtonWins() {
        let styles: [(String, AnyView)] = [
            ("automatic", AnyView(button())),
            ("borderless", AnyView(button().buttonStyle(.borderless))),
            ("plain", AnyView(button().buttonStyle(.plain))),
            ("bordered", AnyView(button().buttonStyle(.bordered))),
            ("prominent", AnyView(button().buttonStyle(.borderedProminent))),
            ("glass", AnyView(button().buttonStyle(.glass))),
            ("glass prominent", AnyView(button().buttonStyle(.glassProminent))),
            ("destructive", AnyView(button(.destructive))),
            ("link", AnyView(Link("Save", destination: URL(filePath: "/")))),
            ("toggle", AnyView(Toggle("Save", isOn: .constant(false)).toggleStyle(.button))),
            ("on", AnyView(Toggle("Save", isOn: .constant(true)).toggleStyle(.button))),
        ]
        for (name, view) in styles {
            #expect(label(view.foregroundStyle(.red)) == red, "\(name)")
            #expect(label(view.foregroundColor(.red)) == red, "\(name)")
            #expect(label(VStack { view }.foregroundStyle(.red)) == red, "\(name)")
            #expect(label(HStack { view }.foregroundStyle(.red).tint(.green)) == red, "\(name)")
            // `nil` is no colour: the control's own.
            #expect(label(view.foregroundColor(nil)) == label(view), "\(name)")
        }
    }

    @Test func blackOnYellow() {
        let view = button().buttonStyle(.borderedProminent)
        #expect(
            parts(view.tint(.yellow).foregroundStyle(.black)) == [[255, 204, 0, 100], black])
        #expect(parts(view.tint(.yellow)) == [[255, 204, 0, 100], white])
        // The ground is the tint's, not the label's.
        #expect(parts(view.foregroundColor(.black)) == [blue, black])
        #expect(parts(button().buttonStyle(.bordered).foregroundStyle(.red)) == [grey, red])
    }

    @Test func levelsAreThoseOfTheControl() {
        #expect(label(button().foregroundStyle(.primary)) == blue)
        #expect(label(button().foregroundStyle(.secondary)) == [0, 136, 255, 60])
        #expect(label(button().tint(.red).foregroundStyle(.tertiary)) == [255, 56, 60, 30])
        #expect(label(button(.destructive).foregroundStyle(.secondary)) == [255, 56, 60, 60])
        let prominent = button().buttonStyle(.borderedProminent)
        #expect(label(prominent.foregroundStyle(.secondary)) == [255, 255, 255, 60])
        // The label colours' own levels where a control has no colour of its own.
        let second = [60, 60, 67, 60]
        #expect(label(button().buttonStyle(.plain).foregroundStyle(.secondary)) == second)
        #expect(label(button().buttonStyle(.glass).foregroundStyle(.secondary)) == second)
        // A colour is no level.
        #expect(label(button().foregroundStyle(Color.primary)) == black)
        #expect(label(button().foregroundStyle(Color.primary), dark: true) == white)
    }

    @Test func levelsInsideOfALabel() {
        let view = Button {
        } label: {
            VStack {
                Text("A")
                Text("B").foregroundStyle(.secondary)
                Text("C").foregroundStyle(.red)
            }
        }
        #expect(parts(view) == [blue, [0, 136, 255, 60], red])
        #expect(parts(view.foregroundStyle(.black)) == [black, [0, 0, 0, 60], red])
        #expect(
            parts(view.buttonStyle(.plain)) == [black, [60, 60, 67, 60], red])
    }

    /// Apple's pictures: a style that is set inside the label stays as it is; a level of the label's own style fades with it.
    @Test func stylesInLabelsOfDisabledControlsStay() {
        let (whole, faint) = ([255, 56, 60, 100], [255, 56, 60, 24])
        let texts: [(String, AnyView)] = [
            ("text", AnyView(Text("Save").foregroundStyle(.red))),
            ("stack", AnyView(HStack { Text("Save") }.foregroundStyle(.red))),
            (
                "nested",
                AnyView(HStack { Text("Save") }.foregroundStyle(.primary).foregroundStyle(.red))
            ),
            ("symbol", AnyView(Image(systemName: "circle.fill").foregroundStyle(.red))),
        ]
        for (name, text) in texts {
            let view = Button {
            } label: {
                text
            }.disabled(true)
            #expect(label(view) == whole, "\(name)")
            #expect(label(view.buttonStyle(.plain)) == whole, "\(name)")
            #expect(label(view.foregroundStyle(.green)) == whole, "\(name)")
        }
        // Without a style of its own again.
        let plain = Button {
        } label: {
            Text("Save").foregroundColor(nil)
        }.disabled(true)
        #expect(label(plain.foregroundStyle(.red)) == faint)
        let ground = Button {
        } label: {
            Text("Save").background(.red)
        }.disabled(true)
        #expect(parts(ground).first == red)
    }

    @Test func disabledControlsFade() {
        #expect(label(button().foregroundStyle(.red).disabled(true)) == [255, 56, 60, 24])
        #expect(label(button().disabled(true).foregroundStyle(.red)) == [255, 56, 60, 24])
        let prominent = button().buttonStyle(.borderedProminent).disabled(true)
        #expect(parts(prominent.foregroundStyle(.red)) == [grey, [255, 56, 60, 24]])
        #expect(label(button().buttonStyle(.plain).foregroundStyle(.red).disabled(true))[3] == 24)
        let link = Link("x", destination: URL(filePath: "/")).foregroundStyle(.red)
        #expect(label(link.disabled(true)) == [255, 56, 60, 24])
        // Without one they are grey, not a faint tint, and so are destructive ones.
        #expect(label(button().disabled(true)) == [0, 0, 0, 24])
        #expect(label(button(.destructive).disabled(true)) == [0, 0, 0, 24])
        #expect(label(button().disabled(true), dark: true) == [255, 255, 255, 24])
    }

    @Test func destructiveStaysRedWithoutAStyle() {
        #expect(label(button(.destructive)) == red)
        #expect(label(VStack { button(.destructive) }.foregroundStyle(.primary)) == red)
        #expect(label(button(.destructive).foregroundStyle(.green)) == [52, 199, 89, 100])
    }

    @Test func iconsOfLabelsFollow() {
        let view = Button("Add", systemImage: "plus") {}
        #expect(Set(parts(view)) == [blue])
        #expect(Set(parts(view.foregroundStyle(.red))) == [red])
        #expect(Set(parts(VStack { view }.foregroundStyle(.red))) == [red])
    }

    /// All styles that are set around a control fade.
    @Test func levelsOfDisabledControls() {
        let view = Button {
        } label: {
            Text("A")
            Text("B").foregroundStyle(.secondary)
        }
        let levels = view.foregroundStyle(.red, .black)
        #expect(parts(levels) == [red, black])
        #expect(parts(levels.disabled(true)) == [[255, 56, 60, 24], [0, 0, 0, 24]])
    }

    private struct Looks: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    private struct Boxed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).foregroundStyle(.red)
        }
    }

    @Test func stylesOfOnesOwn() {
        // A label as it is: no control's colour.
        #expect(label(button().buttonStyle(Looks())) == black)
        #expect(label(button().buttonStyle(Looks()).foregroundStyle(.red)) == red)
        let faint = label(button().buttonStyle(Looks()).foregroundStyle(.secondary))
        #expect(faint == [60, 60, 67, 60])
        #expect(label(button().buttonStyle(Boxed())) == red)
        #expect(label(button().buttonStyle(Boxed()).foregroundStyle(.black)) == red)
    }

    /// `accentColor` colours what `tint` does not, but neither switches nor what destroys.
    @Test func accentColors() {
        let green = [52, 199, 89, 100]
        #expect(label(button().accentColor(.red)) == red)
        #expect(label(button().accentColor(.red).tint(.green)) == green)
        #expect(label(button().tint(.green).accentColor(.red)) == green)
        #expect(label(button(.destructive).accentColor(.green)) == red)
        let bordered = button().buttonStyle(.bordered)
        #expect(parts(bordered.accentColor(.red)) == [[255, 56, 60, 16], red])
        let toggle = Toggle("x", isOn: .constant(true)).labelsHidden()
        #expect(parts(toggle.accentColor(.red)).first == green)
        #expect(parts(toggle.tint(.red)).first == red)
    }

    /// Lines of a label are centred, unless it says otherwise.
    @Test func linesOfLabelsAreCentred() {
        func starts(_ view: some View) -> [CGFloat] {
            TappedTree(view.frame(width: 110)).glyphs.map(\.origin.x)
        }
        let text = Text("Keep everything on this device")
        let button = Button {
        } label: {
            text
        }
        let own = Button {
        } label: {
            text.multilineTextAlignment(.leading)
        }
        let centred = starts(button)
        #expect(centred.count > 1 && Set(centred).count > 1)
        #expect(centred == starts(text.multilineTextAlignment(.center)))
        #expect(starts(button.buttonStyle(.plain)) == centred)
        #expect(starts(Link(destination: URL(filePath: "/")) { text }) == centred)
        #expect(Set(starts(text)).count == 1)
        #expect(starts(button.multilineTextAlignment(.leading)) == starts(text))
        #expect(starts(own) == starts(text))
    }
}
