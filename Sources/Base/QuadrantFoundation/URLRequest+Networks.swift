internal import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Which networks a request may use. They are read as Apple's defaults; another value has no effect here, which is told once.
extension URLRequest {
    /// Whether it may use a network whose user has asked to spare data; `true`.
    ///
    /// Apple: "allowsConstrainedNetworkAccess" (Foundation).
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { tell("allowsConstrainedNetworkAccess", newValue) }
    }

    /// Whether it may use a network that costs; `true`.
    ///
    /// Apple: "allowsExpensiveNetworkAccess" (Foundation).
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { tell("allowsExpensiveNetworkAccess", newValue) }
    }

    private func tell(_ name: String, _ isUsual: Bool) {
        if !isUsual { TellOnce.settings.sayWithoutEffect("URLRequest.\(name)") }
    }
}
