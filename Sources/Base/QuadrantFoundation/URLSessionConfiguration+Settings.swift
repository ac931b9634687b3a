internal import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Settings that Foundation on Linux lacks, or lets be read only. They are read as Apple's defaults; another value is kept nowhere and has no
/// effect here, which is told once.
extension URLSessionConfiguration {
    /// Whether a task waits for a network where there is none; `false`. Here a task fails at once.
    ///
    /// Apple: "waitsForConnectivity" (Foundation).
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { false }
        set {
            tell(
                "waitsForConnectivity", newValue,
                "A task fails at once where there is no network.")
        }
    }

    /// Whether tasks may use a network whose user has asked to spare data; `true`.
    ///
    /// Apple: "allowsConstrainedNetworkAccess" (Foundation).
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { tell("allowsConstrainedNetworkAccess", newValue != true) }
    }

    /// Whether tasks may use a network that costs; `true`.
    ///
    /// Apple: "allowsExpensiveNetworkAccess" (Foundation).
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { tell("allowsExpensiveNetworkAccess", newValue != true) }
    }

    /// Whether connections stay open while the app is in the background; `false`.
    ///
    /// Apple: "shouldUseExtendedBackgroundIdleMode" (Foundation).
    public var shouldUseExtendedBackgroundIdleMode: Bool {
        get { false }
        set { tell("shouldUseExtendedBackgroundIdleMode", newValue != false) }
    }

    /// Whether the system may choose when tasks run; `false`.
    ///
    /// Apple: "isDiscretionary" (Foundation).
    public var isDiscretionary: Bool {
        get { false }
        set { tell("isDiscretionary", newValue != false) }
    }

    /// Whether the app is started again when tasks of the background end; `true`.
    ///
    /// Apple: "sessionSendsLaunchEvents" (Foundation).
    public var sessionSendsLaunchEvents: Bool {
        get { true }
        set { tell("sessionSendsLaunchEvents", newValue != true) }
    }

    /// The container of a group of apps into which files are downloaded; `nil` for the app's own.
    ///
    /// Apple: "sharedContainerIdentifier" (Foundation).
    public var sharedContainerIdentifier: String? {
        get { nil }
        set { tell("sharedContainerIdentifier", newValue != nil) }
    }

    /// The settings of a session whose tasks go on while the app is in the background. Here they are the usual ones, which is told once: tasks
    /// end with the app.
    ///
    /// Apple: "background(withIdentifier:)" (Foundation). Foundation on Linux has it, and says that it is not available.
    public static func background(
        withIdentifier identifier: String
    ) -> URLSessionConfiguration {
        let settings = URLSessionConfiguration.default
        settings.tell("background(withIdentifier:)", true)
        return settings
    }

    private func tell(_ name: String, _ isOther: Bool, _ advice: String = "") {
        if isOther { TellOnce.settings.sayWithoutEffect("URLSessionConfiguration.\(name)", advice) }
    }
}
