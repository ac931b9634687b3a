import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import TappedViews
import Testing

/// Measured facts of iOS 26.0: a bordered button is its label and 12 at the sides, 7 above and below; the
/// line of a body text is 20.5 high.
@MainActor @Suite struct ButtonLookTests {
    private func button(_ role: ButtonRole? = nil) -> some View {
        Button(role: role) {
        } label: {
            Text("Save").accessibilityIdentifier("label")
        }
        .accessibilityIdentifier("button")
    }

    private func sides(_ view: some View) -> [CGFloat] {
        let tree = TappedTree(view)
        let (label, button) = (tree.frame("label"), tree.frame("button"))
        return [
            label.minX - button.minX, label.minY - button.minY, label.height,
            button.maxX - label.maxX, button.maxY - label.maxY,
        ]
    }

    @Test func borderedButtonsAtEachSize() {
        let sizes: [(ControlSize, [CGFloat])] = [
            (.mini, [10, 5, 18, 10, 5]), (.small, [10, 5, 18, 10, 5]),
            (.regular, [12, 7, 20.5, 12, 7]), (.large, [20, 15, 20.5, 20, 15]),
            (.extraLarge, [20, 15, 20.5, 20, 15]),
        ]
        for (size, expected) in sizes {
            let view = button().controlSize(size)
            same(sides(view.buttonStyle(.bordered)), expected, "\(size)")
            same(sides(view.buttonStyle(.borderedProminent)), expected, "\(size)")
            same(sides(view.buttonStyle(.glass)), expected, "\(size)")
            same(sides(view.buttonStyle(.glassProminent)), expected, "\(size)")
        }
    }

    @Test func buttonsWithoutABorderAreTheirLabels() {
        let none: [CGFloat] = [0, 0, 20.5, 0, 0]
        same(sides(button()), none)
        same(sides(button().buttonStyle(.automatic)), none)
        same(sides(button().buttonStyle(.plain)), none)
        same(sides(button().buttonStyle(.borderless)), none)
        same(sides(button().buttonStyle(.borderless).controlSize(.large)), none)
    }

    @Test func aFontFurtherOutWins() {
        let frames = sides(button().buttonStyle(.bordered).controlSize(.small).font(.title))
        same(frames, [10, 5, 33.5, 10, 5])
    }

    @Test func circlesAreAsWideAsHigh() {
        let view = Button {
        } label: {
            Color.red.frame(width: 40, height: 20)
        }
        .accessibilityIdentifier("b").buttonStyle(.bordered).buttonBorderShape(.circle)
        same(TappedTree(view).frame("b").size, CGSize(width: 54, height: 54))
    }

    @Test func flexibleButtonsTakeTheRoom() {
        let view = button().buttonStyle(.bordered).buttonSizing(.flexible)
        same(TappedTree(view).frame("button").width, 300)
    }

