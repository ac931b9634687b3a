import Foundation
import UniformTypeIdentifiers

/// Forms in which values of a type are handed over.
///
/// Apple: "TransferRepresentation". One's own is made of others, in `body`.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The representation that it is made of.
    associatedtype Body: TransferRepresentation

    /// The representation that it is made of.
    @TransferRepresentationBuilder<Item>
    var body: Body { get }

    /// The forms, the preferred ones first; not for use outside the library.
    var _forms: [_TransferForm<Item>] { get }
}

/// One form in which values are handed over; not for use outside the library.
public struct _TransferForm<Item>: Sendable {
    var contentType: UTType
    /// What makes data of a value; `nil` for a form that is only taken.
    var export: (@Sendable (Item) async throws -> Data)?
    /// What makes a value of data; `nil` for a form that is only given.
    var make: (@Sendable (Data) async throws -> Item)?
    var visibility = TransferRepresentationVisibility.all
    var condition: @Sendable (Item) -> Bool = { _ in true }
    var fileName: @Sendable (Item) -> String? = { _ in nil }
}

extension TransferRepresentation where Body.Item == Item {
    /// The forms of the body.
    public var _forms: [_TransferForm<Item>] { body._forms }
}

extension TransferRepresentation where Body == Never {
    /// Never called: it is not made of others.
    public var body: Never {
        preconditionFailure("\(Self.self) is not made of other representations.")
    }
}

extension Never: TransferRepresentation {
    /// There are no values.
    public typealias Item = Never
    /// It is not made of others.
    public typealias Body = Never
    /// There are none.
    public var _forms: [_TransferForm<Never>] { [] }
}

extension Never: Transferable {
    /// Nothing is handed over: there is no value of this type.
    public static var transferRepresentation: Never {
        preconditionFailure("There is no value of the type Never.")
    }
}

/// Forms with a change to each; not for use outside the library.
public struct _ChangedRepresentation<Item: Transferable>: TransferRepresentation {
    /// It is not made of others.
    public typealias Body = Never

    /// The changed forms.
    public let _forms: [_TransferForm<Item>]
}

extension TransferRepresentation {
    private func changed(
        _ change: (inout _TransferForm<Item>) -> Void
    ) -> _ChangedRepresentation<Item> {
        _ChangedRepresentation(
            _forms: _forms.map {
                var form = $0
                change(&form)
                return form
            })
    }

    /// Says who may see the forms.
    ///
    /// Apple: "visibility(_:)".
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
        changed { $0.visibility = visibility }
    }

    /// Leaves the forms out for values that do not meet a condition.
    ///
    /// Apple: "exportingCondition(_:)".
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        changed { form in
            let before = form.condition
            form.condition = { before($0) && condition($0) }
        }
    }

    /// Names the file that is written of a value.
    ///
    /// Apple: "suggestedFileName(_:)".
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        changed { $0.fileName = { _ in fileName } }
    }

    /// Names the file that is written of a value.
    ///
    /// Apple: "suggestedFileName(_:)".
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        changed { $0.fileName = fileName }
    }
}

/// Several forms of the same values.
///
/// Apple: "TupleTransferRepresentation".
public struct TupleTransferRepresentation<Item: Transferable, T>: TransferRepresentation {
    /// It is not made of others.
    public typealias Body = Never

    /// All forms, the preferred ones first.
    public let _forms: [_TransferForm<Item>]
}

/// Builds the forms in which values are handed over.
///
/// Apple: "TransferRepresentationBuilder".
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// The forms of an expression.
    public static func buildExpression<R: TransferRepresentation<Item>>(_ content: R) -> R {
        content
    }

    /// The forms of the first statement.
    public static func buildPartialBlock<R: TransferRepresentation<Item>>(first content: R) -> R {
        content
    }

    /// The forms of some statements and of the one after them.
    public static func buildPartialBlock<
        A: TransferRepresentation<Item>, B: TransferRepresentation<Item>
    >(accumulated: A, next: B) -> TupleTransferRepresentation<Item, (A, B)> {
        TupleTransferRepresentation(_forms: accumulated._forms + next._forms)
    }
}

/// No form at all; not for use outside the library.
public struct _NoRepresentation<Item: Transferable>: TransferRepresentation {
    /// It is not made of others.
    public typealias Body = Never

    /// There are none.
    public var _forms: [_TransferForm<Item>] { [] }

    /// Creates the representation.
    public init() {}
}
