public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout

/// The causes of safe area insets.
///
/// Apple: "SafeAreaRegions".
public struct SafeAreaRegions: OptionSet, Sendable, BitwiseCopyable {
    /// One bit for each kind of region.
    public let rawValue: UInt

    /// The regions whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The device and the container: bars, insets and rounded corners.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// A keyboard on the screen, which devices have, and hosts that ask for one, while a field is edited.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// All regions: the container and the keyboard.
    public static let all = SafeAreaRegions(rawValue: UInt.max)
}

nonisolated struct IgnoresSafeAreaModifier: NodeModifier {
    let regions: SafeAreaRegions
    let edges: Edge.Set

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        var known: SafeAreaKinds = []
        if regions.contains(.container) { known.insert(.container) }
        if regions.contains(.keyboard) { known.insert(.keyboard) }
        return .extended(SafeAreaIgnoringRule(edges: known.isEmpty ? [] : edges, regions: known))
    }
}

extension View {
    /// Lets the view reach into the safe area insets on those of `edges` where its frame touches
    /// them.
    ///
    /// The views around lay the modified view out as before, inside of the safe area.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
    }

    /// The same as `ignoresSafeArea(_:edges:)` for all regions.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
