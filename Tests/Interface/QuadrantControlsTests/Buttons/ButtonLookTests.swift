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
            #expect(sides(view.buttonStyle(.bordered)) == expected, "\(size)")
            #expect(sides(view.buttonStyle(.borderedProminent)) == expected, "\(size)")
            #expect(sides(view.buttonStyle(.glass)) == expected, "\(size)")
            #expect(sides(view.buttonStyle(.glassProminent)) == expected, "\(size)")
        }
    }

    @Test func buttonsWithoutABorderAreTheirLabels() {
        let none: [CGFloat] = [0, 0, 20.5, 0, 0]
        #expect(sides(button()) == none)
        #expect(sides(button().buttonStyle(.automatic)) == none)
        #expect(sides(button().buttonStyle(.plain)) == none)
        #expect(sides(button().buttonStyle(.borderless)) == none)
        #expect(sides(button().buttonStyle(.borderless).controlSize(.large)) == none)
    }

    @Test func aFontFurtherOutWins() {
        let frames = sides(button().buttonStyle(.bordered).controlSize(.small).font(.title))
        #expect(frames == [10, 5, 33.5, 10, 5])
    }

    @Test func circlesAreAsWideAsHigh() {
        let view = Button {
        } label: {
            Color.red.frame(width: 40, height: 20)
        }
        .accessibilityIdentifier("b").buttonStyle(.bordered).buttonBorderShape(.circle)
        #expect(TappedTree(view).frame("b").size == CGSize(width: 54, height: 54))
    }

    @Test func flexibleButtonsTakeTheRoom() {
        let view = button().buttonStyle(.bordered).buttonSizing(.flexible)
        #expect(TappedTree(view).frame("button").width == 300)
    }

    @Test func severalViewsInALabelStandInARow() {
        let view = Button {
        } label: {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 10)
        }
        .accessibilityIdentifier("b").buttonStyle(.bordered)
        #expect(TappedTree(view).frame("b").size == CGSize(width: 10 + 8 + 10 + 24, height: 24))
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
        #expect(tree.frame("b").minY - tree.frame("a").maxY == 8)
        // Without a border it keeps the distance of its label above, and none of it below.
        let above = tree.frame("e").minY - tree.frame("d").maxY
        #expect(abs(tree.frame("c").minY - tree.frame("b").maxY - above) < 1e-9)
        #expect(above != 8)
        #expect(tree.frame("d").minY - tree.frame("c").maxY == 8)
    }

    // MARK: Colours

    private func parts(_ view: some View, dark: Bool = false) -> [[Int]] {
        TappedTree(view) { $0.colorScheme = dark ? .dark : .light }.colors.map(\.parts)
    }

    @Test func coloursOfEachStyle() {
        let (blue, red, grey) = ([0, 136, 255, 100], [255, 56, 60, 100], [118, 118, 124, 16])
        let white = [255, 255, 255, 100]
        #expect(parts(button()) == [blue])
        #expect(parts(button(.destructive)) == [red])
        #expect(parts(button(.cancel)) == [blue])
        #expect(parts(button().buttonStyle(.plain)) == [[0, 0, 0, 100]])
        #expect(parts(button().buttonStyle(.bordered)) == [grey, blue])
        #expect(parts(button(.destructive).buttonStyle(.bordered)) == [grey, red])
        #expect(parts(button().buttonStyle(.borderedProminent)) == [blue, white])
        #expect(parts(button(.destructive).buttonStyle(.borderedProminent)) == [red, white])
        #expect(parts(button().buttonStyle(.glassProminent)) == [blue, white])
        #expect(
            parts(button().buttonStyle(.bordered), dark: true)
                == [[118, 121, 128, 32], [0, 145, 255, 100]])
    }

    @Test func aTintColoursLabelsAndGrounds() {
        let green = [52, 199, 89, 100]
        #expect(parts(button().tint(.green)) == [green])
        #expect(parts(button().tint(.green).buttonStyle(.bordered)) == [[52, 199, 89, 16], green])
        #expect(parts(button().tint(.green).buttonStyle(.borderedProminent)).first == green)
    }

    @Test func disabledButtonsAreFaint() {
        let (faint, grey) = ([0, 0, 0, 24], [118, 118, 124, 16])
        #expect(parts(button().disabled(true)) == [faint])
        #expect(parts(button().buttonStyle(.plain).disabled(true)) == [faint])
        #expect(parts(button(.destructive).buttonStyle(.bordered).disabled(true)) == [grey, faint])
        #expect(parts(button().buttonStyle(.borderedProminent).disabled(true)) == [grey, faint])
    }

    @Test func theOutlineIsACapsuleUnlessSaid() {
        func corner(_ view: some View) -> Bool {
            // Two points in from the corner: outside of a capsule, inside of small round corners.
            let tree = TappedTree(view)
            let frame = tree.frame("button")
            return tree.tree.nodes(at: CGPoint(x: frame.minX + 3, y: frame.minY + 3)) != []
        }
        let view = button().buttonStyle(.bordered)
        #expect(!corner(view))
        #expect(!corner(view.buttonBorderShape(.capsule)))
        #expect(corner(view.buttonBorderShape(.roundedRectangle)))
        #expect(corner(view.buttonBorderShape(.roundedRectangle(radius: 2))))
        #expect(!corner(view.buttonBorderShape(.roundedRectangle(radius: 30))))
    }

    @Test func sizesAreInOrder() {
        #expect(ControlSize.allCases.shuffled().sorted() == ControlSize.allCases)
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
        #expect(kinds(tree(.regular)) == regular)
        #expect(kinds(tree(.clear)) == ["material", "[255, 255, 255, 12]", "text", "stroke"])
        // As if there were no glass: a clear ground, no edge.
        #expect(kinds(tree(.identity.tint(.red))) == ["[0, 0, 0, 0]", "text"])
        #expect(tree(.identity).frame("button").height == 34.5)
        #expect(tree(.identity).issues == [])
        let tinted = regular.dropLast(2) + ["[255, 56, 60, 60]"] + regular.suffix(2)
        #expect(kinds(tree(.regular.tint(.red))) == Array(tinted))
        #expect(kinds(tree(.regular.tint(.red).tint(nil))) == regular)
        #expect(Glass.clear != .regular && Glass.regular.tint(.red) == .regular.tint(.red))
        #expect(tree(.clear).issues.joined().contains("without refraction"))
        let held = tree(.regular.interactive())
        #expect(held.issues.joined().contains("interactive(_:) is accepted, without effect here"))
        #expect(!tree(.regular.interactive(false)).issues.joined().contains("interactive"))
    }

    @Test func whatIsNotDrawnIsSaid() {
        let glass = TappedTree(button().buttonStyle(.glass)).issues.joined()
        #expect(glass.contains("without refraction"))
        let held = TappedTree(button().buttonRepeatBehavior(.enabled)).issues.joined()
        #expect(held.contains(".buttonRepeatBehavior(_:) is accepted, without effect here"))
        #expect(TappedTree(button().buttonStyle(.bordered)).issues == [])
    }

    /// The styles of macOS, tvOS and watchOS; their lengths are a choice.
    @Test func stylesOfOtherSystems() {
        let button = Button("Go") {}.accessibilityIdentifier("button")
        func size(_ style: some PrimitiveButtonStyle) -> CGSize {
            TappedTree(button.buttonStyle(style)).frame("button").size
        }
        let small = TappedTree(button.buttonStyle(.bordered).controlSize(.small)).frame("button")
            .size
        #expect(size(.accessoryBar) == small)
        #expect(size(.accessoryBarAction) == small)
        #expect(size(.link) == size(.plain))
        #expect(size(.card) == size(.plain))
        #expect(
            TappedTree(button.buttonStyle(BorderedButtonStyle(tint: .red))).colors.map(\.parts)
                == TappedTree(button.buttonStyle(.bordered).tint(.red)).colors.map(\.parts))
    }
}
