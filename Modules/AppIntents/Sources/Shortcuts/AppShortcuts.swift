internal import Foundation
public import SwiftUI

/// What people can say or tap without setting it up first. There is no Siri here: it is offered nowhere.
///
/// Apple: "AppShortcutsProvider".
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// Their colour.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Tells the system that words have changed. There is none here that keeps them.
    public static func updateAppShortcutParameters() {}
}

/// The colours of shortcuts.
///
/// Apple: "ShortcutTileColor".
public enum ShortcutTileColor: Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink,
        grayBlue
    case grayGreen, grayBrown
}

/// An intent with the words that people say.
///
/// Apple: "AppShortcut".
public struct AppShortcut: Sendable {
    /// The intent.
    public let intent: any AppIntent

    /// An intent with the words that people say.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource = "",
        systemImageName: String = ""
    ) {
        self.intent = intent
    }

    /// An intent with the words that people say, for values of a parameter.
    public init<Intent: AppIntent, Value>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource = "",
        systemImageName: String = "",
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
    ) {
        self.intent = intent
    }
}

/// How values are offered.
///
/// Apple: "ParameterPresentation".
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value>: Sendable {}

/// Words that people say: `"Open \(\.$book) in \(.applicationName)"`.
///
/// Apple: "AppShortcutPhrase".
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// What the words may name.
    public enum Token: Sendable {
        /// The name of the app.
        case applicationName
    }

    /// Puts names into words.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        /// A name.
        public mutating func appendInterpolation(_ token: Token) {}
        /// A parameter.
        public mutating func appendInterpolation<Value>(
            _ path: KeyPath<Intent, IntentParameter<Value>>
        ) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

/// Makes a list of shortcuts.
///
/// Apple: "AppShortcutsBuilder".
@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] {
        parts.flatMap(\.self)
    }
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
    public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
    public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// A package whose intents the app offers too.
///
/// Apple: "AppIntentsPackage".
public protocol AppIntentsPackage: Sendable {
    /// Others.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
