// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What code finds that asks UIKit in place of the environment.
@MainActor struct DeviceTests {
    /// The texts of a body in a host.
    private struct Telling: View {
        let tell: @MainActor () -> String
        let log: (String) -> Void

        var body: some View {
            log(tell())
            return Color.red
        }
    }

    private enum Handheld: UITraitBridgedEnvironmentKey {
        static let defaultValue = "nobody said"
        static func read(from traitCollection: UITraitCollection) -> String {
            traitCollection.userInterfaceIdiom == .phone ? "in a hand" : "on a table"
        }
        static func write(to mutableTraits: inout any UIMutableTraits, value: String) {}
    }

    private struct Held: View {
        @Environment(\.self) private var values

        var body: some View { Text(values[Handheld.self]) }
    }

    /// A key that is bridged to traits has their value, until one is set.
    @Test func aKeyMayBeATrait() {
        for (width, label) in [(320.0, "in a hand"), (1000, "on a table")] {
            same(ViewHost(width: width, height: 1000) { Held() }.labels, [label])
        }
        let host = ViewHost(
            width: 320, height: 480, environment: { $0[Handheld.self] = "said" },
            content: { Held() })
        same(host.labels, ["said"])
    }

    private func told(
        width: CGFloat = 320, height: CGFloat = 480,
        environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
        _ tell: @escaping @MainActor () -> String
    ) -> String {
        var last = ""
        let host = ViewHost(width: width, height: height, environment: environment) {
            Telling(tell: tell) { last = $0 }
        }
        host.update()
        return last
    }

    @Test func screenIsTheHostsRoom() {
        let bounds = told {
            let bounds = UIScreen.main.bounds
            return "\(bounds.minX) \(bounds.minY) \(bounds.width) \(bounds.height)"
        }
        same(bounds, "0.0 0.0 320.0 480.0")
        same(told(environment: { $0.displayScale = 3 }) { "\(UIScreen.main.scale)" }, "3.0")
        let native = told(width: 480, height: 320, environment: { $0.displayScale = 2 }) {
            "\(UIScreen.main.nativeBounds.width) \(UIScreen.main.nativeBounds.height)"
        }
        same(native, "640.0 960.0")
        same(told { "\(UIApplication.shared.windows.first?.frame.width ?? 0)" }, "320.0")
        let scene = told {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            return
                "\(scene?.screen.bounds.height ?? 0) \(scene?.keyWindow?.safeAreaInsets.top ?? -1)"
        }
        same(scene, "480.0 0.0")
    }

    @Test func screenFollowsAnotherRoom() throws {
        var widths: [CGFloat] = []
        let host = ViewHost(width: 200, height: 100) {
            Color.red.onTapGesture { widths.append(UIScreen.main.bounds.width) }
                .accessibilityIdentifier("tap")
        }
        try host["tap"].tap()
        host.resize(width: 300, height: 100)
        try host["tap"].tap()
        same(widths, [200, 300])
    }

    @Test func withoutAHostItIsAPhone() {
        same(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 402, height: 874))
        same(UIScreen.main.scale, 3)
        let insets = UIApplication.shared.windows.first?.safeAreaInsets
        same(insets, UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        same(UIDevice.current.userInterfaceIdiom, .phone)
        same(UIDevice.current.orientation, .portrait)
    }

    @Test func deviceFollowsTheRoom() {
        same(told(width: 834, height: 1194) { UIDevice.current.model }, "iPad")
        same(told { UIDevice.current.model }, "iPhone")
        let turned = told(width: 852, height: 393) {
            "\(UIDevice.current.orientation.isLandscape) "
                + "\(UIApplication.shared.statusBarOrientation.isLandscape)"
        }
        same(turned, "true true")
    }

