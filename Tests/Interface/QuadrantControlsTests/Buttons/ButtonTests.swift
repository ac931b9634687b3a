import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct ButtonTests {
    @Test func aTapActsAndTheViewShowsIt() {
        let tree = TappedTree(
            TapCounter { count in
                Button("Add") { count.wrappedValue += 1 }.accessibilityIdentifier("add")
            })
        same(tree.count, 0)
        holds(tree.tap("add"))
        holds(tree.tap("add"))
        same(tree.count, 2)
        fails(tree.tap(1, 1))
        same(tree.count, 2)
    }

    @Test func everyFormOfAButtonActs() {
        let tree = TappedTree(
            TapCounter { count in
                let add: @MainActor () -> Void = { count.wrappedValue += 1 }
                let title = "b".prefix(1)
                Group {
                    Button(action: add) { Text("a") }.accessibilityIdentifier("0")
                    Button(title, action: add).accessibilityIdentifier("1")
                    Button("c", role: .destructive, action: add).accessibilityIdentifier("2")
                    Button("d", systemImage: "star", action: add).accessibilityIdentifier("3")
                    Button("e", systemImage: "star", role: .cancel, action: add)
                        .accessibilityIdentifier("4")
                    Button(role: nil, action: add) { Text("f") }.accessibilityIdentifier("5")
                    Button(role: .confirm, action: add).accessibilityIdentifier("6")
                    Button(role: .close, action: add) { Text("h") }.accessibilityIdentifier("7")
                }
            })
        for name in 0...7 { holds(tree.tap("\(name)"), "\(name)") }
        same(tree.count, 8)
    }

    @Test func aBorderIsTappedTooAGapInAPlainLabelIsNot() {
        func tree(_ style: some PrimitiveButtonStyle) -> TappedTree {
            TappedTree(
                TapCounter { count in
                    Button {
                        count.wrappedValue += 1
                    } label: {
                        Color.red.frame(width: 10, height: 10)
                        Color.red.frame(width: 10, height: 10)
                    }
                    .accessibilityIdentifier("b").buttonStyle(style)
                })
        }
        holds(tree(.bordered).tap("b"))
        fails(tree(.plain).tap("b"))
        let bordered = tree(.bordered)
        holds(bordered.tap(bordered.frame("b").minX + 2, bordered.frame("b").midY))
    }

    @Test func disabledButtonsDoNothing() {
        let tree = TappedTree(
            TapCounter { count in
                Group {
                    Button("a") { count.wrappedValue += 1 }.accessibilityIdentifier("a")
                        .disabled(true)
                    Button("b") { count.wrappedValue += 1 }.accessibilityIdentifier("b")
                        .disabled(false)
                }
                .disabled(count.wrappedValue > 0)
            })
        fails(tree.tap("a"))
        holds(tree.tap("b"))
        // What is disabled further out, nobody enables further in.
        fails(tree.tap("b"))
        same(tree.count, 1)
        same(tree.accessibility("b")?.isEnabled, false)
    }

    @Test func assistiveTechnologiesAreToldAndMayAct() throws {
        let tree = TappedTree(
            TapCounter { count in
                Button("Add") { count.wrappedValue += 1 }.accessibilityIdentifier("add")
            })
        let element = try #require(tree.accessibility("add"))
        same(element.label, "Add")
        #expect(element.traits == [.isButton] && element.isEnabled)
        same(element.actions, ["activate"])
        holds(tree.perform("add"))
        same(tree.count, 1)
        fails(tree.perform("add", "fly"))
    }

    // MARK: Styles of one's own

    private struct Wide: ButtonStyle {
        @Environment(\.layoutDirection) private var direction
        @Environment(\.isEnabled) private var isEnabled
        @State private var width: CGFloat = 40

        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label
                Color.red.frame(
                    width: configuration.isPressed ? 1 : isEnabled ? width : 20, height: 10)
                Color.green.onTapGesture { width += 10 }
                    .frame(width: direction == .rightToLeft ? 7 : 3, height: 10)
                    .accessibilityIdentifier("handle")
            }
            .opacity(configuration.role == .destructive ? 0.5 : 1)
        }
    }

    @Test func aStyleReadsTheEnvironmentAndHasState() {
        func view(_ isEnabled: Bool) -> some View {
            Button {
            } label: {
                Color.blue.frame(width: 10, height: 10)
            }
            .accessibilityIdentifier("b").buttonStyle(Wide()).disabled(!isEnabled)
        }
        let tree = TappedTree(view(true))
        same(tree.frame("b").width, 53)
        holds(tree.tap("handle"))
        same(tree.frame("b").width, 63)
        same(TappedTree(view(false)).frame("b").width, 33)
        let mirrored = TappedTree(view(true)) { $0.layoutDirection = .rightToLeft }
        same(mirrored.frame("b").width, 57)
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(10).contentShape(Rectangle())
                .onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    @Test func aStyleSaysWhatTriggers() {
        let tree = TappedTree(
            TapCounter { count in
                Button("Add") { count.wrappedValue += 1 }.accessibilityIdentifier("add")
                    .buttonStyle(Twice())
            })
        fails(tree.tap("add"))
        holds(tree.tap("add", count: 2))
        same(tree.count, 1)
    }

    private struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).padding(5).accessibilityIdentifier("frame")
        }
    }

    @Test func aStyleAddsToTheOneFurtherOut() {
        let tree = TappedTree(
            TapCounter { count in
                Button("Add") { count.wrappedValue += 1 }
                    .buttonStyle(Framed()).buttonStyle(.bordered)
            })
        same(tree.frame("frame").height, 34.5 + 10)
        holds(tree.tap("frame"))
        same(tree.count, 1)
    }

    @Test func anotherStyleLaterIsShown() {
        let tree = TappedTree(
            TapCounter { count in
                let button = Button("Add") { count.wrappedValue += 1 }
                if count.wrappedValue == 0 {
                    button.accessibilityIdentifier("add")
                } else {
                    button.accessibilityIdentifier("add").buttonStyle(.bordered)
                }
            })
        same(tree.frame("add").height, 20.5)
        tree.tap("add")
        same(tree.frame("add").height, 34.5)
    }
}
