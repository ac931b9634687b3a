/// Names whose drawing depends on the reading direction.
///
/// Sides that a name says as forward and backward, leading and trailing are those of the text. Of what a name shows
/// without a side, Apple mirrors lists, lines of text, speakers, batteries, carts. Evidence: of 83 names a drawing of its
/// own for text from right to left is known (SFSafeSymbols, MIT, release 5.2), those that show a sign that must not be
/// turned around: the check marks of `checklist`, the bolt of `battery.100.bolt`, the clock of `calendar.badge.clock`. Their
/// kin without such a sign are mirrored too (inferred). Names with left and right never are, save those among the 83.
package enum SymbolDirection {
    private static let sides: [Substring: String] = [
        "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
        "leadinghalf": "lefthalf", "trailinghalf": "righthalf", "leadingthird": "leftthird",
        "trailingthird": "rightthird",
    ]
    /// What such a name begins with; of several words all of them.
    private static let families: Set<String> = [
        "list", "checklist", "speaker", "battery", "cart", "message.badge", "calendar.badge",
        "text.append", "text.badge", "text.below", "text.bubble", "text.insert",
        "text.magnifyingglass", "text.quote", "text.redaction", "box.truck", "truck.box",
    ]
    /// Further ones with a drawing of their own for the other direction.
    private static let others: Set<String> = [
        "apps.iphone.landscape", "bell.badge.slash", "bubble.left.and.text.bubble.right",
        "checkmark.bubble", "doc.append", "doc.questionmark", "doc.text.below.ecg",
        "drop.degreesign.slash", "filemenu.and.cursorarrow", "gear.badge",
        "hifispeaker.and.appletv", "homepod.and.appletv", "homepodmini.and.appletv",
        "info.bubble", "macwindow.and.cursorarrow", "macwindow.on.rectangle",
        "mail.and.text.magnifyingglass", "pencil.and.list.clipboard", "person.checkmark",
        "person.questionmark", "person.xmark", "phone.bubble", "questionmark.video",
        "quote.bubble", "rectangle.and.pencil.and.ellipsis",
        "rectangle.and.text.magnifyingglass", "speaker.wave.2.bubble.left", "video.bubble",
    ]
    /// Names among these whose `.fill` has the sign as a hole. It is not mirrored here, as the sign would be
    /// mirrored too.
    private static let holes: Set<String> = [
        "checkmark.bubble", "doc.questionmark", "phone.bubble", "questionmark.video",
    ]
    /// Signs that stay as they are in a mirrored drawing, by the names of its parts.
    private static let signs: Set<String> = [
        "bolt", "check", "checkmark", "checks", "character", "clock", "cursorarrow", "hands",
        "info", "magnifying-glass", "magnifyingglass", "number", "numbers", "pencil", "phone",
        "questionmark", "zzz",
    ]

    /// The same name with left and right in place of forward and backward; `nil` if it has neither.
    ///
    /// A first part is what the symbol shows: `forward.fill` is that of media players.
    static func absolute(_ name: String) -> String? {
        var parts = words(name)
        guard saysSide(parts) else { return nil }
        for index in parts.indices.dropFirst() {
            if let side = sides[parts[index]] { parts[index] = side[...] }
        }
        return parts.joined(separator: ".")
    }

    /// Whether a symbol is mirrored where text runs from right to left.
    package static func follows(_ name: String) -> Bool {
        let parts = words(name)
        if saysSide(parts) { return true }
        let shown = parts.filter { $0 != "fill" }
        if others.contains(shown.joined(separator: ".")) {
            return shown.count == parts.count || !holes.contains(shown.joined(separator: "."))
        }
        guard !parts.contains("left"), !parts.contains("right") else { return false }
        return families.contains(String(parts[0]))
            || families.contains(shown.prefix(2).joined(separator: "."))
    }

    /// Whether a part of a drawing stays as it is where the drawing is mirrored.
    static func isSign(_ part: String) -> Bool { signs.contains(part) }

    private static func words(_ name: String) -> [Substring] {
        name.split(separator: ".", omittingEmptySubsequences: false)
    }

    private static func saysSide(_ parts: [Substring]) -> Bool {
        parts.dropFirst().contains { sides[$0] != nil }
    }
}