    @Test func traitsFollowTheEnvironment() {
        let traits = told(
            environment: {
                $0.colorScheme = .dark
                $0.horizontalSizeClass = .regular
                $0.dynamicTypeSize = .xxLarge
                $0.layoutDirection = .rightToLeft
            }
        ) {
            let traits = UITraitCollection.current
            return "\(traits.userInterfaceStyle) \(traits.horizontalSizeClass) "
                + "\(traits.preferredContentSizeCategory == .extraExtraLarge) "
                + "\(traits.layoutDirection)"
        }
        same(traits, "dark regular true rightToLeft")
        same(
            told(environment: { $0.dynamicTypeSize = .accessibility1 }) {
                "\(UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory)"
            }, "true")
    }

    @Test func traitsJoin() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 2)
        #expect(UIContentSizeCategory.small < .extraLarge)
        same(DynamicTypeSize(UIContentSizeCategory.accessibilityLarge), .accessibility2)
        same(ColorScheme(UIUserInterfaceStyle.unspecified), nil)
    }

    @Test func opensByTheHostsAction() throws {
        var opened: [URL] = []
        var answers: [Bool] = []
        let url = URL(fileURLWithPath: "/a")
        let host = ViewHost(
            width: 100, height: 100,
            environment: {
                $0.openURL = OpenURLAction { url in
                    opened.append(url)
                    return .handled
                }
            }
        ) {
            Color.red.onTapGesture {
                UIApplication.shared.open(url) { answers.append($0) }
            }
            .accessibilityIdentifier("tap")
        }
        try host["tap"].tap()
        #expect(opened == [url] && answers == [true])
    }

    @Test func pasteboardKeepsOneKind() {
        let board = UIPasteboard.general
        let count = board.changeCount
        board.string = "a"
        #expect(board.string == "a" && board.hasStrings && !board.hasImages)
        board.url = URL(string: "https://example.org")
        #expect(board.string == "https://example.org" && board.urls?.count == 1)
        board.string = nil
        #expect(board.numberOfItems == 0 && board.changeCount == count + 3)
    }

    /// A value of a type that is no text's is its data; what is no value of a property list leaves all as it was.
    @Test func pasteboardKeepsTypes() throws {
        let board = UIPasteboard()
        board.setValue("a", forPasteboardType: "public.utf8-plain-text")
        same(board.string, "a")
        board.setValue("b", forPasteboardType: "org.example.own")
        same(board.data(forPasteboardType: "org.example.own"), Data("b".utf8))
        same(board.string, nil)
        board.setValue(["n": 1], forPasteboardType: "org.example.list")
        let data = try #require(board.data(forPasteboardType: "org.example.list"))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        same(list as? [String: Int], ["n": 1])
        let count = board.changeCount
        board.setValue(UIView.self, forPasteboardType: "org.example.list")
        same(board.changeCount, count)
        same(board.numberOfItems, 1)
    }

    /// Work that was begun goes on: no two pieces are one, and none is said to be impossible.
    @Test func workGoesOnInTheBackground() {
        let app = UIApplication.shared
        let one = app.beginBackgroundTask {}
        let other = app.beginBackgroundTask(withName: "save")
        fails(one == .invalid || other == .invalid || one == other)
        app.endBackgroundTask(one)
    }

    /// Items of all bars have a title and a number; a stack of controllers is taken down to one of them.
    @Test func barsAndStacksAreAsTheyAreSet() {
        let items: [UIBarItem] = [
            UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil),
            UITabBarItem(title: "Home", image: nil, tag: 3),
        ]
        same(items.map(\.title), ["Save", "Home"])
        same(items.map(\.tag), [0, 3])
        let stack = UINavigationController(rootViewController: UIViewController())
        let (middle, top) = (UIViewController(), UIViewController())
        stack.setViewControllers(stack.viewControllers + [middle, top], animated: false)
        same(stack.popToViewController(middle, animated: false)?.count, 1)
        same(stack.viewControllers.count, 2)
        holds(stack.popToViewController(top, animated: false) == nil)
    }
}
