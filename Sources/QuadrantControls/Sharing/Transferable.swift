public import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// Something that can be handed to other programs.
///
/// Apple: "Transferable" of CoreTransferable. Nothing is handed to other programs here: the protocol says which values
/// `ShareLink` and `PasteButton` take. The text that a value is, if it is one, is told when something is shared.
public protocol Transferable: Sendable {
    /// In which forms the value is handed over.
    associatedtype Representation: TransferRepresentation

    /// In which forms the value is handed over.
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: Representation { get }
}

/// A form in which values are handed over.
///
/// Apple: "TransferRepresentation".
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
}

/// Values that are handed over as other ones.
///
/// Apple: "ProxyRepresentation".
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    /// Values are handed over as what `exporting` makes of them.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}

    /// Values are made of what `importing` is given.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}

    /// Values are handed over as others, and made of them.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
}

/// Values that are handed over as they are.
public struct _PlainRepresentation<Item: Transferable>: TransferRepresentation {}

/// Several forms of the same values.
public struct _JoinedRepresentation<Item: Transferable>: TransferRepresentation {}

/// Builds the forms in which values are handed over.
///
/// Apple: "TransferRepresentationBuilder".
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// The form of an expression.
    public static func buildExpression<R: TransferRepresentation<Item>>(_ content: R) -> R {
        content
    }

    /// The form of the first statement.
    public static func buildPartialBlock<R: TransferRepresentation<Item>>(first: R) -> R { first }

    /// The forms of some statements and of the one after them.
    public static func buildPartialBlock<
        A: TransferRepresentation<Item>, B: TransferRepresentation<Item>
    >(accumulated: A, next: B) -> _JoinedRepresentation<Item> { _JoinedRepresentation() }
}

extension String: Transferable {
    /// A text is handed over as it is.
    public static var transferRepresentation: _PlainRepresentation<String> {
        _PlainRepresentation<String>()
    }
}

extension URL: Transferable {
    /// An address is handed over as it is.
    public static var transferRepresentation: _PlainRepresentation<URL> {
        _PlainRepresentation<URL>()
    }
}

extension Data: Transferable {
    /// Data are handed over as they are.
    public static var transferRepresentation: _PlainRepresentation<Data> {
        _PlainRepresentation<Data>()
    }
}

extension AttributedString: Transferable {
    /// A text is handed over as it is.
    public static var transferRepresentation: _PlainRepresentation<AttributedString> {
        _PlainRepresentation<AttributedString>()
    }
}

extension Image: Transferable {
    /// A picture is handed over as it is.
    public static var transferRepresentation: _PlainRepresentation<Image> {
        _PlainRepresentation<Image>()
    }
}

extension Never: Transferable {
    /// Nothing is handed over: there is no value of this type.
    public static var transferRepresentation: _PlainRepresentation<Never> {
        _PlainRepresentation<Never>()
    }
}
