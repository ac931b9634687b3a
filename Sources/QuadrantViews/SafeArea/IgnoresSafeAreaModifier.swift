public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout

/// What makes a part of the container unsafe.
///
/// Apple: "SafeAreaRegions".
public struct SafeAreaRegions: OptionSet, Sendable, BitwiseCopyable {
    /// One bit for each kind of region.
    public let rawValue: UInt

    /// The regions whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The device and the container: bars, insets, rounded corners.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// A keyboard on the screen; no host has one yet.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: UInt.max)
}

nonisolated struct IgnoresSafeAreaModifier: NodeModifier {
    let regions: SafeAreaRegions
    let edges: Edge.Set

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        .extended(SafeAreaIgnoringRule(edges: regions.contains(.container) ? edges : []))
    }
}

extension View {
    /// Lets the view grow under the safe area, beyond those of `edges` at which it touches it.
    ///
    /// For views around it the modified view keeps its place and size inside the safe area.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
    }

    /// As `ignoresSafeArea(_:edges:)` for all regions.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
