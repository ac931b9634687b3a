import Expectations
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
            same(label(view.foregroundStyle(.red)), red, "\(name)")
            same(label(view.foregroundColor(.red)), red, "\(name)")
            same(label(VStack { view }.foregroundStyle(.red)), red, "\(name)")
            same(label(HStack { view }.foregroundStyle(.red).tint(.green)), red, "\(name)")
            // `nil` is no colour: the control's own.
            same(label(view.foregroundColor(nil)), label(view), "\(name)")
        }
    }

    @Test func blackOnYellow() {
        let view = button().buttonStyle(.borderedProminent)
        same(parts(view.tint(.yellow).foregroundStyle(.black)), [[255, 204, 0, 100], black])
        same(parts(view.tint(.yellow)), [[255, 204, 0, 100], white])
        // The ground is the tint's, not the label's.
        same(parts(view.foregroundColor(.black)), [blue, black])
        same(parts(button().buttonStyle(.bordered).foregroundStyle(.red)), [grey, red])
    }

    @Test func levelsAreThoseOfTheControl() {
        same(label(button().foregroundStyle(.primary)), blue)
        same(label(button().foregroundStyle(.secondary)), [0, 136, 255, 60])
        same(label(button().tint(.red).foregroundStyle(.tertiary)), [255, 56, 60, 30])
        same(label(button(.destructive).foregroundStyle(.secondary)), [255, 56, 60, 60])
        let prominent = button().buttonStyle(.borderedProminent)
        same(label(prominent.foregroundStyle(.secondary)), [255, 255, 255, 60])
        // The label colours' own levels where a control has no colour of its own.
        let second = [60, 60, 67, 60]
        same(label(button().buttonStyle(.plain).foregroundStyle(.secondary)), second)
        same(label(button().buttonStyle(.glass).foregroundStyle(.secondary)), second)
        // A colour is no level.
        same(label(button().foregroundStyle(Color.primary)), black)
        same(label(button().foregroundStyle(Color.primary), dark: true), white)
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
        same(parts(view), [blue, [0, 136, 255, 60], red])
        same(parts(view.foregroundStyle(.black)), [black, [0, 0, 0, 60], red])
        same(parts(view.buttonStyle(.plain)), [black, [60, 60, 67, 60], red])
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
            same(label(view), whole, "\(name)")
            same(label(view.buttonStyle(.plain)), whole, "\(name)")
            same(label(view.foregroundStyle(.green)), whole, "\(name)")
        }
        // Without a style of its own again.
        let plain = Button {
        } label: {
            Text("Save").foregroundColor(nil)
        }.disabled(true)
        same(label(plain.foregroundStyle(.red)), faint)
        let ground = Button {
        } label: {
            Text("Save").background(.red)
        }.disabled(true)
        same(parts(ground).first, red)
    }

    @Test func disabledControlsFade() {
        same(label(button().foregroundStyle(.red).disabled(true)), [255, 56, 60, 24])
        same(label(button().disabled(true).foregroundStyle(.red)), [255, 56, 60, 24])
        let prominent = button().buttonStyle(.borderedProminent).disabled(true)
        same(parts(prominent.foregroundStyle(.red)), [grey, [255, 56, 60, 24]])
        same(label(button().buttonStyle(.plain).foregroundStyle(.red).disabled(true))[3], 24)
        let link = Link("x", destination: URL(filePath: "/")).foregroundStyle(.red)
        same(label(link.disabled(true)), [255, 56, 60, 24])
        // Without one they are grey, not a faint tint, and so are destructive ones.
        same(label(button().disabled(true)), [0, 0, 0, 24])
        same(label(button(.destructive).disabled(true)), [0, 0, 0, 24])
        same(label(button().disabled(true), dark: true), [255, 255, 255, 24])
    }

    @Test func destructiveStaysRedWithoutAStyle() {
        same(label(button(.destructive)), red)
        same(label(VStack { button(.destructive) }.foregroundStyle(.primary)), red)
        same(label(button(.destructive).foregroundStyle(.green)), [52, 199, 89, 100])
    }

    @Test func iconsOfLabelsFollow() {
        let view = Button("Add", systemImage: "plus") {}
        same(Set(parts(view)), [blue])
        same(Set(parts(view.foregroundStyle(.red))), [red])
        same(Set(parts(VStack { view }.foregroundStyle(.red))), [red])
    }

    /// All styles that are set around a control fade.
    @Test func levelsOfDisabledControls() {
        let view = Button {
        } label: {
            Text("A")
            Text("B").foregroundStyle(.secondary)
        }
        let levels = view.foregroundStyle(.red, .black)
        same(parts(levels), [red, black])
        same(parts(levels.disabled(true)), [[255, 56, 60, 24], [0, 0, 0, 24]])
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
        same(label(button().buttonStyle(Looks())), black)
        same(label(button().buttonStyle(Looks()).foregroundStyle(.red)), red)
        let faint = label(button().buttonStyle(Looks()).foregroundStyle(.secondary))
        same(faint, [60, 60, 67, 60])
        same(label(button().buttonStyle(Boxed())), red)
        same(label(button().buttonStyle(Boxed()).foregroundStyle(.black)), red)
    }

    /// `accentColor` colours what `tint` does not, but neither switches nor what destroys.
    @Test func accentColors() {
        let green = [52, 199, 89, 100]
        same(label(button().accentColor(.red)), red)
        same(label(button().accentColor(.red).tint(.green)), green)
        same(label(button().tint(.green).accentColor(.red)), green)
        same(label(button(.destructive).accentColor(.green)), red)
        let bordered = button().buttonStyle(.bordered)
        same(parts(bordered.accentColor(.red)), [[255, 56, 60, 16], red])
        let toggle = Toggle("x", isOn: .constant(true)).labelsHidden()
        same(parts(toggle.accentColor(.red)).first, green)
        same(parts(toggle.tint(.red)).first, red)
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
        same(centred, starts(text.multilineTextAlignment(.center)))
        same(starts(button.buttonStyle(.plain)), centred)
        same(starts(Link(destination: URL(filePath: "/")) { text }), centred)
        same(Set(starts(text)).count, 1)
        same(starts(button.multilineTextAlignment(.leading)), starts(text))
        same(starts(own), starts(text))
    }
}
