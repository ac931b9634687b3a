internal import Foundation
internal import QuadrantViews

extension UITabBar: FollowedAppearance {}
extension UINavigationBar: FollowedAppearance {}
extension UIPageControl: FollowedAppearance {}
extension UISegmentedControl: FollowedAppearance {}

extension SystemLook {
    /// What is set on the proxies.
    @MainActor init(_ looks: SystemLooks) {
        self.init()
        if let tabs = looks.proxy(UITabBar.self) {
            hidesTabBars = tabs.isHidden
            otherTab = tabs.unselectedItemTintColor.map { Color($0) }
        }
        if let bar = looks.proxy(UINavigationBar.self) { take(bar) }
        if let pages = looks.proxy(UIPageControl.self) {
            pageDot = pages.currentPageIndicatorTintColor.map { Color($0) }
            otherPageDot = pages.pageIndicatorTintColor.map { Color($0) }
        }
        if let segments = looks.proxy(UISegmentedControl.self) { take(segments) }
    }

    /// What is set on a control, and else on the proxy of all.
    @MainActor init(of segments: UISegmentedControl) {
        self = HostDevice.current.environment.systemLook
        let all = self
        take(segments)
        segment = segment ?? all.segment
        otherSegmentTitle = otherSegmentTitle.over(all.otherSegmentTitle)
        segmentTitle = segmentTitle.over(all.segmentTitle)
    }

    @MainActor private mutating func take(_ segments: UISegmentedControl) {
        segment = segments.selectedSegmentTintColor.map { Color($0) }
        otherSegmentTitle = Title(segments.titleTextAttributes(for: .normal))
        segmentTitle = Title(segments.titleTextAttributes(for: .selected)).over(otherSegmentTitle)
    }

    /// Where content is not scrolled the appearance for the edge counts, and else the standard one (iOS 15 and later).
    @MainActor private mutating func take(_ bar: UINavigationBar) {
        let (atEdge, scrolled) = (bar.scrollEdgeAppearance, bar.standardAppearance)
        barAtEdge = atEdge?.backgroundColor.map { Color($0) }
        self.bar = (scrolled.backgroundColor ?? bar.barTintColor).map { Color($0) }
        let shown = atEdge ?? scrolled
        title = Title(shown.titleTextAttributes).over(Title(bar.titleTextAttributes))
        largeTitle = Title(shown.largeTitleTextAttributes)
            .over(Title(bar.largeTitleTextAttributes))
    }
}

extension SystemLooks {
    fileprivate func proxy<Kind: UIView>(_ type: Kind.Type) -> Kind? {
        proxy(ObjectIdentifier(type)) as? Kind
    }
}

extension SystemLook.Title {
    fileprivate init(_ attributes: [NSAttributedString.Key: Any]?) {
        self.init()
        color = (attributes?[.foregroundColor] as? UIColor).map { Color($0) }
        font = (attributes?[.font] as? UIFont).map { Font($0) }
    }

    /// What is set here, and else what is set in `other`.
    fileprivate func over(_ other: Self) -> Self {
        var result = self
        result.color = color ?? other.color
        result.font = font ?? other.font
        return result
    }
}
