/// Whether a scene is shown when its app begins.
///
/// Apple: "SceneLaunchBehavior".
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String

    /// As the system has it: the first scene.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// It is shown.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// It is not shown until something opens it.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}
