public import QuadrantViews

extension UIColor {
    /// The name of the colour for people who do not see it; of a colour that is none of the system's its parts in percent.
    ///
    /// Apple: "accessibilityName".
    public var accessibilityName: String { Color(uiColor: self).spokenName }
}
