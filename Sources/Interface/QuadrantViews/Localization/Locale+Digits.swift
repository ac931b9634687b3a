import Foundation

extension Locale {
    /// The locale, with the digits 0 to 9 where it has numbers that are not made of ten digits, such as
    /// Roman ones, or none that are known: `String(format:locale:)` ends the program for these.
    ///
    /// Foundation's own styles write 0 to 9 then, too. Only a locale that names its numbers may have such.
    var withDigits: Locale {
        guard identifier.contains("numbers=") || identifier.contains("-nu-") else { return self }
        let sample = 1234.formatted(.number.grouping(.never).locale(self))
        guard sample == "1234" else { return self }
        var components = Locale.Components(locale: self)
        components.numberingSystem = NumberingSystem("latn")
        return Locale(components: components)
    }
}
