import Foundation

/// The parts of which a symbol is composed: a drawing, an enclosure around it, a slash over it, a badge at
/// its corner.
struct SymbolRecipe: Equatable, Sendable {
    /// The drawing in the middle.
    enum Base: Equatable, Sendable {
        /// A record of the own designs.
        case design(String)
        /// An icon of Phosphor.
        case icon(String)
        /// One or two letters or digits, in an enclosure only.
        case characters(String)
        /// A dotted square, for a symbol of Apple's that has no drawing here.
        case placeholder
    }

    /// A shape around the drawing in the middle.
    struct Enclosure: Equatable, Sendable {
        /// The record of the own designs.
        var shape: String
        var isSolid: Bool
    }

    var base: Base
    var isSolid = false
    var enclosure: Enclosure?
    var hasSlash = false
    /// The symbol in the badge; `dot` for a plain one.
    var badge: String?
    /// Whether the badge is a triangle instead of a disc.
    var hasTriangleBadge = false

    /// The names of enclosures that any symbol may stand in.
    private static let shapes: Set<String> = [
        "circle", "square", "rectangle", "triangle", "diamond", "hexagon", "octagon", "pentagon",
        "shield", "app", "capsule", "bubble", "seal",
    ]
    private static let longestName = 100

    /// Whether a word of a name is an enclosure that any symbol may stand in.
    static func isShape(_ word: String) -> Bool { shapes.contains(word) }

    /// Whether a name is on the list of Apple's: all up to release 5.2, and later ones that are in use.
    static func isListed(_ name: String) -> Bool { SymbolNameTable.lines[name] != nil }

    /// How to compose the symbol of a name; `nil` if nobody knows it.
    static func named(_ name: String) -> SymbolRecipe? {
        guard !name.isEmpty, name.utf8.count <= longestName else { return nil }
        if let recipe = resolve(name, depth: 0) { return recipe }
        return isApples(name) ? SymbolRecipe(base: .placeholder) : nil
    }

    /// Whether Apple has the name, or one without a drawing that only lacks an enclosure, slash, badge or `fill`
    /// of it.
    private static func isApples(_ name: String) -> Bool {
        if SymbolNameTable.lines[name] != nil { return true }
        guard let dot = name.lastIndex(of: ".") else { return false }
        let last = String(name[name.index(after: dot)...])
        let rest = String(name[..<dot])
        guard !rest.hasSuffix("." + last), resolve(rest, depth: 0) == nil else { return false }
        let isVariant = shapes.contains(last) || ["fill", "slash"].contains(last)
        if isVariant { return isApples(rest) }
        return rest.hasSuffix(".badge") && enclosable(last) != nil
            && isApples(String(rest.dropLast(6)))
    }

    private static func resolve(_ name: String, depth: Int) -> SymbolRecipe? {
        guard depth < 6 else { return nil }
        if let recipe = recorded(name, depth: depth) { return recipe }
        if let recipe = badged(name, depth: depth) { return recipe }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let last = String(name[name.index(after: dot)...])
        let rest = String(name[..<dot])
        switch last {
        case "fill": if let recipe = resolve(rest, depth: depth + 1)?.filled { return recipe }
        case "slash":
            if var recipe = resolve(rest, depth: depth + 1), !recipe.hasSlash {
                recipe.hasSlash = true
                return recipe
            }
        case _ where shapes.contains(last):
            if var recipe = enclosable(rest, depth: depth), recipe.enclosure == nil,
                recipe.badge == nil
            {
                recipe.enclosure = Enclosure(shape: last, isSolid: false)
                return recipe
            }
        default: break
        }
        if name.hasPrefix("line.horizontal.3") {
            // The name of the symbol before its parts were put in order.
            return resolve("line.3.horizontal" + name.dropFirst(17), depth: depth + 1)
        }
        return SymbolDirection.absolute(name).flatMap { resolve($0, depth: depth + 1) }
    }

    /// A name that has a record of its own.
    private static func recorded(_ name: String, depth: Int) -> SymbolRecipe? {
        if !name.hasPrefix("~"), SymbolArtwork.design(name) != nil {
            return SymbolRecipe(base: .design(name))
        }
        guard let drawn = SymbolNameTable.lines[name]?.first else { return nil }
        // A name after "=" has the same drawing, otherwise it is that of an icon.
        guard drawn.hasPrefix("=") else { return SymbolRecipe(base: .icon(String(drawn))) }
        return resolve(String(drawn.dropFirst()), depth: depth + 1)
    }

    /// `folder.badge.plus`, `folder.fill.badge.plus`, `person.crop.circle.badge.xmark.fill`, `bell.badge`,
    /// `eye.trianglebadge.exclamationmark`.
    private static func badged(_ name: String, depth: Int) -> SymbolRecipe? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let at = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), at > 0
        else { return nil }
        let isFilled = at + 1 < parts.count && parts.last == "fill"
        let badge = parts[(at + 1)...].dropLast(isFilled ? 1 : 0).joined(separator: ".")
        let stem = parts[..<at].joined(separator: ".") + (isFilled ? ".fill" : "")
        guard var recipe = resolve(stem, depth: depth + 1), recipe.badge == nil,
            badge.isEmpty || enclosable(badge, depth: depth) != nil
        else { return nil }
        recipe.badge = badge.isEmpty ? "dot" : badge
        recipe.hasTriangleBadge = parts[at] == "trianglebadge"
        return recipe
    }

    /// The recipe of something that may stand in an enclosure: a symbol, whole or cropped by it, a letter, a
    /// number up to 50, a dot.
    static func enclosable(_ name: String, depth: Int = 0) -> SymbolRecipe? {
        if name == "dot" { return SymbolRecipe(base: .design("~dot")) }
        if name.hasSuffix(".crop") { return resolve(String(name.dropLast(5)), depth: depth + 1) }
        let isLetter = name.count == 1 && name.allSatisfy { ("a"..."z").contains($0) }
        let isDigits = name.utf8.count <= 2 && name.allSatisfy { ("0"..."9").contains($0) }
        let isNumber = isDigits && (Int(name).map { $0 <= 50 } ?? false)
        if isLetter || isNumber { return SymbolRecipe(base: .characters(name)) }
        return resolve(name, depth: depth + 1)
    }

    /// The `.fill` of this; `nil` if it has none or is filled already.
    private var filled: SymbolRecipe? {
        var recipe = self
        if let enclosure {
            guard !enclosure.isSolid else { return nil }
            recipe.enclosure?.isSolid = true
            return recipe
        }
        guard !isSolid, artwork?.hasFill == true else { return nil }
        recipe.isSolid = true
        return recipe
    }

    /// The words of a symbol's name without those of its fill, its enclosure, its slash or its badge.
    func words(of name: String) -> [Substring] {
        var words = name.split(separator: ".")
        if let end = words.firstIndex(where: { ["slash", "badge", "trianglebadge"].contains($0) }),
            end > 0,
            hasSlash || badge != nil
        {
            words = Array(words[..<end])
        }
        while words.count > 1, words.last == "fill" { words.removeLast() }
        if words.count > 1, let shape = enclosure?.shape, words.last.map(String.init) == shape {
            words.removeLast()
        }
        return words
    }

    /// The drawing in the middle; `nil` for characters and placeholders.
    var artwork: SymbolArtwork? {
        switch base {
        case .design(let name): .design(name)
        case .icon(let name): .icon(name)
        case .characters, .placeholder: nil
        }
    }
}
