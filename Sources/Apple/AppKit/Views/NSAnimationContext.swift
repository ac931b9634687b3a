internal import Foundation
public import QuartzCore

/// How changes of views go on.
///
/// Apple: "NSAnimationContext" (AppKit). Nothing of AppKit's moves here: changes are there at once.
@MainActor @preconcurrency open class NSAnimationContext {
    /// The one that counts.
    public static var current: NSAnimationContext { shared }
    private static let shared = NSAnimationContext()

    /// How long a change takes, in seconds.
    open var duration = 0.25
    /// How a change runs.
    open var timingFunction: CAMediaTimingFunction?
    /// What is called at the end of the changes: at once.
    open var completionHandler: (() -> Void)? {
        didSet { completionHandler?() }
    }
    /// Whether changes within are animated, too.
    open var allowsImplicitAnimation = false

    /// Begins a group of changes: they are there at once.
    public static func beginGrouping() {}
    /// Ends a group of changes.
    public static func endGrouping() {}

    /// Makes changes.
    public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
        changes(NSAnimationContext())
    }

    /// Makes changes, then calls the other closure.
    public static func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
        changes(NSAnimationContext())
        completionHandler?()
    }
}
