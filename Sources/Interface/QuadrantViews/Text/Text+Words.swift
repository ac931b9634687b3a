public import QuadrantCore

extension Text {
    /// The characters of the text in the locale and with the string tables of an environment; pictures in it are left out.
    ///
    /// SwiftUI has it under this name without a page of Apple's; modules above the views ask it for the words that they tell.
    public func _resolveText(in environment: EnvironmentValues) -> String {
        plainString(in: environment)
    }
}
