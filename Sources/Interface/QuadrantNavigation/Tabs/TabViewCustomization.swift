public import Foundation
import QuadrantCore
public import QuadrantViews

/// How the user has changed the tabs of a tab view. Nobody changes them in a picture; what code changes is kept.
///
/// Apple: "TabViewCustomization". All that code can change is about sidebars, which are not shown here. It is stored as JSON.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// How a tab was changed.
    ///
    /// Apple: "TabViewCustomization.TabCustomization".
    public struct TabCustomization: Equatable, Sendable {
        /// Whether the bar shows the tab: as the program says, as the user cannot change that here.
        public var tabBarVisibility: Visibility { .automatic }
        /// Whether the sidebar shows the tab.
        public var sidebarVisibility = Visibility.automatic
    }

    /// How a section was changed.
    ///
    /// Apple: "TabViewCustomization.SectionCustomization".
    public struct SectionCustomization: Equatable, Sendable {
        /// The identities of the tabs in order; `nil` for the order of the program.
        public fileprivate(set) var tabOrder: [String]?

        /// Puts the tabs into the order of the program.
        public mutating func resetTabOrder() { tabOrder = nil }
    }

    /// Tabs that a sidebar hides, and those that it shows whatever the program says.
    private var hidden: Set<String> = []
    private var shown: Set<String> = []
    /// The order of tabs, by section.
    private var orders: [String: [String]] = [:]

    /// Creates a customization in which nothing is changed.
    public init() {}

    /// How the tab of a `customizationID` was changed.
    ///
    /// Apple: "subscript(tab:)".
    public subscript(tab id: String) -> TabCustomization {
        get { TabCustomization(sidebarVisibility: self[sidebarVisibility: id]) }
        set { self[sidebarVisibility: id] = newValue.sidebarVisibility }
    }

    /// How the section of a `customizationID` was changed.
    ///
    /// Apple: "subscript(section:)".
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization(tabOrder: orders[id]) }
        set { orders[id] = newValue.tabOrder }
    }

    /// The order of the tabs of a section; `nil` for that of the program.
    ///
    /// Apple: "subscript(sectionID:)".
    public subscript(sectionID id: String) -> [String]? { orders[id] }

    /// Whether a sidebar shows the tab of a `customizationID`.
    ///
    /// Apple: "subscript(sidebarVisibility:)".
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { hidden.contains(id) ? .hidden : shown.contains(id) ? .visible : .automatic }
        set {
            hidden.remove(id)
            shown.remove(id)
            switch newValue {
            case .hidden: hidden.insert(id)
            case .visible: shown.insert(id)
            case .automatic: break
            }
        }
    }

    /// Shows all tabs as the program does.
    public mutating func resetVisibility() { (hidden, shown) = ([], []) }

    /// Puts sections into the order of the program.
    public mutating func resetSectionOrder() { orders = [:] }

    /// Puts the tabs of a section into the order of the program.
    public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }
}

extension TabViewCustomization {
    fileprivate static func stored(_ value: Any) -> TabViewCustomization? {
        (value as? Data).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    }

    /// What is stored of it; the same for equal values.
    fileprivate var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)) ?? Data()
    }

    /// The identities in order, so that equal values are written in the same way.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(hidden.sorted(), forKey: .hidden)
        try container.encode(shown.sorted(), forKey: .shown)
        try container.encode(orders, forKey: .orders)
    }

    private enum CodingKeys: String, CodingKey {
        case hidden, shown, orders
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// The changes of a tab view, stored under a key.
    ///
    /// Apple: "AppStorage.init(wrappedValue:_:store:)".
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String = "TabViewCustomization",
        store: UserDefaults? = nil
    ) {
        self.init(
            key, store: store, standard: wrappedValue, decode: TabViewCustomization.stored,
            encode: \.data)
    }
}
