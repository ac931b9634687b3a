/// Which language of a table is nearest where the table has not the one of a locale.
///
/// By the table "Behavior examples" of ICU's `ualoc.h`, which says what Apple's bundles do: British English for all but American,
/// Latin American Spanish for America, European Portuguese for all but Brazil, the Chinese of Hong Kong for Macau. That the two
/// kinds of Norwegian stand in for each other, and that Portuguese of Africa is European, follows from CLDR's parents of locales.
enum LanguageKin {
    /// The kin of a language in a region, nearest first; they are looked for before the language without a region.
    static func nearer(_ language: String, _ region: String?) -> [String] {
        guard let region else { return [] }
        switch language {
        case "en": return american.contains(region) ? [] : ["en-GB", "en-001"]
        case "es":
            return latin.contains(region)
                ? ["es-419", "es-MX"].filter { $0 != "es-\(region)" } : []
        case "pt": return region == "BR" ? [] : ["pt-PT"]
        case "zh": return region == "MO" ? ["zh-HK"] : []
        default: return []
        }
    }

    /// Languages that stand in for one that is in no table.
    static func others(_ language: String) -> [String] {
        switch language {
        case "no": ["nb"]
        case "nn": ["nb", "no"]
        case "nb": ["no"]
        default: []
        }
    }

    /// Where American English is written.
    private static let american: Set = [
        "US", "AS", "GU", "MH", "MP", "PH", "PR", "UM", "VI",
    ]
    /// Where Latin American Spanish is.
    private static let latin: Set = [
        "419", "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI",
        "PA",
        "PE", "PR", "PY", "SV", "US", "UY", "VE",
    ]
}
