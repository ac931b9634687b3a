public import Foundation

// On Apple's systems these classes inherit `init()`; Foundation's own on Linux lack it.

extension Progress {
    /// Creates a progress without a parent; nothing is known of it yet.
    ///
    /// Apple: "Progress", which inherits `init()`.
    public convenience init(_userInfo: [ProgressUserInfoKey: Any]? = nil) {
        self.init(parent: nil, userInfo: _userInfo)
    }
}

extension NSAttributedString {
    /// Creates a text without characters.
    ///
    /// Apple: "NSAttributedString", which inherits `init()`; so does its subclass that can be changed.
    public convenience init(_empty: Void = ()) {
        self.init(string: "")
    }
}

/// What is known of the process, in place of `ProcessInfo()` in files that `quadrant` compiles.
///
/// Apple: "ProcessInfo", which inherits `init()`.
public func _Process() -> ProcessInfo { .processInfo }
