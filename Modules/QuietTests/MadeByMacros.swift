import FoundationModels
import SwiftUI
import TipKit

/// Something that a language model could make.
@Generable struct Recipe {
    @Guide(description: "The name") var title: String
}

/// A hint with two rules.
struct Hint: Tip {
    static let isNew = Tips.Parameter(wrappedValue: false)
    static let opened = Tips.Event(id: "opened")
    var title: Text { Text("A hint") }
    var rules: [Rule] {
        #Rule(Self.isNew) { $0 }
        #Rule(Self.opened) { $0.donations.count == 1 }
    }
    /// Whether it would show, once hints have begun.
    static var rulesHold: Bool {
        try? Tips.configure()
        return Hint().shouldDisplay
    }
}
