import QuadrantCore

/// Technologies that have a focus of their own.
///
/// Apple: "AccessibilityTechnologies".
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    struct Bits: OptionSet, Hashable {
        let rawValue: UInt8
    }

    private var bits: Bits

    private init(_ bits: Bits) {
        self.bits = bits
    }

    /// No technologies.
    public init() {
        bits = []
    }

    /// The screen reader.
    public static let voiceOver = AccessibilityTechnologies(Bits(rawValue: 1))
    /// The technology that operates a device by switches.
    public static let switchControl = AccessibilityTechnologies(Bits(rawValue: 2))

    /// Whether all technologies of `member` are among these.
    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits.contains(member.bits) }

    /// The technologies of both.
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits.union(other.bits))
    }

    /// The technologies that both have.
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits.intersection(other.bits))
    }

    /// The technologies that exactly one of both has.
    public func symmetricDifference(
        _ other: AccessibilityTechnologies
    ) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits.symmetricDifference(other.bits))
    }

    /// Adds technologies; `inserted` is `false` if all of them were there before.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        bits.formUnion(newMember.bits)
        return (isNew, newMember)
    }

    /// Takes technologies away and returns those of them that were there, or `nil` if none was.
    @discardableResult
    public mutating func remove(
        _ member: AccessibilityTechnologies
    ) -> AccessibilityTechnologies? {
        let removed = bits.intersection(member.bits)
        bits.subtract(member.bits)
        return removed.isEmpty ? nil : AccessibilityTechnologies(removed)
    }

    /// Adds technologies and returns those of them that were there before, or `nil` if none was.
    @discardableResult
    public mutating func update(
        with newMember: AccessibilityTechnologies
    ) -> AccessibilityTechnologies? {
        let old = bits.intersection(newMember.bits)
        bits.formUnion(newMember.bits)
        return old.isEmpty ? nil : AccessibilityTechnologies(old)
    }

    /// Adds the technologies of `other`.
    public mutating func formUnion(_ other: AccessibilityTechnologies) {
        bits.formUnion(other.bits)
    }

    /// Keeps only technologies that `other` has too.
    public mutating func formIntersection(_ other: AccessibilityTechnologies) {
        bits.formIntersection(other.bits)
    }

    /// Adds the technologies of `other` that are missing, and takes away those that both have.
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        bits.formSymmetricDifference(other.bits)
    }

    /// Whether the host says that one of them is on.
    func isOneOn(in environment: EnvironmentValues) -> Bool {
        contains(.voiceOver) && environment.accessibilityVoiceOverEnabled
            || contains(.switchControl) && environment.accessibilitySwitchControlEnabled
    }
}