    @Test func severalViewsInALabelStandInARow() {
        let view = Button {
        } label: {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 10)
        }
        .accessibilityIdentifier("b").buttonStyle(.bordered)
        same(TappedTree(view).frame("b").size, CGSize(width: 10 + 8 + 10 + 24, height: 24))
    }

    @Test func controlsStandEightApart() {
        let view = VStack {
            Button("A") {}.buttonStyle(.bordered).accessibilityIdentifier("a")
            Button("B") {}.buttonStyle(.bordered).accessibilityIdentifier("b")
            Button("C") {}.accessibilityIdentifier("c")
            Color.red.frame(height: 10).accessibilityIdentifier("d")
            Text("E").accessibilityIdentifier("e")
        }
        let tree = TappedTree(view)
        same(tree.frame("b").minY - tree.frame("a").maxY, 8)
        // Without a border it keeps the distance of its label above, and none of it below.
        let above = tree.frame("e").minY - tree.frame("d").maxY
        #expect(abs(tree.frame("c").minY - tree.frame("b").maxY - above) < 1e-9)
        differ(above, 8)
        same(tree.frame("d").minY - tree.frame("c").maxY, 8)
    }

    // MARK: Colours

    private func parts(_ view: some View, dark: Bool = false) -> [[Int]] {
        TappedTree(view) { $0.colorScheme = dark ? .dark : .light }.colors.map(\.parts)
    }

    @Test func coloursOfEachStyle() {
        let (blue, red, grey) = ([0, 136, 255, 100], [255, 56, 60, 100], [118, 118, 124, 16])
        let white = [255, 255, 255, 100]
        same(parts(button()), [blue])
        same(parts(button(.destructive)), [red])
        same(parts(button(.cancel)), [blue])
        same(parts(button().buttonStyle(.plain)), [[0, 0, 0, 100]])
        same(parts(button().buttonStyle(.bordered)), [grey, blue])
        same(parts(button(.destructive).buttonStyle(.bordered)), [grey, red])
        same(parts(button().buttonStyle(.borderedProminent)), [blue, white])
        same(parts(button(.destructive).buttonStyle(.borderedProminent)), [red, white])
        same(parts(button().buttonStyle(.glassProminent)), [blue, white])
        same(
            parts(button().buttonStyle(.bordered), dark: true),
            [[118, 121, 128, 32], [0, 145, 255, 100]])
    }

    @Test func aTintColoursLabelsAndGrounds() {
        let green = [52, 199, 89, 100]
        same(parts(button().tint(.green)), [green])
        same(parts(button().tint(.green).buttonStyle(.bordered)), [[52, 199, 89, 16], green])
        same(parts(button().tint(.green).buttonStyle(.borderedProminent)).first, green)
    }

    @Test func disabledButtonsAreFaint() {
        let (faint, grey) = ([0, 0, 0, 24], [118, 118, 124, 16])
        same(parts(button().disabled(true)), [faint])
        same(parts(button().buttonStyle(.plain).disabled(true)), [faint])
        same(parts(button(.destructive).buttonStyle(.bordered).disabled(true)), [grey, faint])
        same(parts(button().buttonStyle(.borderedProminent).disabled(true)), [grey, faint])
    }

    @Test func theOutlineIsACapsuleUnlessSaid() {
        func corner(_ view: some View) -> Bool {
            // Two points in from the corner: outside of a capsule, inside of small round corners.
            let tree = TappedTree(view)
            let frame = tree.frame("button")
            return tree.tree.nodes(at: CGPoint(x: frame.minX + 3, y: frame.minY + 3)) != []
        }
        let view = button().buttonStyle(.bordered)
        fails(corner(view))
        fails(corner(view.buttonBorderShape(.capsule)))
        holds(corner(view.buttonBorderShape(.roundedRectangle)))
        holds(corner(view.buttonBorderShape(.roundedRectangle(radius: 2))))
        fails(corner(view.buttonBorderShape(.roundedRectangle(radius: 30))))
    }

    /// `Shape.buttonBorder` is the outline of the buttons around, wherever shapes stand.
    @Test func aShapeHasTheOutlineOfButtons() {
        func corner(_ shape: some View, at place: CGFloat = 3) -> Bool {
            let tree = TappedTree(
                shape.onTapGesture {}.frame(width: 80, height: 40).accessibilityIdentifier("shape"))
            let frame = tree.frame("shape")
            let point = CGPoint(x: frame.minX + place, y: frame.minY + place)
            return tree.tree.nodes(at: point) != []
        }
        func shapes(_ shape: ButtonBorderShape?) -> [Bool] {
            let views: [AnyView] = [
                AnyView(ButtonBorderShape.buttonBorder.fill(.red)),
                AnyView(ButtonBorderShape.buttonBorder.fill(.red).stroke(.blue)),
                AnyView(Color.red.contentShape(.buttonBorder)),
            ]
            return views.map { view in
                shape.map { corner(view.buttonBorderShape($0)) } ?? corner(view)
            }
        }
        let none = [Bool](repeating: false, count: 3)
        same(shapes(nil), none)
        same(shapes(.capsule), none)
        same(shapes(.roundedRectangle(radius: 2)), none.map { !$0 })
        // 40 wide, in the middle.
        fails(corner(ButtonBorderShape.buttonBorder.buttonBorderShape(.circle), at: 12))
    }

    @Test func sizesAreInOrder() {
        same(ControlSize.allCases.shuffled().sorted(), ControlSize.allCases)
        #expect(ControlSize.mini < .large && ControlSize.regular >= .small)
    }

    @Test func glassOfEachKind() {
        func tree(_ glass: Glass) -> TappedTree { TappedTree(button().buttonStyle(.glass(glass))) }
        func kinds(_ tree: TappedTree) -> [String] {
            tree.leaves.map { item -> String in
                switch item {
                case .backdrop: return "material"
                case .fill(let fill):
                    guard case .color(let color) = fill.paint else { return "fill" }
                    return "\(color.parts)"
                case .stroke: return "stroke"
                case .glyphs: return "text"
                default: return "other"
                }
            }
        }
        let regular = kinds(TappedTree(button().buttonStyle(.glass)))
        #expect(regular.contains("material") && regular.last == "stroke")
        same(kinds(tree(.regular)), regular)
        same(kinds(tree(.clear)), ["material", "[255, 255, 255, 12]", "text", "stroke"])
        // As if there were no glass: a clear ground, no edge.
        same(kinds(tree(.identity.tint(.red))), ["[0, 0, 0, 0]", "text"])
        same(tree(.identity).frame("button").height, 34.5)
        same(tree(.identity).issues, [])
        let tinted = regular.dropLast(2) + ["[255, 56, 60, 60]"] + regular.suffix(2)
        same(kinds(tree(.regular.tint(.red))), Array(tinted))
        same(kinds(tree(.regular.tint(.red).tint(nil))), regular)
        #expect(Glass.clear != .regular && Glass.regular.tint(.red) == .regular.tint(.red))
        has(tree(.clear).issues.joined(), "without refraction")
        let held = tree(.regular.interactive())
        has(held.issues.joined(), "interactive(_:) is accepted, without effect here")
        fails(tree(.regular.interactive(false)).issues.joined().contains("interactive"))
    }

    @Test func whatIsNotDrawnIsSaid() {
        let glass = TappedTree(button().buttonStyle(.glass)).issues.joined()
        has(glass, "without refraction")
        let held = TappedTree(button().buttonRepeatBehavior(.enabled)).issues.joined()
        has(held, ".buttonRepeatBehavior(_:) is accepted, without effect here")
        same(TappedTree(button().buttonStyle(.bordered)).issues, [])
    }

    /// The styles of macOS, tvOS and watchOS; their lengths are a choice.
    @Test func stylesOfOtherSystems() {
        let button = Button("Go") {}.accessibilityIdentifier("button")
        func size(_ style: some PrimitiveButtonStyle) -> CGSize {
            TappedTree(button.buttonStyle(style)).frame("button").size
        }
        let small = TappedTree(button.buttonStyle(.bordered).controlSize(.small)).frame("button")
            .size
        same(size(.accessoryBar), small)
        same(size(.accessoryBarAction), small)
        same(size(.link), size(.plain))
        same(size(.card), size(.plain))
        same(
            TappedTree(button.buttonStyle(BorderedButtonStyle(tint: .red))).colors.map(\.parts),
            TappedTree(button.buttonStyle(.bordered).tint(.red)).colors.map(\.parts))
    }
}
