package import Foundation
package import QuadrantCore
package import QuadrantText

extension Text {
    /// What the text engine is asked for in an environment: for views that have to know where the
    /// characters of their text stand.
    package func request(in environment: EnvironmentValues) -> TextRequest {
        var resolver = TextResolver(environment: environment)
        resolver.append(self)
        return resolver.request
    }
}

extension EnvironmentValues {
    /// A format in the locale, time zone and calendar of the environment, unless it has its own.
    package func localized<F: FormatStyle>(_ format: F) -> F {
        TextResolver(environment: self).localized(format)
    }
}
