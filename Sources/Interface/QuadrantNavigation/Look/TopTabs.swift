import Foundation
import QuadrantCore
import QuadrantViews

private enum TopTabsKey: ScreenKey {
    static var defaultValue: CGFloat { 0 }
    static var ends: ScreenSteps { [.presented, .pushed] }
}

extension EnvironmentValues {
    /// How high the bar of tabs is at the top of the window, whose row the bar of a screen shares, in points; 0 for none.
    var topTabs: CGFloat {
        get { self[TopTabsKey.self] }
        set { self[TopTabsKey.self] = newValue }
    }
}
