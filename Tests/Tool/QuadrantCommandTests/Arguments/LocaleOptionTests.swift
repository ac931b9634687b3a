import Expectations
import QuadrantCommand
import Testing

/// Which identifiers `--locale` takes.
@Suite struct LocaleOptionTests {
    private func message(_ locale: String) -> String? {
        do {
            _ = try ArgumentParser.command(for: ["render", "a.swift", "--locale", locale])
            return nil
        } catch {
            return error.message
        }
    }

    @Test(arguments: [
        "de", "de_DE", "de-DE", "DE_de", "en_US_POSIX", "zh_Hant_TW", "zh-Hans", "sr_Latn_RS",
        "es_419", "ar-u-nu-latn",
        "de_DE@calendar=buddhist", "en_US.UTF-8", "gsw_CH", "yue_Hant_HK", "de_CH_1996",
        "ca_ES_VALENCIA",
    ])
    func takesWhatThereIs(locale: String) {
        same(message(locale), nil)
    }

    /// With one of the identifiers that are named as near.
    @Test(arguments: [
        ("nonsense", "no"), ("german", "de"), ("French", "fr"), ("de_XX", "de_"),
        ("de_DEU", "de_DE"), ("en-QQ", "en_"), ("xx_XX", "xh"),
        ("zh_Foooo_TW", "zh"), ("de__DE", "de_DE"), ("english_US", "en"), ("de_", "de"),
    ])
    func refusesTheRestWithNearOnes(locale: String, near: String) throws {
        let text = try #require(message(locale))
        holds(text.hasPrefix("'\(locale)' is no value for '--locale': "))
        has(text, "did you mean ", "\(text)")
        has(text, near, "\(text)")
    }
}
