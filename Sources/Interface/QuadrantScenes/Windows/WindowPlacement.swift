public import Foundation
public import QuadrantGeometry
public import QuadrantViews

/// Where a new window stands on the screen, and how large it is. Windows have the room that they are given here.
///
/// Apple: "WindowPlacement".
public struct WindowPlacement: Sendable {
    /// Where a window stands beside others.
    ///
    /// Apple: "WindowPlacement.Position".
    public struct Position: Sendable {
        private let name: String

        /// Where panels of tools are.
        public static let utilityPanel = Position(name: "utilityPanel")
        /// In the place of a window.
        public static func replacing(_ window: WindowProxy) -> Position {
            Position(name: "replacing \(window.id)")
        }
        /// At the leading side of a window.
        public static func leading(_ relativeWindow: WindowProxy) -> Position {
            Position(name: "leading \(relativeWindow.id)")
        }
        /// At the trailing side of a window.
        public static func trailing(_ relativeWindow: WindowProxy) -> Position {
            Position(name: "trailing \(relativeWindow.id)")
        }
        /// Above a window.
        public static func above(_ relativeWindow: WindowProxy) -> Position {
            Position(name: "above \(relativeWindow.id)")
        }
        /// Below a window.
        public static func below(_ relativeWindow: WindowProxy) -> Position {
            Position(name: "below \(relativeWindow.id)")
        }
    }

    /// Beside which window; `nil` where nothing is said.
    package let beside: Position?
    /// The top left corner, in points of the screen; a part of the screen; `nil` where nothing is said.
    package private(set) var origin: CGPoint?
    package private(set) var unit: UnitPoint?
    /// The lengths in points; `nil` for what the window would have.
    package private(set) var width: CGFloat?
    package private(set) var height: CGFloat?

    /// A place beside another window.
    public init(_ position: Position? = nil) {
        beside = position
    }

    /// A place on the screen, with a size.
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        beside = nil
        (origin, width, height) = (position, size?.width, size?.height)
    }

    /// A place as a part of the screen, with lengths.
    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
        beside = nil
        (unit, self.width, self.height) = (position, width, height)
    }

    /// A place beside another window, with lengths.
    public init(
        _ position: Position? = nil, width: CGFloat? = nil, height: CGFloat? = nil,
        depth: CGFloat? = nil
    ) {
        beside = position
        (self.width, self.height) = (width, height)
    }

    /// A place on the screen by its parts.
    @_disfavoredOverload
    public init(
        x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil
    ) {
        beside = nil
        (self.width, self.height) = (width, height)
        if x != nil || y != nil { origin = CGPoint(x: x ?? 0, y: y ?? 0) }
    }
}

/// A window of the app.
///
/// Apple: "WindowProxy".
public struct WindowProxy: Sendable {
    /// The name of its scene.
    public let id: String
    /// What it is doing.
    public let phase: ScenePhase
}

/// A screen on which windows are placed.
///
/// Apple: "DisplayProxy".
public struct DisplayProxy: Sendable, Equatable {
    /// All of it, in points.
    public let bounds: CGRect
    /// What the system keeps for itself at its edges.
    public let safeAreaInsets: EdgeInsets
    /// Where windows can be.
    public var visibleRect: CGRect {
        CGRect(
            x: bounds.minX + safeAreaInsets.leading, y: bounds.minY + safeAreaInsets.top,
            width: bounds.width - safeAreaInsets.leading - safeAreaInsets.trailing,
            height: bounds.height - safeAreaInsets.top - safeAreaInsets.bottom)
    }
}

/// The root of a window that is placed, to be measured.
///
/// Apple: "WindowLayoutRoot". None is placed here.
public struct WindowLayoutRoot {
    package let measure: (ProposedViewSize) -> CGSize

    /// The size of the content for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What is around a window that is placed.
///
/// Apple: "WindowPlacementContext".
public struct WindowPlacementContext: Sendable {
    /// The screen that new windows come to.
    public let defaultDisplay: DisplayProxy
    /// The windows that are open.
    public let windows: [WindowProxy]
}
