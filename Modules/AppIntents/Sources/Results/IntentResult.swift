internal import Foundation
public import SwiftUI

/// What an intent answers.
///
/// Apple: "IntentResult".
public protocol IntentResult: Sendable {
    /// The type of the value that is answered.
    associatedtype Value
    /// The value that is answered.
    var value: Value? { get }
}

/// An answer with a value.
///
/// Apple: "ReturnsValue".
public protocol ReturnsValue<Value>: IntentResult {}

/// An answer in words.
///
/// Apple: "ProvidesDialog".
public protocol ProvidesDialog: IntentResult {}

/// An answer with a picture. It is not shown here.
///
/// Apple: "ShowsSnippetView".
public protocol ShowsSnippetView: IntentResult {}

/// An answer with a picture that an intent makes. It is not shown here.
///
/// Apple: "ShowsSnippetIntent".
public protocol ShowsSnippetIntent: IntentResult {}

/// An answer after which another intent is done.
///
/// Apple: "OpensIntent".
public protocol OpensIntent: IntentResult {}

/// What an intent answers: a value, words, a picture, another intent.
///
/// Apple: "IntentResultContainer".
public struct IntentResultContainer<Value, Intent, Snippet, Dialog>: ReturnsValue, ProvidesDialog,
    ShowsSnippetView, ShowsSnippetIntent, OpensIntent, @unchecked Sendable
{
    /// The value; `nil` for none.
    public let value: Value?
    let intent: Intent?
    let snippet: Snippet?
    let dialog: Dialog?

    init(
        _ value: Value? = nil, intent: Intent? = nil, snippet: Snippet? = nil, dialog: Dialog? = nil
    ) {
        (self.value, self.intent, self.snippet, self.dialog) = (value, intent, snippet, dialog)
    }
}

extension IntentResult {
    /// It was done.
    public static func result() -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer()
    }

    /// It was done; the answer is a value.
    public static func result<V>(value: V) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> { IntentResultContainer(value) }

    /// It was done; the answer is in words.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }

    /// It was done; the answer is a value and in words.
    public static func result<V>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
        IntentResultContainer(value, dialog: dialog)
    }

    /// It was done; the answer is a picture.
    public static func result<S: View>(view: S) -> Self
    where Self == IntentResultContainer<Never, Never, S, Never> {
        IntentResultContainer(snippet: view)
    }

    /// It was done; the answer is a picture and in words.
    public static func result<S: View>(dialog: IntentDialog, view: S) -> Self
    where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
        IntentResultContainer(snippet: view, dialog: dialog)
    }

    /// It was done; the answer is a picture and in words.
    public static func result<S: View>(dialog: IntentDialog, @ViewBuilder content: () -> S) -> Self
    where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
        IntentResultContainer(snippet: content(), dialog: dialog)
    }

    /// It was done; the answer is a picture.
    public static func result<S: View>(@ViewBuilder content: () -> S) -> Self
    where Self == IntentResultContainer<Never, Never, S, Never> {
        IntentResultContainer(snippet: content())
    }

    /// It was done; the answer is a value and a picture.
    public static func result<V, S: View>(value: V, view: S) -> Self
    where Self == IntentResultContainer<V, Never, S, Never> {
        IntentResultContainer(value, snippet: view)
    }

    /// It was done; the answer is a value, a picture and in words.
    public static func result<V, S: View>(value: V, dialog: IntentDialog, view: S) -> Self
    where Self == IntentResultContainer<V, Never, S, IntentDialog> {
        IntentResultContainer(value, snippet: view, dialog: dialog)
    }

    /// It was done; the answer is a value, a picture and in words.
    public static func result<V, S: View>(
        value: V, dialog: IntentDialog, @ViewBuilder content: () -> S
    ) -> Self where Self == IntentResultContainer<V, Never, S, IntentDialog> {
        IntentResultContainer(value, snippet: content(), dialog: dialog)
    }

    /// It was done; another intent follows. Here it does not.
    public static func result<I: AppIntent>(opensIntent: I) -> Self
    where Self == IntentResultContainer<Never, I, Never, Never> {
        IntentResultContainer(intent: opensIntent)
    }

    /// It was done; another intent follows. Here it does not.
    public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self
    where Self == IntentResultContainer<V, I, Never, Never> {
        IntentResultContainer(value, intent: opensIntent)
    }

    /// It was done; another intent follows. Here it does not.
    public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
        IntentResultContainer(intent: opensIntent, dialog: dialog)
    }

    /// It was done; another intent follows. Here it does not.
    public static func result<V, I: AppIntent>(value: V, opensIntent: I, dialog: IntentDialog)
        -> Self
    where Self == IntentResultContainer<V, I, Never, IntentDialog> {
        IntentResultContainer(value, intent: opensIntent, dialog: dialog)
    }
}

/// What is said.
///
/// Apple: "IntentDialog".
public struct IntentDialog: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
    /// What is said where nothing is seen.
    public let full: LocalizedStringResource
    /// What is written beside a picture.
    public let supporting: LocalizedStringResource?

    /// Words.
    public init(_ text: LocalizedStringResource) { (full, supporting) = (text, nil) }
    /// Words, and others beside a picture.
    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource,
        systemImageName: String? = nil
    ) {
        (self.full, self.supporting) = (full, supporting)
    }
    /// Words.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
