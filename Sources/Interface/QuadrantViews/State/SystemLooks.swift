package import QuadrantCore

/// What code of UIKit's says of the looks of all bars and controls, as `UITabBar.appearance().isHidden = true` does.
package struct SystemLook {
    /// How a title is drawn.
    package struct Title {
        /// The colour; `nil` for the usual one.
        package var color: Color?
        /// The font; `nil` for the usual one.
        package var font: Font?

        /// The usual look.
        package init() {}
    }

    /// Whether bars of tabs are hidden.
    package var hidesTabBars = false
    /// The colour of tabs that are not selected; `nil` for the usual one.
    package var otherTab: Color?
    /// The titles of bars at the top, and large ones.
    package var title = Title()
    package var largeTitle = Title()
    /// The ground of bars at the top under which nothing is scrolled, and else; `nil` for the usual one.
    package var barAtEdge: Color?
    package var bar: Color?
    /// The colour of the dot of the page that is shown, and of others; `nil` for the usual one.
    package var pageDot: Color?
    package var otherPageDot: Color?
    /// The colour of the chosen segment; `nil` for the usual one.
    package var segment: Color?
    /// The titles of segments: of the chosen one, of others.
    package var segmentTitle = SystemLook.Title()
    package var otherSegmentTitle = SystemLook.Title()

    /// The usual looks.
    package init() {}
}

/// Where a tree keeps what code of UIKit's says of looks. Each host has one, so that no tree sees what another one's
/// code has said.
@MainActor
package final class SystemLooks {
    /// The objects on which looks are set, by the types that they stand for.
    package var proxies: [ObjectIdentifier: AnyObject] = [:]
    /// Reads the looks off the objects; nothing is set on any as long as it is `nil`.
    package var read: (@MainActor (SystemLooks) -> SystemLook)?
    /// Where else is looked: what the program has set outside of any tree.
    private let outer: SystemLooks?

    /// What is set where no tree works, in a program that does nothing but draw: by the `init()` of an app.
    package static let ofProcess = SystemLooks(outer: nil)

    private init(outer: SystemLooks?) {
        self.outer = outer
    }

    /// The looks of a new tree.
    package nonisolated static func ofTree() -> SystemLooks {
        MainActor.assumeIsolated {
            SystemLooks(outer: CurrentSurroundings.ofProcess == nil ? nil : ofProcess)
        }
    }

    /// The object that stands for all of a type; `nil` for none.
    package func proxy(_ type: ObjectIdentifier) -> AnyObject? {
        proxies[type] ?? outer?.proxy(type)
    }

    /// What is said now.
    package var current: SystemLook { (read ?? outer?.read)?(self) ?? SystemLook() }
}

private enum SystemLooksKey: EnvironmentKey {
    static var defaultValue: SystemLooks? { nil }
}

extension EnvironmentValues {
    /// Where the tree keeps what code of UIKit's says of looks; `nil` where no host says.
    package var systemLooks: SystemLooks? {
        get { self[SystemLooksKey.self] }
        set { self[SystemLooksKey.self] = newValue }
    }

    /// What code of UIKit's says of the looks of all bars and controls now. Nobody is told when that changes: as in UIKit
    /// it counts for what is made afterwards.
    @MainActor package var systemLook: SystemLook { systemLooks?.current ?? SystemLook() }
}
